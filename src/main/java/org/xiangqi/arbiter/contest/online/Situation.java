package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/**
 * How a game stands beside the board.
 *
 * @param plies how many moves have been made
 * @param decision null while the game goes on
 * @param heardMs when the last event happened that counted; {@link Long#MIN_VALUE} before any
 */
record Situation(
        Clock clock,
        Presence presence,
        DrawOffers offers,
        int plies,
        @Nullable Decision decision,
        Rematch rematch,
        long heardMs) {

    static Situation before(OnlinePolicy policy) {
        return new Situation(
                Clock.full(policy),
                Presence.BOTH_ONLINE,
                DrawOffers.AT_START,
                0,
                null,
                Rematch.NOTHING_SAID,
                Long.MIN_VALUE);
    }

    boolean isStarted() {
        return clock.running() != null;
    }

    /** Whether the first move has been made. */
    boolean isMoved() {
        return plies > 0;
    }

    /** Whether each side has made one. */
    boolean haveBothMoved() {
        return plies >= Side.values().length;
    }

    Situation with(Clock started) {
        return new Situation(started, presence, offers, plies, decision, rematch, heardMs);
    }

    Situation with(Presence changed) {
        return new Situation(clock, changed, offers, plies, decision, rematch, heardMs);
    }

    Situation with(DrawOffers changed) {
        return new Situation(clock, presence, changed, plies, decision, rematch, heardMs);
    }

    Situation with(Rematch changed) {
        return new Situation(clock, presence, offers, plies, decision, changed, heardMs);
    }

    Situation with(Decision fallen) {
        return new Situation(clock, presence, offers.closed(), plies, fallen, rematch, heardMs);
    }

    Situation moved(Clock pressed, DrawOffers changed) {
        return new Situation(pressed, presence, changed, plies + 1, decision, rematch, heardMs);
    }

    Situation heard(long atMs) {
        return new Situation(clock, presence, offers, plies, decision, rematch, atMs);
    }
}
