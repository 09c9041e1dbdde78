package org.xiangqi.arbiter.rules;

/**
 * How far the searches may go that some rule sets need: in positions, never in time, so that the same game always gets the
 * same ruling.
 *
 * @param killThreatNodes for the threat of mate that one ply may make, 1 or more
 * @param exchangeNodes for the material that one ply may threaten to win, 1 or more
 * @param nodesInAll for all plies of a game together, 1 or more
 */
public record Budget(int killThreatNodes, int exchangeNodes, int nodesInAll) {
    /** What the service takes unless configured otherwise. */
    public static final Budget DEFAULT = new Budget(100_000, 50_000, 3_000_000);

    /** Refuses numbers below 1 with an {@link IllegalArgumentException}. */
    public Budget {
        if (killThreatNodes < 1 || exchangeNodes < 1 || nodesInAll < 1) {
            throw new IllegalArgumentException("a budget needs at least one node of each kind");
        }
    }
}
