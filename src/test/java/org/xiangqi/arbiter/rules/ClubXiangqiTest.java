package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.rules.Replays.times;
import static org.xiangqi.arbiter.rules.Rows.first;
import static org.xiangqi.arbiter.rules.Rows.withClock;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.threat.ChaseReport;
import org.xiangqi.arbiter.rules.threat.Chased;

/** Rows of checks and chases, and the limits, of clubxiangqi. */
class ClubXiangqiTest {
    private static final String HORSES_OUT_AND_BACK = "h0g2 h9g7 g2h0 g7h9 ";
    private static final Position NO_ATTACKERS = Positions.of("3k1a3/9/9/9/9/9/9/9/9/2B1K4 w");
    private static final String NO_ATTACKERS_IDLE = "c0e2 d9d8 e2c0 d8d9 ";

    private static Game game(Position start, String moves) {
        return Replays.game("clubxiangqi", start, moves);
    }

    /** That the game is not decided before that ply of the moves, that Red must vary just before, and what is decided then. */
    private static Verdict.Decided lostByRow(Position start, String moves, int ply) {
        Game before = game(start, first(ply - 1, moves));
        assertThat(before.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(before.warnings()).extracting(Warning::code).containsExactly(WarningCode.MUST_VARY);
        assertThat(before.warnings().getFirst().text()).contains("Red must vary");
        Verdict.Decided verdict = Replays.decided(game(start, moves));
        assertThat(verdict.ply()).isEqualTo(ply);
        assertThat(verdict.outcome()).isEqualTo(Outcome.BLACK_WINS);
        assertThat(verdict.evidence().lastPly()).isEqualTo(ply);
        return verdict;
    }

    private static void assertGoesOn(Position start, String moves) {
        assertThat(game(start, moves).verdict()).isInstanceOf(Verdict.Ongoing.class);
    }

    @Test
    void theSeventhCheckOfOnePieceLoses() {
        Verdict.Decided verdict = lostByRow(Rows.CHECKS, times(4, Rows.CHECK_TWICE), 13);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
        assertThat(verdict.article().id()).isEqualTo("clubxiangqi-2");
        assertThat(verdict.explanation()).contains("7 times in a row with one piece, where 6 are allowed: Red loses");
        assertThat(verdict.evidence().firstPly()).isEqualTo(1);
        assertThat(verdict.evidence().plies()).hasSize(13);
    }

    @Test
    void theThirteenthCheckOfTwoPiecesLoses() {
        String moves = Rows.HORSE_CHECKS + times(6, Rows.THEN_CHARIOT_TWICE);
        Verdict.Decided verdict = lostByRow(Rows.CHECKS_OF_SEVERAL, moves, 25);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
        assertThat(verdict.explanation()).contains("13 times in a row with 2 pieces, where 12 are allowed");
    }

    @Test
    void bothCheckersOfADoubleCheckAreCounted() {
        String moves = Rows.HORSE_CHECKS_TWOFOLD + times(9, Rows.THEN_CHARIOT_TWICE);
        Verdict.Decided verdict = lostByRow(Rows.CHECKS_OF_SEVERAL_AT_ONCE, moves, 37);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHECKS);
        assertThat(verdict.explanation()).contains("19 times in a row with 3 pieces, where 18 are allowed");
    }

    @Test
    void theSeventhChaseByOnePieceLoses() {
        Verdict.Decided verdict = lostByRow(Rows.CHASES, times(4, Rows.CHASE_TWICE), 13);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        assertThat(verdict.article().id()).isEqualTo("clubxiangqi-3");
        assertThat(verdict.explanation())
                .contains("chased Black's cannon (now on h7) 7 times in a row with one piece, where 6 are allowed");
    }

    @Test
    void theThirteenthChaseByTwoPiecesLoses() {
        String moves = Rows.OTHER_CHARIOT_CHASES + times(7, Rows.THEN_CHARIOT_CHASES_ON_I_AND_H);
        Verdict.Decided verdict = lostByRow(Rows.CHASES_OF_SEVERAL, moves, 25);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        assertThat(verdict.explanation()).contains("13 times in a row with 2 pieces");
    }

    @Test
    void theNineteenthChaseByThreePiecesLoses() {
        String moves = Rows.HORSE_AND_OTHER_CHARIOT_CHASE + times(9, Rows.THEN_CHARIOT_CHASES_IT_THERE);
        Verdict.Decided verdict = lostByRow(Rows.CHASES_OF_SEVERAL, moves, 37);
        assertThat(verdict.reason()).isEqualTo(Reason.CONSECUTIVE_CHASES);
        assertThat(verdict.explanation()).contains("19 times in a row with 3 pieces");
    }

    @Test
    void theWarningNamesWhereTheChasedPieceStandsNow() {
        Game inFlight = game(Rows.CHASES, first(11, times(3, Rows.CHASE_TWICE)));
        assertThat(inFlight.warnings().getFirst().text()).contains("Black's cannon (now on g7)");
        Game fled = game(Rows.CHASES, times(3, Rows.CHASE_TWICE));
        assertThat(fled.warnings().getFirst().text()).contains("Black's cannon (now on h7)");
    }

    @Test
    void aMoveThatIsNoCheckEndsTheRow() {
        String moves = times(3, Rows.CHECK_TWICE) + Rows.IDLE + times(3, Rows.CHECK_TWICE);
        assertGoesOn(Rows.CHECKS, moves);
        assertThat(lostByRow(Rows.CHECKS, moves + Rows.CHECK_TWICE, 29)
                        .evidence()
                        .firstPly())
                .isEqualTo(17);
    }

    @Test
    void aMoveThatIsNoChaseEndsTheRow() {
        String moves = times(3, Rows.CHASE_TWICE) + "e0e1 d9d8 " + times(3, Rows.CHASE_TWICE);
        assertGoesOn(Rows.CHASES, moves);
        assertThat(lostByRow(Rows.CHASES, moves + Rows.CHASE_TWICE, 27)
                        .evidence()
                        .firstPly())
                .isEqualTo(15);
    }

    @Test
    void aChaseOfAnotherPieceEndsTheRow() {
        Position twoTargets = Positions.of("3k5/9/7c1/9/9/9/9/6R2/n8/4K4 w");
        String other = "g2g1 h7h8 g1g2 h8h7 ";
        assertGoesOn(twoTargets, times(3, Rows.CHASE_TWICE) + other + times(3, Rows.CHASE_TWICE));
    }

    @Test
    void aCaptureByTheCheckerEndsTheRow() {
        Position cannonInTheWay = Positions.of("3k5/9/9/9/3cR4/9/9/9/9/5K3 w");
        lostByRow(cannonInTheWay, times(4, Rows.CHECK_TWICE), 15);
    }

    @Test
    void aCaptureByTheOtherSideEndsTheRow() {
        Position horseToTake = Positions.of("3kN4/9/9/9/4R4/9/9/9/9/5K3 w");
        lostByRow(horseToTake, times(4, Rows.CHECK_TWICE), 15);
    }

    @Test
    void aMoveThatChecksAndChasesIsACheckAndEndsTheChases() {
        Position horseToJoin = Positions.of("3k5/9/3N3c1/9/9/9/9/6R2/9/4K4 w");
        String moves = times(3, Rows.CHASE_TWICE) + "d7f8";
        assertThat(chasedByLast(horseToJoin, moves)).containsExactly(Positions.square("h7"));
        Game game = game(horseToJoin, moves);
        assertThat(game.checkers()).hasSize(1);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.warnings()).isEmpty();
    }

    private static List<Square> chasedByLast(Position start, String moves) {
        Board board = new Board(start);
        for (String move : moves.split(" +", -1)) {
            board.make(Positions.move(move).code());
        }
        return new ChaseReport(Asian.CHASES)
                .of(board, 1).stream().map(Chased::square).toList();
    }

    @Test
    void repetitionItselfIsNotJudged() {
        Game game = game(Position.INITIAL, times(10, HORSES_OUT_AND_BACK));
        assertThat(game.occurrence()).isEqualTo(11);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
    }

    @Test
    void aHundredAndTwentyMovesEachDraw() {
        String moves = times(60, HORSES_OUT_AND_BACK);
        assertGoesOn(Position.INITIAL, first(239, moves));
        Verdict.Decided verdict = Replays.decided(game(Position.INITIAL, moves));
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.ply()).isEqualTo(240);
    }

    /** By the clock, the ply of the end; the clock alternates backward from the side that just moved. */
    @ParameterizedTest
    @CsvSource({"240, 0", "239, 1", "238, 2", "237, 3"})
    void theClockOfTheStartPositionCounts(int clock, int ply) {
        Verdict.Decided verdict = Replays.decided(game(withClock(Position.INITIAL, clock), HORSES_OUT_AND_BACK));
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.ply()).isEqualTo(ply);
    }

    @Test
    void checksAndMovesOutOfCheckAreNotEffective() {
        Position start = withClock(Rows.CHECKS, 232);
        String moves = times(3, Rows.CHECK_TWICE) + times(2, Rows.IDLE);
        assertGoesOn(start, first(19, moves));
        Verdict.Decided verdict = Replays.decided(game(start, moves));
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.ply()).isEqualTo(20);
        assertThat(verdict.explanation())
                .contains("120 of Red's moves and 120 of Black's count")
                .contains("left out are 6 of Red's and 6 of Black's moves");
    }

    @Test
    void theMoveOutOfACheckThatStoodAtTheStartIsNotEffective() {
        Position inCheck = Positions.of("3k5/9/9/9/3R5/9/9/9/9/5K3 b - - 239 1");
        assertThat(Replays.decided(game(inCheck, "d9e9 d5f5 e9e8 f5d5 e8e9")))
                .extracting(Verdict.Decided::ply)
                .isEqualTo(3);
    }

    @Test
    void chasesAndMovesOfTheChasedPieceAreNotEffective() {
        Position start = withClock(Rows.CHASES, 238);
        String moves = times(2, Rows.CHASE_TWICE) + "e0e1 d9d8";
        assertGoesOn(start, first(9, moves));
        Verdict.Decided verdict = Replays.decided(game(start, moves));
        assertThat(verdict.ply()).isEqualTo(10);
        assertThat(verdict.explanation()).contains("left out are 4 of Red's and 4 of Black's moves");
    }

    @Test
    void aMoveOfAnotherPieceThanTheChasedOneIsEffective() {
        Position start = withClock(Rows.CHASES, 238);
        Verdict.Decided verdict = Replays.decided(game(start, "g2h2 d9d8 e0e1"));
        assertThat(verdict.ply()).isEqualTo(3);
        assertThat(verdict.explanation())
                .contains("120 of Red's moves and 120 of Black's count")
                .contains("left out are 1 of Red's and 0 of Black's moves");
    }

    @Test
    void thirtyMovesEachWithoutAnAttackerDraw() {
        String moves = times(15, NO_ATTACKERS_IDLE);
        assertGoesOn(NO_ATTACKERS, first(59, moves));
        Verdict.Decided verdict = Replays.decided(game(NO_ATTACKERS, moves));
        assertThat(verdict.reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.ply()).isEqualTo(60);
        assertThat(verdict.article().id()).isEqualTo("clubxiangqi-5");
    }

    @ParameterizedTest
    @CsvSource({"58, 2", "59, 1", "60, 0", "99, 0"})
    void theClockCountsWithoutAnAttackerToo(int clock, int ply) {
        Verdict.Decided verdict = Replays.decided(game(withClock(NO_ATTACKERS, clock), NO_ATTACKERS_IDLE));
        assertThat(verdict.reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(verdict.ply()).isEqualTo(ply);
    }

    @Test
    void theThirtyMovesBeginWithTheCaptureOfTheLastAttacker() {
        Position lastAttacker = Positions.of("3k1a3/9/9/9/9/9/9/9/4p4/2B1K4 w - - 50 1");
        Verdict.Decided verdict = Replays.decided(game(lastAttacker, "e0e1 d9d8 " + times(20, "c0e2 d8d9 e2c0 d9d8 ")));
        assertThat(verdict.reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(verdict.ply()).isEqualTo(61);
    }

    @Test
    void threeHundredMovesEachDraw() {
        Position start = Positions.of(Position.INITIAL.fen().replace(" 0 1", " 0 300"));
        assertGoesOn(start, "h0g2");
        Verdict.Decided verdict = Replays.decided(game(start, "h0g2 h9g7"));
        assertThat(verdict.reason()).isEqualTo(Reason.LENGTH_LIMIT);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.ply()).isEqualTo(2);
    }

    @Test
    void whereBlackIsToMoveRedHasMadeTheMoveOfThatNumber() {
        Game before = game(Positions.of(Position.INITIAL.fen().replace(" 0 1", " 0 300")), "h0g2");
        Verdict.Decided verdict = Replays.decided(game(before.position(), "h9g7"));
        assertThat(verdict.reason()).isEqualTo(Reason.LENGTH_LIMIT);
        assertThat(verdict.ply()).isEqualTo(1);
    }
}
