package org.xiangqi.arbiter.api.analyses;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.search.Score;

/** What scores are worth beside one another. */
final class Worth {
    /** Scores further from 0 count as this: whether a game is won by two chariots or by mate is the same to a curve. */
    static final int CAP = 2000;

    /** From this loss on a move is a mistake. */
    static final int MISTAKE = 100;

    /** From this loss on it is a blunder. */
    static final int BLUNDER = 300;

    /** Beyond all centipawns. */
    private static final int MATE = 1_000_000;

    private Worth() {}

    /** The score within the cap. */
    static int capped(Score score) {
        return Math.clamp(order(score), -CAP, CAP);
    }

    /** What a finished game is worth to that side. */
    static int ofEnd(@Nullable Side winner, Side side) {
        if (winner == null) {
            return 0;
        }
        return winner == side ? CAP : -CAP;
    }

    /** Greater for better scores; a mate is better the sooner it comes, and being mated the later. */
    static int order(Score score) {
        return switch (score) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int moves) -> moves > 0 ? MATE - moves : -MATE - moves;
        };
    }

    /** The score of a move from that of the position after it, which is for the other side. */
    static Score ofMove(Score after) {
        return switch (after) {
            case Score.Centipawns(int value) -> new Score.Centipawns(-value);
            case Score.Mate(int moves) -> new Score.Mate(moves > 0 ? -moves : 1 - moves);
        };
    }
}
