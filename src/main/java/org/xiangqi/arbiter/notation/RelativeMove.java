package org.xiangqi.arbiter.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * A move as WXF and Chinese notation tell it: which piece, whether it goes forward, back or sideways, and a number, which is
 * the file that it goes to, or, for a piece that goes straight forward or back, how many points.
 *
 * @param which the pieces of that kind that the text can mean
 * @param number 1 to 9
 */
record RelativeMove(PieceType type, Which which, Direction direction, int number) {

    /** Which way a piece goes, as its own side sees it. */
    enum Direction {
        FORWARD,
        BACKWARD,
        SIDEWAYS
    }

    /**
     * Which piece of a kind is meant.
     *
     * @param exactly what the notation's rules make of the text
     * @param loosely what it may mean besides: asked only if no piece that is exactly meant has the move
     */
    record Which(Predicate<Stand> exactly, Predicate<Stand> loosely) {
        /** The piece on that file; of three or five soldiers there, the middle one. */
        static Which onFile(int file) {
            return new Which(
                    stand -> stand.file() == file && (stand.count() < 3 || stand.isMiddle()),
                    stand -> stand.file() == file);
        }

        /** Only what fits exactly. */
        static Which of(Predicate<Stand> exactly) {
            return new Which(exactly, stand -> false);
        }
    }

    /** What the text means on that board: the only legal move that fits, or else one that fits but is not legal. */
    MoveReading resolve(Board board) {
        List<Move> fitting = fitting(board, which.exactly());
        List<Move> legal = legal(board, fitting);
        if (legal.isEmpty()) {
            List<Move> loose = fitting(board, which.loosely());
            legal = legal(board, loose);
            fitting = fitting.isEmpty() ? loose : fitting;
        }
        if (legal.size() > 1) {
            return new MoveReading.Ambiguous(legal);
        }
        if (legal.isEmpty()) {
            return fitting.isEmpty() ? new MoveReading.Unreadable() : new MoveReading.Read(fitting.getFirst());
        }
        return new MoveReading.Read(legal.getFirst());
    }

    private static List<Move> legal(Board board, List<Move> moves) {
        return moves.stream()
                .filter(move -> Legality.whyIllegal(board, move.code()) == null)
                .toList();
    }

    /** The moves of the pieces meant, as far as they end on the board. */
    private List<Move> fitting(Board board, Predicate<Stand> meant) {
        PointSet pieces = new PointSet();
        board.findPieces(board.sideToMove(), type, pieces);
        List<Move> moves = new ArrayList<>();
        for (int from = pieces.first(); from != PointSet.NONE; from = pieces.next(from + 1)) {
            if (meant.test(Stand.of(board, from))) {
                int to = target(board.sideToMove(), from);
                if (to != PointSet.NONE) {
                    moves.add(new Move(Square.of(from), Square.of(to)));
                }
            }
        }
        return moves;
    }

    private int target(Side side, int from) {
        int forward = side == Side.RED ? 1 : -1;
        int way = direction == Direction.BACKWARD ? -forward : forward;
        int fileThere = side == Side.RED ? Square.FILES - number : number - 1;
        int files = fileThere - from % Square.FILES;
        int rank = from / Square.FILES;
        return switch (type) {
            case HORSE ->
                direction == Direction.SIDEWAYS || files == 0 || Math.abs(files) > 2
                        ? PointSet.NONE
                        : point(fileThere, rank + way * (3 - Math.abs(files)));
            case ELEPHANT ->
                direction == Direction.SIDEWAYS || Math.abs(files) != 2
                        ? PointSet.NONE
                        : point(fileThere, rank + 2 * way);
            case ADVISOR ->
                direction == Direction.SIDEWAYS || Math.abs(files) != 1 ? PointSet.NONE : point(fileThere, rank + way);
            case GENERAL, CHARIOT, CANNON, SOLDIER ->
                direction == Direction.SIDEWAYS
                        ? point(fileThere, rank)
                        : point(from % Square.FILES, rank + way * number);
        };
    }

    private static int point(int file, int rank) {
        return Square.at(file, rank).map(Square::index).orElse(PointSet.NONE);
    }

    /** Which way a move goes, as its side sees it. */
    static Direction directionOf(Side side, Move move) {
        int ranks = move.to().rank() - move.from().rank();
        if (ranks == 0) {
            return Direction.SIDEWAYS;
        }
        return ranks > 0 == (side == Side.RED) ? Direction.FORWARD : Direction.BACKWARD;
    }

    /** The number that a move is told with. */
    static int numberOf(Side side, Move move) {
        boolean straight = move.from().file() == move.to().file();
        return straight
                ? Math.abs(move.to().rank() - move.from().rank())
                : Stand.fileNumber(side, move.to().index());
    }
}
