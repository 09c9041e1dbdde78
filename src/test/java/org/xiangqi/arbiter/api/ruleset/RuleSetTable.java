package org.xiangqi.arbiter.api.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruleset.StrikesView.ChaseView;
import org.xiangqi.arbiter.api.ruleset.TestView.Kind;
import org.xiangqi.arbiter.api.ruleset.TestView.OffenceView;
import org.xiangqi.arbiter.api.ruleset.TestView.Particular;
import org.xiangqi.arbiter.rules.PlyClass;

/** The rule sets side by side as a Markdown table: one column each, from what {@code GET /v1/rule-sets/{id}} answers. */
final class RuleSetTable {
    private static final String NOTHING = "–";
    private static final List<String> PIECES = List.of("one piece", "two", "three");

    private final List<RuleSetView> ruleSets;
    private final List<String> lines = new ArrayList<>();

    private RuleSetTable(List<RuleSetView> ruleSets) {
        this.ruleSets = ruleSets;
    }

    static String of(List<RuleSetView> ruleSets) {
        return new RuleSetTable(ruleSets).render();
    }

    private String render() {
        row("", view -> "`" + view.id() + "` " + view.version());
        lines.add("|---".repeat(ruleSets.size() + 1) + "|");
        row(
                "a position is judged when it stands for the",
                test(Kind.REPETITION, test -> ordinal(only(test)) + " time"));
        row(
                "what is held against a side whose every move is such; the higher level loses",
                test(Kind.REPETITION, RuleSetTable::offences));
        row("and besides", test(Kind.REPETITION, RuleSetTable::exceptions));
        row("threats of mate count", view -> yesOrNo(view.strikes().killThreats()));
        row("pieces whose attack can be a chase", chase(chase -> names(chase.attackers())));
        row("a capture is worth threatening", chase(RuleSetTable::gain));
        row(
                "advisors and elephants chase protected chariots, horses and cannons",
                chase(chase -> yesOrNo(chase.minorsChaseMajors())));
        row("a checking move chases besides", chase(RuleSetTable::onChecks));
        row(
                "attacks of soldiers count where both sides strike with every move",
                chase(chase -> yesOrNo(chase.mutualSoldiers())));
        row("checks in a row that are allowed", run(Particular.CHECKS));
        row("chases of one piece in a row that are allowed", run(Particular.CHASES_OF_ONE_PIECE));
        row("checks and chases in a row that are allowed", run(Particular.CHECKS_AND_CHASES));
        row("both check, or both chase, in a row: draw", test(Kind.MUTUAL_RUNS, test -> only(test) + " moves each"));
        row("no capture: draw after", test(Kind.MOVE_LIMIT, RuleSetTable::moveLimit));
        row("no piece left that can cross the river: draw", test(Kind.NO_ATTACKERS, RuleSetTable::noAttackers));
        row("length: draw after", test(Kind.LENGTH, test -> only(test) + " plies"));
        row("order of the tests on one ply", RuleSetTable::order);
        return String.join("\n", lines);
    }

    private void row(String title, Function<RuleSetView, String> cell) {
        lines.add("| " + title + " | " + ruleSets.stream().map(cell).collect(Collectors.joining(" | ")) + " |");
    }

    private static Function<RuleSetView, String> test(Kind kind, Function<TestView, String> cell) {
        return view -> find(view, kind).map(cell).orElse(NOTHING);
    }

    private static Function<RuleSetView, String> chase(Function<ChaseView, String> cell) {
        return view -> {
            ChaseView chases = view.strikes().chases();
            return chases == null ? NOTHING : cell.apply(chases);
        };
    }

    private static Function<RuleSetView, String> run(Particular of) {
        return view -> view.tests().stream()
                .filter(test -> test.test() == Kind.RUN && test.particulars().contains(of))
                .findFirst()
                .map(RuleSetTable::allowed)
                .orElse(NOTHING);
    }

    private static Optional<TestView> find(RuleSetView view, Kind kind) {
        return view.tests().stream().filter(test -> test.test() == kind).findFirst();
    }

    private static int only(TestView test) {
        return test.limits().getFirst();
    }

    private static String offences(TestView test) {
        String offences = test.offences().stream().map(RuleSetTable::offence).collect(Collectors.joining("<br>"));
        return offences.isEmpty() ? "nothing: draw" : offences;
    }

    private static String offence(OffenceView offence) {
        String deeds = offence.every().stream().map(RuleSetTable::deed).collect(Collectors.joining(", "));
        String aim = switch (offence.aim()) {
            case ANY -> "";
            case ONE_PIECE -> " of one piece";
            case ONE_PIECE_DIRECTLY -> " of one piece by attacking it anew";
        };
        return offence.level() + ": " + deeds + aim + " (`" + offence.reason() + "`)";
    }

    private static String deed(PlyClass deed) {
        return switch (deed) {
            case CHECK -> "check";
            case KILL_THREAT -> "threat of mate";
            case CHASE -> "chase";
            default -> throw new IllegalArgumentException(deed.name());
        };
    }

    private static String exceptions(TestView test) {
        return listed(test.particulars().stream().map(particular -> switch (particular) {
            case SEVERAL_PIECES_DRAW -> "a chase of two or more pieces draws";
            case ANY_CHECK_CANCELS_CHASES -> "a single check cancels all chases";
            case KEY_POINTS_ARE_NOT_JUDGED -> "holding a plain draw is left to people";
            case COUNTED_RUNS_GO_ON -> "rows that are counted go on";
            default -> throw new IllegalArgumentException(particular.name());
        }));
    }

    private static String gain(ChaseView chase) {
        return switch (chase.gain()) {
            case NO_REAL_PROTECTOR -> "if nothing can retake, or by a horse or cannon on a chariot";
            case EXCHANGE -> "if the whole exchange wins material, at once or after checks";
        };
    }

    private static String onChecks(ChaseView chase) {
        return switch (chase.onChecks()) {
            case NEVER -> "no";
            case DIRECTLY -> "what it attacks anew";
        };
    }

    private static String allowed(TestView test) {
        List<Integer> limits = test.limits();
        String allowed = limits.size() == 1
                ? String.valueOf(limits.getFirst())
                : IntStream.range(0, limits.size())
                        .mapToObj(i ->
                                limits.get(i) + " with " + PIECES.get(i) + (i + 1 < limits.size() ? "" : " or more"))
                        .collect(Collectors.joining(", "));
        return test.particulars().contains(Particular.CHECKER_MUST_VARY)
                ? allowed + "; not while the other side checks with every move"
                : allowed;
    }

    private static String moveLimit(TestView test) {
        String counted = test.particulars().contains(Particular.QUIET_MOVES_ONLY)
                ? ", without checks, chases and answers to them"
                : "";
        String checks = test.checkCap() == null ? "" : ", " + test.checkCap() + " checks of a side counted";
        return only(test) + unit(test.unit()) + counted + checks;
    }

    private static String unit(TestView.@Nullable Unit unit) {
        return unit == TestView.Unit.MOVES_OF_EACH_SIDE ? " moves each" : " plies";
    }

    private static String noAttackers(TestView test) {
        return only(test) == 0 ? "at once" : only(test) + " plies after the last capture";
    }

    private static String order(RuleSetView view) {
        return listed(view.tests().stream()
                .map(test -> switch (test.test()) {
                    case NO_LEGAL_MOVE -> "mate";
                    case REPETITION -> "repetition";
                    case RUN, MUTUAL_RUNS -> "rows";
                    case MOVE_LIMIT -> "no capture";
                    case NO_ATTACKERS -> "pieces";
                    case LENGTH -> "length";
                })
                .distinct());
    }

    private static String names(Set<? extends Enum<?>> all) {
        return listed(all.stream().map(each -> each.name().toLowerCase(Locale.ROOT)));
    }

    private static String listed(Stream<String> texts) {
        String all = texts.collect(Collectors.joining(", "));
        return all.isEmpty() ? NOTHING : all;
    }

    private static String yesOrNo(boolean yes) {
        return yes ? "yes" : "no";
    }

    private static String ordinal(int n) {
        return n == 3 ? "3rd" : n + "th";
    }
}
