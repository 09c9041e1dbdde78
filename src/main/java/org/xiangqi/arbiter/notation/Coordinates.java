package org.xiangqi.arbiter.notation;

import java.util.Optional;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/**
 * Two points as a text names them, before it is known how its ranks count. Accepted: a file letter a to i in either case
 * and a rank 0 to 10 without leading zeros, twice, with or without one dash between: {@code h2e2}, {@code H2-E2}, {@code
 * a10a9}.
 */
record Coordinates(int fromFile, int fromRank, int toFile, int toRank) {

    /** How long a move is as nearly all write it. */
    static final int USUAL_LENGTH = 4;

    /**
     * The move, as {@link Move#code()}, if the four characters are as nearly all write it: letters in lower case, and ranks
     * from 0 to 9, taken to count from 0; otherwise -1.
     */
    static int usual(char fromFile, char fromRank, char toFile, char toRank) {
        int from = usualPoint(fromFile - 'a', fromRank - '0');
        int to = usualPoint(toFile - 'a', toRank - '0');
        return (from | to) < 0 ? -1 : Move.code(from, to);
    }

    private static int usualPoint(int file, int rank) {
        return file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS ? rank * Square.FILES + file : -1;
    }

    static Optional<Coordinates> parse(String text) {
        int length = text.length();
        if (length < 4 || length > 7) {
            return Optional.empty();
        }
        int from = point(text, 0);
        if (from < 0) {
            return Optional.empty();
        }
        int fromEnd = end(from);
        int to = point(text, fromEnd < length && text.charAt(fromEnd) == '-' ? fromEnd + 1 : fromEnd);
        return to < 0 || end(to) != length
                ? Optional.empty()
                : Optional.of(new Coordinates(file(from), rank(from), file(to), rank(to)));
    }

    boolean hasRank(int rank) {
        return fromRank == rank || toRank == rank;
    }

    /** The point that starts there: its file, its rank and where it ends, in four bits each; -1 if none starts there. */
    private static int point(String text, int start) {
        if (start + 1 >= text.length()) {
            return -1;
        }
        int file = (text.charAt(start) | 0x20) - 'a';
        int rank = text.charAt(start + 1) - '0';
        if (file < 0 || file >= Square.FILES || rank < 0 || rank > 9) {
            return -1;
        }
        boolean ten = rank == 1 && start + 2 < text.length() && text.charAt(start + 2) == '0';
        return ten ? packed(file, 10, start + 3) : packed(file, rank, start + 2);
    }

    private static int packed(int file, int rank, int end) {
        return file << 8 | rank << 4 | end;
    }

    private static int file(int point) {
        return point >> 8;
    }

    private static int rank(int point) {
        return point >> 4 & 15;
    }

    private static int end(int point) {
        return point & 15;
    }
}
