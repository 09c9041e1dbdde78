package org.xiangqi.arbiter.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Side;

/** Makes a rule set's tests, in their order, on the last ply of a history. */
final class Judge {
    private static final List<EndTest.Run.Kind> MUTUAL_KINDS =
            List.of(EndTest.Run.Kind.CHECKS, EndTest.Run.Kind.CHASES_OF_ONE_PIECE);

    private final RuleSet rules;
    private final Repetitions repetitions;
    private final Runs runs;

    /** Below these no test can come true while the side to move has a move: nearly all plies need no more. */
    private int fewestOccurrences = Integer.MAX_VALUE;

    private int fewestPlies = Integer.MAX_VALUE;
    private int shortestGame = Integer.MAX_VALUE;

    /** Whether some test looks at what is left on the board, which only a capture changes. */
    private boolean looksAtMaterial;

    /** Whether some test counts moves in a row, and from how many plies on. */
    private int shortestRun = Integer.MAX_VALUE;

    Judge(RuleSet rules, Budget budget) {
        this.rules = rules;
        repetitions = new Repetitions(rules.strikes());
        runs = new Runs(rules.strikes(), budget);
        for (EndTest test : rules.tests()) {
            switch (test) {
                case EndTest.NoLegalMove noMove -> {}
                case EndTest.Repetition repetition ->
                    fewestOccurrences = Math.min(fewestOccurrences, repetition.occurrences());
                case EndTest.Run run -> shortestRun = Math.min(shortestRun, 2 * run.allowedWith(1) + 1);
                case EndTest.MutualRuns mutual -> shortestRun = Math.min(shortestRun, 2 * mutual.rounds());
                case EndTest.MoveLimit limit -> fewestPlies = Math.min(fewestPlies, limit.fewestPlies());
                case EndTest.NoAttackers none -> {
                    looksAtMaterial = true;
                    fewestPlies = Math.min(fewestPlies, Math.max(1, none.plies()));
                }
                case EndTest.Length length -> shortestGame = Math.min(shortestGame, length.plies());
            }
        }
    }

    /**
     * The first test that comes true at this very ply, or null. A test that was true before, such as a fourth occurrence
     * after the third, does not come true again.
     */
    @Nullable
    Finding judge(History history) {
        return isQuiet(history) && !history.stuck() ? null : firstThatHolds(history);
    }

    /** Whether nothing but the want of a legal move can have come true at this ply: so it is at nearly all. */
    boolean isQuiet(History history) {
        int clock = history.board().pliesSinceCapture();
        return history.occurrence() < fewestOccurrences
                && clock < Math.min(fewestPlies, shortestRun)
                && !(looksAtMaterial && (clock == 0 || history.ply() == 0))
                && history.pliesInAll() < shortestGame;
    }

    /** Whether any legal move may end the game by what went before; false is certain. */
    boolean mayRepeat(History history) {
        return history.board().pliesSinceCapture() + 1 >= Math.min(shortestRun, History.SHORTEST_LOOP);
    }

    /** Whether this legal move, which is not made, may end the game by what went before; false is certain. */
    boolean mayRepeat(History history, int move) {
        Board board = history.board();
        return !board.captures(move)
                && (board.pliesSinceCapture() + 1 >= shortestRun || history.mayHaveStood(board.keyAfter(move)));
    }

    private @Nullable Finding firstThatHolds(History history) {
        for (EndTest test : rules.tests()) {
            Finding finding = switch (test) {
                case EndTest.NoLegalMove noMove -> noLegalMove(history, noMove);
                case EndTest.Repetition repetition -> repetition(history, repetition);
                case EndTest.Run run -> run(history, run);
                case EndTest.MutualRuns mutual -> mutualRuns(history, mutual);
                case EndTest.MoveLimit limit -> moveLimit(history, limit);
                case EndTest.NoAttackers none -> noAttackers(history, none);
                case EndTest.Length length -> length(history, length);
            };
            if (finding != null) {
                return finding;
            }
        }
        return null;
    }

    private static @Nullable Finding noLegalMove(History history, EndTest.NoLegalMove test) {
        if (!history.stuck()) {
            return null;
        }
        Outcome outcome = Outcome.lostBy(history.board().sideToMove());
        return history.inCheck()
                ? end(test, outcome, Reason.CHECKMATE, test.checkmate(), history.ply())
                : end(test, outcome, Reason.STALEMATE, test.stalemate(), history.ply());
    }

    private static Finding.End end(EndTest test, Outcome outcome, Reason reason, Article article, int firstPly) {
        return new Finding.End(test, outcome, reason, article, firstPly, null);
    }

    private @Nullable Finding repetition(History history, EndTest.Repetition test) {
        if (history.occurrence() != test.occurrences()) {
            return null;
        }
        boolean goesOn = test.excepts(EndTest.Repetition.Exemption.COUNTED_RUNS_GO_ON)
                && (inCountedRun(history, Side.RED) || inCountedRun(history, Side.BLACK));
        return goesOn ? null : repetitions.judge(history, test, history.firstOccurrence());
    }

    /** Whether all that side's moves since the position last stood belong to a row that some test counts. */
    private boolean inCountedRun(History history, Side side) {
        int movesInLoop = (history.ply() - history.previousOccurrence()) / 2;
        for (EndTest test : rules.tests()) {
            if (test instanceof EndTest.Run run && runs.length(history, side, run.kind()) >= movesInLoop) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Finding run(History history, EndTest.Run test) {
        if (history.board().pliesSinceCapture() <= 2 * test.allowedWith(1)) {
            return null;
        }
        Guilt guilt = runs.tooMany(history, test);
        if (guilt == null) {
            return null;
        }
        Outcome outcome = Outcome.lostBy(history.moverOf(history.ply()));
        int firstPly = history.ply() - 2 * (guilt.moves() - 1);
        return new Finding.End(test, outcome, test.reason(), test.article(), firstPly, guilt);
    }

    private @Nullable Finding mutualRuns(History history, EndTest.MutualRuns test) {
        if (history.board().pliesSinceCapture() < 2 * test.rounds()) {
            return null;
        }
        Side side = history.moverOf(history.ply());
        for (EndTest.Run.Kind kind : MUTUAL_KINDS) {
            boolean complete = runs.length(history, side.opponent(), kind) >= test.rounds()
                    && runs.length(history, side, kind) == test.rounds();
            if (complete) {
                int firstPly = history.ply() - 2 * test.rounds() + 1;
                return end(test, Outcome.DRAW, Reason.MUTUAL_PERPETUAL, test.article(), firstPly);
            }
        }
        return null;
    }

    private static @Nullable Finding moveLimit(History history, EndTest.MoveLimit test) {
        int ply = history.ply();
        int clock = history.board().pliesSinceCapture();
        if (clock < test.fewestPlies() || !MoveCount.at(history, test, ply).reaches(test)) {
            return null;
        }
        boolean before = ply > 0 && MoveCount.at(history, test, ply - 1).reaches(test);
        return before ? null : end(test, Outcome.DRAW, Reason.MOVE_LIMIT, test.article(), stretchStart(history));
    }

    /** The first ply since the last capture; 0 if no ply was made since the start. */
    private static int stretchStart(History history) {
        return history.ply() == 0 ? 0 : history.firstSinceCapture(history.ply());
    }

    private static @Nullable Finding noAttackers(History history, EndTest.NoAttackers test) {
        int clock = history.board().pliesSinceCapture();
        boolean now = history.ply() == 0 ? clock >= test.plies() : clock == test.plies();
        boolean none = now
                && !history.board().hasAttackers(Side.RED)
                && !history.board().hasAttackers(Side.BLACK);
        int firstPly = test.plies() == 0 ? history.ply() : stretchStart(history);
        return none ? end(test, Outcome.DRAW, Reason.INSUFFICIENT_MATERIAL, test.article(), firstPly) : null;
    }

    private static @Nullable Finding length(History history, EndTest.Length test) {
        boolean now = history.ply() == 0 ? history.pliesInAll() >= test.plies() : history.pliesInAll() == test.plies();
        int firstPly = history.ply();
        return now ? end(test, Outcome.DRAW, Reason.LENGTH_LIMIT, test.article(), firstPly) : null;
    }

    /** How the repetition would be judged if it were decided now, one occurrence early; null at any other. */
    @Nullable
    Finding repetitionSoFar(History history) {
        for (EndTest test : rules.tests()) {
            if (test instanceof EndTest.Repetition repetition
                    && !repetition.offences().isEmpty()
                    && history.occurrence() == repetition.occurrences() - 1
                    && history.occurrence() > 1) {
                return repetitions.judge(history, repetition, history.firstOccurrence());
            }
        }
        return null;
    }

    /** Whether one more move of the kind would be too many for that side. */
    @Nullable
    Guilt atTheLimit(History history, EndTest.Run run, Side side) {
        return runs.atTheLimit(history, run, side);
    }

    List<EndTest> tests() {
        return rules.tests();
    }
}
