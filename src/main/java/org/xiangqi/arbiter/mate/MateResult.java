package org.xiangqi.arbiter.mate;

import java.util.List;
import org.xiangqi.arbiter.board.Move;

/** What a mate search has proved, or that it has proved nothing. */
public sealed interface MateResult {
    /** Positions looked at, 0 or more. */
    long nodes();

    /**
     * The side to move mates by checks alone, whatever the answers.
     *
     * @param line the shortest such mate against the longest resistance: checks and answers, the mating move last
     */
    record Mate(List<Move> line, long nodes) implements MateResult {
        /** Copies the line. */
        public Mate {
            line = List.copyOf(line);
        }

        /** In how many moves of the mating side, 1 or more. */
        public int mateIn() {
            return (line.size() + 1) / 2;
        }
    }

    /**
     * There is no such mate within the moves that were asked for.
     *
     * @param atAll whether there is none of any length either
     */
    record None(boolean atAll, long nodes) implements MateResult {}

    /** The budget ran out before either was proved. */
    record Undetermined(long nodes) implements MateResult {}
}
