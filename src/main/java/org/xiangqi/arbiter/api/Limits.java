package org.xiangqi.arbiter.api;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What is refused for its size alone. Published in the OpenAPI document. */
@ConfigMapping(prefix = "arbiter.limits")
public interface Limits {
    /** The most moves that one game may have. */
    @WithDefault("2000")
    int plies();

    /**
     * The most plies of evidence in one answer, over all its rulings: a long game replayed past its end can have
     * hundreds of rulings that each rest on hundreds of plies.
     */
    @WithDefault("20000")
    int evidencePlies();

    /** The largest request body in bytes; also the server's own limit. */
    @WithDefault("1048576")
    int bodyBytes();
}
