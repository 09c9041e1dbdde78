package org.xiangqi.arbiter.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;

/** The moves of one side in a window, summed up so that offences can be held against them. Reusable scratch memory. */
final class Loop {
    /** Reckon as if every undetermined move were a strike. */
    static final int AT_WORST = 1;

    /** Reckon the attacks of soldiers as chases. */
    static final int WITH_SOLDIERS = 2;

    private int moves;
    private boolean anyCheck;
    private boolean anyUndetermined;

    /** The gravest things that the moves do, a bit for each {@link PlyClass}, by way of reckoning. */
    private final int[] did = new int[4];

    /** The pieces that every move chased, where they stand at the end of the window; likewise attacked anew. */
    private final PointSet chased = new PointSet();

    private final PointSet direct = new PointSet();

    /** Sums up only which of that side's moves after that ply, up to now, gave check. */
    void sumUpChecks(History history, Side side, int after) {
        start();
        for (int ply = after + 1; ply <= history.ply(); ply++) {
            if (history.moverOf(ply) == side) {
                moves++;
                PlyClass gravest = history.gaveCheck(ply) ? PlyClass.CHECK : PlyClass.IDLE;
                for (int way = 0; way < did.length; way++) {
                    add(gravest, way);
                }
            }
        }
    }

    /** Sums up everything that that side's moves after that ply, up to now, did. */
    void sumUp(History history, Side side, int after) {
        start();
        Deeds deeds = history.deeds();
        deeds.find(after + 1, history.ply());
        for (int ply = after + 1; ply <= history.ply(); ply++) {
            if (history.moverOf(ply) == side) {
                add(deeds, ply);
            } else {
                int move = history.board().move(ply);
                chased.follow(Move.from(move), Move.to(move));
                direct.follow(Move.from(move), Move.to(move));
            }
        }
    }

    private void start() {
        moves = 0;
        anyCheck = false;
        anyUndetermined = false;
        chased.clear();
        direct.clear();
        Arrays.fill(did, 0);
    }

    private void add(Deeds deeds, int ply) {
        if (moves++ == 0) {
            chased.copy(deeds.chased(ply));
            direct.copy(deeds.direct(ply));
        } else {
            chased.keepAll(deeds.chased(ply));
            direct.keepAll(deeds.direct(ply));
        }
        PlyClass surely = deeds.gravest(ply);
        PlyClass withSoldiers = surely == PlyClass.IDLE && deeds.soldiersChase(ply) ? PlyClass.CHASE : surely;
        boolean mayKill = deeds.undetermined(ply) && surely != PlyClass.CHECK;
        anyUndetermined |= mayKill;
        add(surely, 0);
        add(withSoldiers, WITH_SOLDIERS);
        add(mayKill ? PlyClass.KILL_THREAT : surely, AT_WORST);
        add(mayKill ? PlyClass.KILL_THREAT : withSoldiers, AT_WORST | WITH_SOLDIERS);
    }

    private void add(PlyClass gravest, int way) {
        anyCheck |= gravest == PlyClass.CHECK;
        did[way] |= 1 << gravest.ordinal();
    }

    int moves() {
        return moves;
    }

    boolean anyCheck() {
        return anyCheck;
    }

    /** Whether one of the moves might be a strike that was not found. */
    boolean anyUndetermined() {
        return anyUndetermined;
    }

    /** Whether every move gave check. */
    boolean checksThroughout() {
        return did[0] == 1 << PlyClass.CHECK.ordinal();
    }

    /** The pieces that every move chased, where they stand at the end of the window. */
    PointSet chased() {
        return chased;
    }

    /** The gravest of the offences, which stand in that order, that the moves fit, or null. */
    @Nullable
    Offence offence(EndTest.Repetition test, int way, boolean chasesCancelled) {
        if (moves == 0) {
            return null;
        }
        for (Offence offence : test.offences()) {
            boolean fits = switch (offence.aim()) {
                case ANY -> (did[way] & ~mask(offence)) == 0;
                case ONE_PIECE -> !chasesCancelled && !chased.isEmpty();
                case ONE_PIECE_DIRECTLY -> !chasesCancelled && !direct.isEmpty();
            };
            if (fits) {
                return offence;
            }
        }
        return null;
    }

    private static int mask(Offence offence) {
        int mask = 0;
        for (PlyClass each : offence.every()) {
            mask |= 1 << each.ordinal();
        }
        return mask;
    }
}
