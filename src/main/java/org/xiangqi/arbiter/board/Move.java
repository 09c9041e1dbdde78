package org.xiangqi.arbiter.board;

import org.jspecify.annotations.Nullable;

/**
 * A move from one point to another; whether it is legal is a question to a position.
 *
 * <p>In fast code a move is one int, {@code from + 128 × to}: see {@link #code()} and {@link #of(int)}.
 */
public record Move(Square from, Square to) {

    private static final int TO_SHIFT = 7;
    private static final int FROM_MASK = (1 << TO_SHIFT) - 1;

    /** By code, as far as they were asked for. Two threads may each make one; either will do. */
    private static final @Nullable Move[] MOVES = new Move[Square.COUNT << TO_SHIFT];

    /** As {@link #MOVES}. */
    private static final @Nullable String[] NAMES = new String[Square.COUNT << TO_SHIFT];

    /** The move that an int of {@link #code()} stands for. Made once for each, as {@link #name}. */
    public static Move of(int code) {
        Move move = MOVES[code];
        if (move == null) {
            move = new Move(Square.of(from(code)), Square.of(to(code)));
            MOVES[code] = move;
        }
        return move;
    }

    /** Packs two point indices (0 to 89) into one int. */
    public static int code(int from, int to) {
        return from | to << TO_SHIFT;
    }

    /** The index of the point that a packed move starts from. */
    public static int from(int code) {
        return code & FROM_MASK;
    }

    /** The index of the point that a packed move goes to. */
    public static int to(int code) {
        return code >>> TO_SHIFT;
    }

    /** The move as one int. */
    public int code() {
        return code(from.index(), to.index());
    }

    /**
     * The move that an int of {@link #code()} stands for, in UCCI, such as {@code h2e2}. Made once for each, as all games are
     * made of the same two thousand.
     */
    public static String name(int code) {
        String name = NAMES[code];
        if (name == null) {
            name = Square.of(from(code)).toString() + Square.of(to(code));
            NAMES[code] = name;
        }
        return name;
    }

    /** The move in UCCI, as {@link #name}. */
    @Override
    public String toString() {
        return name(code());
    }
}
