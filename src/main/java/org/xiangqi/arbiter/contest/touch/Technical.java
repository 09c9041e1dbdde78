package org.xiangqi.arbiter.contest.touch;

import java.util.Optional;
import org.xiangqi.arbiter.board.Side;

/**
 * Whether the side to move gets a technical, and what that costs.
 *
 * @param given whether it gets one
 * @param count how many it has now, that one included
 * @param loser the side that has lost the game by it; empty unless the penalty is {@link Penalty#LOSS}
 */
public record Technical(boolean given, long count, Penalty penalty, Optional<Side> loser) {

    /** What a technical costs. */
    public enum Penalty {
        /** Nothing: none was given, or it only counts. */
        NONE,
        /** The game. */
        LOSS,
        /** What the event's own rules say, which are not known here. */
        BY_EVENT
    }

    /** None is given to a side that has so many. */
    static Technical none(long count) {
        return new Technical(false, count, Penalty.NONE, Optional.empty());
    }

    /** One is given to that side, which had so many. */
    static Technical given(Side side, long before, TouchPolicy policy) {
        long count = before + 1;
        if (policy.lossAtTechnical().isEmpty()) {
            return new Technical(true, count, Penalty.BY_EVENT, Optional.empty());
        }
        return count < policy.lossAtTechnical().getAsInt()
                ? new Technical(true, count, Penalty.NONE, Optional.empty())
                : new Technical(true, count, Penalty.LOSS, Optional.of(side));
    }
}
