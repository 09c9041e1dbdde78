package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
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
        Game game = played.told(Replay.Foresight.EACH_MOVE).game();
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
}
