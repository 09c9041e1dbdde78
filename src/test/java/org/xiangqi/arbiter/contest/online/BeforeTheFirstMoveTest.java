package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.contest.online.Story.article;
import static org.xiangqi.arbiter.contest.online.Story.refusals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** Section 8: leaving or being offline for 15 seconds before the first move cancels the game. */
class BeforeTheFirstMoveTest {
    @ParameterizedTest
    @EnumSource(Side.class)
    void leavingCancelsAtOnce(Side side) {
        for (String before : new String[] {"", "0 START\n"}) {
            OnlineRuling ruling = Story.of(before + "500 " + side + " LEAVE").at(1_000);
            assertThat(ruling.status()).isEqualTo(OnlineStatus.CANCELLED);
            assertThat(ruling.ending()).isEqualTo(Ending.LEFT_BEFORE_START);
            assertThat(ruling.decidedAtMs()).isEqualTo(500);
            assertThat(ruling.decidedByEvent()).isEqualTo(before.isEmpty() ? 0 : 1);
            assertThat(article(ruling)).isEqualTo("domi-online-3");
            assertThat(ruling.result()).isEqualTo("*");
            assertThat(ruling.nextDeadlineMs()).isNull();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "RED, 14999, ONGOING",
        "RED, 15000, CANCELLED",
        "BLACK, 14999, ONGOING",
        "BLACK, 15000, CANCELLED",
    })
    void whoIsBackInTimeGoesOn(Side side, long afterMs, OnlineStatus status) {
        OnlineRuling ruling = Story.of("0 START\n7 %s DISCONNECT\n%d %s RECONNECT".formatted(side, 7 + afterMs, side))
                .at(20_000);
        assertThat(ruling.status()).isEqualTo(status);
        if (status == OnlineStatus.CANCELLED) {
            assertThat(ruling.ending()).isEqualTo(Ending.OFFLINE_BEFORE_START);
            assertThat(ruling.decidedAtMs()).isEqualTo(15_007);
            assertThat(ruling.decidedByEvent()).isNull();
            assertThat(article(ruling)).isEqualTo("domi-online-4");
            assertThat(refusals(ruling)).containsExactly("2 GAME_OVER");
        }
    }

    @Test
    void beingOfflineCountsBeforeTheStartAlready() {
        Story story = Story.of("0 BLACK DISCONNECT\n5000 START");
        assertThat(story.at(14_999).status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(story.at(14_999).nextDeadlineMs()).isEqualTo(15_000);
        assertThat(story.at(14_999).explanation())
                .isEqualTo(
                        "The game goes on. Red is to move, and has to before 65000 ms. Black is offline, and has to be"
                                + " back before 15000 ms.");
        assertThat(story.at(15_000).ending()).isEqualTo(Ending.OFFLINE_BEFORE_START);
        assertThat(refusals(Story.of("0 BLACK DISCONNECT\n15000 START").atItsEnd()))
                .containsExactly("1 GAME_OVER");
    }

    @Test
    void theFirstMoveEndsTheThreatToAnOpponentWhoIsOffline() {
        Story story = Story.of("0 START\n1000 BLACK DISCONNECT\n15999 RED h2e2");
        assertThat(story.at(16_000).status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(story.at(16_000).nextDeadlineMs()).isEqualTo(75_999);
        assertThat(Story.of("0 START\n1000 BLACK DISCONNECT\n16000 RED h2e2")
                        .atItsEnd()
                        .ending())
                .isEqualTo(Ending.OFFLINE_BEFORE_START);
    }

    @Test
    void afterTheFirstMoveNobodyIsGivenUpForBeingOffline() {
        OnlineRuling ruling = Story.of("0 START\n1000 RED h2e2\n1001 RED DISCONNECT\n1002 BLACK DISCONNECT")
                .at(60_999);
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(ruling.nextDeadlineMs()).isEqualTo(61_000);
    }

    @Test
    void ofTwoSidesTheOneThatWasFirstOfflineIsGivenUp() {
        OnlineRuling ruling =
                Story.of("0 START\n10 BLACK DISCONNECT\n20 RED DISCONNECT").at(100_000);
        assertThat(ruling.decidedAtMs()).isEqualTo(15_010);
        assertThat(ruling.explanation())
                .isEqualTo(
                        "Black had been offline for 15000 ms before the first move at 15010 ms: the game is cancelled.");
    }

    @Test
    void offlineIsNamedBeforeAFlagOfTheSameInstant() {
        OnlineRuling ruling = Story.of("0 START\n45000 RED DISCONNECT").at(60_000);
        assertThat(ruling.ending()).isEqualTo(Ending.OFFLINE_BEFORE_START);
        assertThat(Story.of("0 START\n45001 RED DISCONNECT").at(60_001).ending())
                .isEqualTo(Ending.NO_SHOW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RED h2e2",
                "RED OFFER_DRAW",
                "BLACK ACCEPT_DRAW",
                "BLACK DECLINE_DRAW",
                "RED RESIGN",
                "RED AGREE_REMATCH"
            })
    void whatNeedsAGameIsRefusedUntilItStarts(String event) {
        OnlineRuling ruling = Story.of("0 " + event).atItsEnd();
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(refusals(ruling)).containsExactly("0 NOT_STARTED");
    }

    @Test
    void aGameStartsOnce() {
        OnlineRuling ruling = Story.of("0 START\n10 START").at(20);
        assertThat(refusals(ruling)).containsExactly("1 ALREADY_STARTED");
        assertThat(ruling.red().totalMs()).isEqualTo(599_980);
    }

    @Test
    void whoIsOfflineCanOnlyComeBackOrLeave() {
        String offline = "0 START\n1 RED DISCONNECT\n";
        assertThat(refusals(Story.of(offline + "2 RED h2e2").atItsEnd())).containsExactly("2 SIDE_OFFLINE");
        assertThat(refusals(Story.of(offline + "2 RED RESIGN").atItsEnd())).containsExactly("2 SIDE_OFFLINE");
        assertThat(refusals(Story.of(offline + "2 RED DISCONNECT").atItsEnd())).containsExactly("2 ALREADY_OFFLINE");
        assertThat(refusals(Story.of(offline + "2 RED LEAVE").atItsEnd())).isEmpty();
        assertThat(refusals(Story.of(offline + "2 RED RECONNECT\n3 RED h2e2").atItsEnd()))
                .isEmpty();
        assertThat(refusals(Story.of("0 START\n1 RED RECONNECT").atItsEnd())).containsExactly("1 NOT_OFFLINE");
    }

    @Test
    void aSecondDisconnectionDoesNotPutTheDeadlineOff() {
        assertThat(Story.of("0 RED DISCONNECT\n9000 RED DISCONNECT").at(15_000).ending())
                .isEqualTo(Ending.OFFLINE_BEFORE_START);
        assertThat(Story.of("0 RED DISCONNECT\n9000 RED RECONNECT\n9001 RED DISCONNECT")
                        .at(24_000)
                        .status())
                .isEqualTo(OnlineStatus.ONGOING);
    }
}
