package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** Says of each ply what it does and why: the evidence that verdicts share. */
final class Witness {
    private Witness() {}

    /** The plies from the first (1 or more) to the last one given. */
    static List<Evidence.Ply> plies(Position start, List<Move> moves, int first, int last) {
        Board board = new Board(start);
        List<Evidence.Ply> plies = new ArrayList<>();
        for (int ply = 1; ply <= last; ply++) {
            Move move = moves.get(ply - 1);
            board.make(move.code());
            if (ply >= first) {
                plies.add(lastPly(board, move));
            }
        }
        return List.copyOf(plies);
    }

    private static Evidence.Ply lastPly(Board board, Move move) {
        Side mover = board.sideToMove().opponent();
        String moved = title(board, move.to()) + " goes from " + move.from() + " to " + move.to();
        if (!board.inCheck()) {
            String why = moved + " and gives no check.";
            return new Evidence.Ply(board.ply(), move, mover, EnumSet.of(PlyClass.IDLE), List.of(), why);
        }
        String why = moved + " and gives check.";
        return new Evidence.Ply(board.ply(), move, mover, EnumSet.of(PlyClass.CHECK), List.of(check(board)), why);
    }

    private static Evidence.Target check(Board board) {
        Piece general = Piece.of(board.sideToMove(), PieceType.GENERAL);
        Square square = board.general(board.sideToMove());
        List<Square> checkers = board.checkers();
        String why = checkers.stream()
                .map(checker -> title(board, checker) + " on " + checker + " attacks " + general.title() + " on "
                        + square + over(board, checker, square))
                .collect(Collectors.joining("; "));
        return new Evidence.Target(general, square, checkers, why + ".");
    }

    private static String title(Board board, Square square) {
        return Objects.requireNonNull(board.pieceAt(square.index())).title();
    }

    /** Names a cannon's screen; other pieces need none. */
    private static String over(Board board, Square cannon, Square target) {
        Piece piece = board.pieceAt(cannon.index());
        if (piece == null || piece.type() != PieceType.CANNON) {
            return "";
        }
        int step = cannon.rank() == target.rank() ? 1 : Square.FILES;
        int from = Math.min(cannon.index(), target.index());
        int to = Math.max(cannon.index(), target.index());
        for (int square = from + step; square < to; square += step) {
            if (board.pieceAt(square) != null) {
                return " over the screen on " + Square.of(square);
            }
        }
        return "";
    }
}
