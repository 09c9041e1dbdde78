package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.contest.online.Story.article;
import static org.xiangqi.arbiter.contest.online.Story.refusals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** Section 8: 10 minutes per player in all and 1 minute per move; both run on one's turn; running out of either loses. */
class ClocksTest {
    private static final String OPENED = "0 START\n1000 RED h2e2\n3000 BLACK h9g7\n";

    private static final String MATE_IN_ONE = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w";

    /** Black has its general alone. */
    private static final String BLACK_BARE = "3k5/9/9/9/9/9/9/9/R8/1R2K4 w";

    private static OnlinePolicy total(long totalMs) {
        OnlinePolicy domi = OnlinePolicy.byDefault();
        return new OnlinePolicy("domi", domi.version(), totalMs, 60_000, 15_000, 15_000, 10, 3, 1, 0, FlagRule.LOSS);
    }

    private static OnlinePolicy drawingAgainstBareSides() {
        return new OnlinePolicy("domi", "1.0", 600_000, 60_000, 15_000, 15_000, 10, 3, 1, 0, FlagRule.DRAW);
    }

    @Test
    void beforeItStartsEachSideHasAllItsTime() {
        OnlineRuling ruling = Story.of("").at(1_000_000);
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(ruling.red()).isEqualTo(new TimeLeft(600_000, 60_000));
        assertThat(ruling.black()).isEqualTo(ruling.red());
        assertThat(ruling.nextDeadlineMs()).isNull();
        assertThat(ruling.explanation()).isEqualTo("The game has not started.");
    }

    @Test
    void bothTimesRunOnOnesTurnAndOnlyThen() {
        OnlineRuling ruling = Story.of(OPENED).at(10_000);
        assertThat(ruling.red()).isEqualTo(new TimeLeft(600_000 - 1_000 - 7_000, 60_000 - 7_000));
        assertThat(ruling.black()).isEqualTo(new TimeLeft(600_000 - 2_000, 60_000));
        assertThat(ruling.nextDeadlineMs()).isEqualTo(63_000);
        assertThat(ruling.explanation()).isEqualTo("The game goes on. Red is to move, and has to before 63000 ms.");
    }

    @Test
    void theClockOfTheSideToMoveRunsFromTheStart() {
        String fen = "3k5/9/9/9/9/9/9/9/R8/1R2K4 b";
        assertThat(Story.from(fen, "5 START").at(105).black()).isEqualTo(new TimeLeft(599_900, 59_900));
        assertThat(Story.from(fen, "5 START").at(60_005).ending()).isEqualTo(Ending.NO_SHOW);
    }

    @ParameterizedTest
    @CsvSource({"59999, ONGOING", "60000, FINISHED", "60001, FINISHED"})
    void aMoveAtTheEndOfItsMinuteIsTooLate(long afterMs, OnlineStatus status) {
        long atMs = 3_000 + afterMs;
        OnlineRuling ruling = Story.of(OPENED + atMs + " RED h0g2").atItsEnd();
        assertThat(ruling.status()).isEqualTo(status);
        if (status == OnlineStatus.FINISHED) {
            assertThat(ruling.ending()).isEqualTo(Ending.MOVE_TIME);
            assertThat(ruling.winner()).isEqualTo(Side.BLACK);
            assertThat(ruling.result()).isEqualTo("0-1");
            assertThat(ruling.decidedAtMs()).isEqualTo(63_000);
            assertThat(ruling.decidedByEvent()).isNull();
            assertThat(ruling.red()).isEqualTo(new TimeLeft(600_000 - 61_000, 0));
            assertThat(article(ruling)).isEqualTo("domi-online-1");
            assertThat(refusals(ruling)).containsExactly("3 GAME_OVER");
        }
    }

    @ParameterizedTest
    @CsvSource({"62999, ONGOING", "63000, FINISHED"})
    void aFlagFallsWithoutAnyEvent(long nowMs, OnlineStatus status) {
        assertThat(Story.of(OPENED).at(nowMs).status()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({"8999, ONGOING", "9000, FINISHED"})
    void theTimeForTheWholeGameEndsAtItsOwnInstant(long nowMs, OnlineStatus status) {
        OnlineRuling ruling = Story.of(OPENED).by(total(7_000)).at(nowMs);
        assertThat(ruling.status()).isEqualTo(status);
        assertThat(ruling.ending()).isEqualTo(status == OnlineStatus.FINISHED ? Ending.TOTAL_TIME : null);
        assertThat(ruling.red().totalMs()).isEqualTo(9_000 - nowMs);
    }

    @Test
    void whereBothTimesEndTogetherTheOneForTheWholeGameIsNamed() {
        assertThat(Story.of(OPENED).by(total(61_000)).at(63_000).ending()).isEqualTo(Ending.TOTAL_TIME);
        assertThat(Story.of(OPENED).by(total(61_001)).at(63_000).ending()).isEqualTo(Ending.MOVE_TIME);
    }

    @Test
    void theSideThatMovesFirstHasToMoveOrThereIsNoGame() {
        OnlineRuling ruling = Story.of("0 START").at(60_000);
        assertThat(ruling.status()).isEqualTo(OnlineStatus.CANCELLED);
        assertThat(ruling.ending()).isEqualTo(Ending.NO_SHOW);
        assertThat(ruling.result()).isEqualTo("*");
        assertThat(ruling.winner()).isNull();
        assertThat(ruling.decidedAtMs()).isEqualTo(60_000);
        assertThat(Story.of("0 START").at(59_999).status()).isEqualTo(OnlineStatus.ONGOING);
    }

    @Test
    void theSecondSideLosesByItsFirstMoveNotMade() {
        OnlineRuling ruling = Story.of("0 START\n1000 RED h2e2").at(61_000);
        assertThat(ruling.ending()).isEqualTo(Ending.MOVE_TIME);
        assertThat(ruling.winner()).isEqualTo(Side.RED);
    }

    @Test
    void theClockRunsOnWhileAPlayerIsOffline() {
        Story story = Story.of(OPENED + "4000 RED DISCONNECT");
        assertThat(story.at(62_999).status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(story.at(62_999).red().moveMs()).isEqualTo(1);
        assertThat(story.at(63_000).ending()).isEqualTo(Ending.MOVE_TIME);
    }

    @ParameterizedTest
    @CsvSource({"59999, CHECKMATE", "60000, NO_SHOW"})
    void aMateWithTheLastMillisecondWins(long atMs, Ending ending) {
        OnlineRuling ruling =
                Story.from(MATE_IN_ONE, "0 START\n" + atMs + " RED b0b9").at(100_000);
        assertThat(ruling.ending()).isEqualTo(ending);
        if (ending == Ending.CHECKMATE) {
            assertThat(ruling.winner()).isEqualTo(Side.RED);
            assertThat(ruling.decidedAtMs()).isEqualTo(59_999);
            assertThat(ruling.decidedByEvent()).isEqualTo(1);
            assertThat(article(ruling)).isEqualTo("domi-1");
            assertThat(ruling.explanation()).isEqualTo(ruling.game().verdict().explanation());
        }
    }

    @Test
    void aFlagLosesAgainstABareSideTooUnlessThePolicySaysOtherwise() {
        Story story = Story.from(BLACK_BARE, "0 START\n1 RED a1a2\n2 BLACK d9d8");
        assertThat(story.at(60_002).ending()).isEqualTo(Ending.MOVE_TIME);
        assertThat(story.at(60_002).winner()).isEqualTo(Side.BLACK);
        OnlineRuling drawn = story.by(drawingAgainstBareSides()).at(60_002);
        assertThat(drawn.ending()).isEqualTo(Ending.TIME_AGAINST_BARE_SIDE);
        assertThat(drawn.result()).isEqualTo("1/2-1/2");
        assertThat(article(drawn)).isEqualTo("domi-online-1-bare");
        assertThat(drawn.decidedAtMs()).isEqualTo(60_002);
    }

    @Test
    void aBareSideThatRunsOutOfTimeLosesUnderEveryPolicy() {
        OnlineRuling ruling = Story.from(BLACK_BARE, "0 START\n1 RED a1a2")
                .by(drawingAgainstBareSides())
                .at(60_001);
        assertThat(ruling.ending()).isEqualTo(Ending.MOVE_TIME);
        assertThat(ruling.winner()).isEqualTo(Side.RED);
    }

    @Test
    void deadlinesBeyondTheLatestTimeAreNumbersLikeOthers() {
        long last = OnlineEvent.LATEST_MS;
        OnlinePolicy endless = new OnlinePolicy("domi", "1.0", last, last, last, last, 10, 3, 1, 0, FlagRule.LOSS);
        OnlineRuling ruling = Story.of(last + " START").by(endless).at(last);
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(ruling.nextDeadlineMs()).isEqualTo(2 * last);
    }
}
