package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** What ended a game, when, and by which event. */
sealed interface Decision {
    long atMs();

    /** The event's place in the list; null if time alone did it. */
    @Nullable
    Integer byEvent();

    /** The position decided; the replay knows how. */
    record OnTheBoard(long atMs, Integer byEvent) implements Decision {}

    record Lost(
            Ending ending, Side loser, long atMs, @Nullable Integer byEvent) implements Decision {}

    /** A draw that the board does not tell of, by what that side did or failed to do. */
    record Drawn(
            Ending ending, Side by, long atMs, @Nullable Integer byEvent) implements Decision {}

    /** There is no game, by what that side did or failed to do. */
    record Cancelled(
            Ending ending, Side by, long atMs, @Nullable Integer byEvent) implements Decision {}
}
