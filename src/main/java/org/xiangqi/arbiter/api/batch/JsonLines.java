package org.xiangqi.arbiter.api.batch;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Every line that is not blank is a request. */
public final class JsonLines implements Pieces {
    private final Lines lines;
    private final int limit;

    /**
     * The requests in that stream.
     *
     * @param limit the most bytes of a line
     */
    public JsonLines(InputStream in, int limit) {
        lines = new Lines(in, limit, false);
        this.limit = limit;
    }

    @Override
    public @Nullable Piece next() throws IOException {
        while (lines.next()) {
            if (lines.isCut()) {
                return BatchProblems.lineTooLong(limit, lines.number());
            }
            if (!lines.isBlank()) {
                return new Piece.Text(lines.copy(), lines.number() - 1);
            }
        }
        return null;
    }
}
