package org.xiangqi.arbiter.api.analyses;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.bestmoves.ScoreView;
import org.xiangqi.arbiter.api.bestmoves.WrittenMove;
import org.xiangqi.arbiter.rules.Option;
import org.xiangqi.arbiter.rules.Reason;

/** One legal move of the last position. */
@RegisterForReflection
@Schema(
        description = "One legal move of the last position, the best first. The position after each is searched with a"
                + " quarter of nodes, so that the order need not begin with the best move of the position's own line.")
public record MoveLine(
        @Schema(enumeration = {KIND}) String kind,

        @Schema(description = "How many lines have come, this one counted.")
        int done,

        @Schema(description = "How many lines there will be.")
        int of,

        @Schema(description = "1 for the best.") int rank,
        WrittenMove move,

        @Schema(
                description =
                        "For the side that makes the move. A move that ends the game by a rule on repetition, move"
                                + " limits or material has 20000 centipawns for a win, 0 for a draw, -20000 for a loss.")
        ScoreView score,

        @Schema(
                description = "The score of the best of these moves less that of this one, each within 2000 on either"
                        + " side of 0.",
                minimum = "0",
                maximum = "4000")
        int lossCentipawns,

        @Schema(description = "The principal variation in UCCI, the move itself first.")
        List<String> pv,

        @Schema(description = "The same as the World Xiangqi Federation writes it.")
        List<String> pvWxf,

        @Schema(description = "The same in Chinese, simplified script.")
        List<String> pvChinese,

        @Schema(description = "The verdict that would fall on this very move, for the side that makes it.")
        Option.Consequence consequence,

        @Schema(nullable = true) @Nullable Reason consequenceReason)
        implements AnalysisLine {
    static final String KIND = "MOVE";
}
