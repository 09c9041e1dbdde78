package org.xiangqi.arbiter.api.ruleset;

import java.util.EnumSet;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.rules.Strikes;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Gain;

/** Which moves count against a side, besides checks. */
public record StrikesView(
        @Schema(description = "Whether the threat to mate by checks alone counts.")
        boolean killThreats,

        @Schema(description = "What a chase is; null if chases are not judged.", nullable = true) @Nullable
        ChaseView chases) {

    /** What a chase is. */
    @Schema(
            description =
                    "A move chases if it newly threatens a capture that is legal and worth it. The general and soldiers"
                            + " before the river are never chased.")
    public record ChaseView(
            @Schema(description = "The pieces whose own attack can be a chase.")
            Set<PieceType> attackers,

            @Schema(description = "When a capture is worth threatening.")
            Gain gain,

            @Schema(
                    description =
                            "Whether advisors and elephants chase chariots, horses and cannons that are protected.")
            boolean minorsChaseMajors,

            @Schema(description = "Whether a checking move can chase besides.")
            ChaseRule.OnChecks onChecks,

            @Schema(description = "Whether attacks of soldiers count where both sides strike with every move.")
            boolean mutualSoldiers) {}

    static StrikesView of(Strikes strikes) {
        ChaseRule rule = strikes.chases();
        return new StrikesView(
                strikes.killThreats(),
                rule == null
                        ? null
                        : new ChaseView(
                                EnumSet.copyOf(rule.attackers()),
                                rule.gain(),
                                rule.minorsChaseMajors(),
                                rule.onChecks(),
                                rule.mutualSoldiers()));
    }
}
