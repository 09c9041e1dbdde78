package org.xiangqi.arbiter.api.boards;

import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Side;

/** What is written on the pieces and the board. */
public enum PieceSet {
    /** Traditional characters, a different one for each side's piece of a kind. */
    TRADITIONAL("帥仕相傌俥炮兵", "將士象馬車砲卒", "楚河漢界", "一二三四五六七八九"),
    /** Simplified characters; horse, chariot and cannon have the same for both sides. */
    SIMPLIFIED("帅仕相马车炮兵", "将士象马车炮卒", "楚河汉界", "一二三四五六七八九"),
    /** The letters of FEN, as capitals for both sides. */
    LETTERS("KABNRCP", "KABNRCP", "楚河漢界", PieceSet.DIGITS);

    private static final String DIGITS = "123456789";

    private final String red;
    private final String black;
    private final String river;
    private final String redFiles;

    PieceSet(String red, String black, String river, String redFiles) {
        this.red = red;
        this.black = black;
        this.river = river;
        this.redFiles = redFiles;
    }

    /** The character of a piece. */
    String of(Piece piece) {
        String all = piece.side() == Side.RED ? red : black;
        return character(all, piece.type().ordinal());
    }

    /** The character of a file as that side counts them, 1 to 9 from its right. */
    String ofFile(Side side, int number) {
        return character(side == Side.RED ? redFiles : DIGITS, number - 1);
    }

    /** Whether both sides have the same character for a piece of some kind, so that it does not tell them apart. */
    boolean sharesCharacters() {
        return red.codePoints().anyMatch(character -> black.indexOf(character) >= 0);
    }

    /** The four characters in the river, from left to right. */
    String river() {
        return river;
    }

    private static String character(String all, int index) {
        return all.substring(index, index + 1);
    }
}
