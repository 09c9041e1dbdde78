package org.xiangqi.arbiter.notation;

import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.notation.RelativeMove.Direction;
import org.xiangqi.arbiter.notation.RelativeMove.Which;

/**
 * The notation of the World Xiangqi Federation: letter, file, direction, number, such as {@code C2.5} or {@code H8+7}.
 *
 * <p>Written as the federation publishes it: letters K A E H R C P for both sides; {@code .} for sideways; {@code +} and {@code
 * -} in the place of the file for the front and rear piece of two; of three soldiers on a file {@code P+ P3 P-}, of four {@code
 * ++ P+ P- --}, of five {@code ++ P+ P3 P- --}; with two or more soldiers on each of two files the file takes the letter's
 * place: {@code 3+ 33 3-}. Advisors and elephants are told by their file always, which is enough.
 *
 * <p>Read besides: lower case; B for the elephant, N for the horse, G for the general and S for the soldier; {@code =} for
 * sideways; the sign before the letter ({@code +C.5}); soldiers numbered {@code a} to {@code e} from the right file
 * to the left and from the front to the rear, as xqbase has it ({@code Pc+1}); {@code P..5} for the middle of three; full-width
 * characters; the file of one of two pieces where only one of them has the move.
 */
public final class Wxf implements Letters {
    private static final int LENGTH = 4;

    @Override
    public MoveReading read(String text, Board board) {
        return parse(Characters.halfWidth(text))
                .map(move -> move.resolve(board))
                .orElse(new MoveReading.Unreadable());
    }

    @Override
    public boolean hasForm(String text) {
        return looksLike(text);
    }

    /** Whether the text has the form of a move in this notation, whatever the position. */
    public static boolean looksLike(String text) {
        return parse(Characters.halfWidth(text)).isPresent();
    }

    private static Optional<RelativeMove> parse(String text) {
        if (text.length() != LENGTH) {
            return Optional.empty();
        }
        Optional<Direction> direction = direction(text.charAt(2));
        int number = digit(text.charAt(3));
        if (direction.isEmpty() || number < 1) {
            return Optional.empty();
        }
        char first = text.charAt(0);
        char second = text.charAt(1);
        Optional<PieceType> type = type(first);
        if (type.isPresent()) {
            return which(type.get(), second).map(which -> new RelativeMove(type.get(), which, direction.get(), number));
        }
        Optional<PieceType> after = type(second);
        if (after.isPresent() && (first == '+' || first == '-')) {
            return which(after.get(), first)
                    .map(which -> new RelativeMove(after.get(), which, direction.get(), number));
        }
        return soldier(first, second).map(which -> new RelativeMove(PieceType.SOLDIER, which, direction.get(), number));
    }

    /** Which piece a file or sign after the letter means. */
    private static Optional<Which> which(PieceType type, char sign) {
        int file = digit(sign);
        if (file > 0) {
            return Optional.of(Which.onFile(file));
        }
        int ordinal = (sign | 0x20) - 'a' + 1;
        if (type == PieceType.SOLDIER && ordinal >= 1 && ordinal <= PieceType.SOLDIER.most()) {
            return Optional.of(Which.of(stand -> stand.ordinal() == ordinal));
        }
        return switch (sign) {
            case '+' -> Optional.of(Which.of(stand -> stand.count() > 3 ? stand.index() == 1 : stand.isFront()));
            case '-' ->
                Optional.of(Which.of(stand -> stand.count() > 3 ? stand.index() == stand.count() - 2 : stand.isRear()));
            case '.', '=' -> type == PieceType.SOLDIER ? Optional.of(Which.of(Stand::isMiddle)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Which soldier is meant where no letter says so. */
    private static Optional<Which> soldier(char first, char second) {
        int file = digit(first);
        if (file > 0) {
            return onFile(file, second);
        }
        if (first == '+' && second == '+') {
            return Optional.of(Which.of(stand -> stand.count() > 3 && stand.isFront()));
        }
        return first == '-' && second == '-'
                ? Optional.of(Which.of(stand -> stand.count() > 3 && stand.isRear()))
                : Optional.empty();
    }

    private static Optional<Which> onFile(int file, char sign) {
        return switch (sign) {
            case '+' -> Optional.of(Which.of(stand -> stand.file() == file && stand.isFront()));
            case '-' -> Optional.of(Which.of(stand -> stand.file() == file && stand.isRear()));
            default ->
                digit(sign) == file
                        ? Optional.of(Which.of(stand -> stand.file() == file && stand.isMiddle()))
                        : Optional.empty();
        };
    }

    private static int digit(char c) {
        return c >= '1' && c <= '9' ? c - '0' : 0;
    }

    private static Optional<Direction> direction(char c) {
        return switch (c) {
            case '+' -> Optional.of(Direction.FORWARD);
            case '-' -> Optional.of(Direction.BACKWARD);
            case '.', '=' -> Optional.of(Direction.SIDEWAYS);
            default -> Optional.empty();
        };
    }

    private static Optional<PieceType> type(char c) {
        return switch (Character.toUpperCase(c)) {
            case 'K', 'G' -> Optional.of(PieceType.GENERAL);
            case 'A' -> Optional.of(PieceType.ADVISOR);
            case 'E', 'B' -> Optional.of(PieceType.ELEPHANT);
            case 'H', 'N' -> Optional.of(PieceType.HORSE);
            case 'R' -> Optional.of(PieceType.CHARIOT);
            case 'C' -> Optional.of(PieceType.CANNON);
            case 'P', 'S' -> Optional.of(PieceType.SOLDIER);
            default -> Optional.empty();
        };
    }

    /** Writes a legal move of the side to move on that board. */
    public static String write(Board board, Move move) {
        return write(board, Stand.of(board, move.from().index()), move);
    }

    static String write(Board board, Stand stand, Move move) {
        PieceType type = board.type(move.from().index());
        char letter = letter(type);
        char file = (char) ('0' + stand.file());
        char sign = switch (RelativeMove.directionOf(board.sideToMove(), move)) {
            case FORWARD -> '+';
            case BACKWARD -> '-';
            case SIDEWAYS -> '.';
        };
        char number = (char) ('0' + RelativeMove.numberOf(board.sideToMove(), move));
        if (type == PieceType.SOLDIER && stand.count() > 1 && stand.tandemFiles() > 1) {
            return text(file, stand.isFront() ? '+' : stand.isRear() ? '-' : file, sign, number);
        }
        boolean alone = stand.count() == 1 || type == PieceType.ADVISOR || type == PieceType.ELEPHANT;
        if (alone || stand.isMiddle()) {
            return text(letter, file, sign, number);
        }
        char place = 2 * stand.index() < stand.count() ? '+' : '-';
        boolean outer = stand.count() > 3 && (stand.isFront() || stand.isRear());
        return text(outer ? place : letter, place, sign, number);
    }

    private static String text(char... characters) {
        return new String(characters);
    }

    private static char letter(PieceType type) {
        return switch (type) {
            case GENERAL -> 'K';
            case ADVISOR -> 'A';
            case ELEPHANT -> 'E';
            case HORSE -> 'H';
            case CHARIOT -> 'R';
            case CANNON -> 'C';
            case SOLDIER -> 'P';
        };
    }
}
