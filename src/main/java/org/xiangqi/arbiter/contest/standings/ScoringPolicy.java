package org.xiangqi.arbiter.contest.standings;

import java.util.List;

/**
 * What a game is worth, in whole points from 0 to {@link #MOST_POINTS}: a win no less than a draw, a draw no less than a
 * loss. Half points are written with doubled values, such as 2, 1 and 0.
 *
 * @param id short and stable
 * @param version changes whenever a value does
 */
public record ScoringPolicy(String id, String version, int winPoints, int drawPoints, int lossPoints) {
    /** The most points that a game can be worth. */
    public static final int MOST_POINTS = 1000;

    private static final ScoringPolicy DOMI = new ScoringPolicy("domi", "1.0", 3, 1, 0);

    private static final List<ScoringPolicy> ALL = List.of(DOMI);

    /** Refuses other points with an {@link IllegalArgumentException}. */
    public ScoringPolicy {
        if (winPoints > MOST_POINTS || winPoints < drawPoints || drawPoints < lossPoints || lossPoints < 0) {
            throw new IllegalArgumentException("points " + winPoints + ", " + drawPoints + ", " + lossPoints);
        }
    }

    /** All policies that are known by name. */
    public static List<ScoringPolicy> all() {
        return ALL;
    }

    /** The one that holds where nothing is said. */
    public static ScoringPolicy byDefault() {
        return DOMI;
    }

    /** The same with other points. */
    public ScoringPolicy with(int winPoints, int drawPoints, int lossPoints) {
        return new ScoringPolicy(id, version, winPoints, drawPoints, lossPoints);
    }
}
