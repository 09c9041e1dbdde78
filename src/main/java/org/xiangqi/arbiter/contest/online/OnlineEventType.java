package org.xiangqi.arbiter.contest.online;

/** What can happen in a game that is played online. */
public enum OnlineEventType {
    /** The game begins, and with it the clock of the side that moves first. Nobody's: it has no side. */
    START,
    MOVE,
    OFFER_DRAW,
    ACCEPT_DRAW,
    DECLINE_DRAW,
    RESIGN,
    /** The side leaves for good. */
    LEAVE,
    /** The side goes offline. */
    DISCONNECT,
    /** The side is online again. */
    RECONNECT,
    AGREE_REMATCH,
    DECLINE_REMATCH;

    /** Whether it is done by one of the sides. */
    boolean hasSide() {
        return this != START;
    }

    /** Whether it is about another game that may follow. */
    boolean isOfRematch() {
        return this == AGREE_REMATCH || this == DECLINE_REMATCH;
    }

    /** Whether a side that is offline can do it. */
    boolean isPossibleOffline() {
        return switch (this) {
            case START, LEAVE, DISCONNECT, RECONNECT -> true;
            default -> false;
        };
    }

    /** Whether it counts before the game begins. */
    boolean isPossibleBeforeStart() {
        return isPossibleOffline();
    }
}
