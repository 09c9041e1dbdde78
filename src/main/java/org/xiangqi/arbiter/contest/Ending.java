package org.xiangqi.arbiter.contest;

import org.xiangqi.arbiter.rules.Reason;

/** Why a game of a contest ended: on the board, as {@link Reason} has it by the same names, or beside it. */
public enum Ending {
    CHECKMATE,
    STALEMATE,
    PERPETUAL_CHECK,
    PERPETUAL_CHASE,
    PERPETUAL_KILL_THREAT,
    PERPETUAL_MIX,
    CONSECUTIVE_CHECKS,
    CONSECUTIVE_CHASES,
    REPETITION,
    MUTUAL_PERPETUAL,
    MOVE_LIMIT,
    LENGTH_LIMIT,
    INSUFFICIENT_MATERIAL,
    /** A side used up its time for the whole game. */
    TOTAL_TIME,
    /** A side used up its time for one move. */
    MOVE_TIME,
    /** A side gave up. */
    RESIGNATION,
    /** A side left the game after the first move. */
    ABANDONMENT,
    /** One side offered a draw and the other accepted. */
    DRAW_AGREED,
    /** The side that moves first ran out of time without a move: no game. */
    NO_SHOW,
    /** A side was offline for too long before the first move: no game. */
    OFFLINE_BEFORE_START,
    /** A side left before the first move: no game. */
    LEFT_BEFORE_START,
    /** A side ran out of time against one that has nothing left to win with: draw, where the policy says so. */
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
