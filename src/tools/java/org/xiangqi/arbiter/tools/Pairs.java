package org.xiangqi.arbiter.tools;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How the pairs of a match ended for the first player. A pair is one opening played twice with colours swapped, and the unit
 * of all that is reckoned: its two games share what the opening favours, so they are not independent of each other.
 *
 * @param counts how many pairs brought 0, ½, 1, 1½ and 2 points, in this order
 */
record Pairs(List<Integer> counts) {
    /** What a pair can bring, in half points: 0 to 4. */
    static final int OUTCOMES = 5;

    /** No pair yet. */
    static final Pairs NONE = new Pairs(Collections.nCopies(OUTCOMES, 0));

    /** Refuses other than five counts, or one below 0, with an {@link IllegalArgumentException}. */
    Pairs {
        if (counts.size() != OUTCOMES || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("not five counts from 0 on: " + counts);
        }
        counts = List.copyOf(counts);
    }

    /** These and one more, of so many half points, 0 to 4. */
    Pairs and(int halfPoints) {
        List<Integer> more = new ArrayList<>(counts);
        more.set(halfPoints, more.get(halfPoints) + 1);
        return new Pairs(more);
    }

    /** How many there are. */
    int size() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** The mean score of a game, 0 to 1; not a number if there is no pair. */
    double mean() {
        double sum = 0;
        for (int outcome = 0; outcome < OUTCOMES; outcome++) {
            sum += counts.get(outcome) * score(outcome);
        }
        return sum / size();
    }

    /** The variance of the pairs' scores as a sample tells it; 0 if all ended alike. Needs two pairs. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int outcome = 0; outcome < OUTCOMES; outcome++) {
            double off = score(outcome) - mean;
            sum += counts.get(outcome) * off * off;
        }
        return sum / (size() - 1);
    }

    /** The mean score of a game in a pair of so many half points: 0, ¼, ½, ¾, 1. */
    static double score(int halfPoints) {
        return halfPoints / (OUTCOMES - 1.0);
    }
}
