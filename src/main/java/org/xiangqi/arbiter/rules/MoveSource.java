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

    /** A move, legal or not, or why there is none. */
    sealed interface Reading<F> {}

    /** The move that was meant. */
    record Found<F>(Move move) implements Reading<F> {}

    /** No move can be made out. */
    record Refused<F>(F why) implements Reading<F> {}
}
