package org.xiangqi.arbiter.notation;

import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.notation.RelativeMove.Direction;
import org.xiangqi.arbiter.notation.RelativeMove.Which;

/**
 * Chinese notation: piece, file, direction, number, such as 炮二平五 or 馬8進7.
 *
 * <p>Written in either script: Red's numbers as 一 to 九, Black's as 1 to 9; 前 and 后 (後) before the piece for the front and rear
 * one of two, 中 for the middle of three soldiers, 一 to 五 from the front for four or five; with two or more soldiers on each of two
 * files place and file without the piece: 前三平四. Advisors and elephants are told by their file always, which is enough.
 *
 * <p>Read besides: either script and every variant character for either side; either kind of digits for either side, full-width
 * ones too; the place after the piece (車前平三); soldiers of two files numbered 一 to 五 from the right file to the left and from the
 * front to the rear, as xqbase has it; the file of one of two pieces where only one of them has the move.
 */
public final class Chinese implements MoveNotation {
    private static final int LENGTH = 4;
    private static final String NUMBERS = "一二三四五六七八九";

    /** How the characters are written. */
    public enum Script {
        TRADITIONAL("帥仕相馬車炮兵將士象馬車砲卒", "前後中", "進退平"),
        SIMPLIFIED("帅仕相马车炮兵将士象马车炮卒", "前后中", "进退平");

        private final String pieces;
        private final String places;
        private final String directions;

        Script(String pieces, String places, String directions) {
            this.pieces = pieces;
            this.places = places;
            this.directions = directions;
        }

        private char piece(Side side, PieceType type) {
            return pieces.charAt(side.ordinal() * PieceType.values().length + type.ordinal());
        }
    }

    @Override
    public MoveReading read(String text, Board board) {
        return parse(Characters.halfWidth(text))
                .map(move -> move.resolve(board))
                .orElse(new MoveReading.Unreadable());
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
        int number = number(text.charAt(3));
        if (direction.isEmpty() || number < 1) {
            return Optional.empty();
        }
        char first = text.charAt(0);
        char second = text.charAt(1);
        Optional<PieceType> type = type(first);
        if (type.isPresent()) {
            Optional<Which> which = number(second) > 0 ? Optional.of(Which.onFile(number(second))) : place(second);
            return which.map(each -> new RelativeMove(type.get(), each, direction.get(), number));
        }
        Optional<PieceType> after = type(second);
        if (after.isPresent()) {
            return before(first, after.get())
                    .map(which -> new RelativeMove(after.get(), which, direction.get(), number));
        }
        return placeOnFile(first, number(second))
                .map(which -> new RelativeMove(PieceType.SOLDIER, which, direction.get(), number));
    }

    private static Optional<Which> place(char c) {
        return switch (c) {
            case '前' -> Optional.of(Which.of(Stand::isFront));
            case '后', '後' -> Optional.of(Which.of(Stand::isRear));
            case '中' -> Optional.of(Which.of(Stand::isMiddle));
            default -> Optional.empty();
        };
    }

    /** Which piece is meant by what stands before its kind: a place, or a number where there are many soldiers. */
    private static Optional<Which> before(char c, PieceType type) {
        int number = number(c);
        if (number == 0 || number > PieceType.SOLDIER.most() || type != PieceType.SOLDIER) {
            return place(c);
        }
        return Optional.of(Which.of(stand -> stand.ordinal() == number));
    }

    private static Optional<Which> placeOnFile(char c, int file) {
        if (file == 0) {
            return Optional.empty();
        }
        return place(c).map(which ->
                Which.of(stand -> stand.file() == file && which.exactly().test(stand)));
    }

    private static int number(char c) {
        return c >= '1' && c <= '9' ? c - '0' : NUMBERS.indexOf(c) + 1;
    }

    private static Optional<Direction> direction(char c) {
        return switch (c) {
            case '进', '進' -> Optional.of(Direction.FORWARD);
            case '退' -> Optional.of(Direction.BACKWARD);
            case '平' -> Optional.of(Direction.SIDEWAYS);
            default -> Optional.empty();
        };
    }

    private static Optional<PieceType> type(char c) {
        return switch (c) {
            case '帅', '帥', '将', '將' -> Optional.of(PieceType.GENERAL);
            case '仕', '士' -> Optional.of(PieceType.ADVISOR);
            case '相', '象' -> Optional.of(PieceType.ELEPHANT);
            case '马', '馬', '傌' -> Optional.of(PieceType.HORSE);
            case '车', '車', '俥' -> Optional.of(PieceType.CHARIOT);
            case '炮', '砲', '包' -> Optional.of(PieceType.CANNON);
            case '兵', '卒' -> Optional.of(PieceType.SOLDIER);
            default -> Optional.empty();
        };
    }

    /** Writes a legal move of the side to move on that board. */
    public static String write(Board board, Move move, Script script) {
        return write(board, Stand.of(board, move.from().index()), move, script);
    }

    static String write(Board board, Stand stand, Move move, Script script) {
        Side side = board.sideToMove();
        PieceType type = board.type(move.from().index());
        char kind = script.piece(side, type);
        char file = numeral(side, stand.file());
        char direction =
                script.directions.charAt(RelativeMove.directionOf(side, move).ordinal());
        char number = numeral(side, RelativeMove.numberOf(side, move));
        boolean byFile = stand.count() == 1 || type == PieceType.ADVISOR || type == PieceType.ELEPHANT;
        if (byFile) {
            return text(kind, file, direction, number);
        }
        if (stand.count() > 3) {
            return text(NUMBERS.charAt(stand.index()), kind, direction, number);
        }
        char place = script.places.charAt(stand.isFront() ? 0 : stand.isRear() ? 1 : 2);
        return text(place, stand.tandemFiles() > 1 ? file : kind, direction, number);
    }

    private static String text(char... characters) {
        return new String(characters);
    }

    private static char numeral(Side side, int number) {
        return side == Side.RED ? NUMBERS.charAt(number - 1) : (char) ('0' + number);
    }
}
