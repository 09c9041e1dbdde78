package org.xiangqi.arbiter.board;

/** The palaces, the river, and the points that a piece can ever stand on. Sides are 0 for Red, 1 for Black. */
final class Areas {
    private static final int LAST_RANK = Square.RANKS - 1;

    private Areas() {}

    /** Rank as the side counts it: 0 is its own back rank. */
    private static int ownRank(int side, int square) {
        int rank = square / Square.FILES;
        return side == 0 ? rank : LAST_RANK - rank;
    }

    /** Whether the point lies in either palace. */
    static boolean inPalace(int square) {
        return inPalace(0, square) || inPalace(1, square);
    }

    /** Whether the point lies in that side's palace: files d to f, its three back ranks. */
    static boolean inPalace(int side, int square) {
        int file = square % Square.FILES;
        return file >= 3 && file <= 5 && ownRank(side, square) <= 2;
    }

    /** Whether the point lies on the opponent's side of the river. */
    static boolean acrossRiver(int side, int square) {
        return ownRank(side, square) >= 5;
    }

    /** The five points of a palace joined by its diagonals. */
    static boolean advisorPoint(int side, int square) {
        int file = square % Square.FILES;
        boolean middle = file == 4 && ownRank(side, square) == 1;
        boolean corner = (file == 3 || file == 5) && ownRank(side, square) % 2 == 0;
        return inPalace(side, square) && (middle || corner);
    }

    /** The seven points that an elephant can reach. */
    static boolean elephantPoint(int side, int square) {
        int file = square % Square.FILES;
        return switch (ownRank(side, square)) {
            case 0, 4 -> file == 2 || file == 6;
            case 2 -> file == 0 || file == 4 || file == 8;
            default -> false;
        };
    }

    /** Before the river a soldier stands on its start point or one ahead of it; across the river, anywhere. */
    static boolean soldierPoint(int side, int square) {
        int rank = ownRank(side, square);
        boolean ownFile = square % Square.FILES % 2 == 0;
        return rank >= 5 || (rank >= 3 && ownFile);
    }
}
