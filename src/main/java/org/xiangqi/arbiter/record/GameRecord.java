package org.xiangqi.arbiter.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.xiangqi.arbiter.board.Position;

/**
 * One game as a file tells it.
 *
 * @param tags what is said about the game as a whole, in the order of the file
 * @param start where it starts; empty if that could not be read, and then the main line's fault says why
 * @param main the moves that were played
 */
public record GameRecord(Map<String, String> tags, Optional<Position> start, Result result, Line main) {
    /** Copies the tags. */
    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }
}
