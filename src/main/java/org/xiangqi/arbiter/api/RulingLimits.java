package org.xiangqi.arbiter.api;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * How much work one ruling may make under the rule sets that search: see {@link org.xiangqi.arbiter.rules.Budget}, whose
 * defaults these are. Published in the OpenAPI document.
 */
@ConfigMapping(prefix = RulingLimits.PREFIX)
public interface RulingLimits {
    /** Where these settings lie. */
    String PREFIX = "arbiter.rulings";

    /** The default of {@link #killThreatNodes}. */
    String KILL_THREAT_NODES = "100000";

    /** The default of {@link #exchangeNodes}. */
    String EXCHANGE_NODES = "50000";

    /** The default of {@link #nodesInAll}. */
    String NODES_IN_ALL = "3000000";

    /**
     * How many rulings that may take long, and readings of files, are made at the same time; 0 for as many as there are
     * processors.
     */
    @WithDefault("0")
    int threads();

    /** How many more may wait. */
    @WithDefault("64")
    int queue();

    /** How long one may wait while there is only a rush, in milliseconds. */
    @WithDefault("250")
    long queueTimeMs();

    /** How many positions may be looked at to tell whether a ply threatens mate. */
    @WithDefault(KILL_THREAT_NODES)
    int killThreatNodes();

    /** How many positions may be looked at to tell whether a ply threatens to win material. */
    @WithDefault(EXCHANGE_NODES)
    int exchangeNodes();

    /** How many positions may be looked at for one game under one rule set. */
    @WithDefault(NODES_IN_ALL)
    int nodesInAll();
}
