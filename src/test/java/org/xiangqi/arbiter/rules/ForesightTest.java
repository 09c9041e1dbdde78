package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Samples.Cycle;
import org.xiangqi.arbiter.rules.Samples.Sample;

/** What a game is told to lead to is what it leads to, under every rule set. */
class ForesightTest {
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

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void aCaseReadPlyByPlyIsRuledAsWhenReadAtOnce(@ForAll("cases") Sample sample, @ForAll("ruleSets") RuleSet rules) {
        assertRuledAlikePlyByPly(sample, rules);
    }

    @Property(tries = 15)
    void aRandomGameReadPlyByPlyIsRuledAsWhenReadAtOnce(@ForAll long seed, @ForAll("ruleSets") RuleSet rules) {
        assertRuledAlikePlyByPly(Samples.random(seed, 40), rules);
    }

    @Property(tries = 15)
    void goingRoundManyTimesIsRuledPlyByPlyAsWhenReadAtOnce(
            @ForAll("cycles") Cycle cycle, @ForAll("ruleSets") RuleSet rules) {
        assertRuledAlikePlyByPly(cycle.lasting(LONG), rules);
    }

    private static void assertRuledAlikePlyByPly(Sample sample, RuleSet rules) {
        Game whole = sample.game(rules, Replay.Until.LAST_MOVE);
        for (int plies = 0; plies < whole.ply(); plies++) {
            int last = plies;
            List<Verdict.Decided> soFar =
                    whole.rulings().stream().filter(it -> it.ply() <= last).toList();
            Game beyondTheEnd = sample.prefix(rules, Replay.Until.LAST_MOVE, plies);
            assertThat(beyondTheEnd.rulings()).isEqualTo(soFar);
            if (!soFar.isEmpty()) {
                Game upToTheEnd = sample.prefix(rules, Replay.Until.FIRST_END, plies);
                assertThat(upToTheEnd.rulings()).containsExactly(soFar.getFirst());
                assertThat(upToTheEnd.ply()).isEqualTo(soFar.getFirst().ply());
            }
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void beforeTheEndOfACaseEachMoveHasTheConsequenceForetold(
            @ForAll("cases") Sample sample, @ForAll("ruleSets") RuleSet rules) {
        decidedAt(sample, rules).ifPresent(ply -> assertForetold(sample, rules, ply - 1));
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void beforeTheEndOfGoingRoundEachMoveHasTheConsequenceForetold(
            @ForAll("cycles") Cycle cycle, @ForAll("ruleSets") RuleSet rules) {
        Sample sample = cycle.lasting(LONG);
        decidedAt(sample, rules)
                .filter(ply -> ply > cycle.round().size() * 2)
                .ifPresent(ply -> assertForetold(sample, rules, ply - 1));
    }

    @Property(tries = 25)
    void onAnyPlyOfARandomGameEachMoveHasTheConsequenceForetold(@ForAll long seed, @ForAll("ruleSets") RuleSet rules) {
        Sample sample = Samples.random(seed, 40);
        assertForetold(sample, rules, sample.moves().size());
        decidedAt(sample, rules).filter(ply -> ply > 1).ifPresent(ply -> {
            assertForetold(sample, rules, ply - 2);
            assertForetold(sample, rules, ply - 1);
            assertForetold(sample, rules, ply);
        });
    }

    private static Optional<Integer> decidedAt(Sample sample, RuleSet rules) {
        return sample.game(rules, Replay.Until.FIRST_END).rulings().stream()
                .map(Verdict.Decided::ply)
                .filter(ply -> ply > 0)
                .findFirst();
    }

    /** Plays every legal move after so many plies. */
    private static void assertForetold(Sample sample, RuleSet rules, int plies) {
        Game game = sample.prefix(rules, Replay.Until.LAST_MOVE, plies);
        assertRepetitionsWarnedOf(game);
        Side mover = game.position().sideToMove();
        for (Option option : game.options()) {
            List<Move> moves = new ArrayList<>(game.moves());
            moves.add(option.move());
            Game played = Samples.game(sample.start(), moves, rules, Replay.Until.LAST_MOVE);
            Optional<Verdict.Decided> ruling =
                    played.rulings().stream().filter(it -> it.ply() > plies).findFirst();
            assertThat(option.givesCheck()).isEqualTo(!played.checkers().isEmpty());
            assertThat(option.consequence())
                    .as("%s after %d plies", option, plies)
                    .isEqualTo(ruling.map(it -> consequence(it, mover)).orElse(Option.Consequence.NONE));
            assertThat(option.consequenceReason())
                    .isEqualTo(ruling.map(Verdict.Decided::reason).orElse(null));
        }
    }

    /** The warning names each legal move that ends the game by repetition, and is the same where nothing else is asked. */
    private static void assertRepetitionsWarnedOf(Game game) {
        List<String> repeating = game.options().stream()
                .filter(option -> option.consequenceReason() != null
                        && option.consequenceReason().isOfRepetition())
                .map(option -> option.move() + " (" + option.consequence() + ")")
                .toList();
        Optional<String> warned = game.warnings().stream()
                .filter(warning -> warning.code() == WarningCode.REPETITION_NEXT)
                .map(Warning::text)
                .findFirst();
        if (game.verdict() instanceof Verdict.Ongoing) {
            assertThat(warned.isPresent()).isEqualTo(!repeating.isEmpty());
            warned.ifPresent(text -> assertThat(text).endsWith(": " + String.join(", ", repeating) + "."));
        }
        Game inShort = Samples.inShort(game);
        assertThat(inShort.options()).isEmpty();
        assertThat(inShort.warnings()).isEqualTo(game.warnings());
    }

    private static Option.Consequence consequence(Verdict.Decided ruling, Side mover) {
        return switch (ruling.outcome()) {
            case DRAW -> Option.Consequence.DRAW;
            case RED_WINS -> mover == Side.RED ? Option.Consequence.WIN : Option.Consequence.LOSS;
            case BLACK_WINS -> mover == Side.BLACK ? Option.Consequence.WIN : Option.Consequence.LOSS;
        };
    }
}
