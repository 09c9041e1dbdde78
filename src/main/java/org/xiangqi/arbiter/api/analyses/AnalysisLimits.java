package org.xiangqi.arbiter.api.analyses;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How much work one analysis may make. What a request meets of it is published in the OpenAPI document. */
@ConfigMapping(prefix = AnalysisLimits.PREFIX)
public interface AnalysisLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.analysis";

    /** The default of {@link #defaultNodes}. */
    String DEFAULT_NODES = "10000";

    /** The default of {@link #mostNodes}. */
    String MOST_NODES = "100000";

    /** The default of {@link #nodesInAll}. */
    String NODES_IN_ALL = "5000000";

    /** How many positions are looked at for one of the game where the request does not say; never more than allowed. */
    @WithDefault(DEFAULT_NODES)
    long defaultNodes();

    /** The most that can be asked for. */
    @WithDefault(MOST_NODES)
    long mostNodes();

    /** The most for all positions of the game together, its legal moves not counted. */
    @WithDefault(NODES_IN_ALL)
    long nodesInAll();

    /** What is taken for each of so many positions if the request does not say: then no game is too long. */
    default long nodesFor(int positions) {
        return Math.max(1, Math.min(Math.min(defaultNodes(), mostNodes()), nodesInAll() / positions));
    }
}
