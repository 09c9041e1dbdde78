package org.xiangqi.arbiter.board;

import java.util.Optional;

/**
 * A point of the board.
 *
 * @param index 9 × rank + file, so 0 (a0, Red's left corner) to 89 (i9)
 */
public record Square(int index) implements Comparable<Square> {
    /** Points in a rank. */
    public static final int FILES = 9;

    /** Points in a file. */
    public static final int RANKS = 10;

    /** Points on the board. */
    public static final int COUNT = FILES * RANKS;

    private static final Square[] ALL = new Square[COUNT];
    private static final String[] NAMES = new String[COUNT];

    static {
        for (int index = 0; index < COUNT; index++) {
            Square square = new Square(index);
            ALL[index] = square;
            NAMES[index] = "" + (char) ('a' + square.file()) + square.rank();
        }
    }

    /** Refuses an index outside 0 to 89 with an {@link IllegalArgumentException}. */
    public Square {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("not a point of the board: " + index);
        }
    }

    /** The point with that index, 0 to 89. */
    public static Square of(int index) {
        return ALL[index];
    }

    /** The point on that file (0 for a, to 8 for i) and rank (0 to 9, from Red's side); empty if there is none. */
    public static Optional<Square> at(int file, int rank) {
        boolean onBoard = file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
        return onBoard ? Optional.of(ALL[rank * FILES + file]) : Optional.empty();
    }

    /** 0 for file a, Red's leftmost, to 8 for file i. */
    public int file() {
        return index % FILES;
    }

    /** 0 for Red's back rank, to 9 for Black's. */
    public int rank() {
        return index / FILES;
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    /** The UCCI name, {@code a0} to {@code i9}. */
    @Override
    public String toString() {
        return NAMES[index];
    }
}
