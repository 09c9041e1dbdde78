package org.xiangqi.arbiter.rules;

import java.util.List;
import org.xiangqi.arbiter.board.Square;

/**
 * What a side's moves in a window or a row amount to.
 *
 * @param moves how many moves
 * @param strikers with how many checking or chasing pieces; 0 where that is not asked
 * @param targets where the pieces stand now that every move chased; empty where that is not asked
 */
record Guilt(int moves, int strikers, List<Square> targets) {}
