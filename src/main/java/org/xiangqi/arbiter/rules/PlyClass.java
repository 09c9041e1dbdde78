package org.xiangqi.arbiter.rules;

/** What a ply does, as far as a repetition is judged by it. */
public enum PlyClass {
    /** The move gives check. */
    CHECK,
    /** The move does nothing that counts. */
    IDLE
}
