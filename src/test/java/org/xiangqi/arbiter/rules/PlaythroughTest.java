package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.WithNull;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.rules.Samples.Sample;

/** A game that is played on move by move. */
class PlaythroughTest {
    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return Arbitraries.of(RuleSet.all());
    }

    private static Playthrough<Void> begin(Position start, RuleSet rules, Replay.Until until) {
        return Playthrough.begin(start, rules, until, Budget.DEFAULT);
    }

    @Property(tries = 100)
    void isRuledAsTheSameGameOfARecord(
            @ForAll long seed, @ForAll("ruleSets") RuleSet rules, @ForAll Replay.Until until) {
        Sample sample = Samples.random(seed, 60);
        Playthrough<Void> played = begin(sample.start(), rules, until);
        for (Move move : sample.moves()) {
            if (played.play(move).isPresent()) {
                break;
            }
        }
        Game game = played.told(Replay.Detail.ALL).game();
        assertThat(game).isEqualTo(sample.game(rules, until));
        assertThat(played.isDecided()).isEqualTo(game.verdict() instanceof Verdict.Decided);
    }

    @Test
    void anIllegalMoveIsRefusedAndLeavesTheGameAsItWas() {
        Playthrough<Void> played = begin(Position.INITIAL, RuleSet.byDefault(), Replay.Until.FIRST_END);
        assertThat(played.play(Positions.move("h2h8"))).contains(IllegalReason.CANNON_JUMPS_WITHOUT_CAPTURE);
        assertThat(played.board().position()).isEqualTo(Position.INITIAL);
        assertThat(played.play(Positions.move("h2e2"))).isEmpty();
        assertThat(played.moves()).containsExactly(Positions.move("h2e2"));
    }

    @Test
    void noMoveIsMadeAfterTheEnd() {
        Position mateInOne = Positions.of("3k5/R8/9/9/9/9/9/9/9/1R2K4 w");
        Playthrough<Void> played = begin(mateInOne, RuleSet.byDefault(), Replay.Until.FIRST_END);
        assertThat(played.isDecided()).isFalse();
        assertThat(played.play(Positions.move("b0b9"))).isEmpty();
        assertThat(played.isDecided()).isTrue();
        assertThat(played.play(Positions.move("d9d8"))).contains(IllegalReason.GAME_OVER);
    }

    /** Moves in a row, of which null cannot be told; as a record, or as players who are asked. */
    private record Row(List<@Nullable Move> moves, boolean isRecord, List<Integer> asked)
            implements MoveSource<String> {
        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            asked.add(ply);
            Move move = moves.get(ply - 1);
            return move == null ? new Refused<>("nothing") : new Found<>(move);
        }
    }

    private static Replay<String> replay(Position start, RuleSet rules, Replay.Until until, Row moves) {
        return Replay.of(start, rules, until, moves);
    }

    /** After the moves of a game come others, most of them senseless, so that it ends in each of the ways that a record can. */
    @Property(tries = 200)
    void aRecordIsRuledAsIfEachPlyHadBeenJudgedWhenItWasMade(
            @ForAll long seed,
            @ForAll("ruleSets") RuleSet rules,
            @ForAll Replay.Until until,
            @ForAll @Size(max = 3) List<@IntRange(max = 8099) @WithNull(0.3) Integer> more) {
        Sample sample = Samples.random(seed, 60);
        List<@Nullable Move> moves = new ArrayList<>(sample.moves());
        more.forEach(both -> moves.add(both == null ? null : Move.of(Move.code(both / 90, both % 90))));
        Replay<String> asRecord = replay(sample.start(), rules, until, new Row(moves, true, new ArrayList<>()));
        Replay<String> asPlayed = replay(sample.start(), rules, until, new Row(moves, false, new ArrayList<>()));
        assertThat(asRecord).isEqualTo(asPlayed);
    }

    @ParameterizedTest
    @EnumSource
    void whatFollowsAMateIsNoMoveOfTheGame(Replay.Until until) {
        Position mateInOne = Positions.of("3k5/R8/9/9/9/9/9/9/9/1R2K4 w");
        List<@Nullable Move> moves = Arrays.asList(Positions.move("b0b9"), Positions.move("d9d8"), null);
        Replay<String> replay = replay(mateInOne, RuleSet.byDefault(), until, new Row(moves, true, new ArrayList<>()));
        assertThat(Replays.decided(replay.game()).reason()).isEqualTo(Reason.CHECKMATE);
        if (until == Replay.Until.FIRST_END) {
            assertThat(replay.fault()).isEmpty();
            assertThat(replay.movesAfterEnd()).isEqualTo(2);
        } else {
            assertThat(replay.fault()).contains(new Fault.Illegal<>(2, null, IllegalReason.GAME_OVER));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerIsNotAskedForAMoveAfterTheMate(Replay.Until until) {
        Position mateInOne = Positions.of("3k5/R8/9/9/9/9/9/9/9/1R2K4 w");
        List<@Nullable Move> moves = Arrays.asList(Positions.move("b0b9"), null, null);
        Row row = new Row(moves, false, new ArrayList<>());
        replay(mateInOne, RuleSet.byDefault(), until, row);
        assertThat(row.asked()).containsExactly(1);
    }

    @Property(tries = 200)
    void whatIsToldBesidesLeavesTheRulingsAsTheyAre(
            @ForAll long seed,
            @ForAll("ruleSets") RuleSet rules,
            @ForAll Replay.Until until,
            @ForAll boolean eachMove,
            @ForAll boolean eachPly) {
        Sample sample = Samples.random(seed, 60);
        Playthrough<String> played = Playthrough.of(
                sample.start(),
                rules,
                until,
                Budget.DEFAULT,
                new Row(new ArrayList<>(sample.moves()), true, new ArrayList<>()));
        Game all = played.told(Replay.Detail.ALL).game();
        Game told = played.told(new Replay.Detail(eachMove, eachPly)).game();
        assertThat(told.warnings()).isEqualTo(all.warnings());
        assertThat(told.options()).isEqualTo(eachMove ? all.options() : List.of());
        assertThat(told.rulings())
                .isEqualTo(
                        eachPly
                                ? all.rulings()
                                : all.rulings().stream()
                                        .map(PlaythroughTest::withoutPlies)
                                        .toList());
    }

    private static Verdict.Decided withoutPlies(Verdict.Decided ruling) {
        Evidence evidence = ruling.evidence();
        return new Verdict.Decided(
                ruling.outcome(),
                ruling.reason(),
                ruling.ply(),
                ruling.article(),
                ruling.explanation(),
                new Evidence(evidence.firstPly(), evidence.lastPly(), evidence.occurrences(), List.of()));
    }
}
