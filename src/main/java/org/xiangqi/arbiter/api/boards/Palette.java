package org.xiangqi.arbiter.api.boards;

import org.xiangqi.arbiter.board.Side;

/** The colours of a picture. Whatever they tell, its form tells as well, for prints in black and white. */
final class Palette {
    static final String WOOD = "#f2d7a6";
    static final String LINE = "#5c3d1e";
    static final String IVORY = "#fffaf0";
    static final String LAST_MOVE = "#00695c";
    static final String CHECK = "#d50000";
    static final String MARK = "#7b1fa2";
    static final String ARROW = "#0d47a1";

    private static final String RED = "#b3261e";
    private static final String BLACK = "#1b1b1b";

    private Palette() {}

    /** The colour of a side. */
    static String of(Side side) {
        return side == Side.RED ? RED : BLACK;
    }
}
