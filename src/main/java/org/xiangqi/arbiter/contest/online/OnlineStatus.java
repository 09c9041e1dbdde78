package org.xiangqi.arbiter.contest.online;

/** Whether an online game goes on. */
public enum OnlineStatus {
    /** It goes on, or has not begun. */
    ONGOING,
    /** It is over, and has a result. */
    FINISHED,
    /** It is over, and has none: it was no game. */
    CANCELLED
}
