package org.xiangqi.arbiter.api;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What is refused for its size alone. Published in the OpenAPI document. */
@ConfigMapping(prefix = Limits.PREFIX)
public interface Limits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.limits";

    /** The default of {@link #plies}. */
    String PLIES = "2000";

    /** The default of {@link #evidencePlies}. */
    String EVIDENCE_PLIES = "20000";

    /** The default of {@link #bodyBytes}. */
    String BODY_BYTES = "1048576";

    /** The most moves that one game may have. */
    @WithDefault(PLIES)
    int plies();

    /**
     * The most plies of evidence in one answer, over all its rulings: a long game replayed past its end can have
     * hundreds of rulings that each rest on hundreds of plies.
     */
    @WithDefault(EVIDENCE_PLIES)
    int evidencePlies();

    /** The largest request body in bytes. */
    @WithDefault(BODY_BYTES)
    int bodyBytes();
}
