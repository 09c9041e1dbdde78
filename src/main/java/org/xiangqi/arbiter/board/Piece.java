package org.xiangqi.arbiter.board;

import java.util.Optional;

/**
 * A piece of one side.
 *
 * <p>In fast code a piece is its code: 1 to 7 for Red in the order of {@link PieceType}, 9 to 15 for Black, 0 for
 * an empty point. So {@code code & 7} is the type and {@code code & 8} the side, and the codes 0 and 8 are free to stand
 * for "everything of Red" and "everything of Black".
 */
public enum Piece {
    RED_GENERAL,
    RED_ADVISOR,
    RED_ELEPHANT,
    RED_HORSE,
    RED_CHARIOT,
    RED_CANNON,
    RED_SOLDIER,
    BLACK_GENERAL,
    BLACK_ADVISOR,
    BLACK_ELEPHANT,
    BLACK_HORSE,
    BLACK_CHARIOT,
    BLACK_CANNON,
    BLACK_SOLDIER;

    private final PieceType type = PieceType.values()[ordinal() % PieceType.values().length];

    private final char letter =
            ordinal() < PieceType.values().length ? type.letter() : Character.toLowerCase(type.letter());

    private final String symbol = String.valueOf(letter);

    public static final int EMPTY = 0;
    public static final int GENERAL = 1;
    public static final int ADVISOR = 2;
    public static final int ELEPHANT = 3;
    public static final int HORSE = 4;
    public static final int CHARIOT = 5;
    public static final int CANNON = 6;
    public static final int SOLDIER = 7;

    /** The bit of a code that tells Black from Red. */
    public static final int BLACK = 8;

    private static final int TYPES = PieceType.values().length;
    private static final Piece[] BY_CODE = new Piece[16];

    static {
        for (Piece piece : values()) {
            BY_CODE[piece.code()] = piece;
        }
    }

    /** The piece of that side and type. */
    public static Piece of(Side side, PieceType type) {
        return values()[side.ordinal() * TYPES + type.ordinal()];
    }

    /**
     * The piece that a FEN letter stands for; upper case is Red. Accepts the aliases {@code E} and {@code M} for the
     * elephant and {@code H} for the horse; anything else, {@code G} included (general or guard?), is empty.
     */
    public static Optional<Piece> ofLetter(char letter) {
        char upper = Character.toUpperCase(letter);
        char known = switch (upper) {
            case 'E', 'M' -> 'B';
            case 'H' -> 'N';
            default -> upper;
        };
        for (PieceType type : PieceType.values()) {
            if (type.letter() == known) {
                return Optional.of(of(letter == upper ? Side.RED : Side.BLACK, type));
            }
        }
        return Optional.empty();
    }

    static Piece ofCode(int code) {
        return BY_CODE[code];
    }

    int code() {
        return (ordinal() >= TYPES ? BLACK : 0) + ordinal() % TYPES + 1;
    }

    public Side side() {
        return ordinal() < TYPES ? Side.RED : Side.BLACK;
    }

    public PieceType type() {
        return type;
    }

    /** The FEN letter: upper case for Red, lower case for Black. */
    public char letter() {
        return letter;
    }

    /** The FEN letter as a text. */
    public String symbol() {
        return symbol;
    }

    /** The piece in a sentence, such as {@code Red's horse}. */
    public String title() {
        return side().title() + "'s " + type().term();
    }
}
