package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.rules.threat.ChaseRule;

/**
 * Which moves count against the side that makes them, besides checks.
 *
 * @param chases what a chase is; null if chases are not judged
 * @param killThreats whether the threat to mate by checks alone counts
 */
public record Strikes(@Nullable ChaseRule chases, boolean killThreats) {
    /** Only checks count. */
    public static final Strikes CHECKS_ONLY = new Strikes(null, false);

    /** Whether anything but checks counts. */
    public boolean beyondChecks() {
        return chases != null || killThreats;
    }
}
