package org.xiangqi.arbiter.search;

/** How a position stands for the side to move. */
public sealed interface Score {
    /**
     * No mate is seen.
     *
     * @param value hundredths of a soldier that has not crossed the river, positive if the side to move is better off, within
     *     ±{@link #MOST}; beyond ±{@link #BY_RULE} the game is won or lost by a rule on repetition
     */
    record Centipawns(int value) implements Score {
        /** No value is further from 0. */
        public static final int MOST = 20_000;

        /** Values further from 0 stand for a win by rule, nearer to {@link #MOST} the sooner it comes. */
        public static final int BY_RULE = 19_000;
    }

    /**
     * Checkmate or stalemate is forced.
     *
     * @param moves of the winning side until then, 1 or more; negative, -1 or less, if the side to move is mated
     */
    record Mate(int moves) implements Score {}
}
