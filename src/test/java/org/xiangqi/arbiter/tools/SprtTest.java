package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sequential test: its ratio against a constrained optimiser's, its ends, and how often it errs. */
class SprtTest {
    private static final Sprt TEST = new Sprt(0, 30, 0.05, 0.05);

    /** Found by maximising both likelihoods under their means with a general optimiser. */
    @ParameterizedTest
    @CsvSource({
        "10, 40, 100, 45, 15, 0, 10, 0.587803",
        "3, 10, 30, 20, 7, 0, 5, 0.479196",
        "1, 2, 6, 2, 1, -5, 5, 0",
        "30, 80, 120, 60, 20, 0, 4, -0.908884",
        "0, 3, 20, 9, 2, 0, 20, 1.807245",
    })
    void theRatioIsThatOfTheBestFits(
            int none, int half, int one, int more, int both, double elo0, double elo1, double ratio) {
        Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(new Pairs(List.of(none, half, one, more, both))))
                .isCloseTo(ratio, within(2e-3));
    }

    @Test
    void itEndsAtWaldsBounds() {
        assertThat(TEST.lower()).isCloseTo(-2.944439, within(1e-6));
        assertThat(TEST.upper()).isCloseTo(2.944439, within(1e-6));
        assertThat(TEST.state(Pairs.NONE)).isEqualTo(Sprt.State.GOES_ON);
        assertThat(TEST.state(new Pairs(List.of(5, 30, 60, 60, 25)))).isEqualTo(Sprt.State.ACCEPTS_ELO1);
        assertThat(TEST.state(new Pairs(List.of(25, 60, 60, 30, 5)))).isEqualTo(Sprt.State.ACCEPTS_ELO0);
    }

    @Test
    void aMatchWithoutAnyWinLeansTowardsTheDifferenceThatIsNearer() {
        assertThat(new Sprt(0, 10, 0.05, 0.05).logLikelihoodRatio(new Pairs(List.of(0, 0, 100, 0, 0))))
                .isNegative();
    }

    @Test
    void itRarelyErrs() {
        assertThat(accepted(TEST, 0, new Random(1))).isLessThan(40);
        assertThat(accepted(TEST, 30, new Random(2))).isGreaterThan(360);
    }

    /** In how many of 400 matches the larger difference is accepted, if that one is true. Of 100 games, 40 are draws. */
    private static int accepted(Sprt test, double elo, Random random) {
        double win = Elo.score(elo) - 0.2;
        int accepted = 0;
        for (int match = 0; match < 400; match++) {
            Pairs pairs = Pairs.NONE;
            while (test.state(pairs) == Sprt.State.GOES_ON) {
                pairs = pairs.and(halfPoints(random.nextDouble(), win) + halfPoints(random.nextDouble(), win));
            }
            accepted += test.state(pairs) == Sprt.State.ACCEPTS_ELO1 ? 1 : 0;
        }
        return accepted;
    }

    private static int halfPoints(double drawn, double win) {
        if (drawn < win) {
            return 2;
        }
        return drawn < win + 0.4 ? 1 : 0;
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 0.05, 0.05", "5, 0, 0.05, 0.05", "0, 5, 0, 0.05", "0, 5, 0.05, 0.5", "0, NaN, 0.05, 0.05"})
    void whatCannotBeTestedIsRefused(double elo0, double elo1, double alpha, double beta) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(elo0, elo1, alpha, beta));
    }
}
