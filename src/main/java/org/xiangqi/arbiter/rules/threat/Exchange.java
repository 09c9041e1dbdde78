package org.xiangqi.arbiter.rules.threat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.mate.MateResult;
import org.xiangqi.arbiter.mate.MateSearch;

/**
 * {@link Gain#EXCHANGE}: whether a capture wins material when the captures on its point are played out.
 *
 * <p>Both sides take in turn on that one point, with any piece that legally can, in the order that is best for them, and stop
 * when they like: so false roots, and roots that are too few, count for nothing (28.16). Values are those of 25.3, in points: a
 * chariot 10, a horse or cannon 5, an advisor or elephant 2; a soldier won counts 1 and a soldier lost 10, for its value floats
 * and giving it for a piece wins nothing (detail 10). A capture after which the capturing side could be mated by up to five checks is
 * no gain (detail 7).
 *
 * <p>Not followed: captures on other points in between, quiet moves, and mates of the capturing side that need a quiet move.
 */
final class Exchange implements Worth {
    /** No more pieces than these can take on one point. */
    private static final int DEEPEST = 32;

    private static final int FLOATING = 10;
    private static final int LONGEST_MATE = 5;
    private static final int MATE_TABLE_BITS = 10;

    private final Sight sight;
    private final Nodes nodes;
    private final PointSet[] retakers = new PointSet[DEEPEST];
    private @Nullable MateSearch mates;
    private final PointSet checkers = new PointSet();
    private Side winner = Side.RED;

    Exchange(Sight sight, Nodes nodes) {
        this.sight = sight;
        this.nodes = nodes;
        Arrays.setAll(retakers, depth -> new PointSet());
    }

    @Override
    public boolean gains(Board board, int from, int target) {
        return gains(board, from, target, 0);
    }

    /** As {@link #gains(Board, int, int)}, after so many points have been won (lost, if negative) on the way. */
    boolean gains(Board board, int from, int target, int balance) {
        winner = board.sideToMove();
        return balance + value(board, Move.code(from, target), 0) > 0 && !getsMated(board, Move.code(from, target));
    }

    /** The points that capturing there wins for the side to move. */
    private int value(Board board, int move, int depth) {
        int square = Move.to(move);
        int won = points(board, square, winner);
        board.make(move);
        int lost = best(board, square, depth + 1);
        board.unmake();
        return won - lost;
    }

    /** The most points that the side to move wins by capturing on that point or not. */
    private int best(Board board, int square, int depth) {
        if (!nodes.spend()) {
            return 0;
        }
        PointSet pieces = retakers[depth];
        pieces.clear();
        board.findCapturers(square, board.sideToMove(), pieces);
        int best = 0;
        for (int from = pieces.first(); from != PointSet.NONE; from = pieces.next(from + 1)) {
            int move = Move.code(from, square);
            if (sight.allows(board, move)) {
                best = Math.max(best, value(board, move, depth));
            }
        }
        return best;
    }

    /** What the piece on that point is worth when it is taken, if that side is the one to win material. */
    static int points(Board board, int square, Side winner) {
        Piece piece = board.pieceAt(square);
        if (piece == null) {
            return 0;
        }
        return switch (piece.type()) {
            case GENERAL -> 0;
            case CHARIOT -> 10;
            case HORSE, CANNON -> 5;
            case ADVISOR, ELEPHANT -> 2;
            case SOLDIER -> piece.side() == winner ? FLOATING : 1;
        };
    }

    private boolean getsMated(Board board, int move) {
        board.make(move);
        checkers.clear();
        board.findCheckers(board.sideToMove().opponent(), checkers);
        boolean mated = checkers.isEmpty() && mates(board);
        board.unmake();
        return mated;
    }

    private boolean mates(Board board) {
        if (mates == null) {
            mates = new MateSearch(MATE_TABLE_BITS);
        }
        MateResult result = mates.search(board, LONGEST_MATE, nodes.left());
        nodes.spend(result.nodes());
        return result instanceof MateResult.Mate;
    }
}
