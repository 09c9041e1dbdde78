package org.xiangqi.arbiter.contest.touch;

import org.xiangqi.arbiter.board.Square;

/** What comes of touched pieces: a ruling, or why there is none. */
public sealed interface TouchJudgement permits TouchRuling, TouchJudgement.EmptyPoint {
    /**
     * A touch names a point on which nothing stands.
     *
     * @param touch which one, from 0; the first of several
     */
    record EmptyPoint(int touch, Square square) implements TouchJudgement {}
}
