package org.xiangqi.arbiter.board;

/** The seven kinds of pieces, each with its FEN letter and the number a side starts with, which it can never exceed. */
public enum PieceType {
    GENERAL('K', 1),
    ADVISOR('A', 2),
    ELEPHANT('B', 2),
    HORSE('N', 2),
    CHARIOT('R', 2),
    CANNON('C', 2),
    SOLDIER('P', 5);

    private final char letter;
    private final int most;

    PieceType(char letter, int most) {
        this.letter = letter;
        this.most = most;
    }

    /** The upper-case FEN letter. */
    public char letter() {
        return letter;
    }

    /** How many of them a side may have. */
    public int most() {
        return most;
    }

    /** The field's English term in lower case, for sentences. */
    public String term() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
