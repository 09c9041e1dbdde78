package org.xiangqi.arbiter.notation;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Square;

/**
 * The texts of moves in the usual coordinates, one object each. All games are made of the same two thousand, and to make
 * each text anew takes longer than to look it up.
 */
public final class SharedTexts {
    /** By the points from and to, as far as they were asked for. Threads may each make a text once; any of them will do. */
    private static final @Nullable String[] KNOWN = new String[Square.COUNT * Square.COUNT];

    private static final int LENGTH = 4;

    private SharedTexts() {}

    /** What stands in the line from {@code start} up to but not including {@code end}, whether it is a move or not. */
    public static String of(String line, int start, int end) {
        int from = end - start == LENGTH ? point(line, start) : -1;
        int to = from < 0 ? -1 : point(line, start + 2);
        if (to < 0) {
            return line.substring(start, end);
        }
        int index = from * Square.COUNT + to;
        String known = KNOWN[index];
        if (known == null) {
            known = line.substring(start, end);
            KNOWN[index] = known;
        }
        return known;
    }

    /** The point with that name in lower case and ranks from 0, or -1. */
    private static int point(String line, int at) {
        int file = line.charAt(at) - 'a';
        int rank = line.charAt(at + 1) - '0';
        return file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS ? rank * Square.FILES + file : -1;
    }
}
