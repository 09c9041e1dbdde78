package org.xiangqi.arbiter.contest.online;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** What time alone does to a game. Each deadline comes true at its own instant: what happens at that instant is too late. */
record Deadlines(OnlinePolicy policy, Side starter, Board board) {

    /** How the game stands at that instant if nothing happens until then. */
    Situation carriedOut(Situation situation, long atMs) {
        Decision next = next(situation);
        return next == null || next.atMs() > atMs ? situation : situation.with(next);
    }

    /** What ends the game unless something happens before; null: nothing does. */
    @Nullable
    Decision next(Situation situation) {
        if (situation.decision() != null) {
            return null;
        }
        Decision next = flag(situation);
        if (!situation.isMoved()) {
            // Before the flag, which cancels the game as well if both are at one instant.
            for (Side side : List.of(starter.opponent(), starter)) {
                Decision offline = offline(situation, side);
                if (offline != null && (next == null || offline.atMs() <= next.atMs())) {
                    next = offline;
                }
            }
        }
        return next;
    }

    private @Nullable Decision offline(Situation situation, Side side) {
        Long since = situation.presence().offlineSince(side);
        return since == null
                ? null
                : new Decision.Cancelled(
                        Ending.OFFLINE_BEFORE_START, side, since + policy.offlineBeforeStartMs(), null);
    }

    private @Nullable Decision flag(Situation situation) {
        Clock clock = situation.clock();
        Side side = clock.running();
        if (side == null) {
            return null;
        }
        long atMs = clock.flagAtMs(side);
        if (!situation.isMoved()) {
            return new Decision.Cancelled(Ending.NO_SHOW, side, atMs, null);
        }
        if (policy.flagAgainstBareSide() == FlagRule.DRAW && !board.hasAttackers(side.opponent())) {
            return new Decision.Drawn(Ending.TIME_AGAINST_BARE_SIDE, side, atMs, null);
        }
        return new Decision.Lost(clock.flagIsTotal(side) ? Ending.TOTAL_TIME : Ending.MOVE_TIME, side, atMs, null);
    }

    /** Until when a rematch can be agreed; null: it cannot, for no finished game has been. */
    @Nullable
    Long rematchClosesAtMs(Situation situation) {
        Decision decision = situation.decision();
        return decision == null || decision instanceof Decision.Cancelled ? null : decision.atMs() + policy.rematchMs();
    }

    /** Whether one can be agreed at that instant. */
    boolean rematchIsOpen(Situation situation, long atMs) {
        Long closes = rematchClosesAtMs(situation);
        return closes != null && atMs < closes && situation.rematch().isUnsettled();
    }
}
