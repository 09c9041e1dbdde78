package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/**
 * Draw offers so far.
 *
 * @param pendingBy whose offer is open; null: none
 * @param redToWait how many moves Red has to make before either side may offer; likewise Black
 */
public record DrawOffers(@Nullable Side pendingBy, int redToWait, int blackToWait) {
    /** Each side has to make its first move. */
    static final DrawOffers AT_START = new DrawOffers(null, 1, 1);

    /** How many moves that side has to make before either side may offer, 0 or more. */
    public int movesToWait(Side side) {
        return side == Side.RED ? redToWait : blackToWait;
    }

    /** Whether neither side has moves to make first. */
    boolean mayBeMade() {
        return redToWait == 0 && blackToWait == 0;
    }

    DrawOffers offered(Side side) {
        return new DrawOffers(side, redToWait, blackToWait);
    }

    DrawOffers declined(OnlinePolicy policy) {
        return new DrawOffers(null, policy.movesAfterDecline(), policy.movesAfterDecline());
    }

    /** After a move, which declines the other side's open offer and is then not one of those to wait for. */
    DrawOffers moved(Side side, OnlinePolicy policy) {
        if (pendingBy == side.opponent()) {
            return declined(policy);
        }
        return side == Side.RED
                ? new DrawOffers(pendingBy, Math.max(0, redToWait - 1), blackToWait)
                : new DrawOffers(pendingBy, redToWait, Math.max(0, blackToWait - 1));
    }

    /** As they stand once the game is over: none is open. */
    DrawOffers closed() {
        return new DrawOffers(null, redToWait, blackToWait);
    }
}
