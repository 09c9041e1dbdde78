package org.xiangqi.arbiter.contest.online;

import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;

/** Tells what the text of a move means. */
@FunctionalInterface
public interface MoveReader {
    /**
     * What that text means.
     *
     * @param board the position before the move: to look at, not to drive
     */
    Meaning read(String text, Board board);

    /** What a text means in a position. */
    sealed interface Meaning {}

    /** One move, legal or not. */
    record One(Move move) implements Meaning {}

    /** Several legal moves. */
    record Several(List<Move> candidates) implements Meaning {
        /** Copies the list. */
        public Several {
            candidates = List.copyOf(candidates);
        }
    }

    /** No move. */
    record Nothing() implements Meaning {}
}
