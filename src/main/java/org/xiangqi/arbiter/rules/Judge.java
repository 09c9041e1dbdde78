package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/** Makes a rule set's tests, in their order, on the last ply of a history. */
final class Judge {
    private final RuleSet rules;

    /** Below these no test can come true while the side to move has a move: nearly all plies need no more. */
    private int fewestOccurrences = Integer.MAX_VALUE;

    private int fewestPlies = Integer.MAX_VALUE;

    Judge(RuleSet rules) {
        this.rules = rules;
        for (EndTest test : rules.tests()) {
            switch (test) {
                case EndTest.NoLegalMove noMove -> {}
                case EndTest.Repetition repetition ->
                    fewestOccurrences = Math.min(fewestOccurrences, repetition.occurrences());
                case EndTest.NaturalLimit limit -> fewestPlies = Math.min(fewestPlies, limit.plies());
            }
        }
    }

    /**
     * The first test that comes true at this very ply, or null. A test that was true before, such as a fourth occurrence
     * after the third, does not come true again.
     */
    @Nullable
    Finding judge(History history) {
        boolean quiet = !history.stuck()
                && history.occurrence() < fewestOccurrences
                && history.board().pliesSinceCapture() < fewestPlies;
        return quiet ? null : firstThatHolds(history);
    }

    private @Nullable Finding firstThatHolds(History history) {
        for (EndTest test : rules.tests()) {
            Finding finding = switch (test) {
                case EndTest.NoLegalMove noMove -> noLegalMove(history, noMove);
                case EndTest.Repetition repetition -> repetition(history, repetition);
                case EndTest.NaturalLimit limit -> naturalLimit(history, limit);
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
                ? new Finding(outcome, Reason.CHECKMATE, test.checkmate(), history.ply())
                : new Finding(outcome, Reason.STALEMATE, test.stalemate(), history.ply());
    }

    private static @Nullable Finding repetition(History history, EndTest.Repetition test) {
        return history.occurrence() == test.occurrences() ? window(history, test, history.firstOccurrence()) : null;
    }

    /** How the plies after the first one given would be judged if the repetition were decided now. */
    private static Finding window(History history, EndTest.Repetition test, int after) {
        boolean red = history.checksThroughout(Side.RED, after);
        boolean black = history.checksThroughout(Side.BLACK, after);
        if (red && black) {
            return new Finding(Outcome.DRAW, Reason.MUTUAL_PERPETUAL, test.mutualPerpetual(), after + 1);
        }
        if (red || black) {
            Outcome outcome = Outcome.lostBy(red ? Side.RED : Side.BLACK);
            return new Finding(outcome, Reason.PERPETUAL_CHECK, test.perpetualCheck(), after + 1);
        }
        return new Finding(Outcome.DRAW, Reason.REPETITION, test.repetition(), after + 1);
    }

    private static @Nullable Finding naturalLimit(History history, EndTest.NaturalLimit test) {
        int clock = history.board().pliesSinceCapture();
        boolean reached = history.ply() == 0 ? clock >= test.plies() : clock == test.plies();
        int firstPly = Math.max(Math.min(1, history.ply()), history.ply() - clock + 1);
        return reached ? new Finding(Outcome.DRAW, Reason.MOVE_LIMIT, test.article(), firstPly) : null;
    }

    /** How the repetition would be judged if it were decided at this second or later occurrence; null at a first one. */
    @Nullable
    Finding repetitionSoFar(History history) {
        for (EndTest test : rules.tests()) {
            if (test instanceof EndTest.Repetition repetition
                    && history.occurrence() == repetition.occurrences() - 1
                    && history.occurrence() > 1) {
                return window(history, repetition, history.firstOccurrence());
            }
        }
        return null;
    }
}
