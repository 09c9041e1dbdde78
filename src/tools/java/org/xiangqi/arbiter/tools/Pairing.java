package org.xiangqi.arbiter.tools;

import java.util.Optional;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Outcome;

/**
 * One opening played twice.
 *
 * @param number counted from 1
 * @param home the game in which the first player had Red
 * @param away the game in which it had Black
 */
record Pairing(int number, Bout.Played home, Bout.Played away) {
    /** What the first player scored, in half points: 0 to 4. */
    int halfPoints() {
        return halfPoints(home.outcome(), Side.RED) + halfPoints(away.outcome(), Side.BLACK);
    }

    /** What an outcome brings to a side, in half points: 0, 1 or 2. */
    static int halfPoints(Outcome outcome, Side side) {
        Optional<Side> winner = outcome.winner();
        if (winner.isEmpty()) {
            return 1;
        }
        return winner.get() == side ? 2 : 0;
    }
}
