package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Vietnamese letters with either kind of signs, and beside what is read what is refused and why. */
class VietnameseTest {
    private static final Position TANDEMS = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . C . . . . . .
            . . . . . . . . .
            . . C . . . . . .
            . . . . . . . . R
            . . . . . . . . .
            . . . . . . . . R
            . . . . K . . . .
            """);
    private static final Position SOLDIERS = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    private static final Position BLACK_TO_MOVE =
            Positions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");

    private static void assertMeaning(Vietnamese signs, Position position, String text, String meaning) {
        assertThat(Meanings.of(signs, text, position)).isEqualTo(meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "P2-5, h2e2",
        "p2-5, h2e2",
        "P2.5, h2h7 CANNON_NEEDS_ONE_SCREEN",
        "P2.7, h2h9",
        "P2/1, h2h1",
        "M2.3, h0g2",
        "M8.7, b0c2",
        "X1.2, i0i2",
        "x9.1, a0a1",
        "S4.5, f0e1",
        "T3.5, g0e2",
        "t7.9, c0a2",
        "Tg5.1, e0e1",
        "TG5.1, e0e1",
        "tg5.1, e0e1",
        "B3.1, g3g4",
        "Ｐ２－５, h2e2",
        "Ｔｇ５．１, e0e1",
        "X1.9, i0i9 PATH_BLOCKED",
        "M2.4, h0f1 HORSE_LEG_BLOCKED",
        "B5/1, e3e2 SOLDIER_BACKWARD",
        "B5-4, e3f3 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "Tg5.2, e0e2 NOT_A_MOVE_OF_THE_PIECE",
        "M2-3, unreadable",
        "M2/3, unreadable",
        "P2+5, unreadable",
        "P2=5, unreadable",
    })
    void itsOwnSigns(String text, String meaning) {
        assertMeaning(Vietnamese.OWN_SIGNS, Position.INITIAL, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "P2.5, h2e2",
        "P2=5, h2e2",
        "P2-1, h2h1",
        "P2+7, h2h9",
        "M2+3, h0g2",
        "X1+2, i0i2",
        "S4+5, f0e1",
        "T3+5, g0e2",
        "Tg5+1, e0e1",
        "B3+1, g3g4",
        "P2-5, unreadable",
        "M2.3, unreadable",
        "P2/1, unreadable",
        "X1+9, i0i9 PATH_BLOCKED",
    })
    void theSignsOfWxf(String text, String meaning) {
        assertMeaning(Vietnamese.WXF_SIGNS, Position.INITIAL, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({"M8.7, h9g7", "p8-5, h7e7", "X9.1, i9i8", "B5.1, e6e5", "Tg5.1, e9e8", "S4.5, d9e8", "T3.5, c9e7"})
    void blackCountsFromItsOwnRight(String text, String move) {
        assertMeaning(Vietnamese.OWN_SIGNS, BLACK_TO_MOVE, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "x9.9, i9i0 PATH_BLOCKED",
        "M8.6, h9f8 HORSE_LEG_BLOCKED",
        "P8.7, h7h0 CANNON_NEEDS_ONE_SCREEN",
        "p2.6, b7b1 CANNON_JUMPS_WITHOUT_CAPTURE",
        "Tg5-4, e9d9 OWN_PIECE_ON_TARGET",
        "S4.3, d9c8 OUTSIDE_PALACE",
        "T3.4, unreadable",
        "B5-4, e6d6 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "b5/1, e6e7 SOLDIER_BACKWARD",
        "Ｂ５／１, e6e7 SOLDIER_BACKWARD",
    })
    void whyBlackMayNotIsNamed(String text, String meaning) {
        assertMeaning(Vietnamese.OWN_SIGNS, BLACK_TO_MOVE, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "Pt-5, c6e6",
        "Ps-5, c4e4",
        "pT-5, c6e6",
        "PS/1, c4c3",
        "Xt/1, i3i2",
        "Xs/1, i1i0",
        "P7.2, c6c8",
        "P7/2, c4c2",
        "P7-5, c4e4 or c6e6",
        "X1/1, i1i0 or i3i2",
        "Pt/2, c6c4 OWN_PIECE_ON_TARGET",
        "Ps.5, c4c9 CANNON_JUMPS_WITHOUT_CAPTURE",
        "Xs.3, i1i4 PATH_BLOCKED",
        "Pg-5, unreadable",
        "P+-5, unreadable",
        "tP-5, unreadable",
        "Bt-4, unreadable",
        "Tgt.1, unreadable",
    })
    void frontAndRearHaveTheirLetters(String text, String meaning) {
        assertMeaning(Vietnamese.OWN_SIGNS, TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "Bt-4, g8f8",
        "Bg-4, g7f7",
        "bG-4, g7f7",
        "Bs-4, g5f5",
        "B3-4, g7f7",
        "B3.1, g5g6 or g8g9",
        "Bs/1, g5g4 SOLDIER_BACKWARD",
        "Bg.1, g7g8 OWN_PIECE_ON_TARGET",
        "Ba-4, unreadable",
        "B5-4, unreadable",
    })
    void ofThreeSoldiersTheMiddleOneHasALetterToo(String text, String meaning) {
        assertMeaning(Vietnamese.OWN_SIGNS, SOLDIERS, text, meaning);
    }

    @Test
    void theSameLettersMeanOtherPiecesInWxf() {
        assertThat(Meanings.of(new Wxf(), "B3+5", Position.INITIAL)).isEqualTo("g0e2");
        assertMeaning(Vietnamese.WXF_SIGNS, Position.INITIAL, "B3+1", "g3g4");
        assertThat(Meanings.of(new Wxf(), "P3+1", Position.INITIAL)).isEqualTo("g3g4");
        assertMeaning(Vietnamese.WXF_SIGNS, Position.INITIAL, "P2+1", "h2h3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "P",
                "P2",
                "P2-",
                "P2-0",
                "P0-5",
                "P2-55",
                "P2-5 ",
                "P2x5",
                "C2-5",
                "H2.3",
                "Tg",
                "Tg5",
                "Tg5.",
                "Tg5.11",
                "Tg.1",
                "Gt5.1",
                "T5.1",
                "X2.1",
                "P2.8",
                "M2.5",
                "P٢-5",
                "h2e2",
                "炮二平五",
                "++.4",
                "33.4",
                "\0\0\0\0"
            })
    void anythingElseIsUnreadable(String text) {
        assertMeaning(Vietnamese.OWN_SIGNS, Position.INITIAL, text, "unreadable");
        assertMeaning(Vietnamese.WXF_SIGNS, Position.INITIAL, text.replace('.', '+'), "unreadable");
    }
}
