package org.xiangqi.arbiter.board;

/**
 * A set of points as two longs, and how to read ranks and files out of it.
 *
 * <pre>
 *        rank 9  36 37 38 39 40 41 42 43 44  \
 *        rank 8  27 28 ...                    |
 *        rank 7  18 ...                       | half 1, "hi"
 *        rank 6   9 10 ...                    |
 *        rank 5   0  1  2  3  4  5  6  7  8  /
 *        rank 4  36 37 38 39 40 41 42 43 44  \
 *        ...                                  | half 0, "lo"
 *        rank 0   0  1  2  3  4  5  6  7  8  /
 * </pre>
 *
 * <p>Every rank lies whole in one half, so its nine bits come out by a shift. A file is every ninth bit of both halves;
 * one multiplication packs five such bits side by side ({@link #file}) and one spreads them again ({@link #spread}).
 *
 * <p>For fast code, as {@link Lines} and {@link Leaps}: nothing is checked.
 */
public final class Bits {
    /** Points in a half. */
    public static final int HALF = 45;

    /** The nine bits of a rank. */
    public static final int RANK = 0x1FF;

    /** The set of all points of a half. */
    public static final long ALL = (1L << HALF) - 1;

    /** Every ninth bit of a half: file a. */
    private static final long FILE = 0x10_0804_0201L;

    /** Moves bit 9i to 32 + i, or bit i to 9i; no two products meet in the bits that are read. */
    private static final long GATHER = 0x1_0101_0101L;

    /** 0 for ranks 0 to 4, 1 for ranks 5 to 9, by point. */
    static final byte[] HALF_OF = new byte[Square.COUNT];

    /** The point's bit within its half, by point. */
    static final long[] BIT = new long[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            HALF_OF[square] = (byte) (square / HALF);
            BIT[square] = 1L << (square % HALF);
        }
    }

    private Bits() {}

    /** The point as a set, low half. */
    public static long lo(int square) {
        return square < HALF ? 1L << square : 0;
    }

    /** The point as a set, high half. */
    public static long hi(int square) {
        return square < HALF ? 0 : 1L << (square - HALF);
    }

    /** Whether the point is in the set. */
    public static boolean has(long lo, long hi, int square) {
        return ((square < HALF ? lo : hi) & BIT[square]) != 0;
    }

    /** The first point of a set that is not empty. Without a branch, which nobody could predict. */
    public static int first(long lo, long hi) {
        int low = Long.numberOfTrailingZeros(lo | 1L << HALF);
        return low + (Long.numberOfTrailingZeros(hi) & HALF - 1 - low >> 31);
    }

    /** The set without its first point, low half. */
    public static long restLo(long lo) {
        return lo & lo - 1;
    }

    /** The set without its first point, high half. */
    public static long restHi(long lo, long hi) {
        return hi & (hi - 1 | ~(lo - 1 >> 63));
    }

    /** The points of a rank as nine bits, file a lowest. */
    public static int rank(long lo, long hi, int rank) {
        return (int) ((rank < 5 ? lo >>> (9 * rank) : hi >>> (9 * (rank - 5))) & RANK);
    }

    /** The points of a file as ten bits, rank 0 lowest. */
    public static int file(long lo, long hi, int file) {
        return gather(lo >>> file) | gather(hi >>> file) << 5;
    }

    private static int gather(long half) {
        return (int) (((half & FILE) * GATHER) >>> 32) & 31;
    }

    /** Five bits as every ninth bit of a half, on file a. */
    public static long spread(int five) {
        return five * GATHER & FILE;
    }
}
