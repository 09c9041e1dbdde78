package org.xiangqi.arbiter.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Square;

/** FEN as it stands on a line of its own, the fields perhaps glued together. */
final class GluedFen {
    private static final int MOST_OF_BOARD = 100;
    private static final Pattern COUNTERS = Pattern.compile("(.{1,100}?)--(\\d)(\\d)");

    private GluedFen() {}

    /**
     * The FEN that the line consists of; empty if it has not the form of one, that is ten rows of letters and digits.
     *
     * <p>Without a blank on the line, a letter at the end of the board is the side if the last row has ten points with it; so
     * {@code b} and {@code r}, which also are pieces, are taken as the side only where they can be nothing else. Behind it can
     * stand two dashes and both counters of one digit each.
     */
    static Optional<String> of(String line) {
        String stripped = line.strip();
        int blank = stripped.indexOf(' ');
        if (blank >= 0) {
            return isBoard(stripped.substring(0, blank)) ? Optional.of(stripped) : Optional.empty();
        }
        Matcher counters = COUNTERS.matcher(stripped);
        String board = counters.matches() ? counters.group(1) : stripped;
        if (!isBoard(board)) {
            return Optional.empty();
        }
        int end = board.length() - 1;
        boolean sided = points(board.substring(board.lastIndexOf('/') + 1)) == Square.FILES + 1
                && "wrbWRB".indexOf(board.charAt(end)) >= 0;
        if (!sided) {
            return Optional.of(stripped);
        }
        String fen = board.substring(0, end) + ' ' + board.charAt(end);
        return Optional.of(counters.matches() ? fen + " - - " + counters.group(2) + ' ' + counters.group(3) : fen);
    }

    private static boolean isBoard(String text) {
        return text.length() <= MOST_OF_BOARD
                && text.chars().allMatch(GluedFen::isOfBoard)
                && text.chars().filter(c -> c == '/').count() == Square.RANKS - 1;
    }

    private static boolean isOfBoard(int c) {
        return c == '/' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static int points(String row) {
        return row.chars().map(c -> c >= '0' && c <= '9' ? c - '0' : 1).sum();
    }
}
