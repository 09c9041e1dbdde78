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
    /** What stands on the two ends of a line changes nothing about which points are looked at: half the table a bit. */
    private static final int RANK_INNER = Square.FILES - 2;

    private static final int FILE_INNER = Square.RANKS - 2;

    private static final char[] RANK_SLIDE = new char[Square.FILES << RANK_INNER];
    private static final char[] RANK_OVER = new char[Square.FILES << RANK_INNER];
    private static final char[] RANK_BEYOND = new char[Square.FILES << RANK_INNER];
    private static final char[] FILE_SLIDE = new char[Square.RANKS << FILE_INNER];
    private static final char[] FILE_OVER = new char[Square.RANKS << FILE_INNER];
    private static final char[] FILE_BEYOND = new char[Square.RANKS << FILE_INNER];

    static {
        fill(Square.FILES, RANK_SLIDE, RANK_OVER, RANK_BEYOND);
        fill(Square.RANKS, FILE_SLIDE, FILE_OVER, FILE_BEYOND);
    }

    private Lines() {}

    private static void fill(int length, char[]... afterMet) {
        int inner = length - 2;
        for (int place = 0; place < length; place++) {
            for (int occupied = 0; occupied < 1 << inner; occupied++) {
                int index = place << inner | occupied;
                for (int step = -1; step <= 1; step += 2) {
                    int met = 0;
                    for (int p = place + step; p >= 0 && p < length && met < afterMet.length; p += step) {
                        int bit = 1 << p;
                        afterMet[met][index] |= (char) bit;
                        met += occupied << 1 >>> p & 1;
                    }
                }
            }
        }
    }

    private static int onRank(int file, int occupied) {
        return file << RANK_INNER | occupied >>> 1 & (1 << RANK_INNER) - 1;
    }

    private static int onFile(int rank, int occupied) {
        return rank << FILE_INNER | occupied >>> 1 & (1 << FILE_INNER) - 1;
    }

    /** The points of the rank that a chariot on that file reaches: empty ones, and the first piece either way. */
    public static int rankSlide(int file, int occupied) {
        return RANK_SLIDE[onRank(file, occupied)];
    }

    /** The second piece either way along the rank: what a cannon captures. */
    public static int rankJump(int file, int occupied) {
        return rankOver(file, occupied) & occupied;
    }

    /** The points beyond the first piece either way along the rank, up to the second: what a cannon aims at. */
    public static int rankOver(int file, int occupied) {
        return RANK_OVER[onRank(file, occupied)];
    }

    /** The third piece either way along the rank. */
    public static int rankThird(int file, int occupied) {
        return RANK_BEYOND[onRank(file, occupied)] & occupied;
    }

    /** The points of the file that a chariot on that rank reaches: empty ones, and the first piece either way. */
    public static int fileSlide(int rank, int occupied) {
        return FILE_SLIDE[onFile(rank, occupied)];
    }

    /** The second piece either way along the file: what a cannon captures. */
    public static int fileJump(int rank, int occupied) {
        return fileOver(rank, occupied) & occupied;
    }

    /** The points beyond the first piece either way along the file, up to the second: what a cannon aims at. */
    public static int fileOver(int rank, int occupied) {
        return FILE_OVER[onFile(rank, occupied)];
    }

    /** The third piece either way along the file. */
    public static int fileThird(int rank, int occupied) {
        return FILE_BEYOND[onFile(rank, occupied)] & occupied;
    }

    /** The places strictly between two places of a line, as bits. */
    public static int between(int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        return (1 << high) - 1 & -(2 << low);
    }
}
