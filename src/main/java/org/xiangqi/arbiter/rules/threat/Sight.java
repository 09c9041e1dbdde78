package org.xiangqi.arbiter.rules.threat;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * Which captures are legal when it is asked what could be captured, not what may be played: a check that stood before the
 * question is left out of account, as it must be answered in any case; one that the capture itself brings about forbids it.
 */
final class Sight {
    private final PointSet redsStanding = new PointSet();
    private final PointSet blacksStanding = new PointSet();
    private final PointSet checkers = new PointSet();
    private final PointSet retakers = new PointSet();

    /** Takes the checks that stand on the board now as those to be left out of account. */
    void standAt(Board board) {
        redsStanding.clear();
        blacksStanding.clear();
        board.findCheckers(Side.RED, redsStanding);
        board.findCheckers(Side.BLACK, blacksStanding);
    }

    /** Whether the side to move could make this move of one of its pieces, which its movement allows. */
    boolean allows(Board board, int move) {
        if (!board.exposes(move)) {
            return true;
        }
        Side side = board.sideToMove();
        PointSet standing = side == Side.RED ? redsStanding : blacksStanding;
        if (standing.isEmpty() || board.general(side).index() == Move.from(move)) {
            return false;
        }
        board.make(move);
        checkers.clear();
        board.findCheckers(side, checkers);
        board.unmake();
        checkers.removeAll(standing);
        return checkers.isEmpty();
    }

    /** Whether the piece on the one point could capture the other side's on the other; either side may be to move. */
    boolean couldCapture(Board board, int from, int to) {
        if (!board.reaches(from, to)) {
            return false;
        }
        boolean waits = board.side(from) != board.sideToMove();
        if (waits) {
            board.pass();
        }
        boolean allowed = allows(board, Move.code(from, to));
        if (waits) {
            board.pass();
        }
        return allowed;
    }

    /** Whether the other side could retake if the side to move captured on that point with the piece on the other. */
    boolean isProtected(Board board, int from, int target) {
        board.make(Move.code(from, target));
        boolean retaken = couldRetake(board, target);
        board.unmake();
        return retaken;
    }

    private boolean couldRetake(Board board, int square) {
        retakers.clear();
        board.findCapturers(square, board.sideToMove(), retakers);
        for (int from = retakers.first(); from != PointSet.NONE; from = retakers.next(from + 1)) {
            if (allows(board, Move.code(from, square))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece counts as material: anything but the general and a soldier that has not crossed the river. */
    static boolean isMaterial(Board board, int square) {
        PieceType type = board.type(square);
        return type != PieceType.GENERAL && (type != PieceType.SOLDIER || hasCrossed(board.side(square), square));
    }

    private static boolean hasCrossed(Side side, int square) {
        return side == Side.RED == square / Square.FILES >= Square.RANKS / 2;
    }
}
