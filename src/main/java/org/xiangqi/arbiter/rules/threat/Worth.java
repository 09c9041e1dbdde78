package org.xiangqi.arbiter.rules.threat;

import org.xiangqi.arbiter.board.Board;

/** Whether a capture that is legal is also a gain: one for each {@link Gain}. */
interface Worth {
    /** Whether the side to move gains by capturing on the target with the piece on the other point. */
    boolean gains(Board board, int from, int target);
}
