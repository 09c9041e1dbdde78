package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Move;

/**
 * Why a replay could not go on.
 *
 * @param <F> what the source of the moves says of one that it cannot tell
 */
public sealed interface Fault<F> {
    /** The ply that could not be played, counted from 1. */
    int ply();

    /**
     * The move may not be played.
     *
     * @param move the move; null with {@link IllegalReason#GAME_OVER}, for then it was not read
     */
    record Illegal<F>(int ply, @Nullable Move move, IllegalReason reason) implements Fault<F> {}

    /** The source could not tell the move. */
    record Unread<F>(int ply, F why) implements Fault<F> {}
}
