package org.xiangqi.arbiter.board;

/**
 * What a chariot and a cannon see along a rank or a file, by their place on it and what stands on it.
 *
 * <p>Looking from a point in one direction, the first piece met is where a chariot stops, the second is what a cannon
 * captures over the first, and the third is where a cannon would stand that the first two pieces keep from attacking.
 *
 * <pre>
 *   point   .   .   1st   .   2nd   .   .   3rd   .
 *     └─ slide: . . 1st       │             │
 *     └─ jump:               2nd            │
 *     └─ third:                            3rd
 * </pre>
 */
public final class Lines {
    private static final int RANK_STATES = 1 << Square.FILES;
    private static final int FILE_STATES = 1 << Square.RANKS;

    private static final char[] RANK_SLIDE = new char[Square.FILES * RANK_STATES];
    private static final char[] RANK_JUMP = new char[Square.FILES * RANK_STATES];
    private static final char[] RANK_OVER = new char[Square.FILES * RANK_STATES];
    private static final char[] RANK_THIRD = new char[Square.FILES * RANK_STATES];
    private static final char[] FILE_SLIDE = new char[Square.RANKS * FILE_STATES];
    private static final char[] FILE_JUMP = new char[Square.RANKS * FILE_STATES];
    private static final char[] FILE_OVER = new char[Square.RANKS * FILE_STATES];
    private static final char[] FILE_THIRD = new char[Square.RANKS * FILE_STATES];

    static {
        fill(Square.FILES, RANK_SLIDE, RANK_OVER, RANK_JUMP, RANK_THIRD);
        fill(Square.RANKS, FILE_SLIDE, FILE_OVER, FILE_JUMP, FILE_THIRD);
    }

    private Lines() {}

    private static void fill(int length, char[] slide, char[] over, char[] jump, char[] third) {
        for (int place = 0; place < length; place++) {
            for (int occupied = 0; occupied < 1 << length; occupied++) {
                int index = place << length | occupied;
                for (int step = -1; step <= 1; step += 2) {
                    int met = 0;
                    for (int p = place + step; p >= 0 && p < length && met < 3; p += step) {
                        int bit = 1 << p;
                        if (met == 0) {
                            slide[index] |= (char) bit;
                        } else if (met == 1) {
                            over[index] |= (char) bit;
                        }
                        if ((occupied & bit) != 0) {
                            met++;
                            if (met == 2) {
                                jump[index] |= (char) bit;
                            } else if (met == 3) {
                                third[index] |= (char) bit;
                            }
                        }
                    }
                }
            }
        }
    }

    /** The points of the rank that a chariot on that file reaches: empty ones, and the first piece either way. */
    public static int rankSlide(int file, int occupied) {
        return RANK_SLIDE[file << Square.FILES | occupied];
    }

    /** The second piece either way along the rank: what a cannon captures. */
    public static int rankJump(int file, int occupied) {
        return RANK_JUMP[file << Square.FILES | occupied];
    }

    /** The points beyond the first piece either way along the rank, up to the second: what a cannon aims at. */
    public static int rankOver(int file, int occupied) {
        return RANK_OVER[file << Square.FILES | occupied];
    }

    /** The third piece either way along the rank. */
    public static int rankThird(int file, int occupied) {
        return RANK_THIRD[file << Square.FILES | occupied];
    }

    /** The points of the file that a chariot on that rank reaches: empty ones, and the first piece either way. */
    public static int fileSlide(int rank, int occupied) {
        return FILE_SLIDE[rank << Square.RANKS | occupied];
    }

    /** The second piece either way along the file: what a cannon captures. */
    public static int fileJump(int rank, int occupied) {
        return FILE_JUMP[rank << Square.RANKS | occupied];
    }

    /** The points beyond the first piece either way along the file, up to the second: what a cannon aims at. */
    public static int fileOver(int rank, int occupied) {
        return FILE_OVER[rank << Square.RANKS | occupied];
    }

    /** The third piece either way along the file. */
    public static int fileThird(int rank, int occupied) {
        return FILE_THIRD[rank << Square.RANKS | occupied];
    }

    /** The places strictly between two places of a line, as bits. */
    public static int between(int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        return (1 << high) - 1 & -(2 << low);
    }
}
