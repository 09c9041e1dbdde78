package org.xiangqi.arbiter.api.boards;

import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * Where things lie on a picture, in its own units, of which a file is 100 wide.
 *
 * @param below the side that sits below
 */
record Layout(Side below) {
    /** From one line of the board to the next. */
    static final int STEP = 100;

    /** Where the leftmost file is. */
    static final int LEFT = 105;

    /** Where the uppermost rank is. */
    static final int TOP = 115;

    static final int RIGHT = LEFT + (Square.FILES - 1) * STEP;
    static final int BOTTOM = TOP + (Square.RANKS - 1) * STEP;
    static final int WIDTH = RIGHT + 85;
    static final int HEIGHT = BOTTOM + 155;

    /** The height of a picture of that width, in pixels. */
    static int height(int width) {
        return Math.toIntExact(Math.ceilDiv((long) width * HEIGHT, WIDTH));
    }

    int x(Square square) {
        return xOfFile(square.file());
    }

    int y(Square square) {
        return yOfRank(square.rank());
    }

    /** Of the file from 0 for a. */
    int xOfFile(int file) {
        return LEFT + STEP * (below == Side.RED ? file : Square.FILES - 1 - file);
    }

    /** Of the rank from 0 for Red's back rank. */
    int yOfRank(int rank) {
        return TOP + STEP * (below == Side.RED ? Square.RANKS - 1 - rank : rank);
    }
}
