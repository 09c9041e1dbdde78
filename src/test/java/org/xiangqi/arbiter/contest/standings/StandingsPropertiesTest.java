package org.xiangqi.arbiter.contest.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Outcome;

/** What holds of the table of whatever games. */
class StandingsPropertiesTest {
    private static final Map<Outcome, Outcome> SWAPPED = Map.of(
            Outcome.RED_WINS, Outcome.BLACK_WINS, Outcome.BLACK_WINS, Outcome.RED_WINS, Outcome.DRAW, Outcome.DRAW);

    @Provide
    Arbitrary<List<PlayedGame>> games() {
        return game().list().ofMaxSize(40);
    }

    private static Arbitrary<PlayedGame> game() {
        Arbitrary<Optional<String>> accounts =
                Arbitraries.of("ann", "bob", "cid", "dan", "eve").optional(0.95);
        Arbitrary<Optional<Outcome>> outcomes = Arbitraries.of(Outcome.class).optional(0.95);
        Arbitrary<Boolean> rated = Arbitraries.integers().between(0, 9).map(n -> n > 0);
        return Combinators.combine(accounts, accounts, outcomes, rated)
                .as((red, black, outcome, isRated) -> new PlayedGame(red, black, outcome, Optional.empty(), isRated));
    }

    @Provide
    Arbitrary<ScoringPolicy> policies() {
        return Arbitraries.integers()
                .between(0, ScoringPolicy.MOST_POINTS)
                .list()
                .ofSize(3)
                .map(points -> {
                    List<Integer> sorted = points.stream().sorted().toList();
                    return ScoringPolicy.byDefault().with(sorted.get(2), sorted.get(1), sorted.get(0));
                });
    }

    private static Table table(List<PlayedGame> games, ScoringPolicy policy) {
        return switch (Standings.of(games, policy)) {
            case Table table -> table;
            case Standings.Contradiction contradiction -> throw new AssertionError(contradiction);
        };
    }

    @Property
    void eachCountedGameGivesItsPointsOnceToEitherSide(
            @ForAll("games") List<PlayedGame> games, @ForAll("policies") ScoringPolicy policy) {
        Table table = table(games, policy);
        int wins = table.rows().stream().mapToInt(Row::wins).sum();
        int draws = table.rows().stream().mapToInt(Row::draws).sum();
        int losses = table.rows().stream().mapToInt(Row::losses).sum();
        long points = table.rows().stream().mapToLong(Row::points).sum();
        assertThat(losses).isEqualTo(wins);
        assertThat(draws).isEven();
        assertThat(wins + draws / 2).isEqualTo(table.counted());
        assertThat(points)
                .isEqualTo((long) wins * policy.winPoints()
                        + (long) draws * policy.drawPoints()
                        + (long) losses * policy.lossPoints());
        assertThat(table.counted() + table.notCounted().size()).isEqualTo(games.size());
    }

    @Property
    void theOrderOfTheGamesDoesNotMatter(
            @ForAll("games") List<PlayedGame> games, @ForAll("policies") ScoringPolicy policy, @ForAll long seed) {
        List<PlayedGame> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(table(shuffled, policy).rows())
                .isEqualTo(table(games, policy).rows());
    }

    @Property
    void whoPlayedWhichSideDoesNotMatter(
            @ForAll("games") List<PlayedGame> games, @ForAll("policies") ScoringPolicy policy) {
        List<PlayedGame> swapped = games.stream()
                .map(game -> new PlayedGame(
                        game.black(), game.red(), game.outcome().map(SWAPPED::get), game.ending(), game.rated()))
                .toList();
        assertThat(table(swapped, policy)).isEqualTo(table(games, policy));
    }

    @Property
    void aGameThatDoesNotCountChangesNoPlace(
            @ForAll("games") List<PlayedGame> games, @ForAll("policies") ScoringPolicy policy) {
        Table before = table(games, policy);
        List<PlayedGame> more = new ArrayList<>(games);
        more.add(new PlayedGame(
                Optional.of("ann"), Optional.of("zoe"), Optional.empty(), Optional.of(Ending.NO_SHOW), true));
        more.add(new PlayedGame(
                Optional.of("zoe"), Optional.empty(), Optional.of(Outcome.RED_WINS), Optional.empty(), true));
        Table after = table(more, policy);
        assertThat(after.rows()).isEqualTo(before.rows());
        assertThat(after.counted()).isEqualTo(before.counted());
    }

    @Property
    void ranksFollowThePointsAndAreSharedOnlyBetweenEquals(
            @ForAll("games") List<PlayedGame> games, @ForAll("policies") ScoringPolicy policy) {
        List<Row> rows = table(games, policy).rows();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            assertThat(row.rank()).isLessThanOrEqualTo(i + 1);
            if (i > 0) {
                Row before = rows.get(i - 1);
                assertThat(before.points()).isGreaterThanOrEqualTo(row.points());
                if (row.rank() == before.rank()) {
                    assertThat(List.of(row.points(), (long) row.wins(), row.sonnebornBerger()))
                            .isEqualTo(List.of(before.points(), (long) before.wins(), before.sonnebornBerger()));
                    assertThat(row.directEncounters()).isEqualTo(before.directEncounters());
                } else {
                    assertThat(row.rank()).isEqualTo(i + 1);
                }
            }
        }
    }
}
