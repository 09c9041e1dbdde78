package org.xiangqi.arbiter.api.ruling;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.api.Notation;

/** One game under several rule sets. */
@Schema(description = "The rulings of one game under several rule sets, side by side.")
public record ComparisonResponse(
        @Schema(description = "How the moves were read: UCCI stands for ranks 0-9, UCI for ranks 1-10.")
        Notation notation,

        @Schema(description = "How many plies the game has.")
        int plies,

        @Schema(
                description =
                        "Whether the result is the same under all of them, for whatever reason and at whatever ply.")
        boolean unanimous,

        @Schema(description = "In the order of the rule sets.")
        List<ComparedRuling> rulings) {

    /** The ruling under one rule set. */
    public record ComparedRuling(
            AdjudicationResponse.RuleSetRef ruleSet,
            VerdictView verdict,

            @Schema(description = "How many plies were played after the verdict fell; 0 while the game is ongoing.")
            int movesAfterEnd,

            @Schema(description = "What to know before the next move, and what was left undecided on the way.")
            List<AdjudicationResponse.WarningView> warnings) {}
}
