package org.xiangqi.arbiter.api;

import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.rules.MoveSource;

/** Feeds a replay from the moves of a game that was read already. */
record PlayedMoves(List<Move> moves) implements MoveSource<Void> {
    @Override
    public int size() {
        return moves.size();
    }

    @Override
    public Reading<Void> read(int ply, Board board) {
        return new Found<>(moves.get(ply - 1));
    }
}
