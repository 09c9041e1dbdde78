package org.xiangqi.arbiter.board;

/** The random numbers that a position's key is the exclusive or of: one a piece and point, one for Black to move. */
final class Zobrist {
    /** By {@code 90 × piece code + point}. */
    private static final long[] PIECES = new long[16 * Square.COUNT];

    static final long BLACK_TO_MOVE;

    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    static {
        BLACK_TO_MOVE = mix(fill(PIECES) + GOLDEN_GAMMA);
    }

    private Zobrist() {}

    /** Handed on, as in {@link Leaps}. Returns the state after the last of them. */
    private static long fill(long[] pieces) {
        long state = 0x58_69_61_6E_67_51_69_21L;
        for (int index = Square.COUNT; index < pieces.length; index++) {
            state += GOLDEN_GAMMA;
            pieces[index] = mix(state);
        }
        return state;
    }

    /** The output function of SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine. */
    private static long mix(long state) {
        long z = (state ^ state >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    static long of(int piece, int square) {
        return PIECES[Square.COUNT * piece + square];
    }
}
