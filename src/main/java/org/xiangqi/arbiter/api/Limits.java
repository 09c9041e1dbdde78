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

    /** The default of {@link #requestTimeMs}. */
    String REQUEST_TIME_MS = "15000";

    /** The default of {@link #requestsAtOnce}. */
    String REQUESTS_AT_ONCE = "256";

    /** The default of {@link #fileGames}. */
    String FILE_GAMES = "2000";

    /** The default of {@link #filePlies}. */
    String FILE_PLIES = "200000";

    /** The default of {@link #fileNesting}. */
    String FILE_NESTING = "100";

    /** The default of {@link #fileVariations}. */
    String FILE_VARIATIONS = "50000";

    /** The default of {@link #touches}. */
    String TOUCHES = "100";

    /** The default of {@link #standingsGames}. */
    String STANDINGS_GAMES = "10000";

    /** More games would not fit into a sum of products of points. */
    int MOST_STANDINGS_GAMES = 1_000_000;

    /** The deepest nesting that JSON can be written with: an object and an array each, of the 1000 levels that there are. */
    int MOST_FILE_NESTING = 400;

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

    /** How long a request may take to come in, from its first byte to its last, in milliseconds; batches aside. */
    @WithDefault(REQUEST_TIME_MS)
    long requestTimeMs();

    /** The most requests at work at the same time, each from its last byte to that of its answer. */
    @WithDefault(REQUESTS_AT_ONCE)
    int requestsAtOnce();

    /** The most games in one file. */
    @WithDefault(FILE_GAMES)
    int fileGames();

    /** The most moves in one file, over all its games and their variations. */
    @WithDefault(FILE_PLIES)
    int filePlies();

    /** How deep variations may branch off from variations. */
    @WithDefault(FILE_NESTING)
    int fileNesting();

    /** The most variations in one file, over all its games, those that cannot be read included. */
    @WithDefault(FILE_VARIATIONS)
    int fileVariations();

    /** The most touches that one ruling is asked for. */
    @WithDefault(TOUCHES)
    int touches();

    /** The most games that standings are made of. */
    @WithDefault(STANDINGS_GAMES)
    int standingsGames();
}
