package org.xiangqi.arbiter.api.boards;

import org.xiangqi.arbiter.board.Square;

/** An arrow on the board, as a rule from a piece to what it attacks. */
public record Arrow(Square from, Square to) {
    /** Both points, such as {@code h2e2}. */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
