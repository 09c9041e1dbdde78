package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Side;

/** When a game ends because both players agree, by the scores that they tell from their own sides. */
class AgreementTest {
    private static final Agreement BOTH =
            new Agreement(Optional.of(new Agreement.Resign(2, 500)), Optional.of(new Agreement.Draw(6, 2, 10)));

    /** What an agreement says after those scores, each of the side to move, Red first; a dash is a player who says none. */
    private static Optional<Ending.Outside> after(Agreement agreement, String scores) {
        Agreement.Watch watch = new Agreement.Watch(agreement);
        Side side = Side.RED;
        for (String score : scores.split(" ", -1)) {
            watch.said(side, score.equals("-") ? Optional.empty() : Optional.of(new Info(9, Integer.parseInt(score))));
            side = side.opponent();
        }
        return watch.ending();
    }

    @ParameterizedTest
    @CsvSource({
        "600 -600 500 -500, BLACK",
        "-600 600 -500 29990, RED",
        "0 700 -700 700 -700, RED",
    })
    void aGameIsLostWhenBothHaveSeenItForLongEnough(String scores, Side loser) {
        assertThat(after(BOTH, scores)).hasValueSatisfying(end -> {
            assertThat(end.how()).isEqualTo(Ending.AGREED_WIN);
            assertThat(end.loser()).contains(loser);
        });
    }

    @Test
    void aGameIsDrawnWhenBothHaveSeenItLevelForLongEnough() {
        assertThat(after(BOTH, "90 -90 10 0 -10 5")).hasValueSatisfying(end -> {
            assertThat(end.how()).isEqualTo(Ending.AGREED_DRAW);
            assertThat(end.loser()).isEmpty();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "600 -600 500",
        "600 -600 500 -499",
        "600 600 600 600",
        "600 -600 - -600",
        "0 0 0 0",
        "0 0 0 0 0 11",
        "0 0 0 0 - 0",
    })
    void otherwiseItGoesOn(String scores) {
        assertThat(after(BOTH, scores)).isEmpty();
    }

    @Test
    void withoutAnAgreementEveryGameGoesOn() {
        assertThat(after(Agreement.NONE, "0 0 0 0 0 0")).isEmpty();
        assertThat(after(Agreement.NONE, "900 -900 900 -900")).isEmpty();
    }
}
