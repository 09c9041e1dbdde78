package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/**
 * Something that happened, as whoever kept the game tells it. What does not fit is refused by the referee, not here.
 *
 * @param atMs when, in milliseconds of any one clock, 0 to {@link #LATEST_MS}; null if it was not said
 * @param side who did it; null if it was not said
 * @param move the move as it was written, without blanks around it; null if there is none
 */
public record OnlineEvent(
        @Nullable Long atMs,
        OnlineEventType type,
        @Nullable Side side,
        @Nullable String move) {
    /** The latest time, 2^53 - 1: the greatest whole number that every reader of JSON gets exactly. */
    public static final long LATEST_MS = (1L << 53) - 1;

    /** Refuses times out of range with an {@link IllegalArgumentException}. */
    public OnlineEvent {
        if (atMs != null && (atMs < 0 || atMs > LATEST_MS)) {
            throw new IllegalArgumentException("a time must be from 0 to " + LATEST_MS + ", not " + atMs);
        }
    }
}
