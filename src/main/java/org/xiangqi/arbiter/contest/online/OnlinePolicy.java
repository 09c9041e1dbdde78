package org.xiangqi.arbiter.contest.online;

import java.util.List;

/**
 * How long, how many and for how much games are played online: all that a site may set otherwise, as data.
 *
 * <p>Durations are in milliseconds, up to {@link OnlineEvent#LATEST_MS}.
 *
 * @param id lower case, stable: the policy whose values these are, or were before some were set otherwise
 * @param version changes with every change of its values or of what they mean
 * @param totalMs how much time each side has for all its moves, 1 or more
 * @param moveMs how much it has for each of them, 1 or more
 * @param offlineBeforeStartMs how long a side may be offline before the first move, 0 or more
 * @param rematchMs how long after the end a rematch can be agreed, 0 or more
 * @param movesAfterDecline how many moves each side has to make after a declined draw offer before the next, 0 to {@link
 *     #MOST_MOVES}
 * @param winPoints what a rated win is worth, -{@link #MOST_POINTS} to {@link #MOST_POINTS}; likewise the others
 * @param flagAgainstBareSide what becomes of a side that runs out of time against one that cannot win
 */
public record OnlinePolicy(
        String id,
        String version,
        long totalMs,
        long moveMs,
        long offlineBeforeStartMs,
        long rematchMs,
        int movesAfterDecline,
        int winPoints,
        int drawPoints,
        int lossPoints,
        FlagRule flagAgainstBareSide) {

    /** The most moves that a decline may hold offers back for. */
    public static final int MOST_MOVES = 10_000;

    /** The most points that a game may be worth. */
    public static final int MOST_POINTS = 1_000_000;

    /** The values of the playing site domi, the default. */
    private static final OnlinePolicy DOMI =
            new OnlinePolicy("domi", "1.0", 600_000, 60_000, 15_000, 15_000, 10, 3, 1, 0, FlagRule.LOSS);

    /** Refuses values out of range with an {@link IllegalArgumentException}. */
    public OnlinePolicy {
        require(totalMs, 1, OnlineEvent.LATEST_MS);
        require(moveMs, 1, OnlineEvent.LATEST_MS);
        require(offlineBeforeStartMs, 0, OnlineEvent.LATEST_MS);
        require(rematchMs, 0, OnlineEvent.LATEST_MS);
        require(movesAfterDecline, 0, MOST_MOVES);
        require(winPoints, -MOST_POINTS, MOST_POINTS);
        require(drawPoints, -MOST_POINTS, MOST_POINTS);
        require(lossPoints, -MOST_POINTS, MOST_POINTS);
    }

    private static void require(long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException("a value must be from " + least + " to " + most + ", not " + value);
        }
    }

    /** All policies, the default first. */
    public static List<OnlinePolicy> all() {
        return List.of(DOMI);
    }

    /** The policy that applies unless another is asked for. */
    public static OnlinePolicy byDefault() {
        return DOMI;
    }
}
