package org.xiangqi.arbiter.contest.standings;

/** Why a game gives no points. */
public enum NotCountedReason {
    /** It was cancelled before it began. */
    CANCELLED,
    /** It has no result yet. */
    UNFINISHED,
    /** It was not played for points. */
    NOT_RATED,
    /** One of the players, or both, was not signed in. */
    GUEST,
    /** One account played both sides. */
    SAME_ACCOUNT
}
