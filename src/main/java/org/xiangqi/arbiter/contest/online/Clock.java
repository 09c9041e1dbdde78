package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/**
 * The clock of a game. It has no time of its own: it is told, and asked, at instants.
 *
 * @param redMs what Red has left for the whole game; likewise Black
 * @param moveMs what each side has for each move
 * @param running the side whose time runs; null before the game begins
 * @param sinceMs since when it runs
 */
record Clock(
        long redMs, long blackMs, long moveMs, @Nullable Side running, long sinceMs) {
    /** As it stands before the game. */
    static Clock full(OnlinePolicy policy) {
        return new Clock(policy.totalMs(), policy.totalMs(), policy.moveMs(), null, 0);
    }

    /** Running for that side from that instant on. */
    Clock started(Side side, long atMs) {
        return new Clock(redMs, blackMs, moveMs, side, atMs);
    }

    /** After the side whose time runs has moved at that instant. */
    Clock pressed(Side mover, long atMs) {
        long left = left(mover, atMs).totalMs();
        return mover == Side.RED
                ? new Clock(left, blackMs, moveMs, Side.BLACK, atMs)
                : new Clock(redMs, left, moveMs, Side.RED, atMs);
    }

    /** What that side has left at that instant, which is not before {@link #sinceMs}. */
    TimeLeft left(Side side, long atMs) {
        long elapsed = side == running ? atMs - sinceMs : 0;
        return new TimeLeft(Math.max(0, total(side) - elapsed), Math.max(0, moveMs - elapsed));
    }

    private long total(Side side) {
        return side == Side.RED ? redMs : blackMs;
    }

    /** When the time of the side whose time runs is up. */
    long flagAtMs(Side runs) {
        return sinceMs + Math.min(total(runs), moveMs);
    }

    /** Whether it is then the time for the whole game that is up; that of the move may be as well. */
    boolean flagIsTotal(Side runs) {
        return total(runs) <= moveMs;
    }
}
