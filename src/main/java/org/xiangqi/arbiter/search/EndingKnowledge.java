package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;

/** Endings in which the side that is ahead cannot win, or hardly: its lead is scaled down. */
final class EndingKnowledge {
    private static final int FULL = 64;

    /** From so many chariots, horses and cannons on, a side can win. */
    private static final int ENOUGH_PIECES = 3;

    /**
     * A value, positive for Red, as far as the better side has the means to win.
     *
     * @param material the numbers of {@link Material} for the board
     */
    int scale(Board board, int value, int material) {
        int better = value > 0 ? 0 : Piece.BLACK;
        if (Material.pieces(Material.view(material, better)) >= ENOUGH_PIECES) {
            return value;
        }
        return value * factor(board, better) / FULL;
    }

    /** From 0, cannot win, to 64. */
    private static int factor(Board board, int us) {
        int chariots = count(board, us + Piece.CHARIOT);
        if (chariots > 1) {
            return FULL;
        }
        int them = us ^ Piece.BLACK;
        int horses = count(board, us + Piece.HORSE);
        int cannons = count(board, us + Piece.CANNON);
        int soldiers = count(board, us + Piece.SOLDIER);
        int pieces = chariots + horses + cannons;
        if (pieces + soldiers == 0) {
            return 0;
        }
        if (pieces + soldiers > 2) {
            return FULL;
        }
        int advisors = count(board, them + Piece.ADVISOR);
        int elephants = count(board, them + Piece.ELEPHANT);
        int defenders = advisors + elephants;
        if (pieces == 0) {
            return soldiers == 1 ? (defenders == 0 ? 32 : 4) : (defenders >= 2 ? 8 : 32);
        }
        if (pieces + soldiers > 1) {
            return pieces == 1 && chariots == 0 && defenders == 4 ? 24 : FULL;
        }
        if (chariots == 1) {
            // A lone chariot does not break a full defence.
            return defenders == 4 || theirPieces(board, them) > 0 ? 16 : 48;
        }
        if (cannons == 1) {
            int own = count(board, us + Piece.ADVISOR) + count(board, us + Piece.ELEPHANT);
            return own == 0 ? 2 : defenders >= 2 ? 6 : 24;
        }
        return defenders >= 2 ? 8 : 32;
    }

    private static int theirPieces(Board board, int them) {
        return count(board, them + Piece.CHARIOT)
                + count(board, them + Piece.HORSE)
                + count(board, them + Piece.CANNON);
    }

    private static int count(Board board, int code) {
        return Long.bitCount(board.lo(code)) + Long.bitCount(board.hi(code));
    }
}
