package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.xiangqi.arbiter.contest.online.Story.refusals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** Events that do not fit: each has its answer, and none changes the game. */
class EventOrderTest {
    private static OnlineEvent event(
            @Nullable Long atMs, OnlineEventType type, @Nullable Side side, @Nullable String move) {
        return new OnlineEvent(atMs, type, side, move);
    }

    private static List<String> refused(OnlineEvent event) {
        return refusals(Story.of("0 START").and(event).at(1_000));
    }

    @Test
    void whatLiesBeforeAnEventThatCountedIsOutOfOrder() {
        OnlineRuling ruling = Story.of("0 START\n1000 RED h2e2\n999 BLACK h9g7\n1000 BLACK h9g7")
                .atItsEnd();
        assertThat(refusals(ruling)).containsExactly("2 OUT_OF_ORDER");
        assertThat(ruling.game().ply()).isEqualTo(2);
    }

    @Test
    void twoEventsOfOneInstantHappenInTheOrderOfTheList() {
        assertThat(Story.of("0 START\n5 RED RESIGN\n5 BLACK RESIGN").atItsEnd().winner())
                .isEqualTo(Side.BLACK);
        assertThat(Story.of("0 START\n5 BLACK RESIGN\n5 RED RESIGN").atItsEnd().winner())
                .isEqualTo(Side.RED);
    }

    @Test
    void whatIsStillToComeIsNotLookedAt() {
        OnlineRuling ruling =
                Story.of("0 START\n1000 RED h2e2\n1001 RED RESIGN").at(1_000);
        assertThat(refusals(ruling)).containsExactly("2 AFTER_NOW");
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
    }

    @Test
    void aMoveWithoutATimeIsNotGuessedAt() {
        OnlineRuling ruling = Story.of("0 START\n- RED h2e2").at(1_000);
        assertThat(refusals(ruling)).containsExactly("1 TIME_MISSING");
        assertThat(ruling.game().ply()).isZero();
    }

    @Test
    void whatAnEventNeedsMustBeThere() {
        assertThat(refused(event(1L, OnlineEventType.RESIGN, null, null))).containsExactly("1 SIDE_MISSING");
        assertThat(refused(event(1L, OnlineEventType.MOVE, null, "h2e2"))).containsExactly("1 SIDE_MISSING");
        assertThat(refused(event(1L, OnlineEventType.MOVE, Side.RED, null))).containsExactly("1 MOVE_MISSING");
    }

    @Test
    void whatAnEventDoesNotNeedMayMeanAnotherOne() {
        assertThat(refused(event(1L, OnlineEventType.RESIGN, Side.RED, "h2e2"))).containsExactly("1 NEEDLESS_MOVE");
        assertThat(refused(event(1L, OnlineEventType.START, Side.RED, null))).containsExactly("1 NEEDLESS_SIDE");
    }

    /** The flag falls at 60,000, between the events; what is said to be later is too late, and tells so by itself. */
    @Test
    void aFlagFallsBetweenTwoEvents() {
        OnlineRuling ruling = Story.of("0 START\n1000 RED h2e2\n62000 BLACK h9g7\n63000 RED h0g2")
                .at(70_000);
        assertThat(ruling.ending()).isEqualTo(Ending.MOVE_TIME);
        assertThat(ruling.decidedAtMs()).isEqualTo(61_000);
        assertThat(refusals(ruling)).containsExactly("2 GAME_OVER", "3 GAME_OVER");
    }

    /** A refused event does not move time: what comes after it in the list may have happened before it. */
    @Test
    void theTimeOfARefusedEventHasNotPassedForTheNext() {
        OnlineRuling ruling = Story.of("0 START\n1000 RED h2e2\n62000 RED h0g2\n60999 BLACK h9g7")
                .at(62_000);
        assertThat(refusals(ruling)).containsExactly("2 GAME_OVER");
        assertThat(ruling.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(ruling.game().ply()).isEqualTo(2);
    }

    @Test
    void timesOutOfRangeAreNoEvents() {
        assertThatThrownBy(() -> event(-1L, OnlineEventType.START, null, null))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> event(OnlineEvent.LATEST_MS + 1, OnlineEventType.START, null, null))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
