package org.xiangqi.arbiter.board;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One pass over one FEN text; see {@link Fen} for what it tolerates. */
final class FenReader {
    private static final int LONGEST_QUOTE = 20;

    private final String text;
    private int next;
    private final byte[] codes = new byte[Square.COUNT];
    private Side side = Side.RED;

    FenReader(String text) {
        this.text = text;
    }

    Fen.Result read() {
        skipBlanks();
        FenFault fault = readBoard();
        if (fault == null) {
            fault = readSide();
        }
        if (fault != null) {
            return new Fen.Unreadable(fault);
        }
        for (int dashes = 0; dashes < 2 && "-".equals(peekField()); dashes++) {
            readField();
        }
        int clockAt = next;
        int clock = readCount(0);
        if (clock < 0) {
            return badCount(clockAt, "number of plies since the last capture");
        }
        int numberAt = next;
        int number = readCount(1);
        if (number < 0) {
            return badCount(numberAt, "move number");
        }
        if (next < text.length()) {
            return new Fen.Unreadable(elsewhere(next, "Nothing may follow the move number: " + quote(peekField())));
        }
        return new Fen.Read(new Setup(codes, side, clock, number));
    }

    private @Nullable FenFault readBoard() {
        int row = 1;
        int column = 1;
        for (; next < text.length() && !isBlank(text.charAt(next)); next++) {
            char letter = text.charAt(next);
            if (letter == '/') {
                if (column != 10) {
                    return onBoard(row, column, "The row has " + (column - 1) + " points, not 9.");
                }
                if (row == 10) {
                    return onBoard(11, 1, "The board has more than 10 rows.");
                }
                row++;
                column = 1;
                continue;
            }
            int points = 1;
            if (letter >= '1' && letter <= '9') {
                points = letter - '0';
            } else {
                Optional<Piece> piece = Piece.ofLetter(letter);
                if (piece.isEmpty()) {
                    return onBoard(row, column, notAPiece(letter));
                }
                if (column <= 9) {
                    codes[(10 - row) * Square.FILES + column - 1] =
                            (byte) piece.get().code();
                }
            }
            if (column + points > 10) {
                return onBoard(row, 10, "The row has more than 9 points.");
            }
            column += points;
        }
        if (column != 10) {
            String reason = next == 0 || (row == 1 && column == 1)
                    ? "There is no board: a FEN starts with ten rows of nine points."
                    : "The row has " + (column - 1) + " points, not 9.";
            return onBoard(row, column, reason);
        }
        return row == 10 ? null : onBoard(row + 1, 1, "The board has " + row + " rows, not 10.");
    }

    private String notAPiece(char letter) {
        return switch (letter) {
            case 'G', 'g' -> "The letter G may mean general or guard: write K or A.";
            case '0' -> "A count of 0 empty points says nothing.";
            default -> "No piece has the letter " + quote(text.substring(next, text.offsetByCodePoints(next, 1))) + ".";
        };
    }

    private @Nullable FenFault readSide() {
        skipBlanks();
        int at = next;
        String field = readField();
        if (field.isEmpty()) {
            return null;
        }
        Optional<Side> named = Fen.side(field);
        if (named.isEmpty()) {
            return elsewhere(at, "The side to move is w or r for Red or b for Black, not " + quote(field) + ".");
        }
        side = named.get();
        return null;
    }

    /** A counter, the default if the text has ended, or -1 if it is none. */
    private int readCount(int byDefault) {
        String field = readField();
        if (field.isEmpty()) {
            return byDefault;
        }
        boolean plain = field.length() <= 5 && field.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        return plain ? Integer.parseInt(field) : -1;
    }

    private Fen.Result badCount(int at, String what) {
        next = at;
        return new Fen.Unreadable(elsewhere(
                at, "The " + what + " is a number from 0 to " + Fen.MOST_COUNT + ", not " + quote(peekField()) + "."));
    }

    private String readField() {
        String field = peekField();
        next += field.length();
        skipBlanks();
        return field;
    }

    private String peekField() {
        int end = next;
        while (end < text.length() && !isBlank(text.charAt(end))) {
            end++;
        }
        return text.substring(next, end);
    }

    private void skipBlanks() {
        while (next < text.length() && isBlank(text.charAt(next))) {
            next++;
        }
    }

    private static boolean isBlank(char letter) {
        return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
    }

    private FenFault onBoard(int row, int column, String reason) {
        return new FenFault(row, column, next, reason);
    }

    private static FenFault elsewhere(int offset, String reason) {
        return new FenFault(0, 0, offset, reason);
    }

    /** The text in quotes, cut short, with what cannot be seen written as its code. */
    private static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().limit(LONGEST_QUOTE).forEach(point -> {
            if (point < ' ' || point == 0x7F || Character.getType(point) == Character.SURROGATE) {
                quoted.append(String.format("U+%04X", point));
            } else {
                quoted.appendCodePoint(point);
            }
        });
        return quoted.append(text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "…\"" : "\"")
                .toString();
    }
}
