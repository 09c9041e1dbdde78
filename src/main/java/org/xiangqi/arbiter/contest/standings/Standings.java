package org.xiangqi.arbiter.contest.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.rules.Outcome;

/** What comes of the games of a contest: a table, or why there is none. */
public sealed interface Standings permits Table, Standings.Contradiction {
    /**
     * A game tells an ending that its result cannot come of.
     *
     * @param index which of the games, from 0; the first of several
     */
    record Contradiction(int index) implements Standings {}

    /**
     * The table after those games. Their order and who played which side do not matter, nor do games that give no points.
     */
    static Standings of(List<PlayedGame> games, ScoringPolicy policy) {
        List<NotCounted> notCounted = new ArrayList<>();
        Tally tally = new Tally(policy);
        for (int i = 0; i < games.size(); i++) {
            PlayedGame game = games.get(i);
            if (!game.isConsistent()) {
                return new Contradiction(i);
            }
            Optional<NotCountedReason> reason = whyNotCounted(game);
            if (reason.isPresent()) {
                notCounted.add(new NotCounted(i, reason.get()));
            } else {
                tally.add(
                        game.red().orElseThrow(),
                        game.black().orElseThrow(),
                        game.outcome().orElseThrow());
            }
        }
        return new Table(new Ranking(tally).rows(), notCounted, games.size() - notCounted.size());
    }

    private static Optional<NotCountedReason> whyNotCounted(PlayedGame game) {
        if (game.isCancelled()) {
            return Optional.of(NotCountedReason.CANCELLED);
        }
        Optional<Outcome> outcome = game.outcome();
        if (outcome.isEmpty()) {
            return Optional.of(NotCountedReason.UNFINISHED);
        }
        if (!game.rated()) {
            return Optional.of(NotCountedReason.NOT_RATED);
        }
        if (game.red().isEmpty() || game.black().isEmpty()) {
            return Optional.of(NotCountedReason.GUEST);
        }
        return game.red().equals(game.black()) ? Optional.of(NotCountedReason.SAME_ACCOUNT) : Optional.empty();
    }
}
