package org.xiangqi.arbiter.record;

import java.util.Optional;
import org.xiangqi.arbiter.board.Square;

/** FEN as it stands on a line of its own, the letter of the side perhaps glued to the board. */
final class GluedFen {
    private GluedFen() {}

    /**
     * The FEN that the line consists of; empty if it has not the form of one, that is ten rows of letters and digits. A letter at
     * the end of the board is the side if the last row has ten points with it and nothing stands behind it; so {@code b} and
     * {@code r}, which also are pieces, are taken as the side only where they can be nothing else.
     */
    static Optional<String> of(String line) {
        String stripped = line.strip();
        int blank = stripped.indexOf(' ');
        String board = blank < 0 ? stripped : stripped.substring(0, blank);
        if (board.length() > 100 || !board.chars().allMatch(GluedFen::isOfBoard)) {
            return Optional.empty();
        }
        if (board.chars().filter(c -> c == '/').count() != Square.RANKS - 1) {
            return Optional.empty();
        }
        String lastRow = board.substring(board.lastIndexOf('/') + 1);
        boolean glued =
                blank < 0 && points(lastRow) == Square.FILES + 1 && isSide(lastRow.charAt(lastRow.length() - 1));
        int end = board.length() - 1;
        return Optional.of(glued ? board.substring(0, end) + ' ' + board.charAt(end) : stripped);
    }

    private static boolean isOfBoard(int c) {
        return c == '/' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isSide(char c) {
        return "wrbWRB".indexOf(c) >= 0;
    }

    private static int points(String row) {
        return row.chars().map(c -> c >= '0' && c <= '9' ? c - '0' : 1).sum();
    }
}
