package org.xiangqi.arbiter.notation;

import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/** Takes moves out of a line without making each text anew where it is in the usual coordinates: see {@link Move#name}. */
public final class SharedTexts {
    private static final int LENGTH = 4;

    private SharedTexts() {}

    /** What stands in the line from {@code start} up to but not including {@code end}, whether it is a move or not. */
    public static String of(String line, int start, int end) {
        int from = end - start == LENGTH ? point(line, start) : -1;
        int to = from < 0 ? -1 : point(line, start + 2);
        return to < 0 ? line.substring(start, end) : Move.name(Move.code(from, to));
    }

    /** The point with that name in lower case and ranks from 0, or -1. */
    private static int point(String line, int at) {
        int file = line.charAt(at) - 'a';
        int rank = line.charAt(at + 1) - '0';
        return file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS ? rank * Square.FILES + file : -1;
    }
}
