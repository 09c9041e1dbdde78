package org.xiangqi.arbiter.contest.online;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Move;

/**
 * An event that changed nothing.
 *
 * @param index its place in the list of events, from 0
 * @param illegal why the move is illegal, with {@link EventFault#ILLEGAL_MOVE} only
 * @param candidates what the move may mean, with {@link EventFault#AMBIGUOUS_MOVE} only, else empty
 */
public record RefusedEvent(
        int index, EventFault fault, @Nullable IllegalReason illegal, List<Move> candidates) {
    /** Copies the list. */
    public RefusedEvent {
        candidates = List.copyOf(candidates);
    }

    /** Why, in a sentence for people. */
    public String detail() {
        String clause = illegal == null ? fault.meaning() : fault.meaning() + ": " + illegal.meaning();
        return Character.toUpperCase(clause.charAt(0)) + clause.substring(1) + ".";
    }
}
