package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.EndTest.Repetition;
import org.xiangqi.arbiter.rules.threat.ChaseRule;

/** Who is to blame for a position that comes back. */
final class Repetitions {
    private final boolean beyondChecks;
    private final boolean mutualSoldiers;
    private final Loop red = new Loop();
    private final Loop black = new Loop();

    Repetitions(Strikes strikes) {
        beyondChecks = strikes.beyondChecks();
        ChaseRule chases = strikes.chases();
        mutualSoldiers = chases != null && chases.mutualSoldiers();
    }

    /** How the plies after the one given would be judged if the repetition were decided now. */
    Finding judge(History history, Repetition test, int after) {
        red.sumUpChecks(history, Side.RED, after);
        black.sumUpChecks(history, Side.BLACK, after);
        boolean checksDecide = red.checksThroughout() || black.checksThroughout();
        if (beyondChecks && !checksDecide) {
            red.sumUp(history, Side.RED, after);
            black.sumUp(history, Side.BLACK, after);
        }
        Finding.End found = end(test, after, 0, 0);
        if (red.anyUndetermined() || black.anyUndetermined()) {
            for (int worst = 1; worst < 4; worst++) {
                Finding.End other = end(test, after, worst & 1, worst >> 1);
                if (other.outcome() != found.outcome()) {
                    return new Finding.Undetermined(after + 1, undetermined(history, after));
                }
            }
        }
        return found;
    }

    private static List<Integer> undetermined(History history, int after) {
        List<Integer> plies = new ArrayList<>();
        for (int ply = after + 1; ply <= history.ply(); ply++) {
            if (history.deeds().undetermined(ply)) {
                plies.add(ply);
            }
        }
        return plies;
    }

    /** The ruling if each side's undetermined moves are reckoned as nothing (0) or as strikes (1). */
    private Finding.End end(Repetition test, int after, int redWorst, int blackWorst) {
        boolean cancelled =
                test.excepts(Repetition.Exemption.ANY_CHECK_CANCELS_CHASES) && (red.anyCheck() || black.anyCheck());
        Offence reds = red.offence(test, redWorst, cancelled);
        Offence blacks = black.offence(test, blackWorst, cancelled);
        if (mutualSoldiers) {
            Offence redsWithSoldiers = red.offence(test, redWorst | Loop.WITH_SOLDIERS, cancelled);
            Offence blacksWithSoldiers = black.offence(test, blackWorst | Loop.WITH_SOLDIERS, cancelled);
            if (redsWithSoldiers != null && blacksWithSoldiers != null) {
                reds = redsWithSoldiers;
                blacks = blacksWithSoldiers;
            }
        }
        return weigh(test, after, reds, blacks);
    }

    private Finding.End weigh(Repetition test, int after, @Nullable Offence reds, @Nullable Offence blacks) {
        int redLevel = reds == null ? 0 : reds.level();
        int blackLevel = blacks == null ? 0 : blacks.level();
        if (redLevel > blackLevel && reds != null) {
            return graver(test, after, Side.RED, red, reds);
        }
        if (blackLevel > redLevel && blacks != null) {
            return graver(test, after, Side.BLACK, black, blacks);
        }
        return redLevel > 0
                ? draw(test, after, Reason.MUTUAL_PERPETUAL, test.mutualPerpetual())
                : draw(test, after, Reason.REPETITION, test.repetition());
    }

    private static Finding.End graver(Repetition test, int after, Side side, Loop loop, Offence offence) {
        boolean excused = test.excepts(Repetition.Exemption.SEVERAL_PIECES_DRAW)
                && offence.aim() != Offence.Aim.ANY
                && loop.chased().size() > 1;
        Guilt guilt = new Guilt(
                loop.moves(),
                0,
                offence.aim() == Offence.Aim.ANY ? List.of() : loop.chased().squares());
        if (excused) {
            return new Finding.End(test, Outcome.DRAW, Reason.REPETITION, test.repetition(), after + 1, guilt);
        }
        return new Finding.End(test, Outcome.lostBy(side), offence.reason(), offence.article(), after + 1, guilt);
    }

    private static Finding.End draw(Repetition test, int after, Reason reason, Article article) {
        return new Finding.End(test, Outcome.DRAW, reason, article, after + 1, null);
    }
}
