package org.xiangqi.arbiter.notation;

import org.xiangqi.arbiter.board.Board;

/** A way to write moves. */
public interface MoveNotation {
    /**
     * What the text means in the position on the board, which is looked at, not driven. Never throws.
     *
     * @param text one move, without blanks around it
     */
    MoveReading read(String text, Board board);
}
