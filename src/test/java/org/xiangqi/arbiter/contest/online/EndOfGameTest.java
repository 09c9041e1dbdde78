package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.contest.online.Story.article;
import static org.xiangqi.arbiter.contest.online.Story.refusals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Reason;

/** Section 8: resigning and leaving, verdicts on the board, the rematch, the points. */
class EndOfGameTest {
    private static final String OPENED = "0 START\n1000 RED h2e2\n";
    private static final String RESIGNED = OPENED + "2000 RED RESIGN\n";

    private static final Players TWO = new Players("an", "binh");

    @ParameterizedTest
    @EnumSource(Side.class)
    void resigningLosesOnAnybodysTurn(Side side) {
        for (String before : List.of("0 START\n", OPENED)) {
            OnlineRuling ruling = Story.of(before + "2000 " + side + " RESIGN").atItsEnd();
            assertThat(ruling.status()).isEqualTo(OnlineStatus.FINISHED);
            assertThat(ruling.ending()).isEqualTo(Ending.RESIGNATION);
            assertThat(ruling.winner()).isEqualTo(side.opponent());
            assertThat(article(ruling)).isEqualTo("domi-online-2");
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void leavingAfterTheFirstMoveLoses(Side side) {
        OnlineRuling ruling = Story.of(OPENED + "2000 " + side + " LEAVE").atItsEnd();
        assertThat(ruling.ending()).isEqualTo(Ending.ABANDONMENT);
        assertThat(ruling.winner()).isEqualTo(side.opponent());
        assertThat(ruling.decidedByEvent()).isEqualTo(2);
        assertThat(article(ruling)).isEqualTo("domi-online-3");
    }

    @Test
    void refusedMovesLeaveTheClockRunning() {
        OnlineRuling ruling = Story.of("0 START\n1000 BLACK h9g7\n2000 RED h2h8\n3000 RED zz\n4000 RED h2e2")
                .at(4_000);
        assertThat(refusals(ruling)).containsExactly("1 NOT_YOUR_TURN", "2 ILLEGAL_MOVE", "3 UNREADABLE_MOVE");
        assertThat(ruling.refused().get(1).illegal()).isEqualTo(IllegalReason.CANNON_JUMPS_WITHOUT_CAPTURE);
        assertThat(ruling.refused().get(1).detail()).isEqualTo("The move is illegal: a cannon jumps only to capture.");
        assertThat(ruling.red().totalMs()).isEqualTo(596_000);
    }

    @Test
    void aStartPositionThatIsDecidedEndsTheGameAtItsStart() {
        String mated = "1R1k5/R8/9/9/9/9/9/9/9/4K4 b";
        OnlineRuling ruling = Story.from(mated, "700 START").at(1_000);
        assertThat(ruling.ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(ruling.winner()).isEqualTo(Side.RED);
        assertThat(ruling.decidedAtMs()).isEqualTo(700);
        assertThat(ruling.decidedByEvent()).isZero();
        assertThat(Story.from(mated, "").at(1_000).status()).isEqualTo(OnlineStatus.ONGOING);
    }

    @Test
    void afterTheEndNothingCountsButTheRematch() {
        OnlineRuling ruling = Story.of(RESIGNED
                        + "2001 BLACK h9g7\n2002 RED LEAVE\n2003 RED DISCONNECT\n2004 START\n2005 BLACK OFFER_DRAW\n"
                        + "2006 RED AGREE_REMATCH")
                .atItsEnd();
        assertThat(refusals(ruling))
                .containsExactly("3 GAME_OVER", "4 GAME_OVER", "5 GAME_OVER", "6 GAME_OVER", "7 GAME_OVER");
        assertThat(ruling.rematchAgreed()).containsExactly(Side.RED);
    }

    @Test
    void clocksStandStillAfterTheEnd() {
        Story story = Story.of(RESIGNED);
        assertThat(story.at(500_000).black()).isEqualTo(new TimeLeft(599_000, 59_000));
        assertThat(story.at(500_000).red()).isEqualTo(new TimeLeft(599_000, 60_000));
    }

    @ParameterizedTest
    @CsvSource({"14999, true", "15000, false"})
    void aRematchIsAgreedWithin15Seconds(long afterMs, boolean inTime) {
        OnlineRuling ruling = Story.of(
                        RESIGNED + "2500 BLACK AGREE_REMATCH\n%d RED AGREE_REMATCH".formatted(2_000 + afterMs))
                .atItsEnd();
        assertThat(ruling.rematchClosesAtMs()).isEqualTo(17_000);
        assertThat(ruling.rematchOpen()).isFalse();
        assertThat(ruling.rematchAgreed()).isEqualTo(inTime ? List.of(Side.BLACK, Side.RED) : List.of(Side.BLACK));
        assertThat(ruling.nextRed()).isEqualTo(inTime ? Side.BLACK : null);
        assertThat(refusals(ruling)).isEqualTo(inTime ? List.of() : List.of("4 REMATCH_CLOSED"));
    }

    @Test
    void theRematchIsOpenUntilItIsSettled() {
        assertThat(Story.of(RESIGNED).at(16_999).rematchOpen()).isTrue();
        assertThat(Story.of(RESIGNED).at(16_999).nextDeadlineMs()).isEqualTo(17_000);
        assertThat(Story.of(RESIGNED).at(17_000).rematchOpen()).isFalse();
        assertThat(Story.of(RESIGNED).at(17_000).nextDeadlineMs()).isNull();
        OnlineRuling declined = Story.of(
                        RESIGNED + "3000 RED AGREE_REMATCH\n3001 BLACK DECLINE_REMATCH\n3002 BLACK AGREE_REMATCH")
                .atItsEnd();
        assertThat(declined.rematchOpen()).isFalse();
        assertThat(declined.nextRed()).isNull();
        assertThat(declined.nextDeadlineMs()).isNull();
        assertThat(refusals(declined)).containsExactly("5 REMATCH_CLOSED");
        assertThat(refusals(Story.of(RESIGNED + "3000 RED AGREE_REMATCH\n3001 RED AGREE_REMATCH")
                        .atItsEnd()))
                .containsExactly("4 ALREADY_AGREED");
    }

    @Test
    void whoWasOfflineAtTheEndCanAgree() {
        OnlineRuling ruling = Story.of(OPENED + "1500 BLACK DISCONNECT\n2000 RED RESIGN\n3000 BLACK AGREE_REMATCH")
                .atItsEnd();
        assertThat(refusals(ruling)).isEmpty();
    }

    @Test
    void thereIsNoRematchOfAGameThatGoesOnOrWasCancelled() {
        assertThat(refusals(Story.of(OPENED + "2000 RED AGREE_REMATCH").atItsEnd()))
                .containsExactly("2 GAME_NOT_FINISHED");
        OnlineRuling cancelled =
                Story.of("0 START\n1 RED LEAVE\n2 BLACK AGREE_REMATCH").atItsEnd();
        assertThat(refusals(cancelled)).containsExactly("2 GAME_NOT_FINISHED");
        assertThat(cancelled.rematchClosesAtMs()).isNull();
        assertThat(cancelled.rematchOpen()).isFalse();
    }

    @Test
    void aWinIsWorth3AndALoss0() {
        assertThat(Story.of(RESIGNED).atItsEnd().points(TWO)).contains(new Points(0, 3));
        assertThat(Story.of(OPENED + "2000 BLACK LEAVE").atItsEnd().points(TWO)).contains(new Points(3, 0));
        assertThat(Story.of(OPENED).at(61_000).points(TWO)).contains(new Points(3, 0));
    }

    @Test
    void aDrawIsWorth1ToEach() {
        OnlineRuling drawn = Story.of(OPENED + "2000 BLACK h9g7\n2001 RED OFFER_DRAW\n2002 BLACK ACCEPT_DRAW")
                .atItsEnd();
        assertThat(drawn.points(TWO)).contains(new Points(1, 1));
    }

    @Test
    void onlyFinishedGamesBetweenTwoDifferentAccountsCount() {
        OnlineRuling finished = Story.of(RESIGNED).atItsEnd();
        assertThat(finished.isRated(TWO)).isTrue();
        assertThat(finished.isRated(new Players("an", "An"))).isTrue();
        for (Players players : List.of(
                new Players(null, null),
                new Players("an", null),
                new Players(null, "binh"),
                new Players("an", " "),
                new Players("", "binh"),
                new Players("an", "an"))) {
            assertThat(finished.isRated(players)).as("%s", players).isFalse();
            assertThat(finished.points(players)).isEmpty();
        }
        assertThat(Story.of(OPENED).atItsEnd().points(TWO)).isEmpty();
        assertThat(Story.of("0 RED LEAVE").atItsEnd().isRated(TWO)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Reason.class)
    void everyVerdictOnTheBoardIsAnEndingOfThatName(Reason reason) {
        assertThat(Ending.of(reason).name()).isEqualTo(reason.name());
        assertThat(Ending.of(reason).cancels()).isFalse();
    }

    @Test
    void onlyEndingsBeforeTheFirstMoveCancel() {
        assertThat(Ending.values())
                .filteredOn(Ending::cancels)
                .containsExactly(Ending.NO_SHOW, Ending.OFFLINE_BEFORE_START, Ending.LEFT_BEFORE_START);
    }
}
