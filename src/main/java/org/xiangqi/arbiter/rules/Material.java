package org.xiangqi.arbiter.rules;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Side;

/**
 * What each side has left to attack with: its pieces that can cross the river, which are chariots, horses, cannons and
 * soldiers. A side without any cannot win by an attack of its own; where neither has any, neither can win.
 *
 * @param red how many Red has, 0 to 11
 * @param black how many Black has, 0 to 11
 */
public record Material(int red, int black) {
    /** What is left on that board. */
    static Material on(Board board) {
        return new Material(board.attackers(Side.RED), board.attackers(Side.BLACK));
    }

    /** How many pieces that side has left that can cross the river. */
    public int attackers(Side side) {
        return side == Side.RED ? red : black;
    }

    /** Whether that side can win by an attack of its own at all: it has a piece left that can cross the river. */
    public boolean canWin(Side side) {
        return attackers(side) > 0;
    }
}
