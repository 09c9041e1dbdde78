package org.xiangqi.arbiter.api.batch;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How much batches may ask for. What a request meets of it is in the OpenAPI document. */
@ConfigMapping(prefix = BatchLimits.PREFIX)
public interface BatchLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.batch";

    /** The default of {@link #lineBytes}. */
    String LINE_BYTES = "1048576";

    /** The default of {@link #games}. */
    String GAMES = "0";

    /** The most bytes of one line, or of one game of a file. */
    @WithDefault(LINE_BYTES)
    int lineBytes();

    /** The most games of one batch, 0 for any number. */
    @WithDefault(GAMES)
    long games();

    /** How many batches are answered at the same time. */
    @WithDefault("4")
    int streams();

    /** How many threads judge the games of all batches, 0 for as many as there are processors. */
    @WithDefault("0")
    int threads();

    /** How long a client may take to send one line, or to take in 64 KiB of the answer, in milliseconds. */
    @WithDefault("60000")
    long patienceMs();
}
