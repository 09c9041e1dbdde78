package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.rules.Replays.times;
import static org.xiangqi.arbiter.rules.Rows.first;
import static org.xiangqi.arbiter.rules.Rows.withClock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** The move limits of the rule sets, how checks are left out of them, and what comes first. */
class NaturalLimitTest {
    private static final String HORSES_OUT_AND_BACK = "h0g2 h9g7 g2h0 g7h9 ";

    /** Two chariots and two generals that need not meet. */
    private static final Position FAR_APART = Positions.of("3k4r/9/9/9/9/9/9/9/9/R4K3 w");

    private static final Position MATE_IN_ONE = Positions.of("3k5/R8/9/9/9/9/9/9/9/1R3K3 w");

    /** A chariot in front of the general, to check from one rank after the other. */
    private static final Position BEFORE_THE_CHECKS = Positions.of("3k5/9/9/4R4/9/9/9/9/9/5K3 w");

    /** Idle moves after checks from six ranks. */
    private static final String AFTERWARDS = " e0a0 d9d8 a0a1 d8d9 a1a2 d9d8";

    /**
     * Moves of {@link #FAR_APART} that do nothing. Red's chariot goes round in seven moves, Black's in eight, so that no
     * position comes back for 112 plies, and none stands three times in 224.
     */
    private static String idle(int plies) {
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < plies; ply++) {
            int move = ply / 2;
            moves.append(
                    ply % 2 == 0
                            ? " a" + move % 7 + "a" + (move + 1) % 7
                            : " i" + (9 - move % 8) + "i" + (9 - (move + 1) % 8));
        }
        return moves.toString().strip();
    }

    /** Two checks and an idle move on each rank from the sixth down, six plies a rank, with no position three times. */
    private static String checks(int ranks) {
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < ranks; i++) {
            int rank = 6 - i;
            int general = i % 2 == 0 ? 9 : 8;
            moves.append(" e%1$dd%1$d d%2$de%2$d d%1$de%1$d e%2$dd%2$d".formatted(rank, general));
            moves.append(" e%de%d d%dd%d".formatted(rank, rank - 1, general, 17 - general));
        }
        return moves.toString().strip();
    }

    private static Verdict.Decided decidedAt(String rules, Position start, String moves, int ply) {
        if (ply > 0) {
            assertThat(Replays.game(rules, start, first(ply - 1, moves)).verdict())
                    .isInstanceOf(Verdict.Ongoing.class);
        }
        Verdict.Decided verdict = Replays.decided(Replays.game(rules, start, moves));
        assertThat(verdict.ply()).isEqualTo(ply);
        return verdict;
    }

    @ParameterizedTest
    @CsvSource({
        "asian, 0, 100",
        "asian, 1, 99",
        "asian, 98, 2",
        "asian, 99, 1",
        "asian, 100, 0",
        "asian, 150, 0",
        "chinese, 0, 120",
        "chinese, 1, 119",
        "chinese, 98, 22",
        "chinese, 118, 2",
        "chinese, 119, 1",
        "chinese, 120, 0",
        "computer, 0, 120",
        "computer, 1, 119",
        "computer, 98, 22",
        "computer, 99, 21",
        "computer, 100, 20",
        "computer, 119, 1",
        "computer, 120, 0",
        "tiantian, 0, 120",
        "tiantian, 1, 119",
        "tiantian, 98, 22",
        "tiantian, 99, 21",
        "tiantian, 100, 20",
        "tiantian, 119, 1",
        "tiantian, 120, 0",
        "domi, 0, 120",
        "domi, 1, 119",
        "domi, 119, 1",
        "clubxiangqi, 0, 240",
        "clubxiangqi, 120, 120",
    })
    void idleMovesDrawAtThatPly(String rules, int clock, int ply) {
        Verdict.Decided verdict = decidedAt(rules, withClock(FAR_APART, clock), idle(250), ply);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict.evidence().lastPly()).isEqualTo(ply);
    }

    @Test
    void tenChecksOfASideCount() {
        Verdict.Decided asian = decidedAt("asian", withClock(BEFORE_THE_CHECKS, 70), checks(5), 30);
        assertThat(asian.explanation())
                .startsWith("100 plies have been played without a capture")
                .contains("50 of Red's moves and 50 of Black's count:");
        assertThat(decidedAt("computer", withClock(BEFORE_THE_CHECKS, 90), checks(5), 30)
                        .reason())
                .isEqualTo(Reason.MOVE_LIMIT);
    }

    /** Twelve checks, of which two do not count: Red is two moves behind, or one if it has made the odd one of the clock. */
    @ParameterizedTest
    @CsvSource({"64, 39", "65, 39", "66, 37", "67, 37", "63, 41"})
    void underAsianEachSideNeedsFiftyThatCount(int clock, int ply) {
        String moves = checks(6) + AFTERWARDS;
        Verdict.Decided verdict = decidedAt("asian", withClock(BEFORE_THE_CHECKS, clock), moves, ply);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.explanation())
                .contains("50 of Red's moves")
                .contains("left out are 2 of Red's and 0 of Black's checks, being beyond the 10 of a side that count");
    }

    @Test
    void repliesToChecksThatDoNotCountDoCount() {
        String moves = checks(6) + AFTERWARDS;
        assertThat(decidedAt("asian", withClock(BEFORE_THE_CHECKS, 64), moves, 39)
                        .explanation())
                .contains("50 of Red's moves and 51 of Black's count");
    }

    @Test
    void underComputerThePliesThatCountAreReckonedTogether() {
        String moves = checks(6) + AFTERWARDS;
        Verdict.Decided verdict = decidedAt("computer", withClock(BEFORE_THE_CHECKS, 84), moves, 38);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.explanation())
                .startsWith("122 plies have been played without a capture")
                .contains("59 of Red's moves and 61 of Black's count")
                .contains("left out are 2 of Red's and 0 of Black's checks");
    }

    @Test
    void underChineseAndDomiAllChecksCount() {
        assertThat(decidedAt("chinese", withClock(BEFORE_THE_CHECKS, 84), checks(6), 36)
                        .explanation())
                .contains("60 of Red's moves and 60 of Black's count:");
        assertThat(decidedAt("domi", withClock(BEFORE_THE_CHECKS, 84), checks(6), 36)
                        .reason())
                .isEqualTo(Reason.MOVE_LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"asian, 101", "chinese, 121", "computer, 121", "domi, 121", "clubxiangqi, 241"})
    void theCountBeginsAfterTheLastCapture(String rules, int ply) {
        Position horseToTake = Positions.of("3k4r/9/9/9/9/9/9/9/n8/R4K3 w - - 95 1");
        Verdict.Decided verdict = decidedAt(rules, horseToTake, idle(250), ply);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.evidence().firstPly()).isEqualTo(2);
    }

    @Test
    void checksBeforeTheLastCaptureAreForgotten() {
        Position cannonAtTheEnd = Positions.of("3k4r/9/9/4R4/9/9/9/9/9/4cK3 w");
        String captureOnPly35 = checks(6) + " e0a0 d9d8 ";
        Verdict.Decided verdict = decidedAt("asian", cannonAtTheEnd, captureOnPly35 + idle(120), 135);
        assertThat(verdict.reason()).isEqualTo(Reason.MOVE_LIMIT);
        assertThat(verdict.evidence().firstPly()).isEqualTo(36);
    }

    @ParameterizedTest
    @CsvSource({"asian, 99", "chinese, 119", "computer, 119", "tiantian, 119", "domi, 119", "clubxiangqi, 239"})
    void mateComesFirst(String rules, int clock) {
        Verdict.Decided verdict = decidedAt(rules, withClock(MATE_IN_ONE, clock), "b0b9", 1);
        assertThat(verdict.reason()).isEqualTo(Reason.CHECKMATE);
        assertThat(verdict.outcome()).isEqualTo(Outcome.RED_WINS);
        Verdict.Decided slow = decidedAt(rules, withClock(MATE_IN_ONE, clock), "b0b8", 1);
        assertThat(slow.reason()).isEqualTo(Reason.MOVE_LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"asian, 92, 8", "chinese, 112, 8", "computer, 112, 8", "domi, 112, 8", "tiantian, 104, 16"})
    void repetitionComesBeforeTheLimit(String rules, int clock, int ply) {
        Position start = withClock(Position.INITIAL, clock);
        Verdict.Decided verdict = decidedAt(rules, start, times(4, HORSES_OUT_AND_BACK), ply);
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
        Position oneLater = withClock(Position.INITIAL, clock + 1);
        assertThat(decidedAt(rules, oneLater, times(4, HORSES_OUT_AND_BACK), ply - 1)
                        .reason())
                .isEqualTo(Reason.MOVE_LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"asian, 100", "chinese, 120", "tiantian, 120", "clubxiangqi, 240"})
    void theLimitComesBeforeMaterial(String rules, int clock) {
        Position none = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w");
        assertThat(decidedAt(rules, withClock(none, clock), "", 0).reason()).isEqualTo(Reason.MOVE_LIMIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"asian", "chinese", "tiantian"})
    void withoutAnAttackerItIsADrawAtOnce(String rules) {
        Position none = Positions.of("2bak4/4a4/9/9/9/9/9/9/4A4/2BK5 w");
        Verdict.Decided verdict = decidedAt(rules, none, "", 0);
        assertThat(verdict.reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(verdict.evidence().plies()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"asian", "chinese", "tiantian"})
    void theCaptureOfTheLastAttackerDraws(String rules) {
        Position lastAttacker = Positions.of("3k5/9/9/9/9/9/9/9/4p4/2B1K4 w - - 99 1");
        Verdict.Decided verdict = decidedAt(rules, lastAttacker, "e0e1 d9d8", 1);
        assertThat(verdict.reason()).isEqualTo(Reason.INSUFFICIENT_MATERIAL);
        assertThat(verdict.outcome()).isEqualTo(Outcome.DRAW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"domi", "computer"})
    void othersDoNotLookAtMaterial(String rules) {
        Position lastAttacker = Positions.of("3k5/9/9/9/9/9/9/9/4p4/2B1K4 w");
        assertThat(Replays.game(rules, lastAttacker, "e0e1 d9d8").verdict()).isInstanceOf(Verdict.Ongoing.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"asian", "chinese", "tiantian", "clubxiangqi"})
    void oneSoldierBeforeTheRiverIsAnAttacker(String rules) {
        Position soldier = Positions.of("3k5/9/9/9/9/9/P8/9/9/4K4 w");
        assertThat(Replays.game(rules, soldier, "a3a4").verdict()).isInstanceOf(Verdict.Ongoing.class);
    }
}
