package org.xiangqi.arbiter.record;

import java.nio.charset.Charset;
import java.util.List;

/**
 * A file of games.
 *
 * @param charset how its bytes were read as text
 */
public record RecordFile(Format format, Charset charset, List<GameRecord> games) {
    /** Copies the list. */
    public RecordFile {
        games = List.copyOf(games);
    }
}
