package org.xiangqi.arbiter.rules;

/** What a position means for the side to move, as far as the rules besides mate and stalemate have a say. */
public enum Prospect {
    /** Nothing is decided. */
    OPEN,
    /** The game is drawn, or a loop has begun that will be. */
    DRAW,
    /** The side to move loses, or will if the loop goes on. */
    LOSS,
    /** The side to move wins, or will if the loop goes on. */
    WIN
}
