package org.xiangqi.arbiter.tools;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.Verdict;

/** The count of a match, seen from the first player. Not to be shared between threads. */
final class Tally {
    private final List<String> names;
    private final Optional<Sprt> sprt;
    private Pairs pairs = Pairs.NONE;
    private final int[] games = new int[3];
    private final Map<String, Integer> endings = new TreeMap<>();
    private final List<Account> accounts = List.of(new Account(), new Account());

    /** What there is to say about one of the players. */
    private static final class Account {
        private final Map<Ending, Integer> failures = new EnumMap<>(Ending.class);
        private Thought thought = Thought.NONE;
    }

    /** Nothing played yet between the first and the second of those names. */
    Tally(List<String> names, Optional<Sprt> sprt) {
        this.names = List.copyOf(names);
        this.sprt = sprt;
    }

    /** Counts a pair. */
    void add(Pairing pairing) {
        pairs = pairs.and(pairing.halfPoints());
        add(pairing.home(), Side.RED);
        add(pairing.away(), Side.BLACK);
    }

    private void add(Bout.Played played, Side first) {
        games[Pairing.halfPoints(played.outcome(), first)]++;
        endings.merge(nameOf(played), 1, Integer::sum);
        Account ours = accounts.getFirst();
        Account theirs = accounts.getLast();
        ours.thought = ours.thought.and(played.thought(first));
        theirs.thought = theirs.thought.and(played.thought(first.opponent()));
        if (played.how().isFailure()) {
            boolean failedFirst = played.outcome().equals(Outcome.lostBy(first));
            (failedFirst ? ours : theirs).failures.merge(played.how(), 1, Integer::sum);
        }
    }

    private static String nameOf(Bout.Played played) {
        return played.game().verdict() instanceof Verdict.Decided decided
                ? decided.reason().toString().toLowerCase(Locale.ROOT).replace('_', ' ')
                : played.how().text();
    }

    /** The pairs so far. */
    Pairs pairs() {
        return pairs;
    }

    /** How the sequential test stands, if there is one. */
    Optional<Sprt.State> state() {
        return sprt.map(test -> test.state(pairs));
    }

    /** Where the match stands, in one line. */
    String line() {
        Elo elo = Elo.of(pairs);
        List<String> parts = new ArrayList<>();
        parts.add("%d games: +%d =%d -%d".formatted(2 * pairs.size(), games[2], games[1], games[0]));
        parts.add(String.format(Locale.ROOT, "Elo %+.1f, 95 %% in [%+.1f, %+.1f]", elo.value(), elo.low(), elo.high()));
        parts.add(String.format(Locale.ROOT, "LOS %.1f %%", 100 * elo.superiority()));
        parts.add("pairs " + pairs.counts().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        sprt.ifPresent(test -> parts.add(String.format(
                Locale.ROOT, "LLR %.2f in (%.2f, %.2f)", test.logLikelihoodRatio(pairs), test.lower(), test.upper())));
        String failures = failures();
        if (!failures.isEmpty()) {
            parts.add(failures);
        }
        return String.join(" | ", parts);
    }

    private String failures() {
        List<String> parts = new ArrayList<>();
        for (int player = 0; player < names.size(); player++) {
            String name = names.get(player);
            accounts.get(player)
                    .failures
                    .forEach((how, count) -> parts.add("%s: %s %d×".formatted(name, how.text(), count)));
        }
        return String.join(", ", parts);
    }

    /** What is to be said at the end, in several lines. */
    String summary() {
        List<String> lines = new ArrayList<>();
        lines.add("%s against %s".formatted(names.getFirst(), names.getLast()));
        lines.add(line());
        state().ifPresent(state -> lines.add("SPRT: " + state.text()));
        lines.add("endings: "
                + endings.entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .collect(Collectors.joining(", ")));
        for (int player = 0; player < names.size(); player++) {
            lines.add("a move of " + names.get(player) + ": "
                    + accounts.get(player).thought.text());
        }
        return String.join("\n", lines);
    }
}
