package org.xiangqi.arbiter.contest.online;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Side;

/**
 * What the sides have said about another game.
 *
 * @param agreed the sides that want one, in the order in which they said so
 * @param declined whether one does not
 */
record Rematch(List<Side> agreed, boolean declined) {
    static final Rematch NOTHING_SAID = new Rematch(List.of(), false);

    /** Copies the list. */
    Rematch {
        agreed = List.copyOf(agreed);
    }

    Rematch agreedBy(Side side) {
        List<Side> both = new ArrayList<>(agreed);
        both.add(side);
        return new Rematch(both, declined);
    }

    Rematch declinedNow() {
        return new Rematch(agreed, true);
    }

    boolean isAgreed() {
        return agreed.size() == Side.values().length;
    }

    /** Whether nothing has been settled. */
    boolean isUnsettled() {
        return !declined && !isAgreed();
    }
}
