package org.xiangqi.arbiter.board;

/** Looks for one move that needs no second look. */
final class Mobility {
    private Mobility() {}

    /**
     * Whether the mover, not in check, has a move that is legal at first sight: by a soldier, horse, chariot or cannon that
     * starts and ends off the lines around its general. A false answer says nothing.
     */
    static boolean plainMove(Board board) {
        int us = board.mover();
        int general = board.general(us);
        long offLo = ~Surroundings.linesLo(general);
        long offHi = ~Surroundings.linesHi(general);
        long freeLo = offLo & ~board.lo(us);
        long freeHi = offHi & ~board.hi(us);
        if (soldierStepsForward(board, us, offLo, offHi, freeLo, freeHi)) {
            return true;
        }
        for (int half = 0; half < 2; half++) {
            long off = half == 0 ? offLo : offHi;
            long horses = (half == 0 ? board.lo(us + Piece.HORSE) : board.hi(us + Piece.HORSE)) & off;
            for (long set = horses; set != 0; set &= set - 1) {
                int square = half * Bits.HALF + Long.numberOfTrailingZeros(set);
                int blocked = board.occupiedBeside(square);
                if ((Leaps.horseLo(square, blocked) & freeLo) != 0 || (Leaps.horseHi(square, blocked) & freeHi) != 0) {
                    return true;
                }
            }
            long sliders = half == 0
                    ? board.lo(us + Piece.CHARIOT) | board.lo(us + Piece.CANNON)
                    : board.hi(us + Piece.CHARIOT) | board.hi(us + Piece.CANNON);
            for (long set = sliders & off; set != 0; set &= set - 1) {
                if (stepsAside(board, half * Bits.HALF + Long.numberOfTrailingZeros(set), offLo, offHi)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All soldiers at once; those that would change halves are passed over. */
    private static boolean soldierStepsForward(Board board, int us, long offLo, long offHi, long freeLo, long freeHi) {
        long lo = board.lo(us + Piece.SOLDIER) & offLo;
        long hi = board.hi(us + Piece.SOLDIER) & offHi;
        long stepsLo = us == 0 ? lo << Square.FILES : lo >>> Square.FILES;
        long stepsHi = us == 0 ? hi << Square.FILES : hi >>> Square.FILES;
        return (((stepsLo & freeLo) | (stepsHi & freeHi)) & Bits.ALL) != 0;
    }

    private static boolean stepsAside(Board board, int square, long offLo, long offHi) {
        for (int n = 0; n < 4; n++) {
            int beside = Leaps.beside(square, n);
            if (board.code(beside) == Piece.EMPTY && Bits.has(offLo, offHi, beside)) {
                return true;
            }
        }
        return false;
    }
}
