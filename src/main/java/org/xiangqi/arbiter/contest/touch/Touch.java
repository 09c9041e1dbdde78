package org.xiangqi.arbiter.contest.touch;

import org.xiangqi.arbiter.board.Square;

/**
 * A piece touched by the side to move.
 *
 * @param square where it stands
 * @param atOnce whether it was touched in one grasp with the one before it; of the first touch, which has none before it,
 *     that says nothing
 * @param adjusting whether the player had announced beforehand to be putting it straight
 */
public record Touch(Square square, boolean atOnce, boolean adjusting) {}
