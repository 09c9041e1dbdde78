package org.xiangqi.arbiter.rules.threat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * Says what an idle move does all the same, in the terms of the Chinese rules (28.5 to 28.9). No ruling rests on it: all of
 * these are allowed everywhere. What is said is said of the moved piece alone.
 */
public final class IdleMoves {
    private final Sight sight = new Sight();
    private final PointSet points = new PointSet();
    private final PointSet attackers = new PointSet();

    /** What an idle move does. */
    public sealed interface Deed {}

    /** The moved piece and one of its kind could now take each other, and could not before. */
    public record ExchangeOffer(Square other) implements Deed {}

    /** The moved piece can be taken by these without being retaken. */
    public record Sacrifice(List<Square> takers) implements Deed {}

    /** The moved piece stands in the way of an attack that was there before. */
    public record Block(Square attacker, Square attacked) implements Deed {}

    /** The moved piece attacks a protected piece that has just moved. */
    public record Follow(Square followed) implements Deed {}

    /** Nothing of the kind. */
    public record Nothing() implements Deed {}

    /** What the last move on the board does, of several things the first in the order above. */
    public Deed of(Board board) {
        int move = board.move(board.ply());
        int to = Move.to(move);
        sight.standAt(board);
        int other = exchanged(board, move);
        if (other != PointSet.NONE) {
            return new ExchangeOffer(Square.of(other));
        }
        List<Square> takers = takers(board, to);
        if (!takers.isEmpty()) {
            return new Sacrifice(takers);
        }
        Deed block = block(board, move);
        if (block != null) {
            return block;
        }
        int followed = followed(board, to);
        return followed != PointSet.NONE ? new Follow(Square.of(followed)) : new Nothing();
    }

    /** A piece of the same kind that the moved one could take, and that could take it, which was not so before; or none. */
    private int exchanged(Board board, int move) {
        int square = Move.to(move);
        PieceType type = board.type(square);
        if (type != PieceType.CHARIOT && type != PieceType.HORSE && type != PieceType.CANNON) {
            return PointSet.NONE;
        }
        points.clear();
        board.findPieces(board.side(square).opponent(), type, points);
        for (int other = points.first(); other != PointSet.NONE; other = points.next(other + 1)) {
            if (sight.couldCapture(board, square, other)
                    && sight.couldCapture(board, other, square)
                    && !couldExchangeBefore(board, move, other)) {
                return other;
            }
        }
        return PointSet.NONE;
    }

    private boolean couldExchangeBefore(Board board, int move, int other) {
        board.unmake();
        sight.standAt(board);
        boolean could =
                sight.couldCapture(board, Move.from(move), other) && sight.couldCapture(board, other, Move.from(move));
        board.make(move);
        sight.standAt(board);
        return could;
    }

    /** Those that could take the piece on that point and would not be retaken. */
    private List<Square> takers(Board board, int square) {
        points.clear();
        board.findCapturers(square, board.sideToMove(), points);
        return points.squares().stream()
                .filter(from -> sight.allows(board, Move.code(from.index(), square)))
                .filter(from -> !sight.isProtected(board, from.index(), square))
                .toList();
    }

    /** An attack by the side to move that the moved piece has cut off by where it stands now. */
    private @Nullable Deed block(Board board, int move) {
        if (board.captured(board.ply())) {
            return null;
        }
        Side mover = board.side(Move.to(move));
        PointSet own = new PointSet();
        board.findPieces(mover, own);
        own.remove(Move.to(move));
        for (int attacked = own.first(); attacked != PointSet.NONE; attacked = own.next(attacked + 1)) {
            attackers.clear();
            board.unmake();
            board.findCapturers(attacked, mover.opponent(), attackers);
            board.make(move);
            for (int by = attackers.first(); by != PointSet.NONE; by = attackers.next(by + 1)) {
                if (!board.reaches(by, attacked) && standsBetween(by, Move.to(move), attacked)) {
                    return new Block(Square.of(by), Square.of(attacked));
                }
            }
        }
        return null;
    }

    /** Whether the point lies in the rectangle that the other two span: on the line, the leg or the eye. */
    private static boolean standsBetween(int one, int point, int other) {
        return within(one % Square.FILES, point % Square.FILES, other % Square.FILES)
                && within(one / Square.FILES, point / Square.FILES, other / Square.FILES);
    }

    private static boolean within(int one, int point, int other) {
        return Math.min(one, other) <= point && point <= Math.max(one, other);
    }

    private int followed(Board board, int square) {
        if (board.ply() < 2) {
            return PointSet.NONE;
        }
        int target = Move.to(board.move(board.ply() - 1));
        if (target == square || !sight.couldCapture(board, square, target)) {
            return PointSet.NONE;
        }
        board.pass();
        boolean guarded = sight.isProtected(board, square, target);
        board.pass();
        return guarded ? target : PointSet.NONE;
    }
}
