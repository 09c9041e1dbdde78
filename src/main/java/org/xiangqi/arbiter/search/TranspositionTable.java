package org.xiangqi.arbiter.search;

import java.util.Arrays;

/**
 * What is known of positions met before, shared by the threads of one search: one array of bounded size, two numbers an
 * entry, the second what is known and the first the key mixed with it. An entry of which two threads wrote one number each
 * therefore does not match its key, and no lock is needed.
 *
 * <pre>
 *   data:  evaluation 16 | score 16 | depth 8 | on a principal variation 1 | bound 2 | move 14
 * </pre>
 */
final class TranspositionTable {
    static final int NO_BOUND = 0;
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    /** Not an entry. */
    static final long NOTHING = 0;

    /** The largest size that can be asked for, in MiB. */
    static final int MOST_MEBIBYTES = 4096;

    private static final int BUCKET = 4;
    private static final int MOVE_BITS = 14;
    private static final int BOUND_SHIFT = MOVE_BITS;
    private static final int PV_SHIFT = BOUND_SHIFT + 2;
    private static final int DEPTH_SHIFT = PV_SHIFT + 1;
    private static final int SCORE_SHIFT = DEPTH_SHIFT + 8;
    private static final int EVALUATION_SHIFT = SCORE_SHIFT + 16;
    private static final int DEPTH_OFFSET = 8;

    /** An array's elements begin 16 bytes into it; six numbers on, each bucket lies within one 64-byte line of the cache. */
    private static final int FIRST = 6;

    private final long[] entries;

    /** Buckets, a power of two. */
    private final int buckets;

    /** Buckets in use, a power of two, less one. */
    private int mask;

    /** A table of so many MiB, 1 to 4096; of these the largest power of two is used. */
    TranspositionTable(int mebibytes) {
        if (mebibytes < 1 || mebibytes > MOST_MEBIBYTES) {
            throw new IllegalArgumentException("table size must be 1 to " + MOST_MEBIBYTES + " MiB: " + mebibytes);
        }
        long longs = Long.highestOneBit((long) mebibytes << 17);
        buckets = (int) (longs / (2 * BUCKET));
        entries = new long[FIRST + 2 * BUCKET * buckets];
        mask = buckets - 1;
    }

    /** Forgets everything, and uses no more of the table than a search of so many nodes can fill. */
    void clear(long nodes) {
        long enough = Long.highestOneBit(Math.clamp(nodes, 1024, 1L << 32)) / 2;
        mask = (int) Math.min(buckets, enough) - 1;
        Arrays.fill(entries, 0, FIRST + 2 * BUCKET * (mask + 1), 0);
    }

    /** Numbers that the table takes, for tests of its bounds. */
    int size() {
        return entries.length;
    }

    private int bucket(long key) {
        return FIRST + ((int) (key >>> 32) & mask) * 2 * BUCKET;
    }

    /** The entry of that position, or {@link #NOTHING}. */
    long probe(long key) {
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + 2 * BUCKET; i += 2) {
            long data = entries[i + 1];
            if ((entries[i] ^ data) == key && data != NOTHING) {
                return data;
            }
        }
        return NOTHING;
    }

    /**
     * Keeps what is known of a position, in place of the same position or of what is worth least in its bucket.
     *
     * @param move the best, or 0 to keep one that is known
     * @param score from the position, as {@link Values#fromPosition}
     */
    void store(long key, int move, int score, int evaluation, int depth, int bound, boolean pv) {
        int bucket = bucket(key);
        int slot = bucket;
        int least = Integer.MAX_VALUE;
        int best = move;
        for (int i = bucket; i < bucket + 2 * BUCKET; i += 2) {
            long data = entries[i + 1];
            if (data == NOTHING) {
                slot = least == Integer.MIN_VALUE ? slot : i;
                least = Integer.MIN_VALUE;
                continue;
            }
            if ((entries[i] ^ data) == key) {
                if (bound != EXACT && depth + (pv ? 2 : 0) < depth(data) - 3) {
                    return;
                }
                best = move == 0 ? move(data) : move;
                slot = i;
                break;
            }
            int worth = depth(data) + (bound(data) == EXACT ? 2 : 0);
            if (worth < least) {
                least = worth;
                slot = i;
            }
        }
        long data = best
                | (long) bound << BOUND_SHIFT
                | (pv ? 1L << PV_SHIFT : 0)
                | (long) (depth + DEPTH_OFFSET & 0xFF) << DEPTH_SHIFT
                | (long) (score & 0xFFFF) << SCORE_SHIFT
                | (long) (evaluation & 0xFFFF) << EVALUATION_SHIFT;
        entries[slot] = key ^ data;
        entries[slot + 1] = data;
    }

    /** The best move known, or 0. */
    static int move(long data) {
        return (int) data & (1 << MOVE_BITS) - 1;
    }

    /** What the score is: {@link #UPPER}, {@link #LOWER} or {@link #EXACT}, or {@link #NO_BOUND} without one. */
    static int bound(long data) {
        return (int) (data >>> BOUND_SHIFT) & 3;
    }

    static boolean pv(long data) {
        return (data >>> PV_SHIFT & 1) != 0;
    }

    static int depth(long data) {
        return ((int) (data >>> DEPTH_SHIFT) & 0xFF) - DEPTH_OFFSET;
    }

    static int score(long data) {
        return (short) (data >>> SCORE_SHIFT);
    }

    /** The static evaluation, or {@link Values#NONE}. */
    static int evaluation(long data) {
        return (short) (data >>> EVALUATION_SHIFT);
    }
}
