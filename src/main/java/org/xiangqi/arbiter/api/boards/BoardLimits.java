package org.xiangqi.arbiter.api.boards;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import org.xiangqi.arbiter.board.Square;

/** What can be asked of pictures of boards. But for the age, published in the OpenAPI document. */
@ConfigMapping(prefix = BoardLimits.PREFIX)
public interface BoardLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.boards";

    /** The default of {@link #leastSize}. */
    String LEAST_SIZE = "100";

    /** The default of {@link #mostSize}. */
    String MOST_SIZE = "2000";

    /** The default of {@link #defaultSize}. */
    String DEFAULT_SIZE = "480";

    /** The default of {@link #arrows}. */
    String ARROWS = "40";

    /** The default of {@link #marks}: every point of the board. */
    String MARKS = "90";

    /** The default of {@link #movesLength}: as many moves in coordinates as a game may have, and some room. */
    String MOVES_LENGTH = "12000";

    /** The greatest of all sizes: beyond it no viewer has a use for a width in pixels. */
    int GREATEST_SIZE = 100_000;

    /** The greatest number of arrows: one from each point to each other. */
    int MOST_ARROWS = Square.COUNT * (Square.COUNT - 1);

    /** The narrowest picture that can be asked for, in pixels. */
    @WithDefault(LEAST_SIZE)
    int leastSize();

    /** The widest. */
    @WithDefault(MOST_SIZE)
    int mostSize();

    /** The width where the request does not say; never outside of those two. */
    @WithDefault(DEFAULT_SIZE)
    int defaultSize();

    /** The most arrows that a request may name. */
    @WithDefault(ARROWS)
    int arrows();

    /** The most points that a request may mark. */
    @WithDefault(MARKS)
    int marks();

    /** The most characters that the moves may have; the address as a whole has a limit of its own. */
    @WithDefault(MOVES_LENGTH)
    int movesLength();

    /** How long a picture may be kept without asking again, in seconds; rules change with a new version only. */
    @WithDefault("86400")
    int maxAgeSeconds();

    /** {@link #defaultSize} within its bounds. */
    default int size() {
        return Math.clamp(defaultSize(), leastSize(), mostSize());
    }
}
