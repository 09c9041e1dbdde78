package org.xiangqi.arbiter.rules;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;

/**
 * Where a replay takes its moves from.
 *
 * @param <F> what it says of a move that it cannot tell
 */
public interface MoveSource<F> {
    /** How many moves the game has, 0 or more. */
    int size();

    /**
     * The move of that ply.
     *
     * @param ply counted from 1
     * @param board the position before it: to look at, not to drive
     */
    Reading<F> read(int ply, Board board);

    /**
     * Whether the moves are known before the game is judged, as those of a record are. Then one may be read that is not made,
     * as the game turns out to be over: a legal move proves that there is one, which is quicker than to look for one at each
     * ply. A player who is asked for a move is not asked after the end.
     */
    default boolean isRecord() {
        return true;
    }

    /** A move, legal or not, or why there is none. */
    sealed interface Reading<F> {}

    /**
     * The move that was meant.
     *
     * @param move as {@link Move#code()}
     */
    record Found<F>(int move) implements Reading<F> {
        /** The same of a move that is not packed. */
        public Found(Move move) {
            this(move.code());
        }
    }

    /** No move can be made out. */
    record Refused<F>(F why) implements Reading<F> {}
}
