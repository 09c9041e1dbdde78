package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/**
 * Which sides are offline.
 *
 * @param redOfflineSinceMs null: Red is online; likewise Black
 */
record Presence(@Nullable Long redOfflineSinceMs, @Nullable Long blackOfflineSinceMs) {
    static final Presence BOTH_ONLINE = new Presence(null, null);

    /** Since when that side is offline; null: it is online. */
    @Nullable
    Long offlineSince(Side side) {
        return side == Side.RED ? redOfflineSinceMs : blackOfflineSinceMs;
    }

    boolean isOffline(Side side) {
        return offlineSince(side) != null;
    }

    Presence withOffline(Side side, @Nullable Long sinceMs) {
        return side == Side.RED ? new Presence(sinceMs, blackOfflineSinceMs) : new Presence(redOfflineSinceMs, sinceMs);
    }
}
