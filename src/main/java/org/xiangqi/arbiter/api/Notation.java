package org.xiangqi.arbiter.api;

/** How moves are written, as requests and answers name it. Answers never name {@link #ICCS}, which is read as UCCI. */
public enum Notation {
    AUTO,
    UCCI,
    ICCS,
    UCI,
    WXF,
    VIETNAMESE,
    CHINESE;

    /** What the field of a request says, for the OpenAPI document. */
    static final String DESCRIPTION =
            "How the moves are written. AUTO tells coordinates, letters and Chinese apart, ranks 0-9 from ranks 1-10, and WXF"
                    + " from Vietnamese letters, once per game.";
}
