package org.xiangqi.arbiter.contest.online;

/** Why an event was refused. Where several reasons apply, the first in this order is named. */
public enum EventFault {
    TIME_MISSING("it has no time, and none is guessed"),
    SIDE_MISSING("it does not say which side it is of"),
    NEEDLESS_SIDE("the start of the game is of no side"),
    MOVE_MISSING("it does not say which move is made"),
    NEEDLESS_MOVE("only a move has a move"),
    AFTER_NOW("it lies after the time that the answer is for"),
    OUT_OF_ORDER("it lies before an event that counted already"),
    NOT_STARTED("the game had not started"),
    GAME_NOT_FINISHED("a rematch follows a finished game, and this one is going on or was cancelled"),
    REMATCH_CLOSED("the rematch was declined or agreed, or the time for it was over"),
    ALREADY_AGREED("this side has agreed to a rematch already"),
    GAME_OVER("the game was over"),
    ALREADY_STARTED("the game had started already"),
    ALREADY_OFFLINE("this side was offline already"),
    NOT_OFFLINE("this side was not offline"),
    SIDE_OFFLINE("this side was offline, and had not come back"),
    ALREADY_OFFERED("this side's own draw offer was open"),
    OFFER_PENDING("the other side's draw offer was open, which can be accepted or declined"),
    TOO_EARLY("a draw can be offered once each side has moved"),
    NOT_YOUR_TURN("it was the other side's turn"),
    MUST_WAIT("after a declined offer each side has to make more moves first"),
    NO_OFFER("the other side has no draw offer open"),
    UNREADABLE_MOVE("the move cannot be read in the notation of the game"),
    AMBIGUOUS_MOVE("the move fits several legal moves"),
    ILLEGAL_MOVE("the move is illegal");

    private final String meaning;

    EventFault(String meaning) {
        this.meaning = meaning;
    }

    /** The reason as a clause in lower case, without a full stop. */
    public String meaning() {
        return meaning;
    }

    /** Whether it is a matter of how the move is written: another notation may read it otherwise. */
    public boolean isOfReading() {
        return this == UNREADABLE_MOVE || this == AMBIGUOUS_MOVE || this == ILLEGAL_MOVE;
    }
}
