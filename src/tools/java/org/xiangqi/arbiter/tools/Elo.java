package org.xiangqi.arbiter.tools;

/**
 * By how much the first player is stronger, as a match tells it.
 *
 * @param value the difference in Elo; infinite if one player won everything, not a number without a pair
 * @param low below this it is in one case of forty
 * @param high above this it is in one case of forty
 * @param superiority how likely the first player is the stronger one, 0 to 1 (LOS)
 */
record Elo(double value, double low, double high, double superiority) {
    /** With fewer pairs their spread says too little. */
    private static final int FEWEST_PAIRS = 4;

    /** The share of cases that the interval leaves out, both sides together. */
    private static final double LEFT_OUT = 0.05;

    /** With more pairs than this that all ended alike there is no doubt left to reckon. */
    private static final int MOST_TOSSED = 60;

    /**
     * The estimate from the mean of the pairs' scores: its interval is Student's, from the spread of the pairs. Where the
     * spread says nothing, because there are too few pairs or all ended alike, Hoeffding's inequality gives one that holds
     * whatever the distribution, and is wide.
     */
    static Elo of(Pairs pairs) {
        int size = pairs.size();
        if (size == 0) {
            return new Elo(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0.5);
        }
        double mean = pairs.mean();
        double variance = size < FEWEST_PAIRS ? 0 : pairs.variance();
        double reach = variance > 0
                ? Normal.studentUpper(size - 1) * Math.sqrt(variance / size)
                : Math.sqrt(Math.log(2 / LEFT_OUT) / (2 * size));
        double superiority =
                variance > 0 ? Normal.below((mean - 0.5) / Math.sqrt(variance / size)) : superiorityBySigns(pairs);
        return new Elo(ofScore(mean), ofScore(mean - reach), ofScore(mean + reach), superiority);
    }

    /** The difference at which the stronger one scores so much a game; infinite from 1 on and down from 0. */
    static double ofScore(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
    }

    /** The score of a game to be expected at that difference, 0 to 1. */
    static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** If both were equal, each pair that is not even would be a coin tossed: how rarely would coins fall less clearly? */
    private static double superiorityBySigns(Pairs pairs) {
        int better = pairs.counts().get(3) + pairs.counts().get(4);
        int worse = pairs.counts().get(0) + pairs.counts().get(1);
        int tossed = better + worse;
        if (tossed > MOST_TOSSED) {
            return better > worse ? 1 : 0;
        }
        double fewer = 0;
        double ways = 1;
        for (int heads = 0; heads < better; heads++) {
            fewer += ways;
            ways = ways * (tossed - heads) / (heads + 1);
        }
        return (fewer + ways / 2) / Math.pow(2, tossed);
    }
}
