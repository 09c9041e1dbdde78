package org.xiangqi.arbiter.api.batch;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The pieces of a body, in their order. */
@FunctionalInterface
public interface Pieces {
    /** The next one, or null at the end. Waits for it if need be. */
    @Nullable
    Piece next() throws IOException;
}
