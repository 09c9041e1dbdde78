package org.xiangqi.arbiter.rules.threat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;

/**
 * Which pieces the side to move wins through a series of checks (28.3): checks to which every answer is tried, until the piece
 * can be captured at a gain, what was won and lost on the way counted in.
 *
 * <p>Followed are up to {@link #MOST_CHECKS} checks, and each piece by itself: where the answer decides which of two pieces is
 * lost, neither is won. An answer that is met by mate saves no piece; but a piece that is captured after none of the answers is
 * not won: that is a threat of mate, which counts as such. Unlike in {@link Sight}, every move here is one that could really be
 * played.
 */
final class CheckSeries {
    /** The longest series followed. */
    static final int MOST_CHECKS = 3;

    private final Set<PieceType> kinds;
    private final Sight sight = new Sight();
    private final Exchange exchange;
    private final Nodes nodes;
    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[2 * MOST_CHECKS * LegalMoves.MOST];
    private final PointSet capturers = new PointSet();
    private final Step[] steps = new Step[MOST_CHECKS + 1];

    /** Scratch memory for one check of the series. */
    private static final class Step {
        final PointSet candidates = new PointSet();
        final PointSet won = new PointSet();

        /** Those that no answer so far has saved. */
        final PointSet unsaved = new PointSet();

        /** Those that can be captured after some answer: of the others nothing is won but the game. */
        final PointSet captured = new PointSet();

        final PointSet afterAnswer = new PointSet();
    }

    CheckSeries(Set<PieceType> kinds, Nodes nodes) {
        this.kinds = kinds;
        this.nodes = nodes;
        exchange = new Exchange(sight, nodes);
        Arrays.setAll(steps, depth -> new Step());
    }

    /** Adds those of the candidates, pieces of the waiting side, that are won; if the budget runs out, not all of them. */
    void find(Board board, PointSet candidates, PointSet into) {
        steps[0].candidates.copy(candidates);
        attack(board, 0, 0, 0);
        into.addAll(steps[0].won);
    }

    /**
     * Adds every check that begins a series which wins the piece of the waiting side on that point; if the budget runs out, not
     * all of them.
     */
    void findFirstChecks(Board board, int target, List<Move> into) {
        Step step = steps[0];
        step.candidates.clear();
        step.candidates.add(target);
        legal.find(board);
        int end = legal.write(moves, 0);
        for (int i = 0; i < end && !nodes.spent(); i++) {
            int check = moves[i];
            attack(board, check, 0, end, 0);
            if (step.unsaved.has(target)) {
                into.add(Move.of(check));
            }
        }
    }

    /** Finds which of the step's candidates are won by checks from here; answers whether they mate. */
    private boolean attack(Board board, int depth, int offset, int balance) {
        Step step = steps[depth];
        step.won.clear();
        boolean mates = false;
        legal.find(board);
        int end = legal.write(moves, offset);
        for (int i = offset; i < end && !nodes.spent() && !step.candidates.isEmpty(); i++) {
            mates |= attack(board, moves[i], depth, end, balance);
            step.won.addAll(step.unsaved);
            step.candidates.removeAll(step.unsaved);
        }
        return mates;
    }

    /** Leaves as unsaved those of the step's candidates that the move wins if it gives check; answers whether it mates. */
    private boolean attack(Board board, int move, int depth, int offset, int balance) {
        PointSet unsaved = steps[depth].unsaved;
        unsaved.clear();
        boolean mates = false;
        int gained = Exchange.points(board, Move.to(move), board.sideToMove());
        board.make(move);
        if (board.lastMoveGaveCheck() && nodes.spend()) {
            unsaved.copy(steps[depth].candidates);
            unsaved.remove(Move.to(move));
            mates = isMetByMate(board, depth, offset, balance + gained);
        }
        board.unmake();
        return mates;
    }

    /** Keeps the step's unsaved pieces that are won whatever the answer; answers whether every answer is met by mate. */
    private boolean isMetByMate(Board board, int depth, int offset, int balance) {
        Step step = steps[depth];
        step.captured.clear();
        boolean mated = true;
        Side winner = board.sideToMove().opponent();
        legal.find(board);
        int end = legal.write(moves, offset);
        for (int i = offset; i < end && (mated || !step.unsaved.isEmpty()); i++) {
            int answer = moves[i];
            int lost = Exchange.points(board, Move.to(answer), winner);
            board.make(answer);
            step.afterAnswer.copy(step.unsaved);
            step.afterAnswer.follow(Move.from(answer), Move.to(answer));
            boolean mates = keepWon(board, depth, end, balance - lost);
            board.unmake();
            step.afterAnswer.follow(Move.to(answer), Move.from(answer));
            step.captured.addAll(step.afterAnswer);
            if (!mates) {
                mated = false;
                step.unsaved.keepAll(step.afterAnswer);
            }
        }
        step.unsaved.keepAll(step.captured);
        if (nodes.spent()) {
            step.unsaved.clear();
            return false;
        }
        return mated;
    }

    /**
     * Keeps, of the pieces after an answer, those that can now be captured at a gain or won by further checks; answers
     * whether those mate.
     */
    private boolean keepWon(Board board, int depth, int offset, int balance) {
        PointSet pieces = steps[depth].afterAnswer;
        Step next = steps[depth + 1];
        next.candidates.copy(pieces);
        for (int target = pieces.first(); target != PointSet.NONE; target = pieces.next(target + 1)) {
            if (canCapture(board, target, balance)) {
                next.candidates.remove(target);
            }
        }
        pieces.removeAll(next.candidates);
        boolean mates = false;
        if (depth + 1 < MOST_CHECKS && !next.candidates.isEmpty()) {
            mates = attack(board, depth + 1, offset, balance);
            pieces.addAll(next.won);
        }
        return mates;
    }

    private boolean canCapture(Board board, int target, int balance) {
        capturers.clear();
        board.findCapturers(target, board.sideToMove(), capturers);
        for (int from = capturers.first(); from != PointSet.NONE; from = capturers.next(from + 1)) {
            if (kinds.contains(board.type(from))
                    && sight.allows(board, Move.code(from, target))
                    && exchange.gains(board, from, target, balance)) {
                return true;
            }
        }
        return false;
    }
}
