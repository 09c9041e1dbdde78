package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** The articles of domi, one after the other, and what happens when several fall on one ply. */
class DomiTest {
    private static final String HORSES_OUT_AND_BACK = "h0g2 h9g7 g2h0 g7h9";

    /** Red's chariot can check without end; the general steps aside. */
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

    private static final Position MATE_IN_ONE = Positions.drawn(Side.RED, """
            . . . k . . . . .
            R . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . R . . K . . . .
            """);

    private static Position withClock(Position position, int plies) {
        return Positions.of(position.fen().replaceFirst(" - - [0-9]+ ", " - - " + plies + " "));
    }

    @Test
    void checkmateLoses() {
        Verdict.Decided verdict = Replays.decided(Replays.game(MATE_IN_ONE, "b0b9"));
        assertThat(verdict.reason()).isEqualTo(Reason.CHECKMATE);
        assertThat(verdict.outcome()).isEqualTo(Outcome.RED_WINS);
        assertThat(verdict.ply()).isEqualTo(1);
        assertThat(verdict.article().id()).isEqualTo("domi-1");
        assertThat(verdict.evidence().plies()).hasSize(1);
        assertThat(verdict.evidence().plies().getFirst().targets().getFirst().by())
                .extracting(Object::toString)
                .containsExactly("b9");
    }

    @Test
    void stalemateLosesToo() {
        Position blackIsStuck = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . P . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        Verdict.Decided verdict = Replays.decided(Replays.game(blackIsStuck, "c7d7"));
        assertThat(verdict.reason()).isEqualTo(Reason.STALEMATE);
        assertThat(verdict.outcome()).isEqualTo(Outcome.RED_WINS);
    }

    @Test
    void aStartPositionWithoutMovesIsDecidedAtPlyZero() {
        Position mated = Positions.drawn(Side.BLACK, """
                . R . k . . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        Replay<String> replay = Replays.replay(mated, "d9d8 e0e1", Replay.Until.FIRST_END);
        assertThat(Replays.decided(replay.game()).ply()).isZero();
        assertThat(Replays.decided(replay.game()).evidence().plies()).isEmpty();
        assertThat(replay.movesAfterEnd()).isEqualTo(2);
    }

    @Test
    void theStartPositionIsTheFirstOccurrenceOfItself() {
        Game game = Replays.game(Position.INITIAL, Replays.times(2, HORSES_OUT_AND_BACK));
        Verdict.Decided verdict = Replays.decided(game);
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.ply()).isEqualTo(8);
        assertThat(verdict.evidence().firstPly()).isEqualTo(1);
        assertThat(verdict.evidence().occurrences()).containsExactly(0, 4, 8);
        assertThat(verdict.evidence().plies()).hasSize(8);
        assertThat(game.occurrence()).isEqualTo(3);
    }

    @Test
    void twoOccurrencesDecideNothing() {
        Game game = Replays.game(Position.INITIAL, HORSES_OUT_AND_BACK + " h0g2 h9g7 g2h0");
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.occurrence()).isEqualTo(2);
    }

    @Test
    void otherPiecesOfTheSameKindMakeTheSamePosition() {
        Position twoChariots = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . a . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                R R . . . . . . .
                """);
        String changePlaces = "a0a1 d9d8 b0a0 d8d9 a1b1 d9d8 b1b0 d8d9";
        Game once = Replays.game(twoChariots, changePlaces);
        assertThat(once.occurrence()).isEqualTo(2);
        assertThat(Replays.decided(Replays.game(twoChariots, Replays.times(2, changePlaces)))
                        .ply())
                .isEqualTo(16);
    }

    @Test
    void aSideThatOnlyChecksLosesAtTheThirdOccurrence() {
        Verdict.Decided verdict = Replays.decided(Replays.game(ENDLESS_CHECKS, Replays.times(2, CHECK_AND_ASIDE)));
        assertThat(verdict.reason()).isEqualTo(Reason.PERPETUAL_CHECK);
        assertThat(verdict.outcome()).isEqualTo(Outcome.BLACK_WINS);
        assertThat(verdict.ply()).isEqualTo(8);
        assertThat(verdict.evidence().plies())
                .extracting(ply -> ply.classes().iterator().next())
                .containsExactly(
                        PlyClass.CHECK,
                        PlyClass.IDLE,
                        PlyClass.CHECK,
                        PlyClass.IDLE,
                        PlyClass.CHECK,
                        PlyClass.IDLE,
                        PlyClass.CHECK,
                        PlyClass.IDLE);
    }

    @Test
    void oneMoveWithoutCheckInTheWindowSavesTheChecker() {
        String withOneIdleMove = "e5d5 d9e9 d5c5 e9d9 c5d5 d9e9 d5e5 e9d9";
        Verdict.Decided verdict = Replays.decided(Replays.game(ENDLESS_CHECKS, Replays.times(2, withOneIdleMove)));
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
    }

    @Test
    void checksBeforeTheFirstOccurrenceDoNotCount() {
        Position atFirst = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """);
        String idleFirst = "a5b5 d9d8 b5e5 d8d9 ";
        Verdict.Decided verdict = Replays.decided(Replays.game(atFirst, idleFirst + Replays.times(2, CHECK_AND_ASIDE)));
        assertThat(verdict.reason()).isEqualTo(Reason.PERPETUAL_CHECK);
        assertThat(verdict.ply()).isEqualTo(12);
        assertThat(verdict.evidence().firstPly()).isEqualTo(5);
        assertThat(verdict.evidence().occurrences()).containsExactly(4, 8, 12);
    }

    @Test
    void mutualPerpetualCheckIsADraw() {
        Position crossfire = Positions.drawn(Side.RED, """
                . . . . . . . . .
                . . . . c . . . .
                . . . k . . . . .
                . . . r . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . R . . . . .
                """);
        Verdict.Decided verdict = Replays.decided(Replays.game(crossfire, Replays.times(2, "e3d3 d6e6 d3e3 e6d6")));
        assertThat(verdict.reason()).isEqualTo(Reason.MUTUAL_PERPETUAL);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.article().id()).isEqualTo("domi-2-mutual");
    }

    @Test
    void aCaptureStartsTheCountAnew() {
        String untilCapture = HORSES_OUT_AND_BACK + " h2h9 i9h9 ";
        String after = "b0c2 b9c7 c2b0 c7b9";
        Game before = Replays.game(Position.INITIAL, untilCapture + after + " b0c2 b9c7 c2b0");
        assertThat(before.verdict()).isInstanceOf(Verdict.Ongoing.class);
        Verdict.Decided verdict =
                Replays.decided(Replays.game(Position.INITIAL, untilCapture + Replays.times(2, after)));
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
        assertThat(verdict.evidence().occurrences()).containsExactly(6, 10, 14);
    }

    @Test
    void theClockOfTheStartPositionIsCarriedOn() {
        Game game = Replays.game(withClock(Position.INITIAL, 118), "h0g2 h9g7 g2h0");
        Verdict.Decided verdict = Replays.decided(game);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.ply()).isEqualTo(2);
        assertThat(verdict.evidence().firstPly()).isEqualTo(1);
        assertThat(verdict.evidence().lastPly()).isEqualTo(2);
    }

    @Test
    void aCaptureResetsTheClock() {
        Game game = Replays.game(withClock(Position.INITIAL, 118), "h2h9 i9h9 b0c2");
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.position().pliesSinceCapture()).isEqualTo(1);
    }

    @Test
    void aClockAtTheLimitIsDrawnAtPlyZeroUnlessItIsMate() {
        assertThat(Replays.decided(Replays.game(withClock(Position.INITIAL, 120), ""))
                        .reason())
                .isEqualTo(Reason.MOVE_LIMIT);
        assertThat(Replays.decided(Replays.game(withClock(Position.INITIAL, 300), "h0g2"))
                        .ply())
                .isZero();
        Position mated = Positions.of("1R1k5/R8/9/9/9/9/9/9/9/4K4 b - - 120 60");
        assertThat(Replays.decided(Replays.game(mated, "")).reason()).isEqualTo(Reason.CHECKMATE);
    }

    @Test
    void mateOnPly120IsAWin() {
        Verdict.Decided verdict = Replays.decided(Replays.game(withClock(MATE_IN_ONE, 119), "b0b9"));
        assertThat(verdict.reason()).isEqualTo(Reason.CHECKMATE);
        assertThat(verdict.outcome()).isEqualTo(Outcome.RED_WINS);
    }

    @Test
    void theThirdOccurrenceOnPly120IsARepetition() {
        Position start = withClock(Position.INITIAL, 112);
        assertThat(Replays.decided(Replays.game(start, Replays.times(2, HORSES_OUT_AND_BACK)))
                        .reason())
                .isEqualTo(Reason.REPETITION);
    }

    @Test
    void perpetualCheckOnPly120Loses() {
        Position start = withClock(ENDLESS_CHECKS, 112);
        assertThat(Replays.decided(Replays.game(start, Replays.times(2, CHECK_AND_ASIDE)))
                        .reason())
                .isEqualTo(Reason.PERPETUAL_CHECK);
    }

    @Test
    void nothingIsReadAfterTheFirstEnd() {
        Replay<String> replay = Replays.replay(
                Position.INITIAL, Replays.times(2, HORSES_OUT_AND_BACK) + "a0a9 nonsense", Replay.Until.FIRST_END);
        assertThat(replay.fault()).isEmpty();
        assertThat(replay.movesAfterEnd()).isEqualTo(2);
        assertThat(replay.game().ply()).isEqualTo(8);
        assertThat(replay.game().options()).isEmpty();
    }

    @Test
    void pastTheEndEveryRulingFallsOnceAndTheFirstIsTheVerdict() {
        Game game = Replays.replay(Position.INITIAL, Replays.times(4, HORSES_OUT_AND_BACK), Replay.Until.LAST_MOVE)
                .game();
        assertThat(game.rulings())
                .extracting(Verdict.Decided::reason, Verdict.Decided::ply)
                .containsExactly(
                        tuple(Reason.REPETITION, 8),
                        tuple(Reason.REPETITION, 9),
                        tuple(Reason.REPETITION, 10),
                        tuple(Reason.REPETITION, 11));
        assertThat(game.verdict()).isEqualTo(game.rulings().getFirst());
        assertThat(game.ply()).isEqualTo(16);
        assertThat(game.options()).hasSize(44);
    }

    @Test
    void theLimitFallsAgainAfterACapture() {
        String quiet = "g2h0 h9g7 h0g2 g7h9";
        Replay<String> replay = Replays.replay(
                withClock(Position.INITIAL, 119), "h0g2 b7b0 " + Replays.times(31, quiet), Replay.Until.LAST_MOVE);
        assertThat(replay.fault()).isEmpty();
        assertThat(replay.game().rulings())
                .filteredOn(ruling -> ruling.reason() == Reason.MOVE_LIMIT)
                .extracting(Verdict.Decided::ply)
                .containsExactly(1, 122);
    }

    @Test
    void aMoveAfterMateIsIllegalEvenPastTheEnd() {
        Replay<String> replay = Replays.replay(MATE_IN_ONE, "b0b9 d9d8", Replay.Until.LAST_MOVE);
        assertThat(replay.fault()).get().isEqualTo(new Fault.Illegal<>(2, null, IllegalReason.GAME_OVER));
        assertThat(Replays.decided(replay.game()).reason()).isEqualTo(Reason.CHECKMATE);
    }

    @Test
    void theValidPrefixOfAFaultyGameIsKept() {
        Replay<String> illegal = Replays.replay(Position.INITIAL, "h2e2 h9g7 h0f1 a9a8", Replay.Until.FIRST_END);
        assertThat(illegal.game().ply()).isEqualTo(2);
        assertThat(illegal.fault()).get().isInstanceOfSatisfying(Fault.Illegal.class, fault -> {
            assertThat(fault.ply()).isEqualTo(3);
            assertThat(fault.reason()).isEqualTo(IllegalReason.HORSE_LEG_BLOCKED);
        });
        Replay<String> unread = Replays.replay(Position.INITIAL, "h2e2 what", Replay.Until.FIRST_END);
        assertThat(unread.fault()).get().isEqualTo(new Fault.Unread<>(2, "what"));
    }
}
