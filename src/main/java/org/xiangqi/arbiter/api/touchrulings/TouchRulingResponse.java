package org.xiangqi.arbiter.api.touchrulings;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.LegalMoveView;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.contest.touch.Obligation;
import org.xiangqi.arbiter.contest.touch.Technical;
import org.xiangqi.arbiter.contest.touch.TouchPolicy;
import org.xiangqi.arbiter.contest.touch.TouchRuling;
import org.xiangqi.arbiter.rules.Article;
import org.xiangqi.arbiter.rules.Game;

/** What the touched pieces oblige the side to move to. */
@Schema(description = "What the touched pieces oblige the side to move to.")
public record TouchRulingResponse(
        AdjudicationResponse.RuleSetRef ruleSet,
        TouchPolicyView policy,

        @Schema(description = "How the moves were read: UCCI stands for ranks 0-9, UCI for ranks 1-10.")
        Notation notation,

        @Schema(description = "In which the pieces were touched.")
        AdjudicationResponse.PositionView position,

        @Schema(description = "Who touched them: the side to move.")
        Side side,

        Obligation obligation,

        @Schema(
                description = "With MOVE and MOVE_AND_CAPTURE: where the piece stands that must move; otherwise null.",
                nullable = true)
        @Nullable
        String mustMove,

        @Schema(
                description =
                        "With CAPTURE and MOVE_AND_CAPTURE: where the piece stands that must be taken; otherwise null.",
                nullable = true)
        @Nullable
        String mustCapture,

        @Schema(
                description =
                        "The legal moves that do what must be done; with NONE and TECHNICAL all legal moves. Empty where"
                                + " the technical loses the game.")
        List<LegalMoveView> allowedMoves,

        TechnicalView technical,

        @Schema(description = "The sentence of the rules that decides.")
        Article article,

        @Schema(description = "For people.") String explanation) {

    /** Which policy was applied. */
    public record TouchPolicyView(
            String id,
            String version,

            @Schema(description = "Whether the request has changed a value of that policy.")
            boolean adjusted,

            @Schema(
                    description =
                            "At which technical of a side it loses the game; null where the rules of the event decide.",
                    nullable = true)
            @Nullable
            Integer lossAtTechnical) {}

    /** Whether there is a technical, and what it costs. */
    public record TechnicalView(
            @Schema(description = "Whether the side to move is given one.")
            boolean given,

            @Schema(description = "How many it has been given in this game, this one included.")
            long count,

            Technical.Penalty penalty,

            @Schema(description = "With LOSS: who has lost the game by it; otherwise null.", nullable = true) @Nullable
            Side loser) {

        private static TechnicalView of(Technical technical) {
            return new TechnicalView(
                    technical.given(),
                    technical.count(),
                    technical.penalty(),
                    technical.loser().orElse(null));
        }
    }

    /**
     * The answer for that ruling.
     *
     * @param game with its options
     * @param adjusted whether the policy is as the request says and not as it is known
     */
    public static TouchRulingResponse of(
            Game game, Notation notation, TouchRuling ruling, TouchPolicy policy, boolean adjusted) {
        Set<Move> allowed = new HashSet<>(ruling.allowedMoves());
        return new TouchRulingResponse(
                RulingWriter.ruleSet(game),
                new TouchPolicyView(
                        policy.id(),
                        policy.version(),
                        adjusted,
                        policy.lossAtTechnical().isEmpty()
                                ? null
                                : policy.lossAtTechnical().getAsInt()),
                notation,
                RulingWriter.position(game),
                ruling.side(),
                ruling.obligation(),
                ruling.mustMove().map(Square::toString).orElse(null),
                ruling.mustCapture().map(Square::toString).orElse(null),
                RulingWriter.legalMoves(game, allowed::contains),
                TechnicalView.of(ruling.technical()),
                ruling.article(),
                ruling.explanation());
    }
}
