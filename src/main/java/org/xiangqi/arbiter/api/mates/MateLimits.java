package org.xiangqi.arbiter.api.mates;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How much work the questions for mate may make. What a request meets of it is published in the OpenAPI document. */
@ConfigMapping(prefix = MateLimits.PREFIX)
public interface MateLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.mates";

    /** The default of {@link #nodes}: four times what the hardest of 1,124 test mates takes, and under half a second. */
    String NODES = "500000";

    /** The default of {@link #mostMoves}. */
    String MOST_MOVES = "100";

    /** The default of {@link #defaultMoves}. */
    String DEFAULT_MOVES = "30";

    /** The default of {@link #tableBits}: larger tables save hardly a position, and cost time where caches are shared. */
    String TABLE_BITS = "16";

    /** How many searches run at the same time. */
    @WithDefault("2")
    int threads();

    /** How many further questions may wait for a thread. */
    @WithDefault("16")
    int queue();

    /** How many positions one search may look at. A mate that was found may take as many again to tell its line. */
    @WithDefault(NODES)
    long nodes();

    /** The longest mate that can be asked for, in moves of the mating side. */
    @WithDefault(MOST_MOVES)
    int mostMoves();

    /** The longest mate looked for where the request does not say; never more than {@link #mostMoves}. */
    @WithDefault(DEFAULT_MOVES)
    int defaultMoves();

    /** The table of each thread holds two to the power of this positions, at ten bytes each. */
    @WithDefault(TABLE_BITS)
    int tableBits();
}
