package org.xiangqi.arbiter.board;

/**
 * Why a move is illegal. When several reasons apply, the first in this order is named.
 *
 * <p>{@link #GAME_OVER} is given by whoever knows the game: the board alone does not.
 */
public enum IllegalReason {
    GAME_OVER("the game was over before this move"),
    SAME_SQUARE("the move starts and ends on the same point"),
    NO_PIECE("there is no piece on the point it starts from"),
    NOT_YOUR_PIECE("the piece belongs to the other side"),
    OWN_PIECE_ON_TARGET("a piece of the same side stands on the target"),
    NOT_A_MOVE_OF_THE_PIECE("this piece does not move so"),
    OUTSIDE_PALACE("general and advisor may not leave the palace"),
    ELEPHANT_CROSSES_RIVER("an elephant may not cross the river"),
    SOLDIER_BACKWARD("a soldier never moves backward"),
    SOLDIER_SIDEWAYS_BEFORE_RIVER("a soldier moves sideways only after it has crossed the river"),
    HORSE_LEG_BLOCKED("a piece beside the horse blocks its leg"),
    ELEPHANT_EYE_BLOCKED("a piece on the elephant's eye blocks it"),
    PATH_BLOCKED("a piece stands between the chariot and its target"),
    CANNON_JUMPS_WITHOUT_CAPTURE("a cannon jumps only to capture"),
    CANNON_NEEDS_ONE_SCREEN("a cannon captures over exactly one piece"),
    GENERALS_FACE("the two generals would face each other on an open file"),
    LEAVES_GENERAL_IN_CHECK("the mover's own general would stand in check");

    private final String meaning;

    IllegalReason(String meaning) {
        this.meaning = meaning;
    }

    /** The reason as a clause in lower case, without a full stop. */
    public String meaning() {
        return meaning;
    }
}
