package org.xiangqi.arbiter.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Chases;

/**
 * What plies do besides giving check: found when first asked for, since most games never need it, and kept, since the same
 * plies are asked about for several next moves and in several windows.
 */
final class Deeds {
    private static final PointSet NOTHING = new PointSet();

    private final Strikes strikes;
    private final History history;
    private final Board board;
    private final Purse purse;

    /** Made when first needed, which for most games is never. */
    private @Nullable Chases chases;

    private @Nullable KillThreats killThreats;

    /** By ply, where known: {@link History#looked}. */
    private boolean[] kills = {};

    private boolean[] soldiersChase = {};
    private boolean[] undetermined = {};
    private PointSet[] chased = {};
    private PointSet[] direct = {};

    /** Scratch: the moves taken back while looking. */
    private int[] moves = {};

    Deeds(Strikes strikes, Budget budget, History history) {
        this.strikes = strikes;
        this.history = history;
        board = history.board();
        purse = new Purse(budget);
    }

    /** Finds what the plies from the first to the last one given do, as far as it is not known yet. */
    void find(int first, int last) {
        int ply = board.ply();
        int lowest = first;
        while (lowest <= last && history.looked(lowest)) {
            lowest++;
        }
        if (lowest > last || !strikes.beyondChecks()) {
            return;
        }
        makeRoom(ply + 1);
        for (int p = ply; p >= lowest; p--) {
            moves[p] = board.move(p);
            board.unmake();
        }
        for (int p = lowest; p <= ply; p++) {
            board.make(moves[p]);
            if (p <= last && !history.looked(p)) {
                look(p);
            }
        }
    }

    private void makeRoom(int size) {
        int old = chased.length;
        if (size > old) {
            int room = Math.max(size, 2 * old);
            kills = Arrays.copyOf(kills, room);
            soldiersChase = Arrays.copyOf(soldiersChase, room);
            undetermined = Arrays.copyOf(undetermined, room);
            moves = Arrays.copyOf(moves, room);
            chased = Arrays.copyOf(chased, room);
            direct = Arrays.copyOf(direct, room);
            for (int ply = old; ply < room; ply++) {
                chased[ply] = new PointSet();
                direct[ply] = new PointSet();
            }
        }
    }

    private void look(int ply) {
        int same = history.sameMove(ply);
        if (same != History.NEVER && history.looked(same)) {
            kills[ply] = kills[same];
            soldiersChase[ply] = soldiersChase[same];
            undetermined[ply] = undetermined[same];
            chased[ply].copy(chased[same]);
            direct[ply].copy(direct[same]);
        } else {
            boolean check = history.gaveCheck(ply);
            lookForKill(ply, check);
            lookForChases(ply, check);
        }
        history.markLooked(ply);
    }

    private void lookForKill(int ply, boolean check) {
        KillThreats.Answer answer = KillThreats.Answer.NO;
        if (strikes.killThreats() && !check) {
            if (killThreats == null) {
                killThreats = new KillThreats();
            }
            answer = killThreats.of(board, purse.forKillThreat());
            purse.pay(killThreats.nodes());
        }
        kills[ply] = answer == KillThreats.Answer.YES;
        undetermined[ply] = answer == KillThreats.Answer.UNDETERMINED;
    }

    private void lookForChases(int ply, boolean check) {
        chased[ply].clear();
        direct[ply].clear();
        soldiersChase[ply] = false;
        ChaseRule rule = strikes.chases();
        if (rule == null || kills[ply]) {
            return;
        }
        if (chases == null) {
            chases = new Chases(rule);
        }
        chases.look(board, check, purse.forExchange());
        purse.pay(chases.nodes());
        chased[ply].copy(chases.chased());
        direct[ply].copy(chases.direct());
        soldiersChase[ply] = chases.soldiersChase();
        undetermined[ply] |= chases.undetermined();
    }

    /** The gravest thing that the ply is known to do. */
    PlyClass gravest(int ply) {
        if (history.gaveCheck(ply)) {
            return PlyClass.CHECK;
        }
        if (!strikes.beyondChecks()) {
            return PlyClass.IDLE;
        }
        if (kills[ply]) {
            return PlyClass.KILL_THREAT;
        }
        return chased[ply].isEmpty() ? PlyClass.IDLE : PlyClass.CHASE;
    }

    /** Where the pieces stand that the ply chases. */
    PointSet chased(int ply) {
        return strikes.chases() == null ? NOTHING : chased[ply];
    }

    /** Those of them that it attacks anew. */
    PointSet direct(int ply) {
        return strikes.chases() == null ? NOTHING : direct[ply];
    }

    /** Whether the ply would chase if the attacks of soldiers counted. */
    boolean soldiersChase(int ply) {
        return strikes.chases() != null && soldiersChase[ply];
    }

    /** Whether the budget did not suffice for the ply. */
    boolean undetermined(int ply) {
        return strikes.beyondChecks() && undetermined[ply];
    }
}
