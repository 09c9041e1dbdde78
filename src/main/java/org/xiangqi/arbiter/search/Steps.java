package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Bits;

/**
 * What all pieces of a kind that step attack at once, as sets of points of one half ({@link Bits}): a step of a whole set is
 * a shift, one rank up by nine, one file to the right by one, and what would step over an edge is masked out.
 */
final class Steps {
    private static final long NOT_FILE_A = Bits.ALL & ~Bits.spread(31);
    private static final long NOT_FILE_I = Bits.ALL & ~(Bits.spread(31) << 8);

    /** How far the lowest rank of a half is below its highest. */
    private static final int TO_HIGHEST_RANK = 36;

    private Steps() {}

    /** Advisors' steps within their palace. */
    static long advisors(long set, long palace) {
        return (set << 10 | set << 8 | set >>> 8 | set >>> 10) & palace;
    }

    /** Elephants' steps over eyes that are free. */
    static long elephants(long set, long occupied) {
        long free = ~occupied;
        long rightUp = (set << 10 & free & NOT_FILE_A) << 10 & NOT_FILE_A;
        long leftUp = (set << 8 & free & NOT_FILE_I) << 8 & NOT_FILE_I;
        long rightDown = (set >>> 8 & free & NOT_FILE_A) >>> 8 & NOT_FILE_A;
        long leftDown = (set >>> 10 & free & NOT_FILE_I) >>> 10 & NOT_FILE_I;
        return rightUp | leftUp | rightDown | leftDown;
    }

    /** One rank up, within the half. */
    static long up(long set) {
        return set << 9 & Bits.ALL;
    }

    /** One rank up from the lower half into the upper one. */
    static long overRiverUp(long set) {
        return set >>> TO_HIGHEST_RANK;
    }

    /** One rank down, within the half. */
    static long down(long set) {
        return set >>> 9;
    }

    /** One rank down from the upper half into the lower one. */
    static long overRiverDown(long set) {
        return (set & Bits.RANK) << TO_HIGHEST_RANK;
    }

    /** One file to either side. */
    static long sideways(long set) {
        return set << 1 & NOT_FILE_A | set >>> 1 & NOT_FILE_I;
    }
}
