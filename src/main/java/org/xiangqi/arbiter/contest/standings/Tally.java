package org.xiangqi.arbiter.contest.standings;

import java.util.HashMap;
import java.util.Map;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Outcome;

/** Adds up games that count, by account. */
final class Tally {
    private final ScoringPolicy policy;
    private final Map<String, Score> scores = new HashMap<>();

    /** What an account has from its games against whom. */
    static final class Score {
        private int wins;
        private int draws;
        private int losses;
        private long points;
        private final Map<String, Encounters> against = new HashMap<>();

        int wins() {
            return wins;
        }

        int draws() {
            return draws;
        }

        int losses() {
            return losses;
        }

        long points() {
            return points;
        }

        /** The games against each opponent. */
        Map<String, Encounters> against() {
            return against;
        }
    }

    /** The games against one opponent, and the points from them. */
    record Encounters(int games, long points) {
        static final Encounters NONE = new Encounters(0, 0);

        Encounters plus(Encounters other) {
            return new Encounters(games + other.games, points + other.points);
        }
    }

    Tally(ScoringPolicy policy) {
        this.policy = policy;
    }

    void add(String red, String black, Outcome outcome) {
        add(red, black, outcome, Side.RED);
        add(black, red, outcome, Side.BLACK);
    }

    private void add(String account, String opponent, Outcome outcome, Side side) {
        Score score = scores.computeIfAbsent(account, each -> new Score());
        int points;
        if (outcome.winner().isEmpty()) {
            score.draws++;
            points = policy.drawPoints();
        } else if (outcome.winner().get() == side) {
            score.wins++;
            points = policy.winPoints();
        } else {
            score.losses++;
            points = policy.lossPoints();
        }
        score.points += points;
        score.against.merge(opponent, new Encounters(1, points), Encounters::plus);
    }

    /** The score of each account that has a game. */
    Map<String, Score> scores() {
        return scores;
    }
}
