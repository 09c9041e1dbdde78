package org.xiangqi.arbiter.contest.standings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/** Puts the accounts of a tally in order. */
final class Ranking {
    private static final Comparator<Row> BEFORE_ENCOUNTERS =
            Comparator.comparingLong(Row::points).thenComparingInt(Row::wins).reversed();

    /** Where direct encounters are passed over, they are so for all that are level before. */
    private static final Comparator<Row> BY_RANK = BEFORE_ENCOUNTERS.thenComparing(
            Comparator.<Row>comparingLong(row -> row.directEncounters().orElse(0))
                    .thenComparingLong(Row::sonnebornBerger)
                    .reversed());

    private static final Comparator<String> BY_CODE_POINTS = (one, other) ->
            Arrays.compare(one.codePoints().toArray(), other.codePoints().toArray());

    private final Map<String, Tally.Score> scores;

    Ranking(Tally tally) {
        scores = tally.scores();
    }

    /** The rows of the table, in order. */
    List<Row> rows() {
        Map<Row, List<Row>> level = new TreeMap<>(BEFORE_ENCOUNTERS);
        for (String account : scores.keySet()) {
            Row row = unranked(account);
            level.computeIfAbsent(row, each -> new ArrayList<>()).add(row);
        }
        List<Row> rows = new ArrayList<>();
        for (List<Row> group : level.values()) {
            rows.addAll(withEncounters(group));
        }
        rows.sort(BY_RANK.thenComparing(Row::account, BY_CODE_POINTS));
        return ranked(rows);
    }

    private Row unranked(String account) {
        Tally.Score score = score(account);
        return new Row(
                0,
                account,
                score.points(),
                score.wins() + score.draws() + score.losses(),
                score.wins(),
                score.draws(),
                score.losses(),
                OptionalLong.empty(),
                sonnebornBerger(score));
    }

    private long sonnebornBerger(Tally.Score score) {
        long sum = 0;
        for (Map.Entry<String, Tally.Encounters> each : score.against().entrySet()) {
            sum += each.getValue().points() * score(each.getKey()).points();
        }
        return sum;
    }

    private Tally.Score score(String account) {
        return Objects.requireNonNull(scores.get(account));
    }

    /** The rows of players who are level, with the points from the games among them if these can be compared. */
    private List<Row> withEncounters(List<Row> level) {
        Set<String> accounts = new HashSet<>();
        level.forEach(row -> accounts.add(row.account()));
        if (level.size() == 1 || !haveMetEquallyOften(accounts)) {
            return level;
        }
        return level.stream()
                .map(row -> with(row, row.rank(), OptionalLong.of(pointsAgainst(row.account(), accounts))))
                .toList();
    }

    private boolean haveMetEquallyOften(Set<String> accounts) {
        Set<Integer> numbers = new HashSet<>();
        for (String one : accounts) {
            Map<String, Tally.Encounters> against = score(one).against();
            if (against.size() < accounts.size() - 1) {
                return false;
            }
            for (String other : accounts) {
                if (!other.equals(one)) {
                    numbers.add(
                            against.getOrDefault(other, Tally.Encounters.NONE).games());
                }
            }
            if (numbers.size() > 1 || numbers.contains(0)) {
                return false;
            }
        }
        return true;
    }

    private long pointsAgainst(String account, Set<String> others) {
        return score(account).against().entrySet().stream()
                .filter(each -> others.contains(each.getKey()))
                .mapToLong(each -> each.getValue().points())
                .sum();
    }

    private static List<Row> ranked(List<Row> sorted) {
        List<Row> ranked = new ArrayList<>(sorted.size());
        for (int i = 0; i < sorted.size(); i++) {
            Row row = sorted.get(i);
            boolean shared = i > 0 && BY_RANK.compare(sorted.get(i - 1), row) == 0;
            ranked.add(with(row, shared ? ranked.getLast().rank() : i + 1, row.directEncounters()));
        }
        return ranked;
    }

    private static Row with(Row row, int rank, OptionalLong directEncounters) {
        return new Row(
                rank,
                row.account(),
                row.points(),
                row.games(),
                row.wins(),
                row.draws(),
                row.losses(),
                directEncounters,
                row.sonnebornBerger());
    }
}
