package org.xiangqi.arbiter.tools;

import java.util.Optional;
import org.xiangqi.arbiter.board.Side;

/** How a game of a match ended. */
enum Ending {
    /** The rules decided it. */
    RULES("by the rules"),
    /** A player gave up. */
    RESIGNED("resigned"),
    /** Both players held it to be won by the same side for long enough. */
    AGREED_WIN("won by agreement"),
    /** Both players held it to be level for long enough. */
    AGREED_DRAW("drawn by agreement"),
    /** It went on for the most plies allowed: a draw. */
    TOO_LONG("broken off"),
    /** A move that is illegal or that is no move: the player loses. */
    ILLEGAL_MOVE("illegal move"),
    /** No answer in time: the player loses. */
    TIME("time forfeited"),
    /** The program ended or never got ready: the player loses. */
    CRASH("crashed");

    private final String text;

    Ending(String text) {
        this.text = text;
    }

    /** In words. */
    String text() {
        return text;
    }

    /** Whether the program failed, rather than its play. */
    boolean isFailure() {
        return this == ILLEGAL_MOVE || this == TIME || this == CRASH;
    }

    /**
     * An ending that the referee did not find.
     *
     * @param loser empty for a draw
     * @param detail what happened, for people
     */
    record Outside(Ending how, Optional<Side> loser, String detail) {}
}
