package org.xiangqi.arbiter.board;

/** One of the two players. Red moves first and starts on ranks 0 to 4. */
public enum Side {
    RED('w', "Red"),
    BLACK('b', "Black");

    private final char fenLetter;
    private final String title;

    Side(char fenLetter, String title) {
        this.fenLetter = fenLetter;
        this.title = title;
    }

    /** The letter that stands for this side in the FEN we write: {@code w} for Red, {@code b} for Black. */
    public char fenLetter() {
        return fenLetter;
    }

    /** The side's name in a sentence: {@code Red} or {@code Black}. */
    public String title() {
        return title;
    }

    public Side opponent() {
        return this == RED ? BLACK : RED;
    }
}
