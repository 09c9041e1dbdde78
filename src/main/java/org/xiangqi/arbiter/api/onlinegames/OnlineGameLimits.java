package org.xiangqi.arbiter.api.onlinegames;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What of an online game is refused for its size alone. Published in the OpenAPI document. */
@ConfigMapping(prefix = OnlineGameLimits.PREFIX)
public interface OnlineGameLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.online-games";

    /** The default of {@link #events}: a game of the most moves, with three events beside each. */
    String EVENTS = "8000";

    /** The default of {@link #accountLength}. */
    String ACCOUNT_LENGTH = "200";

    /** The most events that one game may have. */
    @WithDefault(EVENTS)
    int events();

    /** The most characters that the name of an account may have, in UTF-16. */
    @WithDefault(ACCOUNT_LENGTH)
    int accountLength();
}
