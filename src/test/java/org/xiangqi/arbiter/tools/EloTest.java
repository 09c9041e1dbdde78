package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a match says about strength, against figures of a statistics library and against what must hold for any match. */
class EloTest {
    private static Pairs pairs(int... counts) {
        return new Pairs(Arrays.stream(counts).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource({
        "10, 40, 100, 45, 15, 12.4137, -9.7637, 34.6928, 0.865072",
        "3, 10, 30, 20, 7, 44.9189, 4.3528, 86.7467, 0.986458",
        "1, 2, 6, 2, 1, 0, -119.8173, 119.8173, 0.5",
        "30, 80, 120, 60, 20, -22.4464, -42.8405, -2.2058, 0.0145388",
        "0, 3, 20, 9, 2, 51.4666, 7.5150, 97.1266, 0.991467",
    })
    void theIntervalIsStudentsOverPairs(
            int none,
            int half,
            int one,
            int more,
            int both,
            double value,
            double low,
            double high,
            double superiority) {
        Elo elo = Elo.of(pairs(none, half, one, more, both));
        assertThat(elo.value()).isCloseTo(value, within(1e-3));
        assertThat(elo.low()).isCloseTo(low, within(0.05));
        assertThat(elo.high()).isCloseTo(high, within(0.05));
        assertThat(elo.superiority()).isCloseTo(superiority, within(1e-5));
    }

    @Test
    void evenPairsSayMoreThanAsManyPairsThatSway() {
        Elo even = Elo.of(pairs(0, 5, 90, 5, 0));
        Elo swaying = Elo.of(pairs(40, 5, 10, 5, 40));
        assertThat(even.value()).isCloseTo(swaying.value(), within(1e-9));
        assertThat(even.high()).isLessThan(swaying.high() / 4);
    }

    @Test
    void whereAllPairsEndAlikeTheIntervalIsHoeffdings() {
        Elo elo = Elo.of(pairs(0, 0, 50, 0, 0));
        // A deviation of the mean by t or more happens with at most 2 exp(-2 n t²) = 0.05.
        double reach = Math.sqrt(Math.log(40) / 100);
        assertThat(elo.high()).isCloseTo(Elo.ofScore(0.5 + reach), within(1e-9));
        assertThat(elo.low()).isCloseTo(-elo.high(), within(1e-9));
        assertThat(elo.superiority()).isEqualTo(0.5);
    }

    @Test
    void whoWinsEverythingIsStrongerWithoutAnUpperEnd() {
        Elo elo = Elo.of(pairs(0, 0, 0, 0, 10));
        assertThat(elo.value()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.low()).isBetween(0.0, 200.0);
        assertThat(elo.superiority()).isCloseTo(1 - Math.pow(2, -11), within(1e-12));
        assertThat(Elo.of(pairs(0, 0, 0, 0, 2000)).superiority()).isEqualTo(1);
        assertThat(Elo.of(pairs(2000, 0, 0, 0, 0)).superiority()).isZero();
    }

    @Test
    void noPairSaysNothing() {
        Elo elo = Elo.of(Pairs.NONE);
        assertThat(elo.low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.superiority()).isEqualTo(0.5);
    }

    @Property
    void theOtherPlayersFiguresAreTheReverse(@ForAll @Size(Pairs.OUTCOMES) List<@IntRange(max = 40) Integer> counts) {
        Elo ours = Elo.of(new Pairs(counts));
        Elo theirs = Elo.of(new Pairs(counts.reversed()));
        if (counts.stream().anyMatch(count -> count > 0)) {
            assertThat(ours.low()).isLessThanOrEqualTo(ours.value());
            assertThat(ours.high()).isGreaterThanOrEqualTo(ours.value());
            assertThat(clipped(theirs.value())).isCloseTo(-clipped(ours.value()), within(1e-6));
        }
        assertThat(clipped(theirs.low())).isCloseTo(-clipped(ours.high()), within(1e-6));
        assertThat(theirs.superiority()).isCloseTo(1 - ours.superiority(), within(1e-9));
    }

    /** So that infinite figures can be compared with a tolerance, and those that are all but infinite are not. */
    private static double clipped(double elo) {
        return Math.clamp(elo, -3000, 3000);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.5", "190.8485, 0.75", "-190.8485, 0.25", "400, 0.909091"})
    void aDifferenceIsAScore(double elo, double score) {
        assertThat(Elo.score(elo)).isCloseTo(score, within(1e-6));
        assertThat(Elo.ofScore(score)).isCloseTo(elo, within(1e-2));
    }

    @ParameterizedTest
    @CsvSource({
        "-9, 0",
        "-3, 0.0013498980",
        "-1, 0.1586552539",
        "0, 0.5",
        "0.5, 0.6914624613",
        "2, 0.9772498681",
        "5, 0.9999997133",
        "9, 1"
    })
    void theNormalDistribution(double value, double below) {
        assertThat(Normal.below(value)).isCloseTo(below, within(1e-10));
    }

    @ParameterizedTest
    @CsvSource({"3, 3.18245", "4, 2.77645", "10, 2.22814", "50, 2.00856", "1000000, 1.95997"})
    void studentsDistribution(int degrees, double upper) {
        assertThat(Normal.studentUpper(degrees)).isCloseTo(upper, within(0.01 * upper));
    }
}
