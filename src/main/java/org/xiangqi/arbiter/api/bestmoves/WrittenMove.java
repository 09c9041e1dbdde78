package org.xiangqi.arbiter.api.bestmoves;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.Wxf;

/** A move in every notation that is written. */
@Schema(description = "A move in every notation that is written.")
public record WrittenMove(
        String ucci,

        @Schema(description = "As the World Xiangqi Federation writes it.")
        String wxf,

        @Schema(description = "In Chinese, simplified script.")
        String chinese) {

    /** The move, which is legal on that board. */
    public static WrittenMove of(Board board, Move move) {
        return new WrittenMove(
                move.toString(), Wxf.write(board, move), Chinese.write(board, move, Chinese.Script.SIMPLIFIED));
    }
}
