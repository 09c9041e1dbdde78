package org.xiangqi.arbiter.api.bestmoves;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How much work the questions for the best move may make. What a request meets of it is in the OpenAPI document. */
@ConfigMapping(prefix = BestMoveLimits.PREFIX)
public interface BestMoveLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.best-move";

    /** The default of {@link #mostMoveTimeMs}. */
    String MOST_MOVE_TIME_MS = "10000";

    /** The default of {@link #mostDepth}. */
    String MOST_DEPTH = "100";

    /** The default of {@link #mostNodes}. */
    String MOST_NODES = "10000000";

    /** The default of {@link #queueTimeMs}. */
    String QUEUE_TIME_MS = "10000";

    /** Whether best moves and analyses are offered at all. If not, no memory is taken for them. */
    @WithDefault("true")
    boolean enabled();

    /** How many searches run at the same time. */
    @WithDefault("1")
    int workers();

    /** How many further ones may wait. */
    @WithDefault("64")
    int queue();

    /** How long one may wait, in milliseconds. */
    @WithDefault(QUEUE_TIME_MS)
    long queueTimeMs();

    /** How many threads work on one search. With more than one, the same question can have different answers. */
    @WithDefault("1")
    int threads();

    /** How large the table of positions of each worker is; taken when it first has something to search. */
    @WithDefault("64")
    int tableMebibytes();

    /** The longest time that can be asked for, in milliseconds from when the search starts. */
    @WithDefault(MOST_MOVE_TIME_MS)
    long mostMoveTimeMs();

    /** The greatest depth that can be asked for, in plies. */
    @WithDefault(MOST_DEPTH)
    int mostDepth();

    /** The most positions that can be asked for, and that a search looks at for which no time was asked. */
    @WithDefault(MOST_NODES)
    long mostNodes();
}
