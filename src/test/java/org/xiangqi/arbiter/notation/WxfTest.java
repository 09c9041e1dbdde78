package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.notation.Tandems.BLACK_TANDEMS;
import static org.xiangqi.arbiter.notation.Tandems.FIVE;
import static org.xiangqi.arbiter.notation.Tandems.FOUR;
import static org.xiangqi.arbiter.notation.Tandems.GUARDS;
import static org.xiangqi.arbiter.notation.Tandems.TANDEMS;
import static org.xiangqi.arbiter.notation.Tandems.THREE;
import static org.xiangqi.arbiter.notation.Tandems.THREE_AND_TWO;
import static org.xiangqi.arbiter.notation.Tandems.TWO;
import static org.xiangqi.arbiter.notation.Tandems.TWO_AND_TWO_OF_BLACK;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** WXF notation: every way to write it that is read, the one that is written, and beside each what is refused and why. */
class WxfTest {

    private static final Wxf WXF = new Wxf();

    private static void assertMeaning(Position position, String text, String meaning) {
        assertThat(Meanings.of(WXF, text, position)).isEqualTo(meaning);
    }

    private static String written(Position position, String move) {
        return Wxf.write(new Board(position), Positions.move(move));
    }

    @ParameterizedTest
    @CsvSource({
        "C2.5, h2e2",
        "C2=5, h2e2",
        "H2+3, h0g2",
        "N2+3, h0g2",
        "H8+7, b0c2",
        "E3+5, g0e2",
        "B3+5, g0e2",
        "A6+5, d0e1",
        "K5+1, e0e1",
        "G5+1, e0e1",
        "R1+2, i0i2",
        "P3+1, g3g4",
        "S3+1, g3g4",
        "C2+7, h2h9",
    })
    void everyPieceHasItsLetters(String text, String move) {
        assertMeaning(Position.INITIAL, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "c8.5, h7e7",
        "C8.5, h7e7",
        "c2=5, b7e7",
        "h2+3, b9c7",
        "n8+7, h9g7",
        "b3+5, c9e7",
        "r9+1, i9i8",
        "s5+1, e6e5",
        "k5+1, e9e8",
        "a4+5, d9e8",
        "c8-1, h7h8",
    })
    void blackCountsFromItsOwnRightInEitherCase(String text, String move) {
        assertMeaning(afterTheCannon(), text, move);
    }

    private static Position afterTheCannon() {
        return Positions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ｃ２．５", "Ｃ２＝５", "Ｃ2.5", "C２.５", "ｃ２．５"})
    void fullWidthCharactersAreThePlainOnes(String text) {
        assertMeaning(Position.INITIAL, text, "h2e2");
    }

    @ParameterizedTest
    @CsvSource({"C2－1, h2h1", "C2–1, h2h1", "C2—1, h2h1", "C2−1, h2h1", "C2＋1, h2h3", "Ｐ３＋１, g3g4"})
    void everyDashGoesBackAndEveryPlusForward(String text, String move) {
        assertMeaning(Position.INITIAL, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "C+.5, c6e6",
        "C-.5, c4e4",
        "C+=5, c6e6",
        "c-=5, c4e4",
        "+C.5, c6e6",
        "-C.5, c4e4",
        "+c=5, c6e6",
        "C++1, c6c7",
        "C+-1, c6c5",
        "C--1, c4c3",
        "C-+1, c4c5",
        "-C-1, c4c3",
        "R+-1, i3i2",
        "R--1, i1i0",
        "-R.4, i1f1",
        "Ｃ＋．５, c6e6",
        "C−.5, c4e4",
    })
    void frontAndRearOfTwoAreToldBySignsOnEitherSideOfTheLetter(String text, String move) {
        assertMeaning(TANDEMS, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "C.+5, unreadable",
        "C=.5, unreadable",
        "C..5, unreadable",
        "=C.5, unreadable",
        ".C.5, unreadable",
        "++.5, unreadable",
        "--.5, unreadable",
        "7+.5, unreadable",
        "Ca.5, unreadable",
        "K+.5, unreadable",
        "R--2, unreadable",
        "C++4, unreadable",
        "C+-2, c6c4 OWN_PIECE_ON_TARGET",
        "C-+5, c4c9 CANNON_JUMPS_WITHOUT_CAPTURE",
        "R-+3, i1i4 PATH_BLOCKED",
        "R+.1, i3i3 SAME_SQUARE",
    })
    void otherSignsMeanNoneOfTwo(String text, String meaning) {
        assertMeaning(TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        // Only one of the two can go so.
        "C7+2, c6c8",
        "C7-2, c4c2",
        "C7-4, c4c0",
        "R1-3, i3i0 PATH_BLOCKED",
        "R1-4, unreadable",
        "R1+6, i3i9",
        "R1+2, i3i5",
        // Both can.
        "C7.5, c4e4 or c6e6",
        "C7+1, c4c5 or c6c7",
        "R1-1, i1i0 or i3i2",
        "R1.4, i1f1 or i3f3",
        // Neither can.
        "C7+5, c4c9 CANNON_JUMPS_WITHOUT_CAPTURE",
        "C7+6, unreadable",
        "C5.3, unreadable",
    })
    void theFileIsEnoughWhereOneOfTwoHasTheMove(String text, String meaning) {
        assertMeaning(TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "r+.3, a6c6",
        "r-.3, a8c8",
        "-r+1, a8a7",
        "r++1, a6a5",
        "h+-6, g4f6",
        "h-+8, g6h4",
        "+n+6, g4f2",
        "h7-5, g4e5 or g6e7",
        "r1+7, a8a1 PATH_BLOCKED",
        "r1+6, a6a0",
    })
    void theFrontOfBlackIsTowardRed(String text, String meaning) {
        assertMeaning(BLACK_TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "P+.4, g8f8",
        "P-.4, g6f6",
        "+P.4, g8f8",
        "-P.4, g6f6",
        "3+.4, g8f8",
        "3-.4, g6f6",
        "Pa.4, g8f8",
        "Pb.4, g6f6",
        "P3.4, g6f6 or g8f8",
        // None is the middle of two, none is the third, and the double signs are for four and five.
        "33.4, unreadable",
        "P..4, unreadable",
        "Pc.4, unreadable",
        "++.4, unreadable",
        "--.4, unreadable",
        "P+-1, g8g7 SOLDIER_BACKWARD",
        "P+.3, g8g8 SAME_SQUARE",
        "P+.5, g8e8 NOT_A_MOVE_OF_THE_PIECE",
    })
    void twoSoldiersOnAFile(String text, String meaning) {
        assertMeaning(TWO, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "P+.4, g8f8",
        "P3.4, g7f7",
        "P-.4, g5f5",
        "+P.4, g8f8",
        "-P.4, g5f5",
        "P..4, g7f7",
        "P=.4, g7f7",
        "3+.4, g8f8",
        "33.4, g7f7",
        "3-.4, g5f5",
        "Pa.4, g8f8",
        "Pb.4, g7f7",
        "pC.4, g5f5",
        "Pd.4, unreadable",
        "Pf.4, unreadable",
        "++.4, unreadable",
        "--.4, unreadable",
        "35.4, unreadable",
        "5+.4, unreadable",
        "P5.4, unreadable",
        // The middle one stands behind another, so the file may mean either of the others.
        "P3+1, g5g6 or g8g9",
        "33+1, g7g8 OWN_PIECE_ON_TARGET",
        "P--1, g5g4 SOLDIER_BACKWARD",
    })
    void threeSoldiersOnAFile(String text, String meaning) {
        assertMeaning(THREE, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "++.4, g9f9",
        "P+.4, g8f8",
        "P-.4, g6f6",
        "--.4, g5f5",
        "＋＋.4, g9f9",
        "——.4, g5f5",
        "Pa.4, g9f9",
        "Pb.4, g8f8",
        "Pc.4, g6f6",
        "Pd.4, g5f5",
        "Pe.4, unreadable",
        "P..4, unreadable",
        "33.4, unreadable",
        "+-.4, unreadable",
        "-+.4, unreadable",
        "P3.4, g5f5 or g6f6 or g8f8 or g9f9",
        "P3+1, g6g7",
        "+++1, unreadable",
        "P++1, g8g9 OWN_PIECE_ON_TARGET",
        "---1, g5g4 SOLDIER_BACKWARD",
    })
    void fourSoldiersOnAFile(String text, String meaning) {
        assertMeaning(FOUR, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "++.4, g9f9",
        "P+.4, g8f8",
        "P3.4, g7f7",
        "P-.4, g6f6",
        "--.4, g5f5",
        "P..4, g7f7",
        "33.4, g7f7",
        "Pa.4, g9f9",
        "Pe.4, g5f5",
        "Pf.4, unreadable",
        "77.4, unreadable",
        "P3+1, g7g8 OWN_PIECE_ON_TARGET",
        "--+1, g5g6 OWN_PIECE_ON_TARGET",
    })
    void fiveSoldiersOnAFile(String text, String meaning) {
        assertMeaning(FIVE, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        // The file in the letter's place.
        "3+.4, g8f8",
        "33.4, g7f7",
        "3-.4, g5f5",
        "7+.6, c7d7",
        "7-.6, c6d6",
        "7+=6, c7d7",
        "７＋．６, c7d7",
        // Numbered from the right file to the left, on each from the front.
        "Pa.4, g8f8",
        "Pb.4, g7f7",
        "Pc.4, g5f5",
        "Pc+1, g5g6",
        "Pd+1, c7c8",
        "Pd.6, c7d7",
        "Pe.6, c6d6",
        "pe=6, c6d6",
        "Pf.6, unreadable",
        // The letter alone does where one of the two files has the move.
        "P+.4, g8f8",
        "P-.6, c6d6",
        "P++1, c7c8 or g8g9",
        "P7.6, c6d6 or c7d7",
        "77.6, unreadable",
        "5+.6, unreadable",
        "37.6, unreadable",
        "7.+6, unreadable",
        "7-+1, c6c7 OWN_PIECE_ON_TARGET",
        "7--1, c6c5 SOLDIER_BACKWARD",
        "3+.5, g8e8 NOT_A_MOVE_OF_THE_PIECE",
    })
    void twoFilesWithSoldiersInTandemAreReadInBothPublishedWays(String text, String meaning) {
        assertMeaning(THREE_AND_TWO, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "2+.3, b1c1",
        "2-.3, b3c3",
        "7+.6, g2f2",
        "7-+1, g4g3",
        "pa.3, b1c1",
        "pb.3, b3c3",
        "pc.6, g2f2",
        "pd.6, g4f4",
        "pe.6, unreadable",
        "8+.7, unreadable",
    })
    void theRightFileOfBlackIsItsOwn(String text, String meaning) {
        assertMeaning(TWO_AND_TWO_OF_BLACK, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "A6+5, d0e1",
        "A6-5, d2e1",
        "A-+5, d0e1",
        "A+-5, d2e1",
        "A++5, d2e3 OUTSIDE_PALACE",
        "A6+7, d0c1 OUTSIDE_PALACE",
        "A6+4, unreadable",
        "A6.5, unreadable",
        "E7+5, c0e2",
        "E7-5, c4e2",
        "E7+9, c0a2",
        "B7-9, c4a2",
        "E-+5, c0e2",
        "E++5, c4e6 ELEPHANT_CROSSES_RIVER",
        "E7+6, unreadable",
        "E3+5, unreadable",
    })
    void advisorsAndElephantsThatShareAFileAreToldByTheirWay(String text, String meaning) {
        assertMeaning(GUARDS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "R1+9, i0i9 PATH_BLOCKED",
        "R1+1, i0i1",
        "R1+3, i0i3 OWN_PIECE_ON_TARGET",
        "H2+4, h0f1 HORSE_LEG_BLOCKED",
        "H2+1, h0i2",
        "E3+1, g0i2",
        "C2+5, h2h7 CANNON_NEEDS_ONE_SCREEN",
        "C2+6, h2h8 CANNON_JUMPS_WITHOUT_CAPTURE",
        "P5.4, e3f3 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "P5-1, e3e2 SOLDIER_BACKWARD",
        "P5+2, e3e5 NOT_A_MOVE_OF_THE_PIECE",
        "K5+2, e0e2 NOT_A_MOVE_OF_THE_PIECE",
        "K5.4, e0f0 OWN_PIECE_ON_TARGET",
    })
    void aMoveThatIsToldButIllegalIsReadSoThatTheReasonCanBeNamed(String text, String meaning) {
        assertMeaning(Position.INITIAL, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "r9+9, i9i0 PATH_BLOCKED",
        "h8+6, h9f8 HORSE_LEG_BLOCKED",
        "n8=6, unreadable",
        "c8+7, h7h0 CANNON_NEEDS_ONE_SCREEN",
        "c2+6, b7b1 CANNON_JUMPS_WITHOUT_CAPTURE",
        "k5=4, e9d9 OWN_PIECE_ON_TARGET",
        "a4+3, d9c8 OUTSIDE_PALACE",
        "e3+4, unreadable",
        "p5=4, e6d6 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "s5-1, e6e7 SOLDIER_BACKWARD",
        "ｒ９＋９, i9i0 PATH_BLOCKED",
        "Ｈ８＋６, h9f8 HORSE_LEG_BLOCKED",
        "ｐ５＝４, e6d6 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "ｐ５。４, unreadable",
    })
    void lowerCaseAndFullWidthChangeNothingOfWhyBlackMayNot(String text, String meaning) {
        assertMeaning(afterTheCannon(), text, meaning);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // No such piece, or no such point.
                "C3.5",
                "R2+1",
                "C2+8",
                "R1-1",
                "H2-3",
                // No way that this piece goes.
                "H2.5",
                "E3.5",
                "A4.5",
                "H2+5",
                "H2+2",
                "E3+4",
                "A4+2",
                // No text of this form.
                "",
                "C",
                "C2.",
                "C2.55",
                "C2.5 ",
                " C2.5",
                "C22.5",
                "C2.0",
                "C0.5",
                "C2x5",
                "C2/5",
                "C2+-",
                "X2.5",
                "25.C",
                "....",
                "++++",
                "----",
                "1234",
                "+++5",
                "C٢.٥",
                "C2,5",
                "C2。5",
                "Ç2.5",
                "🀀🀀",
                "h2e2",
                "炮二平五",
                "P2-5",
            })
    void anythingElseIsUnreadable(String text) {
        assertMeaning(Position.INITIAL, text, "unreadable");
    }

    @Test
    void aPinnedPieceDoesNotCompeteForTheFile() {
        Position position = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . R . . . .
                """);
        assertMeaning(position, "R5.4", "e0f0");
        assertMeaning(position, "R+.4", "e4f4 LEAVES_GENERAL_IN_CHECK");
    }

    @ParameterizedTest
    @CsvSource({"c6e6, C+.5", "c4e4, C-.5", "c6c7, C++1", "c4c3, C--1", "i3i2, R+-1", "d0d1, K6+1"})
    void frontAndRearAreWrittenBehindTheLetter(String move, String text) {
        assertThat(written(TANDEMS, move)).isEqualTo(text);
    }

    @Test
    void soldiersAreWrittenAsTheFederationPublishesIt() {
        assertThat(written(TWO, "g8f8")).isEqualTo("P+.4");
        assertThat(written(TWO, "g6f6")).isEqualTo("P-.4");
        assertThat(written(THREE, "g8f8")).isEqualTo("P+.4");
        assertThat(written(THREE, "g7f7")).isEqualTo("P3.4");
        assertThat(written(THREE, "g5f5")).isEqualTo("P-.4");
        assertThat(written(FOUR, "g9f9")).isEqualTo("++.4");
        assertThat(written(FOUR, "g8f8")).isEqualTo("P+.4");
        assertThat(written(FOUR, "g6f6")).isEqualTo("P-.4");
        assertThat(written(FOUR, "g5f5")).isEqualTo("--.4");
        assertThat(written(FIVE, "g9f9")).isEqualTo("++.4");
        assertThat(written(FIVE, "g8f8")).isEqualTo("P+.4");
        assertThat(written(FIVE, "g7f7")).isEqualTo("P3.4");
        assertThat(written(FIVE, "g6f6")).isEqualTo("P-.4");
        assertThat(written(FIVE, "g5f5")).isEqualTo("--.4");
        assertThat(written(THREE_AND_TWO, "g8f8")).isEqualTo("3+.4");
        assertThat(written(THREE_AND_TWO, "g7f7")).isEqualTo("33.4");
        assertThat(written(THREE_AND_TWO, "g5f5")).isEqualTo("3-.4");
        assertThat(written(THREE_AND_TWO, "c7d7")).isEqualTo("7+.6");
        assertThat(written(THREE_AND_TWO, "c6d6")).isEqualTo("7-.6");
    }

    @Test
    void blackIsWrittenInCapitalsAndFromItsOwnRight() {
        assertThat(written(afterTheCannon(), "h7e7")).isEqualTo("C8.5");
        assertThat(written(BLACK_TANDEMS, "a6c6")).isEqualTo("R+.3");
        assertThat(written(TWO_AND_TWO_OF_BLACK, "b1c1")).isEqualTo("2+.3");
    }

    @Test
    void advisorsAndElephantsAreWrittenByTheirFileAlways() {
        assertThat(written(GUARDS, "d0e1")).isEqualTo("A6+5");
        assertThat(written(GUARDS, "d2e1")).isEqualTo("A6-5");
        assertThat(written(GUARDS, "c0e2")).isEqualTo("E7+5");
        assertThat(written(GUARDS, "c4a2")).isEqualTo("E7-9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"C2.5", "++.4", "Pc+1", "P..4", "33.4", "3-.4", "+c=5", "Ｃ２．５"})
    void theFormIsKnownWithoutAPosition(String text) {
        assertThat(Wxf.looksLike(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "C2.5+", "h2e2", "34.4", "X2.5", "C2.0", "+-.4", "炮二平五"})
    void whatIsNotOfTheFormIsKnownToo(String text) {
        assertThat(Wxf.looksLike(text)).isFalse();
    }
}
