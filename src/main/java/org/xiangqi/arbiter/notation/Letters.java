package org.xiangqi.arbiter.notation;

/** Notations in letters and signs, which share many of both. */
sealed interface Letters extends MoveNotation permits Wxf, Vietnamese {
    /** Whether the text has the form of a move in this notation, whatever the position. */
    boolean hasForm(String text);
}
