package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.rules.Replays.times;
import static org.xiangqi.arbiter.rules.Rows.first;
import static org.xiangqi.arbiter.rules.Rows.withClock;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Rows of checks and chases, repetition and the limits of tiantian. */
class TiantianTest {
    private static final String HORSES_OUT_AND_BACK = "h0g2 h9g7 g2h0 g7h9 ";

    /** A chariot checks and chases in turn. */
    private static final Position IN_TURN = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . c .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . R . .
            . . . . . . . . .
            . . . . . K . . .
            """);

    private static final String CHECK_CHASE_CHECK_CHASE = "g2d2 d9e9 d2h2 h7g7 h2e2 e9d9 e2g2 g7h7 ";

    /** The same after a check by another chariot, which stands by from then on. */
    private static final Position IN_TURN_WITH_ANOTHER = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . c .
            . . . . . . . . .
            . . . . . . . . R
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . R . .
            . . . . . . . . .
            . . . . . K . . .
            """);

    private static final String OTHER_CHECKS = "i5i9 d9d8 ";
    private static final String CHECK_CHASE_CHECK_CHASE_BELOW = "g2d2 d8e8 d2h2 h7g7 h2e2 e8d8 e2g2 g7h7 ";

    private static final Position CROSSFIRE = Positions.drawn(Side.RED, """
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

    /** Red's cannon chases the soldier in front with every move of the general; the other soldier checks that. */
    private static final Position SOLDIERS = Positions.of("3k5/9/9/9/9/5p3/9/5p3/5K3/5C3 w");

    private static final String CHASED_AND_CHECKED = "f1e1 f2e2 e1f1 e2f2 ";

    private static Game game(Position start, String moves) {
        return Replays.game("tiantian", start, moves);
    }

    private static void assertGoesOn(Position start, String moves) {
        assertThat(game(start, moves).verdict()).isInstanceOf(Verdict.Ongoing.class);
    }

    private static Verdict.Decided decidedAt(Position start, String moves, int ply) {
        assertGoesOn(start, first(ply - 1, moves));
        Verdict.Decided verdict = Replays.decided(game(start, moves));
        assertThat(verdict.ply()).isEqualTo(ply);
        return verdict;
    }

    /** That the game is not decided before that ply of the moves, that Red must vary just before, and loses then. */
    private static Verdict.Decided lostByRow(Position start, String moves, int ply) {
        Game before = game(start, first(ply - 1, moves));
        assertThat(before.warnings()).extracting(Warning::code).contains(WarningCode.MUST_VARY);
        assertThat(before.warnings().getFirst().text()).contains("Red must vary");
        Verdict.Decided verdict = decidedAt(start, moves, ply);
        assertThat(verdict.outcome()).isEqualTo(Outcome.BLACK_WINS);
        return verdict;
    }

    @Test
    void theSeventhCheckOfOnePieceLoses() {
        Verdict.Decided verdict = lostByRow(Rows.CHECKS, times(4, Rows.CHECK_TWICE), 13);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
        assertThat(verdict.article().id()).isEqualTo("tiantian-3");
    }

    @Test
    void theThirteenthCheckOfTwoPiecesLoses() {
        String moves = Rows.HORSE_CHECKS + times(6, Rows.THEN_CHARIOT_TWICE);
        assertThat(lostByRow(Rows.CHECKS_OF_SEVERAL, moves, 25).reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
    }

    @Test
    void theNineteenthCheckOfThreePiecesLoses() {
        String moves = Rows.HORSE_CHECKS_TWOFOLD + times(9, Rows.THEN_CHARIOT_TWICE);
        assertThat(lostByRow(Rows.CHECKS_OF_SEVERAL_AT_ONCE, moves, 37).reason())
                .isEqualTo(Reason.CONSECUTIVE_CHECKS);
    }

    @Test
    void theSeventhChaseLoses() {
        Verdict.Decided verdict = lostByRow(Rows.CHASES, times(4, Rows.CHASE_TWICE), 13);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        assertThat(verdict.article().id()).isEqualTo("tiantian-4");
    }

    @Test
    void theSeventhChaseLosesHoweverManyPiecesChase() {
        String two = Rows.OTHER_CHARIOT_CHASES + times(7, Rows.THEN_CHARIOT_CHASES_ON_I_AND_H);
        assertThat(lostByRow(Rows.CHASES_OF_SEVERAL, two, 13).reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        String three = Rows.HORSE_AND_OTHER_CHARIOT_CHASE + times(7, Rows.THEN_CHARIOT_CHASES_IT_THERE);
        assertThat(lostByRow(Rows.CHASES_OF_SEVERAL, three, 13).reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
    }

    @Test
    void theThirteenthCheckOrChaseOfOnePieceLoses() {
        Verdict.Decided verdict = lostByRow(IN_TURN, times(4, CHECK_CHASE_CHECK_CHASE), 25);
        assertThat(verdict.reason()).isEqualTo(Reason.PERPETUAL_MIX);
        assertThat(verdict.article().id()).isEqualTo("tiantian-5");
        assertThat(verdict.explanation())
                .contains("gave check or chased 13 times in a row with one piece, where 12 are allowed: Red loses");
    }

    @Test
    void theNineteenthCheckOrChaseOfTwoPiecesLosesThoughThePositionStoodFiveTimes() {
        String moves = OTHER_CHECKS + times(5, CHECK_CHASE_CHECK_CHASE_BELOW);
        assertThat(game(IN_TURN_WITH_ANOTHER, first(34, moves)).occurrence()).isEqualTo(5);
        Verdict.Decided verdict = lostByRow(IN_TURN_WITH_ANOTHER, moves, 37);
        assertThat(verdict.reason()).isEqualTo(Reason.PERPETUAL_MIX);
        assertThat(verdict.explanation()).contains("19 times in a row with 2 pieces, where 18 are allowed");
    }

    @Test
    void aMoveThatIsNoCheckEndsTheRow() {
        String moves = times(3, Rows.CHECK_TWICE) + "e5e4 d9d8 e4d4 d8e8 d4e4 e8d8 e4d4 d8e8";
        assertGoesOn(Rows.CHECKS, moves);
    }

    @Test
    void aCaptureByTheCheckerStartsTheCountAnew() {
        Position cannonInTheWay = Positions.of("3k5/9/9/9/3cR4/9/9/9/9/5K3 w");
        lostByRow(cannonInTheWay, times(4, Rows.CHECK_TWICE), 15);
    }

    @Test
    void aCaptureByTheOtherSideStartsTheCountAnew() {
        Position horseToTake = Positions.of("3kN4/9/9/9/4R4/9/9/9/9/5K3 w");
        lostByRow(horseToTake, times(4, Rows.CHECK_TWICE), 15);
    }

    @Test
    void sixRoundsOfMutualCheckDraw() {
        Verdict.Decided verdict = decidedAt(CROSSFIRE, times(3, "e3d3 d6e6 d3e3 e6d6 "), 12);
        assertThat(verdict.reason()).isEqualTo(Reason.MUTUAL_PERPETUAL);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.article().id()).isEqualTo("tiantian-2");
        assertThat(verdict.evidence().firstPly()).isEqualTo(1);
    }

    @Test
    void sixRoundsOfMutualChaseDraw() {
        Position horseAndChariot = Positions.of("4k4/7n1/9/4p2R1/9/9/4P4/9/9/4K4 b");
        Verdict.Decided verdict = decidedAt(horseAndChariot, times(2, "h8f7 h6h7 f7g5 h7g7 g5i6 g7g6 i6h8 g6h6 "), 12);
        assertThat(verdict.reason()).isEqualTo(Reason.MUTUAL_PERPETUAL);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
    }

    @Test
    void theCheckerMustVaryWhenItBeganAndTheOtherSideChases() {
        Position discovered = Positions.of("c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w");
        String moves = times(4, "h8h9 f9f8 h9h8 f8f9 ");
        assertThat(lostByRow(discovered, moves, 13).reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
    }

    @Test
    void theCheckerMustVaryThoughTheChaserBegan() {
        String moves = times(4, CHASED_AND_CHECKED);
        for (int plies : List.of(12, 13)) {
            assertThat(game(SOLDIERS, first(plies, moves)).warnings())
                    .extracting(Warning::text)
                    .singleElement(InstanceOfAssertFactories.STRING)
                    .contains("Black must vary");
        }
        Verdict.Decided verdict = decidedAt(SOLDIERS, moves, 14);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
        assertThat(verdict.outcome()).isEqualTo(Outcome.RED_WINS);
    }

    @Test
    void theChaserLosesAfterAllWhenTheCheckerHasVaried() {
        String varied = first(13, times(4, CHASED_AND_CHECKED)) + " f4e4";
        assertThat(game(SOLDIERS, varied).warnings())
                .extracting(Warning::text)
                .singleElement(InstanceOfAssertFactories.STRING)
                .contains("Red must vary");
        Verdict.Decided verdict = decidedAt(SOLDIERS, varied + " f0e0", 15);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        assertThat(verdict.outcome()).isEqualTo(Outcome.BLACK_WINS);
    }

    @Test
    void theFifthOccurrenceDraws() {
        Verdict.Decided verdict = decidedAt(Position.INITIAL, times(4, HORSES_OUT_AND_BACK), 16);
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.article().id()).isEqualTo("tiantian-6");
        assertThat(verdict.evidence().occurrences()).containsExactly(0, 4, 8, 12, 16);
    }

    @Test
    void theFifthOccurrenceIsNoDrawWithinARow() {
        String moves = Rows.HORSE_CHECKS + times(4, Rows.THEN_CHARIOT_TWICE);
        Game game = game(Rows.CHECKS_OF_SEVERAL, moves);
        assertThat(game.occurrence()).isEqualTo(5);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
    }

    @Test
    void theFifthOccurrenceDrawsWhereTheRowWasBroken() {
        String moves = times(4, Rows.CHECK_TWICE.strip() + " " + Rows.IDLE);
        assertThat(decidedAt(Rows.CHECKS, moves, 16).reason()).isEqualTo(Reason.REPETITION);
    }

    @Test
    void aSidesChecksBeyondItsTenthAreNotCounted() {
        String sixChecks = times(3, Rows.CHECK_TWICE);
        String sixMore = times(3, "e4d4 d8e8 d4e4 e8d8 ");
        String moves = sixChecks + "e5e4 d9d8 " + sixMore + "e4f4 d8d9 f4e4 d9d8";
        Verdict.Decided verdict = decidedAt(withClock(Rows.CHECKS, 94), moves, 28);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.article().id()).isEqualTo("tiantian-7");
        assertThat(verdict.explanation())
                .contains("122 plies have been played without a capture")
                .contains("left out are 2 of Red's and 0 of Black's checks, being beyond the 10");
    }

    @Test
    void mateIsExemptFromTheLimit() {
        Position mateInOne = Positions.of("3k5/R8/9/9/9/9/9/9/9/1R3K3 w - - 119 1");
        assertThat(decidedAt(mateInOne, "b0b9", 1).reason()).isEqualTo(Reason.CHECKMATE);
    }

    @ParameterizedTest
    @CsvSource({"w, 2", "b, 1"})
    void fourHundredPliesDraw(String toMove, int ply) {
        Position start = Positions.of("3k5/9/9/9/9/9/9/9/9/R4K3 " + toMove + " - - 0 200");
        String moves = toMove.equals("w") ? "a0a1 d9d8 a1a0 d8d9" : "d9d8 a0a1 d8d9 a1a0";
        Verdict.Decided verdict = decidedAt(start, moves, ply);
        assertThat(verdict.reason()).isEqualTo(Reason.LENGTH_LIMIT);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.explanation()).startsWith("400 plies");
    }

    @Test
    void withoutAnAttackerItIsADrawAtOnce() {
        Position none = Positions.of("3k1a3/9/9/9/9/9/9/9/9/2B1K4 w");
        assertThat(Replays.decided(game(none, "")).reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(Replays.decided(game(none, "c0e2")).ply()).isZero();
        Position lastAttacker = Positions.of("3k1a3/9/9/9/9/9/9/9/4p4/2B1K4 w");
        assertThat(decidedAt(lastAttacker, "e0e1 d9d8", 1).reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
    }
}
