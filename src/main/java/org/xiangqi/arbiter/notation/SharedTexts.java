package org.xiangqi.arbiter.notation;

import org.xiangqi.arbiter.board.Move;

/** Takes moves out of a line without making each text anew where it is in the usual coordinates: see {@link Move#name}. */
public final class SharedTexts {
    private SharedTexts() {}

    /** What stands in the line from {@code start} up to but not including {@code end}, whether it is a move or not. */
    public static String of(String line, int start, int end) {
        int move = end - start == Coordinates.USUAL_LENGTH ? Coordinates.usual(line, start) : -1;
        return move < 0 ? line.substring(start, end) : Move.name(move);
    }
}
