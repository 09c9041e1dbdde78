package org.xiangqi.arbiter.api.bestmoves;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.search.BestLine;
import org.xiangqi.arbiter.search.SearchResult;

/** The best moves of a position that were found. Scores are from the side to move. */
@Schema(description = "The best moves that were found. Scores are from the side to move.")
public record BestMoveResponse(
        @Schema(description = "The rules by which repetitions and move limits were judged in the search.")
        AdjudicationResponse.RuleSetRef ruleSet,

        WrittenMove bestMove,
        ScoreView score,

        @Schema(description = "The last iteration that was finished for every line, in plies; 0 if none was.")
        int depth,

        @Schema(description = "How many positions were looked at.")
        long nodes,

        @Schema(description = "With moveTimeMs: how long the search took; the header Server-Timing always tells it.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Long timeMs,

        @Schema(
                description =
                        "The principal variation in UCCI: the best move, and from then on the best answers of both"
                                + " sides.")
        List<String> pv,

        @Schema(description = "The same as the World Xiangqi Federation writes it.")
        List<String> pvWxf,

        @Schema(description = "The same in Chinese, simplified script.")
        List<String> pvChinese,

        @Schema(
                description = "The multiPv best moves, the best first; fewer if there are fewer legal moves. The first"
                        + " is bestMove.")
        List<LineView> lines,

        Side sideToMove,

        @Schema(description = "The position that was searched: the one after all moves.")
        String fen) {

    /** One of the best moves and what it leads to. */
    public record LineView(
            WrittenMove move, ScoreView score, List<String> pv, List<String> pvWxf, List<String> pvChinese) {

        private static LineView of(Position position, BestLine line) {
            WrittenLine written = WrittenLine.of(position, line.pv());
            return new LineView(
                    written.moves().getFirst(),
                    ScoreView.of(line.score()),
                    written.ucci(),
                    written.wxf(),
                    written.chinese());
        }
    }

    /**
     * What was found in the position of that game, which has a legal move.
     *
     * @param timeMs null where it is not to be told
     */
    static BestMoveResponse of(Game game, SearchResult result, @Nullable Long timeMs) {
        Position position = game.position();
        List<LineView> lines =
                result.lines().stream().map(line -> LineView.of(position, line)).toList();
        LineView best = lines.getFirst();
        return new BestMoveResponse(
                new AdjudicationResponse.RuleSetRef(
                        game.rules().id(), game.rules().version()),
                best.move(),
                best.score(),
                result.depth(),
                result.nodes(),
                timeMs,
                best.pv(),
                best.pvWxf(),
                best.pvChinese(),
                lines,
                position.sideToMove(),
                position.fen());
    }
}
