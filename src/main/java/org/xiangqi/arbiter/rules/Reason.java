package org.xiangqi.arbiter.rules;

/** Why a game ended. */
public enum Reason {
    /** The side to move stands in check and has no legal move. */
    CHECKMATE,
    /** The side to move does not stand in check and has no legal move. */
    STALEMATE,
    /** One side repeated the position by checks alone. */
    PERPETUAL_CHECK,
    /** One side repeated the position by chasing with every move. */
    PERPETUAL_CHASE,
    /** One side repeated the position by threatening mate with every move. */
    PERPETUAL_KILL_THREAT,
    /** One side's every move was a check, a threat of mate or a chase, and not all of one kind. */
    PERPETUAL_MIX,
    /** More checks in a row than the rule set allows. */
    CONSECUTIVE_CHECKS,
    /** More chases of one piece in a row than the rule set allows. */
    CONSECUTIVE_CHASES,
    /** A position stood as often as the rule set allows, and neither side is more to blame than the other. */
    REPETITION,
    /** A position stood as often as the rule set allows, or moves went on as long, and both sides are equally to blame. */
    MUTUAL_PERPETUAL,
    /** The natural move limit: so many moves without a capture. */
    MOVE_LIMIT,
    /** So many moves in all. */
    LENGTH_LIMIT,
    /** Neither side has a piece left that can cross the river. */
    INSUFFICIENT_MATERIAL;

    /** Whether it can end a game because a position came back. */
    public boolean isOfRepetition() {
        return switch (this) {
            case PERPETUAL_CHECK, PERPETUAL_CHASE, PERPETUAL_KILL_THREAT, PERPETUAL_MIX, REPETITION, MUTUAL_PERPETUAL ->
                true;
            default -> false;
        };
    }
}
