package org.xiangqi.arbiter.notation;

import java.util.List;
import org.xiangqi.arbiter.board.Move;

/** What a text says in a position. */
public sealed interface MoveReading {
    /** One move, which need not be legal. */
    record Read(Move move) implements MoveReading {}

    /** Why there is not one move. */
    sealed interface Failure extends MoveReading {}

    /** The text is no move in this notation. */
    record Unreadable() implements Failure {}

    /** The text fits several legal moves. */
    record Ambiguous(List<Move> candidates) implements Failure {
        /** Copies the list. */
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }
    }
}
