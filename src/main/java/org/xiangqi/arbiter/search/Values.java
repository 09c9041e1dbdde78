package org.xiangqi.arbiter.search;

/** The scale of scores inside a search, from the side to move. */
final class Values {
    /** Beyond every score. */
    static final int INFINITE = 32_000;

    /** No score. */
    static final int NONE = 32_001;

    /** Mated at the root; each ply further away is one less. */
    static final int MATE = 31_000;

    /** Lost by a rule at the root; each ply further away is one less. */
    static final int RULE_LOSS = Score.Centipawns.MOST;

    /** Longer lines are not searched. */
    static final int MOST_PLIES = 120;

    /** Scores at least so far from 0 are mates. */
    static final int MATE_BOUND = MATE - 2 * MOST_PLIES;

    /** Scores at least so far from 0 are mates or losses by rule. */
    static final int DECIDED = Score.Centipawns.BY_RULE;

    /** Evaluations stay within ± this. */
    static final int MOST_EVALUATION = 15_000;

    private Values() {}

    static int matedIn(int ply) {
        return ply - MATE;
    }

    static int lostByRule(int ply) {
        return ply - RULE_LOSS;
    }

    static boolean decided(int score) {
        return Math.abs(score) >= DECIDED;
    }

    /** A score from the root as one from a position that many plies further: what a table keeps. */
    static int fromPosition(int score, int ply) {
        if (score >= DECIDED) {
            return score + ply;
        }
        return score <= -DECIDED ? score - ply : score;
    }

    /** The other way round. */
    static int fromRoot(int score, int ply) {
        if (score >= DECIDED) {
            return score - ply;
        }
        return score <= -DECIDED ? score + ply : score;
    }

    static Score asScore(int score) {
        if (score >= MATE_BOUND) {
            return new Score.Mate((MATE - score + 1) / 2);
        }
        if (score <= -MATE_BOUND) {
            return new Score.Mate(-(MATE + score + 1) / 2);
        }
        return new Score.Centipawns(Math.clamp(score, -Score.Centipawns.MOST, Score.Centipawns.MOST));
    }
}
