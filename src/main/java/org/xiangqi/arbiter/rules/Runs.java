package org.xiangqi.arbiter.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.EndTest.Run;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Chases;

/** Rows of moves that are all checks, or all chases, as the rule sets have it that count them. Scratch memory. */
final class Runs {
    private final Purse purse;
    private final @Nullable ChaseRule rule;

    /** Made when first needed, which for most games is never. */
    private @Nullable Chases chases;

    private final PointSet targets = new PointSet();
    private final PointSet strikers = new PointSet();
    private int[] moves = {};

    Runs(Strikes strikes, Budget budget) {
        purse = new Purse(budget);
        rule = strikes.chases();
    }

    /**
     * How many moves the side's row of that kind has that its last move belongs to; 0 if that move does not. The side made
     * the last move or the one before.
     */
    int length(History history, Side side, Run.Kind kind) {
        return lengthUpTo(history, history.moverOf(history.ply()) == side ? history.ply() : history.ply() - 1, kind);
    }

    /** The same for the row that the move of that ply belongs to. */
    private int lengthUpTo(History history, int last, Run.Kind kind) {
        int first = history.firstSinceCapture(history.ply());
        int length = 0;
        targets.clear();
        for (int ply = last; ply >= first && belongs(history, kind, ply, length == 0); ply -= 2) {
            length++;
            if (ply - 1 >= first) {
                int answer = history.board().move(ply - 1);
                targets.follow(Move.to(answer), Move.from(answer));
            }
        }
        return length;
    }

    private boolean belongs(History history, Run.Kind kind, int ply, boolean isLast) {
        boolean check = history.gaveCheck(ply);
        if (kind == Run.Kind.CHECKS || check) {
            return check && kind != Run.Kind.CHASES_OF_ONE_PIECE;
        }
        history.deeds().find(ply, ply);
        PointSet chased = history.deeds().chased(ply);
        if (kind == Run.Kind.CHECKS_AND_CHASES) {
            return !chased.isEmpty();
        }
        if (isLast) {
            targets.copy(chased);
        } else {
            targets.keepAll(chased);
        }
        return !targets.isEmpty();
    }

    /** What the side to blame did if its last move is one too many of such a row, and the one before was not; or null. */
    @Nullable
    Guilt tooMany(History history, Run run) {
        Side side = history.moverOf(history.ply());
        boolean mayBe = history.ply() > 2 && lengthUpTo(history, history.ply() - 2, run.kind()) >= run.allowedWith(1);
        int length = mayBe ? length(history, side, run.kind()) : 0;
        if (length <= run.allowedWith(1)) {
            return null;
        }
        Guilt guilt = guilt(history, run.kind(), length, history.ply());
        if (length <= run.allowedWith(guilt.strikers())) {
            return null;
        }
        Guilt before = guilt(history, run.kind(), length - 1, history.ply() - 2);
        boolean wasTooMany = length - 1 > run.allowedWith(before.strikers())
                && !passedOver(history, run, length - 1, history.ply() - 2);
        return wasTooMany || passedOver(history, run, length, history.ply()) ? null : guilt;
    }

    /** Whether the row of so many moves that ends with that ply is excused: each was answered by check, up to the last. */
    private static boolean passedOver(History history, Run run, int length, int last) {
        if (!run.checkerMustVary()) {
            return false;
        }
        for (int answer = last - 1; answer > last - 2 * (length - 1); answer -= 2) {
            if (!history.gaveCheck(answer)) {
                return false;
            }
        }
        return true;
    }

    /** What the mover's row amounts to if one more such move would be too many; or null. */
    @Nullable
    Guilt atTheLimit(History history, Run run, Side side) {
        if (history.ply() < 2) {
            return null;
        }
        int last = history.moverOf(history.ply()) == side ? history.ply() : history.ply() - 1;
        int length = length(history, side, run.kind());
        if (length < run.allowedWith(1)) {
            return null;
        }
        Guilt guilt = guilt(history, run.kind(), length, last);
        boolean excused = last == history.ply()
                ? passedOver(history, run, length, last)
                : passedOver(history, run, length + 1, last + 2);
        return length >= run.allowedWith(guilt.strikers()) && !excused ? guilt : null;
    }

    /** Sums up the row of so many moves that ends with that ply; of several pieces chased, the one with the fewest chasers. */
    private Guilt guilt(History history, Run.Kind kind, int length, int last) {
        int first = last - 2 * (length - 1);
        if (kind != Run.Kind.CHASES_OF_ONE_PIECE) {
            return new Guilt(length, strikers(history, first, last, PointSet.NONE), List.of());
        }
        findTargets(history, first, last);
        int fewest = Integer.MAX_VALUE;
        int aim = PointSet.NONE;
        for (int target = targets.first(); target != PointSet.NONE; target = targets.next(target + 1)) {
            int chasers = strikers(history, first, last, target);
            if (chasers < fewest) {
                fewest = chasers;
                aim = target;
            }
        }
        return new Guilt(length, fewest, List.of(Square.of(now(history, aim, last))));
    }

    /** Where the piece stands now that stood on that point after that ply; it was not captured since. */
    private static int now(History history, int square, int ply) {
        int now = square;
        for (int later = ply + 1; later <= history.ply(); later++) {
            int move = history.board().move(later);
            now = Move.from(move) == now ? Move.to(move) : now;
        }
        return now;
    }

    /** Finds the pieces chased by every other ply from the first to the last, where they stand after the last. */
    private void findTargets(History history, int first, int last) {
        history.deeds().find(first, last);
        for (int ply = first; ply <= last; ply++) {
            if (ply == first) {
                targets.copy(history.deeds().chased(ply));
            } else if ((ply - first) % 2 == 0) {
                targets.keepAll(history.deeds().chased(ply));
            } else {
                int answer = history.board().move(ply);
                targets.follow(Move.from(answer), Move.to(answer));
            }
        }
    }

    /**
     * With how many different pieces the row from the first to the last ply checks, or chases the piece that stands on the
     * target after it; without a target, any piece.
     */
    private int strikers(History history, int first, int last, int targetAfter) {
        Board board = history.board();
        int now = board.ply();
        if (moves.length <= now) {
            moves = new int[2 * now];
        }
        strikers.clear();
        int target = targetAfter;
        for (int ply = now; ply >= first; ply--) {
            moves[ply] = board.move(ply);
            if (ply <= last) {
                if ((last - ply) % 2 == 0) {
                    addStrikers(board, history.gaveCheck(ply), target);
                }
                int from = Move.from(moves[ply]);
                int to = Move.to(moves[ply]);
                strikers.follow(to, from);
                target = target == to ? from : target;
            }
            board.unmake();
        }
        for (int ply = first; ply <= now; ply++) {
            board.make(moves[ply]);
        }
        return strikers.size();
    }

    private void addStrikers(Board board, boolean check, int target) {
        if (check) {
            board.findCheckers(board.sideToMove(), strikers);
        } else if (rule != null) {
            if (chases == null) {
                chases = new Chases(rule);
            }
            chases.look(board, false, purse.forExchange());
            purse.pay(chases.nodes());
            PointSet chased = chases.chased();
            for (int each = chased.first(); each != PointSet.NONE; each = chased.next(each + 1)) {
                if (target == PointSet.NONE || target == each) {
                    strikers.addAll(chases.attackers(each));
                }
            }
        }
    }
}
