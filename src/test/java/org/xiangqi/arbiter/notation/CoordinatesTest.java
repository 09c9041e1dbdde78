package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which texts name two points, and which. */
class CoordinatesTest {
    @ParameterizedTest
    @CsvSource({
        "h2e2, 7, 2, 4, 2",
        "H2-E2, 7, 2, 4, 2",
        "H2E2, 7, 2, 4, 2",
        "h2-e2, 7, 2, 4, 2",
        "h3e3, 7, 3, 4, 3",
        "a0i9, 0, 0, 8, 9",
        "a1a2, 0, 1, 0, 2",
        "a10a9, 0, 10, 0, 9",
        "a9a10, 0, 9, 0, 10",
        "a10i10, 0, 10, 8, 10",
        "A10-I10, 0, 10, 8, 10",
        "a1-b10, 0, 1, 1, 10",
        "a10-b1, 0, 10, 1, 1",
        "e5e5, 4, 5, 4, 5",
    })
    void twoPointsWithOrWithoutADash(String text, int fromFile, int fromRank, int toFile, int toRank) {
        assertThat(Coordinates.parse(text)).contains(new Coordinates(fromFile, fromRank, toFile, toRank));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "h",
                "h2",
                "h2e",
                "h2-",
                "h2-e",
                "-h2e2",
                "h2e2-",
                // Leading zeros and ranks that no base has.
                "a00a1",
                "a01a2",
                "a1a02",
                "a11a9",
                "a9a11",
                "a12a1",
                "a100a9",
                "a9a100",
                "a99a1",
                // Files that do not exist.
                "j0a0",
                "a0j0",
                "@0a0",
                "`0a0",
                // Dashes and blanks.
                "h2--e2",
                "h2–e2",
                "h2=e2",
                "h2xe2",
                " h2e2",
                "h2e2 ",
                "h2 e2",
                "h 2e2",
                "h2e2\n",
                // Digits and letters from elsewhere.
                "ｈ２ｅ２",
                "ｈ2ｅ2",
                "h２e２",
                "h\u0662e\u0662",
                "h²e²",
                // Something left over or wrong.
                "h2e2e",
                "h2e22",
                "h2e2q",
                "2h2e",
                "hhee",
                "2222",
                "h+2e",
                "h-2e2",
                "炮二平五",
                "C2.5",
                "\0\0\0\0",
                "😀😀",
            })
    void anythingElseIsNoCoordinates(String text) {
        assertThat(Coordinates.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "a0b1, 0, true",
        "b1a0, 0, true",
        "a10b1, 0, false",
        "a10b1, 10, true",
        "b1a10, 10, true",
        "b1b2, 10, false"
    })
    void aRankIsSeenAtEitherEnd(String text, int rank, boolean seen) {
        assertThat(Coordinates.parse(text).orElseThrow().hasRank(rank)).isEqualTo(seen);
    }

    @Property(tries = 1000)
    void anyTextIsReadOrNotAndNeverFails(@ForAll("nearlyCoordinates") String text) {
        Optional<Coordinates> read = Coordinates.parse(text);
        assertThat(read.isPresent()).isEqualTo(text.matches("[a-iA-I](10|[0-9])-?[a-iA-I](10|[0-9])"));
    }

    @Provide
    Arbitrary<String> nearlyCoordinates() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(9),
                Arbitraries.strings().withChars("abijAIJ0129-").ofMinLength(3).ofMaxLength(8));
    }

    @Property(tries = 1000)
    void whatIsWrittenInAnyFormIsReadAsItIs(
            @ForAll @IntRange(max = 8) int fromFile,
            @ForAll @IntRange(max = 10) int fromRank,
            @ForAll @IntRange(max = 8) int toFile,
            @ForAll @IntRange(max = 10) int toRank,
            @ForAll boolean dash,
            @ForAll boolean capitals) {
        String files = capitals ? "ABCDEFGHI" : "abcdefghi";
        String text = "" + files.charAt(fromFile) + fromRank + (dash ? "-" : "") + files.charAt(toFile) + toRank;
        assertThat(Coordinates.parse(text)).contains(new Coordinates(fromFile, fromRank, toFile, toRank));
    }
}
