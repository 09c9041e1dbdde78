package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.EndTest.MoveLimit;
import org.xiangqi.arbiter.rules.threat.Phrases;

/** Puts verdicts and warnings into words. */
final class Wording {
    private Wording() {}

    static String ongoing(History history, List<Warning> undetermined) {
        String toMove = history.board().sideToMove().title() + " is to move";
        String ongoing =
                history.inCheck() ? toMove + " and stands in check; the game goes on." : toMove + "; the game goes on.";
        return undetermined.isEmpty()
                ? ongoing
                : ongoing + " A ruling could not be made at ply "
                        + undetermined.stream()
                                .map(warning -> String.valueOf(warning.ply()))
                                .collect(Collectors.joining(", "))
                        + ": see the warnings.";
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

    private static String targets(History history, @Nullable Guilt guilt) {
        return guilt == null || guilt.targets().isEmpty()
                ? ""
                : " " + Phrases.title(history.board(), guilt.targets().getFirst()) + " (now on "
                        + guilt.targets().getFirst() + ")";
    }

    private static String tooMany(History history, Finding.End end) {
        Guilt guilt = Objects.requireNonNull(end.guilt());
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
        Guilt guilt = end.guilt();
        if (guilt != null) {
            Square first = guilt.targets().getFirst();
            Side chaser = history.board().side(first.index()).opponent();
            return stood(history) + chaser.title() + " chased " + Phrases.on(history.board(), guilt.targets()) + window
                    + "; by chasing two or more pieces it cannot lose: draw by repetition.";
        }
        boolean checksOnly = test.offences().stream().allMatch(offence -> offence.reason() == Reason.PERPETUAL_CHECK);
        return stood(history)
                + (checksOnly
                        ? "Neither side gave check" + window
                        : "Neither side did what is held against it" + window)
                + cancelled(history, test, end.firstPly())
                + ": draw by repetition.";
    }

    /** Says so where a check takes the weight from chases that there were. */
    private static String cancelled(History history, EndTest.Repetition test, int firstPly) {
        boolean check = false;
        boolean chase = false;
        for (int ply = firstPly; ply <= history.ply(); ply++) {
            check |= history.gaveCheck(ply);
            chase |= !history.deeds().chased(ply).isEmpty();
        }
        boolean cancels = test.excepts(EndTest.Repetition.Exemption.ANY_CHECK_CANCELS_CHASES) && check && chase;
        return cancels ? ", for a check in the loop cancels all chases" : "";
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

    /** Whether that verdict is one that some rule leaves to people: see {@link #keyPoint}. */
    static boolean mayHaveKeyPoints(Finding.End end) {
        return end.test() instanceof EndTest.Repetition repetition
                && repetition.excepts(EndTest.Repetition.Exemption.KEY_POINTS_ARE_NOT_JUDGED)
                && (end.reason() == Reason.PERPETUAL_CHASE
                        || end.reason() == Reason.PERPETUAL_MIX
                        || end.reason() == Reason.MUTUAL_PERPETUAL);
    }

    /** That a ruling rests on attacks that might only hold a plain draw, where the rule set leaves that to people. */
    static Optional<Warning> keyPoint(Finding.End end, int ply, List<Evidence.Ply> window) {
        if (!mayHaveKeyPoints(end)) {
            return Optional.empty();
        }
        String plies = window.stream()
                .filter(each -> end.outcome().winner().orElse(null) != each.side())
                .filter(each -> each.classes().equals(Set.of(PlyClass.CHASE)))
                .filter(each -> each.targets().stream().allMatch(Wording::isMinor))
                .map(each -> String.valueOf(each.ply()))
                .collect(Collectors.joining(", "));
        return plies.isEmpty()
                ? Optional.empty()
                : Optional.of(new Warning(
                        WarningCode.NOT_DECIDED_BY_PROGRAM,
                        ply,
                        "These plies chase only an advisor or elephant: " + plies
                                + ". If that comes with holding a key point of a plain draw they are idle, which the program"
                                + " does not judge."));
    }

    private static boolean isMinor(Evidence.Target target) {
        PieceType type = target.piece().type();
        return type == PieceType.ADVISOR || type == PieceType.ELEPHANT;
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
