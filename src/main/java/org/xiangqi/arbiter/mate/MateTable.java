package org.xiangqi.arbiter.mate;

import java.util.Arrays;

/**
 * What is known of positions in which the mating side is to move, by key: a mate within so many moves, or none within so
 * many. A newer entry takes the place of an older one.
 */
final class MateTable {
    /** No mate of any length. */
    static final int FOREVER = 255;

    private final long[] keys;

    /** Proved mate length in bits 0 to 7 (0 for none), refuted length in bits 8 to 15. */
    private final short[] known;

    MateTable(int bits) {
        keys = new long[1 << bits];
        known = new short[1 << bits];
    }

    void clear() {
        Arrays.fill(known, (short) 0);
    }

    private int index(long key) {
        return (int) (key >>> 32) & (keys.length - 1);
    }

    /** The shortest mate proved, in moves, or 0. */
    int proved(long key) {
        int index = index(key);
        return keys[index] == key ? known[index] & 255 : 0;
    }

    /** Within how many moves there is no mate: 0 if nothing is known, {@link #FOREVER} if there is none at all. */
    int refuted(long key) {
        int index = index(key);
        return keys[index] == key ? known[index] >>> 8 & 255 : 0;
    }

    void prove(long key, int moves) {
        put(key, moves, refuted(key));
    }

    void refute(long key, int moves) {
        put(key, proved(key), moves);
    }

    private void put(long key, int proved, int refuted) {
        int index = index(key);
        keys[index] = key;
        known[index] = (short) (proved | refuted << 8);
    }
}
