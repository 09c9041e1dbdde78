package org.xiangqi.arbiter.contest.standings;

/** What tells players level on points apart, in this order; players that nothing tells apart share a rank. */
public enum TieBreak {
    /** The games won. More is better. */
    WINS,
    /**
     * The points from the games that the players still level have played among themselves, if every two of them have met, and
     * all equally often; otherwise it is passed over for them. More is better.
     */
    DIRECT_ENCOUNTERS,
    /**
     * Sonneborn-Berger: over all games, the own points from the game times all the opponent's points. More is better. With
     * half as much for a draw as for a win, and nothing for a loss, this orders players as "points of beaten opponents and
     * half of those drawn with" does; unlike that it is a whole number under every policy.
     */
    SONNEBORN_BERGER
}
