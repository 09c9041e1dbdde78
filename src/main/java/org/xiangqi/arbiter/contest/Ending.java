package org.xiangqi.arbiter.contest;

import org.xiangqi.arbiter.rules.Reason;

/**
 * Why a game of two players ended, on the board or off it: those of {@link Reason} by the same
 * names, and those that only a contest has.
 */
public enum Ending {
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
    INSUFFICIENT_MATERIAL,
    /** One side has used up its time for the whole game. */
    TOTAL_TIME,
    /** One side has used up its time for one move. */
    MOVE_TIME,
    /** One side has given up. */
    RESIGNATION,
    /** One side has left the game under way. */
    ABANDONMENT,
    /** One side offered a draw and the other accepted. */
    DRAW_AGREED,
    /** The side to begin has not made the first move in time: there was no game. */
    NO_SHOW,
    /** One side was offline for too long before the first move: there was no game. */
    OFFLINE_BEFORE_START,
    /** One side has left before the first move: there was no game. */
    LEFT_BEFORE_START,
    /** One side has used up its time, but the other has no piece left to win with: draw. */
    TIME_AGAINST_BARE_SIDE;

    /** The ending that a verdict on the board is. */
    public static Ending of(Reason reason) {
        return switch (reason) {
            case CHECKMATE -> CHECKMATE;
            case STALEMATE -> STALEMATE;
            case PERPETUAL_CHECK -> PERPETUAL_CHECK;
            case PERPETUAL_CHASE -> PERPETUAL_CHASE;
            case PERPETUAL_KILL_THREAT -> PERPETUAL_KILL_THREAT;
            case PERPETUAL_MIX -> PERPETUAL_MIX;
            case CONSECUTIVE_CHECKS -> CONSECUTIVE_CHECKS;
            case CONSECUTIVE_CHASES -> CONSECUTIVE_CHASES;
            case REPETITION -> REPETITION;
            case MUTUAL_PERPETUAL -> MUTUAL_PERPETUAL;
            case MOVE_LIMIT -> MOVE_LIMIT;
            case LENGTH_LIMIT -> LENGTH_LIMIT;
            case INSUFFICIENT_MATERIAL -> INSUFFICIENT_MATERIAL;
        };
    }

    /** Whether the game is cancelled by it: it has no result, and counts nowhere. */
    public boolean cancels() {
        return switch (this) {
            case NO_SHOW, OFFLINE_BEFORE_START, LEFT_BEFORE_START -> true;
            default -> false;
        };
    }
}
