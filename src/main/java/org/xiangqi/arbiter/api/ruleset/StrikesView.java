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

        @Schema(
                description = "What a chase is; null if chases are not judged.",
                implementation = ChaseView.class,
                nullable = true)
        @Nullable
        ChaseView chases) {

    /** What a chase is. */
    public record ChaseView(
            @Schema(description = "The pieces whose own attack can be a chase.")
            Set<PieceType> attackers,

            @Schema(
                    description =
                            "When a capture is worth threatening. NO_REAL_PROTECTOR: nothing can legally retake, or a horse or"
                                    + " cannon takes a chariot. EXCHANGE: material is won when the captures on the point are"
                                    + " played out, or after a series of checks.")
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
