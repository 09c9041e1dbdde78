package org.xiangqi.arbiter.tools;

/**
 * The sequential probability ratio test: goes on only until the match has decided between two differences in strength.
 *
 * @param elo0 the smaller difference, in Elo: the change brings no more than this
 * @param elo1 the larger one: it brings at least this
 * @param alpha how often the larger may be accepted though the smaller is true, above 0 and below 0.5
 * @param beta how often the smaller may be accepted though the larger is true, likewise
 */
record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** Stands for an outcome that did not occur, so that none is held to be impossible. */
    private static final double RARE = 1e-3;

    /** Steps of bisection: each halves the error. */
    private static final int STEPS = 60;

    /** How the test stands. */
    enum State {
        GOES_ON("not decided yet"),
        ACCEPTS_ELO0("elo0 accepted: no gain"),
        ACCEPTS_ELO1("elo1 accepted: a gain");

        private final String text;

        State(String text) {
            this.text = text;
        }

        /** In words. */
        String text() {
            return text;
        }
    }

    /** Refuses differences out of order and error rates out of range with an {@link IllegalArgumentException}. */
    Sprt {
        boolean inOrder = elo0 < elo1 && Double.isFinite(elo0) && Double.isFinite(elo1);
        if (!inOrder || !isRate(alpha) || !isRate(beta)) {
            throw new IllegalArgumentException("SPRT needs elo0 < elo1, and alpha and beta above 0 and below 0.5");
        }
    }

    private static boolean isRate(double rate) {
        return rate > 0 && rate < 0.5;
    }

    /** At or below this the smaller difference is accepted. */
    double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** At or above this the larger difference is accepted. */
    double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** How the test stands after those pairs. */
    State state(Pairs pairs) {
        double ratio = logLikelihoodRatio(pairs);
        if (ratio <= lower()) {
            return State.ACCEPTS_ELO0;
        }
        return ratio >= upper() ? State.ACCEPTS_ELO1 : State.GOES_ON;
    }

    /**
     * The logarithm of how many times more likely those pairs are under the larger difference than under the smaller one, each
     * with the distribution that fits the pairs best among those with its mean (the generalised ratio).
     */
    double logLikelihoodRatio(Pairs pairs) {
        if (pairs.size() == 0) {
            return 0;
        }
        double[] weights = new double[Pairs.OUTCOMES];
        for (int outcome = 0; outcome < weights.length; outcome++) {
            weights[outcome] = Math.max(RARE, pairs.counts().get(outcome));
        }
        return logLikelihood(weights, Elo.score(elo1)) - logLikelihood(weights, Elo.score(elo0));
    }

    /**
     * The logarithm of the likelihood under the best distribution with that mean, but for what does not depend on the mean. By
     * Lagrange its probabilities are the observed ones over {@code 1 + t (score − mean)}, where t makes their mean right.
     */
    private static double logLikelihood(double[] weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            if (pull(weights, mean, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double t = (low + high) / 2;
        double sum = 0;
        for (int outcome = 0; outcome < weights.length; outcome++) {
            sum -= weights[outcome] * Math.log1p(t * (Pairs.score(outcome) - mean));
        }
        return sum;
    }

    /** By how much the mean under t lies above the one wanted, weighted; falls as t grows. */
    private static double pull(double[] weights, double mean, double t) {
        double sum = 0;
        for (int outcome = 0; outcome < weights.length; outcome++) {
            double off = Pairs.score(outcome) - mean;
            sum += weights[outcome] * off / (1 + t * off);
        }
        return sum;
    }
}
