package org.xiangqi.arbiter.rules;

/** Why a game ended. */
public enum Reason {
    /** The side to move stands in check and has no legal move. */
    CHECKMATE,
    /** The side to move does not stand in check and has no legal move. */
    STALEMATE,
    /** One side, and only one, repeated the position by checks alone. */
    PERPETUAL_CHECK,
    /** A position stood as often as the rule set allows, and neither side is to blame. */
    REPETITION,
    /** A position stood as often as the rule set allows, and both sides are equally to blame. */
    MUTUAL_PERPETUAL,
    /** The natural move limit: so many plies without a capture. */
    MOVE_LIMIT
}
