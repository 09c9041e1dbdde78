package org.xiangqi.arbiter.contest.touch;

/** What the touched pieces oblige the side to move to. */
public enum Obligation {
    /** Nothing that was touched counts: any legal move. */
    NONE,
    /** A touched own piece must move. */
    MOVE,
    /** A touched piece of the opponent must be taken, by whichever piece can. */
    CAPTURE,
    /** A touched own piece must take a touched piece of the opponent. */
    MOVE_AND_CAPTURE,
    /** No legal move does what the touched pieces oblige to: a technical, and any legal move. */
    TECHNICAL
}
