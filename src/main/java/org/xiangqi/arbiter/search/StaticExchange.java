package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Bits;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Leaps;
import org.xiangqi.arbiter.board.Lines;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/**
 * What a capture wins if both sides go on capturing on its point, the cheapest piece first, and stop when it pays to stop.
 *
 * <p>After every capture it is looked anew who can reach the point, for a piece that leaves may have been the screen of one
 * cannon, be needed as the screen of another, or uncover a chariot. Ties to a general are not looked at.
 */
final class StaticExchange {
    /** What the pieces count for in an exchange, by type code. */
    static final int[] WORTH = {0, 0, 200, 200, 430, 950, 460, 120};

    private static final int NOBODY = -1;

    private StaticExchange() {}

    static int worth(Board board, int square) {
        return WORTH[board.code(square) & 7];
    }

    /** Whether the legal move, a capture or not, comes out with at least that gain. */
    static boolean gains(Board board, int move, int threshold) {
        int from = Move.from(move);
        int to = Move.to(move);
        int swap = worth(board, to) - threshold;
        if (swap < 0) {
            return false;
        }
        swap = worth(board, from) - swap;
        if (swap <= 0) {
            return true;
        }
        long occupiedLo = ((board.lo(0) | board.lo(Piece.BLACK)) & ~Bits.lo(from)) | Bits.lo(to);
        long occupiedHi = ((board.hi(0) | board.hi(Piece.BLACK)) & ~Bits.hi(from)) | Bits.hi(to);
        int side = board.mover();
        int result = 1;
        while (true) {
            side ^= Piece.BLACK;
            int capturer = cheapestCapturer(board, to, side, occupiedLo, occupiedHi);
            if (capturer == NOBODY) {
                return result != 0;
            }
            result ^= 1;
            int type = board.code(capturer) & 7;
            if (type == Piece.GENERAL) {
                boolean retaken = cheapestCapturer(board, to, side ^ Piece.BLACK, occupiedLo, occupiedHi) != NOBODY;
                return (retaken ? result ^ 1 : result) != 0;
            }
            swap = WORTH[type] - swap;
            if (swap < result) {
                return result != 0;
            }
            occupiedLo &= ~Bits.lo(capturer);
            occupiedHi &= ~Bits.hi(capturer);
        }
    }

    /** Where the cheapest piece of that side (0 Red, 8 Black) stands that reaches the point, given what else stands. */
    private static int cheapestCapturer(Board board, int to, int side, long occupiedLo, long occupiedHi) {
        int home = side >>> 3;
        int soldier = first(
                board.lo(side + Piece.SOLDIER) & occupiedLo & Leaps.soldiersOnLo(home, to),
                board.hi(side + Piece.SOLDIER) & occupiedHi & Leaps.soldiersOnHi(home, to));
        if (soldier != NOBODY) {
            return soldier;
        }
        boolean low = to < Bits.HALF;
        boolean atHome = low == (side == 0);
        if (atHome) {
            int defender = defender(board, to, side, low, occupiedLo, occupiedHi);
            if (defender != NOBODY) {
                return defender;
            }
        }
        long horsesLo = board.lo(side + Piece.HORSE) & occupiedLo & Leaps.horsesOnLo(to, 0);
        long horsesHi = board.hi(side + Piece.HORSE) & occupiedHi & Leaps.horsesOnHi(to, 0);
        if ((horsesLo | horsesHi) != 0) {
            int blocked = diagonals(to, occupiedLo, occupiedHi);
            int horse = first(horsesLo & Leaps.horsesOnLo(to, blocked), horsesHi & Leaps.horsesOnHi(to, blocked));
            if (horse != NOBODY) {
                return horse;
            }
        }
        int cannon = slider(
                to,
                board.lo(side + Piece.CANNON) & occupiedLo,
                board.hi(side + Piece.CANNON) & occupiedHi,
                occupiedLo,
                occupiedHi,
                true);
        if (cannon != NOBODY) {
            return cannon;
        }
        int chariot = slider(
                to,
                board.lo(side + Piece.CHARIOT) & occupiedLo,
                board.hi(side + Piece.CHARIOT) & occupiedHi,
                occupiedLo,
                occupiedHi,
                false);
        if (chariot != NOBODY) {
            return chariot;
        }
        int general = board.general(side);
        return atHome && (Leaps.general(to) & (low ? Bits.lo(general) : Bits.hi(general))) != 0 ? general : NOBODY;
    }

    /** An advisor or elephant of that side that reaches a point of its own half. */
    private static int defender(Board board, int to, int side, boolean low, long occupiedLo, long occupiedHi) {
        long occupied = low ? occupiedLo : occupiedHi;
        int half = low ? 0 : Bits.HALF;
        long advisors = (low ? board.lo(side + Piece.ADVISOR) : board.hi(side + Piece.ADVISOR)) & occupied;
        long near = advisors & Leaps.advisor(to);
        if (near != 0) {
            return half + Long.numberOfTrailingZeros(near);
        }
        long elephants = (low ? board.lo(side + Piece.ELEPHANT) : board.hi(side + Piece.ELEPHANT)) & occupied;
        if ((elephants & Leaps.elephant(to, 0)) != 0) {
            near = elephants & Leaps.elephant(to, diagonals(to, occupiedLo, occupiedHi));
            if (near != 0) {
                return half + Long.numberOfTrailingZeros(near);
            }
        }
        return NOBODY;
    }

    private static int first(long lo, long hi) {
        if (lo != 0) {
            return Long.numberOfTrailingZeros(lo);
        }
        return hi == 0 ? NOBODY : Bits.HALF + Long.numberOfTrailingZeros(hi);
    }

    private static int slider(int to, long lo, long hi, long occupiedLo, long occupiedHi, boolean cannon) {
        if ((lo | hi) == 0) {
            return NOBODY;
        }
        int rank = to / Square.FILES;
        int file = to - rank * Square.FILES;
        int along = Bits.rank(lo, hi, rank);
        if (along != 0) {
            int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
            along &= cannon ? Lines.rankJump(file, onRank) : Lines.rankSlide(file, onRank);
            if (along != 0) {
                return rank * Square.FILES + Integer.numberOfTrailingZeros(along);
            }
        }
        along = Bits.file(lo, hi, file);
        if (along != 0) {
            int onFile = Bits.file(occupiedLo, occupiedHi, file);
            along &= cannon ? Lines.fileJump(rank, onFile) : Lines.fileSlide(rank, onFile);
            if (along != 0) {
                return Integer.numberOfTrailingZeros(along) * Square.FILES + file;
            }
        }
        return NOBODY;
    }

    private static int diagonals(int square, long occupiedLo, long occupiedHi) {
        int blocked = 0;
        for (int n = 0; n < 4; n++) {
            int diagonal = Leaps.diagonal(square, n);
            if (diagonal == Leaps.OFF_BOARD || Bits.has(occupiedLo, occupiedHi, diagonal)) {
                blocked |= 1 << n;
            }
        }
        return blocked;
    }
}
