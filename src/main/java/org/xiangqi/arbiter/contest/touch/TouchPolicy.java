package org.xiangqi.arbiter.contest.touch;

import java.util.List;
import java.util.OptionalInt;

/**
 * What an event lays down about technicals.
 *
 * @param id short and stable
 * @param version changes whenever a value does
 * @param lossAtTechnical at which technical of a side it loses the game, 1 or more; empty where the event's own rules decide
 */
public record TouchPolicy(String id, String version, OptionalInt lossAtTechnical) {
    /** The rules say no more than that the penalty depends on the event. */
    private static final TouchPolicy DOMI = new TouchPolicy("domi", "1.0", OptionalInt.empty());

    private static final List<TouchPolicy> ALL = List.of(DOMI);

    /** Refuses a number below 1 with an {@link IllegalArgumentException}. */
    public TouchPolicy {
        if (lossAtTechnical.orElse(1) < 1) {
            throw new IllegalArgumentException("no technical has the number " + lossAtTechnical.getAsInt());
        }
    }

    /** All policies that are known by name. */
    public static List<TouchPolicy> all() {
        return ALL;
    }

    /** The one that holds where nothing is said. */
    public static TouchPolicy byDefault() {
        return DOMI;
    }

    /** The same, but the game is lost at that technical, 1 or more. */
    public TouchPolicy losingAt(int technical) {
        return new TouchPolicy(id, version, OptionalInt.of(technical));
    }
}
