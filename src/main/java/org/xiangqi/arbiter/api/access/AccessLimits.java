package org.xiangqi.arbiter.api.access;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Map;
import java.util.OptionalInt;

/** Who may ask, and how often. What a request meets of it is in the OpenAPI document. */
@ConfigMapping(prefix = AccessLimits.PREFIX)
public interface AccessLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.access";

    /** The default of {@link #required}. */
    String REQUIRED = "false";

    /** The default of {@link #requestsPerMinute}. */
    String REQUESTS_PER_MINUTE = "0";

    /** The keys that are known, by the names of their holders. */
    Map<String, Key> keys();

    /** Whether a request without a key is refused. One with a key that is not known always is. */
    @WithDefault(REQUIRED)
    boolean required();

    /**
     * How many requests a minute the holder of a key may send, and whoever has none from one address; 0 for any number. A
     * batch is one request.
     */
    @WithDefault(REQUESTS_PER_MINUTE)
    int requestsPerMinute();

    /** How many of them may come at once; 0 for what ten seconds allow, at least one. */
    @WithDefault("0")
    int burst();

    /** The most addresses that are remembered at the same time. */
    @WithDefault("100000")
    int addresses();

    /** One holder's key. */
    interface Key {
        /** What is sent in X-API-Key, or as a bearer's token. */
        String secret();

        /** The rate of this key instead of that of all; 0 for any number. */
        OptionalInt requestsPerMinute();
    }
}
