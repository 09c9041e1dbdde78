package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.WarningCode;

/** The whole ruling of a game. */
@Schema(
        description =
                "The ruling of a game. Sections not asked for are left out; arrays that are there are never null.")
@JsonSerialize(using = RulingJson.OfRuling.class)
public record AdjudicationResponse(
        RuleSetRef ruleSet,

        @Schema(
                description =
                        "How the moves were read: UCCI stands for ranks 0-9, UCI for ranks 1-10, AUTO for a game file,"
                                + " which tells by itself.")
        Notation notation,

        PositionView position,
        CheckView check,
        MaterialView material,
        VerdictView verdict,

        @Schema(description = "With LEGAL_MOVES: the legal moves of position; empty once the replay stopped at an end.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<LegalMoveView> legalMoves,

        @Schema(description = "How many moves were not read because the game was over.")
        int movesAfterEnd,

        @Schema(description = "With stopAtEnd false: every verdict that fell, in order; verdict is the first of them.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<VerdictView> rulings,

        @Schema(description = "With PLIES: every ply played.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        List<PlyView> plies,

        @Schema(description = "What to know before the next move.")
        List<WarningView> warnings) {

    /** Which rules were applied. */
    public record RuleSetRef(String id, String version) {}

    /** The position that is described: the deciding one, or the one after all moves. */
    public record PositionView(
            String fen,
            Side sideToMove,

            @Schema(description = "Plies played, 0 at the start.")
            int ply,

            int moveNumber,
            int pliesSinceCapture,

            @Schema(description = "How often this position has now stood.")
            int occurrence) {}

    /** Check in that position. */
    public record CheckView(
            boolean inCheck,

            @Schema(description = "Where the checking pieces stand.")
            List<String> checkers) {}

    /** What each side has left in that position to attack with. */
    @Schema(
            description =
                    "What each side has left in that position to attack with. Where canWin is false for both, neither can win;"
                            + " whether that ends the game is the rule set's matter.")
    public record MaterialView(SideMaterial red, SideMaterial black) {}

    /** The same of one side. */
    public record SideMaterial(
            @Schema(
                    description = "How many pieces it has left that can cross the river: chariots, horses, cannons and"
                            + " soldiers.")
            int attackers,

            @Schema(
                    description =
                            "Whether it can win by an attack of its own: it has such a piece. One that cannot may still"
                                    + " win by what the other side does, such as running out of time, where no rule says otherwise.")
            boolean canWin) {}

    /** A warning. */
    public record WarningView(
            WarningCode code,

            @Schema(description = "The ply of the position that it is given at.")
            int ply,

            String text) {}
}
