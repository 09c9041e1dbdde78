package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** What each legal move leads to at once, and what is warned of. */
class OutlookTest {
    private static final Position ENDLESS_CHECKS = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . R . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . K . . .
            """);

    private static final String CHECK_AND_ASIDE = "e5d5 d9e9 d5e5 e9d9";

    private static Option option(Game game, String move) {
        return game.options().stream()
                .filter(option -> option.move().toString().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMateIsAWinForTheSideThatGivesIt() {
        Game game = Replays.game(Positions.of("3k5/R8/9/9/9/9/9/9/9/1R3K3 w"), "");
        assertThat(option(game, "b0b9").consequence()).isEqualTo(Option.Consequence.WIN);
        assertThat(option(game, "b0b9").consequenceReason()).isEqualTo(Reason.CHECKMATE);
        assertThat(option(game, "b0b9").givesCheck()).isTrue();
        assertThat(option(game, "b0b8").consequence()).isEqualTo(Option.Consequence.NONE);
        assertThat(option(game, "b0b8").consequenceReason()).isNull();
    }

    @Test
    void theMoveThatCompletesADrawnRepetitionIsADraw() {
        Game game = Replays.game(Position.INITIAL, "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0");
        assertThat(option(game, "g7h9").consequence()).isEqualTo(Option.Consequence.DRAW);
        assertThat(option(game, "g7h9").consequenceReason()).isEqualTo(Reason.REPETITION);
        assertThat(game.options())
                .filteredOn(it -> it.consequence() != Option.Consequence.NONE)
                .hasSize(1);
    }

    @Test
    void theOtherSideWinsByCompletingAPerpetualCheck() {
        Game game = Replays.game(ENDLESS_CHECKS, CHECK_AND_ASIDE + " e5d5 d9e9 d5e5");
        assertThat(option(game, "e9d9").consequence()).isEqualTo(Option.Consequence.WIN);
        assertThat(option(game, "e9d9").consequenceReason()).isEqualTo(Reason.PERPETUAL_CHECK);
    }

    @Test
    void theCheckerLosesByCompletingIt() {
        Position blackInCheck = Positions.drawn(Side.BLACK, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . R . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """);
        Game game = Replays.game(blackInCheck, "d9e9 d5e5 e9d9 e5d5 d9e9 d5e5 e9d9");
        assertThat(option(game, "e5d5").consequence()).isEqualTo(Option.Consequence.LOSS);
        assertThat(option(game, "e5d5").consequenceReason()).isEqualTo(Reason.PERPETUAL_CHECK);
    }

    @Test
    void theMoveThatReachesTheLimitIsADrawAndACaptureIsNot() {
        Game game = Replays.game(
                Positions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 119 60"), "");
        assertThat(option(game, "h0g2").consequenceReason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(option(game, "h2h9").consequence()).isEqualTo(Option.Consequence.NONE);
    }

    @Test
    void everyOptionNamesThePieceAndWhatItTakes() {
        Game game = Replays.game(Position.INITIAL, "");
        assertThat(game.options()).hasSize(44);
        assertThat(String.valueOf(option(game, "h2h9").captured())).isEqualTo("BLACK_HORSE");
        assertThat(option(game, "h2h9").piece().letter()).isEqualTo('C');
        assertThat(option(game, "h2e2").captured()).isNull();
    }

    @Test
    void aRepetitionThatTheNextMoveCanCompleteIsWarnedOf() {
        Game early = Replays.game(Position.INITIAL, "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7");
        assertThat(early.warnings()).isEmpty();
        Game game = Replays.game(Position.INITIAL, "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0");
        assertThat(game.warnings())
                .extracting(Warning::code, Warning::ply)
                .containsExactly(tuple(WarningCode.REPETITION_NEXT, 7));
        assertThat(game.warnings().getFirst().text()).contains("g7h9 (DRAW)");
    }

    @Test
    void aSideThatHasOnlyCheckedUpToTheSecondOccurrenceMustVary() {
        Game game = Replays.game(ENDLESS_CHECKS, CHECK_AND_ASIDE);
        assertThat(game.warnings()).extracting(Warning::code).containsExactly(WarningCode.MUST_VARY);
        assertThat(game.warnings().getFirst().text()).contains("Red must vary");
        assertThat(Replays.game(ENDLESS_CHECKS, "e5d5 d9e9 d5e5").warnings()).isEmpty();
    }

    @Test
    void aDecidedGameIsNotWarnedAbout() {
        assertThat(Replays.game(ENDLESS_CHECKS, CHECK_AND_ASIDE + " " + CHECK_AND_ASIDE)
                        .warnings())
                .isEmpty();
    }
}
