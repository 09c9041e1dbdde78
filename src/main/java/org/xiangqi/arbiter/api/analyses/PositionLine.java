package org.xiangqi.arbiter.api.analyses;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.bestmoves.ScoreView;
import org.xiangqi.arbiter.api.bestmoves.WrittenMove;
import org.xiangqi.arbiter.api.ruling.VerdictView;
import org.xiangqi.arbiter.board.Side;

/** One position of the game: how it stands, what was played there, and what would have been best. */
@RegisterForReflection
@Schema(
        description =
                "One position of the game: how it stands, what was played there, and what would have been best. In"
                        + " a position that ends the game, verdict is there, and score, bestMove and depth are null.")
public record PositionLine(
        @Schema(enumeration = {KIND}) String kind,

        @Schema(description = "How many lines have come, this one counted.")
        int done,

        @Schema(description = "How many lines there will be.")
        int of,

        @Schema(description = "Plies played before this position, 0 at the start.")
        int ply,

        @Schema(description = "The side to move.") Side side,
        String fen,

        @Schema(description = "What was played here; null in the last position.", nullable = true) @Nullable
        WrittenMove move,

        @Schema(description = "How the position stands for the side to move.", nullable = true) @Nullable
        ScoreView score,

        @Schema(
                description =
                        "The same for Red, for a curve: within 2000 on either side of 0. A mate and a win by rule are"
                                + " 2000 for the side that wins, a drawn game is 0.",
                minimum = "-2000",
                maximum = "2000")
        int redCentipawns,

        @Schema(description = "The best move that was found.", nullable = true) @Nullable
        WrittenMove bestMove,

        @Schema(description = "The principal variation in UCCI, the best move first; empty if there is none.")
        List<String> bestPv,

        @Schema(description = "The same as the World Xiangqi Federation writes it.")
        List<String> bestPvWxf,

        @Schema(description = "The same in Chinese, simplified script.")
        List<String> bestPvChinese,

        @Schema(
                description =
                        "What the move that was played lost: the score of this position less that of the next one, both"
                                + " from the side that moves here and within 2000 on either side of 0. 0 if that is less"
                                + " than 0, or if the best move was played; null in the last position.",
                minimum = "0",
                maximum = "4000",
                nullable = true)
        @Nullable
        Integer lossCentipawns,

        @Schema(description = "The last iteration of the search that was finished, in plies.", nullable = true)
        @Nullable
        Integer depth,

        @Schema(description = "How the game ended; null as long as it goes on.", nullable = true) @Nullable
        VerdictView verdict)
        implements AnalysisLine {
    static final String KIND = "POSITION";
}
