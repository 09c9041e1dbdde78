package org.xiangqi.arbiter.api.batch;

import java.io.IOException;
import java.io.InputStream;

/** Where a body comes from. */
public interface Source {
    /** Its bytes. */
    InputStream stream();

    /** Notes that the time in which the next piece must come begins now. */
    default void expect() {}

    /** Whoever waits in {@link #stream} waits no longer. */
    default void giveUp() throws IOException {
        stream().close();
    }
}
