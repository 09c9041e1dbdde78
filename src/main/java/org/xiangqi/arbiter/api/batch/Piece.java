package org.xiangqi.arbiter.api.batch;

import io.quarkiverse.resteasy.problem.HttpProblem;
import org.xiangqi.arbiter.record.GameRecord;

/** A part of a body that is judged by itself. */
public sealed interface Piece {
    /** About how much memory it takes, in bytes. */
    default int size() {
        return 0;
    }

    /**
     * One request, or one game of a file.
     *
     * @param linesBefore how many lines of the body stand before it
     */
    @SuppressWarnings("ArrayRecordComponent") // Made for one reader, and large.
    record Text(byte[] bytes, int linesBefore) implements Piece {
        @Override
        public int size() {
            return bytes.length;
        }
    }

    /** A game that was read already. */
    record Recorded(GameRecord game) implements Piece {}

    /** What could not be read at all, and why. */
    record Unread(HttpProblem problem) implements Piece {}
}
