package org.xiangqi.arbiter.notation;

import java.util.Optional;

/**
 * Two points as a text names them, before it is known how its ranks count. Accepted: a file letter a to i in either case
 * and a rank 0 to 10 without leading zeros, twice, with or without one dash between: {@code h2e2}, {@code H2-E2}, {@code
 * a10a9}.
 */
record Coordinates(int fromFile, int fromRank, int toFile, int toRank) {

    static Optional<Coordinates> parse(String text) {
        int length = text.length();
        if (length < 4 || length > 7) {
            return Optional.empty();
        }
        int fromEnd = pointEnd(text, 0);
        int toStart = fromEnd > 0 && fromEnd < length && text.charAt(fromEnd) == '-' ? fromEnd + 1 : fromEnd;
        if (fromEnd < 0 || pointEnd(text, toStart) != length) {
            return Optional.empty();
        }
        return Optional.of(new Coordinates(
                file(text, 0), rank(text, 1, fromEnd), file(text, toStart), rank(text, toStart + 1, length)));
    }

    boolean hasRank(int rank) {
        return fromRank == rank || toRank == rank;
    }

    /** Where the point that starts there ends, or -1 if none does. */
    private static int pointEnd(String text, int start) {
        if (start + 1 >= text.length() || file(text, start) < 0 || !isDigit(text, start + 1)) {
            return -1;
        }
        boolean ten = text.charAt(start + 1) == '1' && start + 2 < text.length() && text.charAt(start + 2) == '0';
        return ten ? start + 3 : start + 2;
    }

    private static boolean isDigit(String text, int at) {
        return text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private static int file(String text, int at) {
        int file = (text.charAt(at) | 0x20) - 'a';
        return file >= 0 && file < 9 ? file : -1;
    }

    private static int rank(String text, int start, int end) {
        return Integer.parseInt(text, start, end, 10);
    }
}
