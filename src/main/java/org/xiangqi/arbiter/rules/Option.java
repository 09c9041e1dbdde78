package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;

/**
 * A legal move of the side to move, and what would follow at once.
 *
 * @param captured what it takes, or null
 * @param consequence the verdict that would fall on this very move, seen from the side that makes it
 * @param consequenceReason that verdict's reason; null with {@link Consequence#NONE}
 */
public record Option(
        Move move,
        Piece piece,
        @Nullable Piece captured,
        boolean givesCheck,
        Consequence consequence,
        @Nullable Reason consequenceReason) {

    /** The result of the game for the side that makes the move, or that it goes on. */
    public enum Consequence {
        NONE,
        WIN,
        DRAW,
        LOSS
    }
}
