package org.xiangqi.arbiter.notation;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;

/**
 * Writes the legal moves of one position, one after the other: how a piece stands among its like is found once for all that
 * it may do. The board must not change meanwhile.
 */
public final class MoveWriter {
    private final Board board;
    private @Nullable Stand stand;
    private int standing;

    /** Writes moves of the side to move on that board. */
    public MoveWriter(Board board) {
        this.board = board;
    }

    /** A legal move as {@link Wxf#write} has it. */
    public String wxf(Move move) {
        return Wxf.write(board, stand(move), move);
    }

    /** A legal move as {@link Chinese#write} has it. */
    public String chinese(Move move, Chinese.Script script) {
        return Chinese.write(board, stand(move), move, script);
    }

    private Stand stand(Move move) {
        int from = move.from().index();
        Stand known = stand;
        if (known == null || standing != from) {
            known = Stand.of(board, from);
            stand = known;
            standing = from;
        }
        return known;
    }
}
