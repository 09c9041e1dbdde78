package org.xiangqi.arbiter.api.mates;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.mate.MateResult;

/** What was proved about mate by checks alone. */
@Schema(
        description = "found: the mate is proved. Not found, but complete: there is none of that kind within the moves"
                + " asked for. Neither: the budget ran out, and nothing is proved.")
public record MateResponse(
        @Schema(description = "Whether the side to move mates by checks alone, whatever is answered.")
        boolean found,

        @Schema(
                description = "The fewest moves of the mating side in which it does; null if not found.",
                nullable = true)
        @Nullable
        Integer mateIn,

        @Schema(
                description = "Checks and answers in UCCI, the mating move last; each answer holds out longest."
                        + " Empty if not found.")
        List<String> line,

        @Schema(description = "How many positions were looked at.")
        long nodes,

        @Schema(description = "false: the budget of positions ran out before anything was proved.")
        boolean complete,

        Side sideToMove,

        @Schema(description = "The position that was searched: the one after all moves.")
        String fen) {

    static MateResponse of(Position position, MateResult result) {
        boolean complete = !(result instanceof MateResult.Undetermined);
        return result instanceof MateResult.Mate mate
                ? answer(position, mate.mateIn(), mate.line(), mate.nodes(), complete)
                : answer(position, null, List.of(), result.nodes(), complete);
    }

    private static MateResponse answer(
            Position position, @Nullable Integer mateIn, List<Move> line, long nodes, boolean complete) {
        return new MateResponse(
                mateIn != null,
                mateIn,
                line.stream().map(Move::toString).toList(),
                nodes,
                complete,
                position.sideToMove(),
                position.fen());
    }
}
