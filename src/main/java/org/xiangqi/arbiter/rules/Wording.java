package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.EndTest.MoveLimit;
import org.xiangqi.arbiter.rules.threat.Phrases;

/** Puts verdicts and warnings into words. */
final class Wording {
    private Wording() {}

    static String ongoing(History history) {
        String toMove = history.board().sideToMove().title() + " is to move";
        return history.inCheck() ? toMove + " and stands in check; the game goes on." : toMove + "; the game goes on.";
    }

    static String explanation(History history, Finding.End end) {
        Side toMove = history.board().sideToMove();
        return switch (end.reason()) {
            case CHECKMATE ->
                toMove.title() + " stands in check and has no legal move: checkmate, "
                        + toMove.opponent().title() + " wins.";
            case STALEMATE ->
                toMove.title() + " does not stand in check but has no legal move: stalemate, which loses; "
                        + toMove.opponent().title() + " wins.";
            case PERPETUAL_CHECK, PERPETUAL_CHASE, PERPETUAL_KILL_THREAT, PERPETUAL_MIX -> perpetual(history, end);
            case CONSECUTIVE_CHECKS, CONSECUTIVE_CHASES -> tooMany(history, end);
            case MUTUAL_PERPETUAL -> mutual(history, end);
            case REPETITION -> repetition(history, end);
            case MOVE_LIMIT -> moveLimit(history, end);
            case INSUFFICIENT_MATERIAL -> material(history);
            case LENGTH_LIMIT -> history.pliesInAll() + " plies have been played in all: draw by length.";
        };
    }

    private static String perpetual(History history, Finding.End end) {
        if (end.test() instanceof EndTest.Run) {
            return tooMany(history, end);
        }
        Side loser = loser(end);
        String other = loser.opponent().title();
        String window = " with every one of its moves from ply " + end.firstPly() + " to ply " + history.ply();
        String what = loser.title() + did(history, end) + window + ", ";
        return stood(history) + what
                + (end.reason() == Reason.PERPETUAL_CHECK
                        ? other + " did not: "
                        : "and " + other + " did nothing as grave with all of its own: ")
                + loser.title() + " loses by " + title(end.reason()) + ".";
    }

    private static String did(History history, Finding.End end) {
        return switch (end.reason()) {
            case PERPETUAL_CHECK -> " gave check";
            case PERPETUAL_CHASE -> " chased" + targets(history, end.guilt());
            case PERPETUAL_KILL_THREAT -> " threatened mate";
            default -> " gave check, threatened mate or chased";
        };
    }

    private static String targets(History history, @org.jspecify.annotations.Nullable Guilt guilt) {
        return guilt == null || guilt.targets().isEmpty()
                ? ""
                : " " + Phrases.title(history.board(), guilt.targets().getFirst()) + " (now on "
                        + guilt.targets().getFirst() + ")";
    }

    private static String tooMany(History history, Finding.End end) {
        Guilt guilt = java.util.Objects.requireNonNull(end.guilt());
        EndTest.Run run = (EndTest.Run) end.test();
        return loser(end).title() + row(history, run, guilt) + ", where " + run.allowedWith(guilt.strikers())
                + " are allowed: " + loser(end).title() + " loses.";
    }

    private static String row(History history, EndTest.Run run, Guilt guilt) {
        String what = switch (run.kind()) {
            case CHECKS -> " gave check ";
            case CHASES_OF_ONE_PIECE -> " chased" + targets(history, guilt) + " ";
            case CHECKS_AND_CHASES -> " gave check or chased ";
        };
        String with = guilt.strikers() == 1 ? "one piece" : guilt.strikers() + " pieces";
        return what + guilt.moves() + " times in a row with " + with;
    }

    private static Side loser(Finding.End end) {
        return end.outcome().winner().orElseThrow().opponent();
    }

    private static String mutual(History history, Finding.End end) {
        if (end.test() instanceof EndTest.MutualRuns runs) {
            return "Both sides have checked, or chased one piece, with " + runs.rounds()
                    + " moves in a row: neither is to blame more than the other, draw.";
        }
        boolean checks = true;
        for (int ply = end.firstPly(); ply <= history.ply(); ply++) {
            checks &= history.gaveCheck(ply);
        }
        String window = " with every one of their moves from ply " + end.firstPly() + " to ply " + history.ply();
        return checks
                ? stood(history) + "Both sides gave check" + window + ": draw."
                : stood(history) + "Both sides committed equally grave offences" + window + ": draw.";
    }

    private static String repetition(History history, Finding.End end) {
        String window = " with every one of its moves from ply " + end.firstPly() + " to ply " + history.ply();
        EndTest.Repetition test = (EndTest.Repetition) end.test();
        if (test.offences().isEmpty()) {
            return stood(history) + "Draw by repetition.";
        }
        boolean checksOnly = test.offences().stream().allMatch(offence -> offence.reason() == Reason.PERPETUAL_CHECK);
        return stood(history)
                + (checksOnly
                        ? "Neither side gave check" + window
                        : "Neither side is to blame for what it did" + window)
                + ": draw by repetition.";
    }

    private static String moveLimit(History history, Finding.End end) {
        MoveLimit limit = (MoveLimit) end.test();
        MoveCount count = MoveCount.at(history, limit, history.ply());
        int clock = history.board().pliesSinceCapture();
        if (limit.counting() == MoveLimit.Counting.PLIES && limit.checkCap() == MoveLimit.NO_CAP) {
            return clock + " plies have been played without a capture: draw by the move limit.";
        }
        String leftOut = count.redLeftOut() + count.blackLeftOut() == 0
                ? ""
                : "; left out are " + count.redLeftOut() + " of Red's and " + count.blackLeftOut() + " of Black's "
                        + (limit.quietOnly()
                                ? "moves, being checks, chases and answers to them"
                                : "checks, being beyond the " + limit.checkCap() + " of a side that count");
        return clock + " plies have been played without a capture, of which " + count.red() + " of Red's moves and "
                + count.black() + " of Black's count" + leftOut + ": draw by the move limit.";
    }

    private static String material(History history) {
        int clock = history.board().pliesSinceCapture();
        String since = clock == 0 ? "" : ", " + clock + " plies after the last capture";
        return "Neither side has a piece left that can cross the river" + since + ": draw.";
    }

    private static String title(Reason reason) {
        return switch (reason) {
            case PERPETUAL_CHECK -> "perpetual check";
            case PERPETUAL_CHASE -> "perpetual chase";
            case PERPETUAL_KILL_THREAT -> "perpetual kill threat";
            default -> "a mixture of strikes without an idle move";
        };
    }

    /** That the side must vary, given what a repetition would be ruled by if it were decided now. */
    static Warning mustVary(History history, Finding.End soFar, Side offender) {
        return new Warning(
                WarningCode.MUST_VARY,
                history.ply(),
                "The position stands for the " + ordinal(history.occurrence()) + " time and " + offender.title()
                        + did(history, soFar) + " with every move since ply " + soFar.firstPly() + ": "
                        + offender.title() + " must vary or lose by " + title(soFar.reason()) + ".");
    }

    /** That the side must vary, since one more move of its row would be too many. */
    static Warning mustVary(History history, EndTest.Run run, Guilt guilt, Side offender) {
        return new Warning(
                WarningCode.MUST_VARY,
                history.ply(),
                offender.title() + row(history, run, guilt) + ", and no more are allowed: " + offender.title()
                        + " must vary or lose by the next such move.");
    }

    static Warning undetermined(History history, Finding.Undetermined undetermined) {
        String plies = undetermined.plies().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return new Warning(
                WarningCode.UNDETERMINED,
                history.ply(),
                stood(history)
                        + "The ruling hangs on what these plies threaten, for which the search ran out of its budget: "
                        + plies + ". No ruling is made.");
    }

    private static String stood(History history) {
        List<String> plies = history.occurrences().stream().map(String::valueOf).toList();
        return "The position stands for the " + ordinal(history.occurrence()) + " time (after plies "
                + String.join(", ", plies.subList(0, plies.size() - 1)) + " and " + plies.getLast() + "). ";
    }

    static String ordinal(int n) {
        return switch (n) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            case 4 -> "fourth";
            case 5 -> "fifth";
            default -> n + "th";
        };
    }
}
