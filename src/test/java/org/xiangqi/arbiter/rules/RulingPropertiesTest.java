package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.rules.Samples.Cycle;
import org.xiangqi.arbiter.rules.Samples.Sample;

/** What must leave a ruling as it is, under every rule set. */
class RulingPropertiesTest {
    /** Plies enough for every row, and too few for any limit. */
    private static final int LONG = 60;

    @Provide
    Arbitrary<Sample> cases() {
        return Arbitraries.of(Samples.CASES);
    }

    @Provide
    Arbitrary<Cycle> cycles() {
        return Arbitraries.of(Samples.CYCLES);
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return Arbitraries.of(RuleSet.all());
    }

    /** Those that judge the third occurrence. */
    @Provide
    Arbitrary<RuleSet> judgingLoops() {
        return Arbitraries.of(
                RuleSet.all().stream().filter(RulingPropertiesTest::judgesLoops).toList());
    }

    /** Those that count moves in a row. */
    @Provide
    Arbitrary<RuleSet> countingRows() {
        return Arbitraries.of(
                RuleSet.all().stream().filter(rules -> !judgesLoops(rules)).toList());
    }

    private static boolean judgesLoops(RuleSet rules) {
        return rules.tests().stream()
                .anyMatch(test -> test instanceof EndTest.Repetition repetition && repetition.occurrences() == 3);
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void theSameCaseSeenFromAnotherSideIsRuledAlike(
            @ForAll("cases") Sample sample, @ForAll("ruleSets") RuleSet rules, @ForAll Mirror mirror) {
        assertRuledAlike(sample, rules, mirror, Replay.Until.LAST_MOVE);
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void goingRoundManyTimesSeenFromAnotherSideIsRuledAlike(
            @ForAll("cycles") Cycle cycle, @ForAll("countingRows") RuleSet rules, @ForAll Mirror mirror) {
        assertRuledAlike(cycle.lasting(LONG), rules, mirror, Replay.Until.FIRST_END);
    }

    @Property(tries = 250)
    void aRandomGameSeenFromAnotherSideIsRuledAlike(
            @ForAll long seed, @ForAll("ruleSets") RuleSet rules, @ForAll Mirror mirror) {
        assertRuledAlike(Samples.random(seed, 60), rules, mirror, Replay.Until.LAST_MOVE);
    }

    /** In this game checks win a chariot where other checks mate: which are looked at first hangs on the side. */
    @Test
    void aPieceThatIsWonBesideAMateIsSeenAlikeFromEverySide() {
        RuleSet chinese = RuleSet.byId("chinese").orElseThrow();
        for (Mirror mirror : Mirror.values()) {
            assertRuledAlike(Samples.random(-355_307_462, 60), chinese, mirror, Replay.Until.LAST_MOVE);
        }
    }

    /** In this game two pieces can give the first of the checks that win a soldier. */
    @Test
    void everyPieceThatCanGiveTheFirstCheckIsNamedFromEverySide() {
        RuleSet chinese = RuleSet.byId("chinese").orElseThrow();
        for (Mirror mirror : Mirror.values()) {
            assertRuledAlike(Samples.random(98, 60), chinese, mirror, Replay.Until.LAST_MOVE);
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void whereTheLoopIsEnteredMakesNoDifference(@ForAll("cycles") Cycle cycle, @ForAll("judgingLoops") RuleSet rules) {
        Game game = cycle.rounds(2).game(rules, Replay.Until.FIRST_END);
        for (int plies : List.of(1, 2)) {
            Game turned = cycle.from(plies).rounds(2).game(rules, Replay.Until.FIRST_END);
            if (outOfBudget(game) || outOfBudget(turned)) {
                return;
            }
            Verdict.Decided expected = Replays.decided(game);
            Verdict.Decided ruling = Replays.decided(turned);
            assertThat(ruling.outcome()).isEqualTo(expected.outcome());
            assertThat(ruling.reason()).isEqualTo(expected.reason());
            assertThat(ruling.article()).isEqualTo(expected.article());
            assertThat(ruling.ply()).isEqualTo(expected.ply());
            assertThat(deeds(ruling)).containsExactlyInAnyOrderElementsOf(deeds(expected));
        }
    }

    private static List<String> deeds(Verdict.Decided ruling) {
        return ruling.evidence().plies().stream()
                .map(RulingPropertiesTest::told)
                .map(RulingPropertiesTest::withoutFollowing)
                .toList();
    }

    /** Whether a move follows a piece hangs on the move before, also where that is none of the loop. */
    private static String withoutFollowing(String told) {
        return told.replace(PlyClass.FOLLOW.name(), PlyClass.IDLE.name());
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void idleMovesBeforeTheLoopMakeNoDifference(@ForAll("cycles") Cycle cycle, @ForAll("ruleSets") RuleSet rules) {
        Sample loop = judgesLoops(rules) ? cycle.rounds(2) : cycle.lasting(LONG);
        List<Verdict.Decided> expected =
                loop.game(rules, Replay.Until.FIRST_END).rulings();
        if (expected.stream().anyMatch(ruling -> ruling.reason() == Reason.INSUFFICIENT_MATERIAL)) {
            return;
        }
        for (Approach approach : Objects.requireNonNull(Approach.APPROACHES.get(cycle))) {
            List<Move> moves = new ArrayList<>(approach.moves());
            moves.addAll(loop.moves());
            Game game = Samples.game(approach.start(), moves, rules, Replay.Until.FIRST_END);
            assertThat(told(game.rulings(), approach.moves().size()))
                    .map(RulingPropertiesTest::withoutFollowing)
                    .isEqualTo(told(expected, 0).stream()
                            .map(RulingPropertiesTest::withoutFollowing)
                            .toList());
        }
    }

    @Test
    void mostLoopsCanBeComeToByIdleMoves() {
        assertThat(Approach.APPROACHES.values())
                .filteredOn(approaches -> !approaches.isEmpty())
                .hasSizeGreaterThan(Samples.CYCLES.size() / 2);
    }

    private static void assertRuledAlike(Sample sample, RuleSet rules, Mirror mirror, Replay.Until until) {
        Game game = sample.game(rules, until);
        Game mirrored = mirror.of(sample).game(rules, until);
        if (outOfBudget(game) || outOfBudget(mirrored)) {
            return;
        }
        List<Verdict.Decided> expected = game.rulings().stream().map(mirror::of).toList();
        assertThat(told(mirrored.rulings(), 0)).isEqualTo(told(expected, 0));
        assertThat(mirrored.warnings())
                .extracting(Warning::code)
                .isEqualTo(game.warnings().stream().map(Warning::code).toList());
        assertThat(consequences(mirrored, move -> move)).isEqualTo(consequences(game, mirror::of));
    }

    /** Whether a search ran out of nodes, which it may from the one side and not from the other. */
    private static boolean outOfBudget(Game game) {
        return game.warnings().stream().anyMatch(warning -> warning.code() == WarningCode.UNDETERMINED)
                || game.rulings().stream()
                        .flatMap(ruling -> ruling.evidence().plies().stream())
                        .anyMatch(ply -> ply.classes().contains(PlyClass.UNDETERMINED));
    }

    private static Map<Move, String> consequences(Game game, UnaryOperator<Move> seen) {
        return game.options().stream()
                .collect(Collectors.toMap(
                        option -> seen.apply(option.move()),
                        option -> option.consequence() + " " + option.consequenceReason()));
    }

    private static List<String> told(List<Verdict.Decided> rulings, int earlier) {
        return rulings.stream().map(ruling -> told(ruling, earlier)).toList();
    }

    /** What the ruling says, without its sentences, points in one order, all so many plies earlier. */
    private static String told(Verdict.Decided ruling, int earlier) {
        Evidence evidence = ruling.evidence();
        StringBuilder text = new StringBuilder()
                .append("ply " + (ruling.ply() - earlier) + ": " + ruling.outcome() + " " + ruling.reason())
                .append(" by " + ruling.article().id() + " from ply " + (evidence.firstPly() - earlier))
                .append(" stood "
                        + evidence.occurrences().stream()
                                .map(ply -> ply - earlier)
                                .toList());
        for (Evidence.Ply ply : evidence.plies()) {
            text.append("; " + (ply.ply() - earlier) + " " + told(ply));
        }
        return text.toString();
    }

    private static String told(Evidence.Ply ply) {
        return ply.side() + " " + ply.move() + " " + ply.classes()
                + ply.targets().stream()
                        .map(target -> target.piece().letter() + "" + target.square() + "<"
                                + target.by().stream().sorted().toList())
                        .sorted()
                        .toList();
    }
}
