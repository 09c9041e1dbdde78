package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;

/**
 * Points as DhtmlXQ has them: two digits, the file from the left and the rank from the top, each from 0; a move is two points,
 * and a position the points of the 32 pieces in a fixed order, {@code 99} for one that is not there.
 */
enum DhtmlxqPoints implements MoveNotation {
    /** The only way to write them. */
    DIGITS;

    private static final String PIECES = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
    private static final String ABSENT = "99";
    private static final char EMPTY = ' ';
    private static final int MOVE = 4;

    @Override
    public MoveReading read(String text, Board board) {
        Optional<Square> from = text.length() == MOVE ? point(text, 0) : Optional.empty();
        Optional<Square> to = text.length() == MOVE ? point(text, 2) : Optional.empty();
        return from.isPresent() && to.isPresent()
                ? new MoveReading.Read(new Move(from.get(), to.get()))
                : new MoveReading.Unreadable();
    }

    static String write(Move move) {
        return write(move.from()) + write(move.to());
    }

    private static String write(Square square) {
        return "" + square.file() + (Square.RANKS - 1 - square.rank());
    }

    /** The point that the two digits there name. */
    private static Optional<Square> point(String text, int at) {
        int file = text.charAt(at) - '0';
        int row = text.charAt(at + 1) - '0';
        return Square.at(file, Square.RANKS - 1 - row);
    }

    /** The point of a piece that moves, as the first digits of a move tell it; empty if they tell none. */
    static Optional<Square> from(String move) {
        return move.length() < 2 ? Optional.empty() : point(move, 0);
    }

    /**
     * The pieces by point, a blank for none; empty if the digits are not 64, or name a point off the board or one point twice.
     */
    static Optional<char[]> pieces(String digits) {
        char[] board = " ".repeat(Square.COUNT).toCharArray();
        if (digits.length() != 2 * PIECES.length()) {
            return Optional.empty();
        }
        for (int n = 0; n < PIECES.length(); n++) {
            if (digits.startsWith(ABSENT, 2 * n)) {
                continue;
            }
            Optional<Square> point = point(digits, 2 * n);
            if (point.isEmpty() || board[point.get().index()] != EMPTY) {
                return Optional.empty();
            }
            board[point.get().index()] = PIECES.charAt(n);
        }
        return Optional.of(board);
    }

    /** Those pieces as FEN. */
    static String fen(char[] board, Side sideToMove) {
        StringBuilder fen = new StringBuilder();
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            for (int file = 0; file < Square.FILES; file++) {
                char piece = board[rank * Square.FILES + file];
                fen.append(piece == EMPTY ? '1' : piece);
            }
            fen.append(rank > 0 ? '/' : ' ');
        }
        return fen.append(sideToMove.fenLetter()).toString();
    }

    /** The points of the pieces of a position, those of one kind from the lowest point up. */
    static String write(Position position) {
        List<String> points = new ArrayList<>();
        boolean[] taken = new boolean[Square.COUNT];
        for (int n = 0; n < PIECES.length(); n++) {
            String point = ABSENT;
            for (int index = 0; index < Square.COUNT && point.equals(ABSENT); index++) {
                Square square = Square.of(index);
                char piece = PIECES.charAt(n);
                if (!taken[index]
                        && position.pieceAt(square)
                                .filter(each -> each.letter() == piece)
                                .isPresent()) {
                    taken[index] = true;
                    point = write(square);
                }
            }
            points.add(point);
        }
        return String.join("", points);
    }
}
