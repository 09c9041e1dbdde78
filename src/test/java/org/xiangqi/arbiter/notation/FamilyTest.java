package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What family of notations a move's form tells, and which Vietnamese signs a game's moves tell. */
class FamilyTest {
    @ParameterizedTest
    @ValueSource(strings = {"h2e2", "H2-E2", "a10a9", "e5e5", "c2e3", "a1b2", "b0c2"})
    void twoPointsAreCoordinates(String text) {
        assertThat(Family.of(text)).contains(Family.COORDINATES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "C2.5", "c8=5", "+C.5", "++.4", "33.4", "Pc+1", "P2-5", "M8.7", "X1/2", "Tg5-4", "Ｘ１＋１", "Ss.5", "Bg.1"
            })
    void lettersAndSignsAreLetters(String text) {
        assertThat(Family.of(text)).contains(Family.LETTERS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"炮二平五", "砲2平5", "车前平三", "前車平三", "中兵进一", "四兵进一", "前三平四", "俥１進２"})
    void chineseCharactersAreCharacters(String text) {
        assertThat(Family.of(text)).contains(Family.CHARACTERS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "1.", "1-0", "*", "炮", "炮二平", "炮二平五!", "C2", "C2.5+", "h2e", "h2e2x", "j0j1", "X2", "Tg5", "Tg5.0",
                "二炮平五", "\0", "😀😀"
            })
    void anythingElseIsOfNone(String text) {
        assertThat(Family.of(text)).isEmpty();
    }

    @Test
    void theFirstMoveThatTellsOneTellsItForTheGame() {
        assertThat(Family.toldBy(List.of("h2e2", "炮8平5", "C8.5"))).contains(Family.COORDINATES);
        assertThat(Family.toldBy(List.of("C2.5", "h9g7"))).contains(Family.LETTERS);
        assertThat(Family.toldBy(List.of("炮二平五", "h9g7"))).contains(Family.CHARACTERS);
        assertThat(Family.toldBy(List.of("1.", "?", "炮二平五", "h9g7"))).contains(Family.CHARACTERS);
    }

    @Test
    void noMoveTellsNone() {
        assertThat(Family.toldBy(List.of())).isEmpty();
        assertThat(Family.toldBy(List.of("1.", "", "nonsense"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"X1.2", "M2.3", "T3.5", "Tg5.1", "x1.2", "m2/3", "Ｍ２．３", "Xt-4"})
    void aLetterThatWxfDoesNotHaveTellsVietnamese(String text) {
        assertThat(Vietnamese.tellsOf(List.of("P2-5", "P8-5", text))).contains(Vietnamese.OWN_SIGNS);
        assertThat(Vietnamese.tellsOf(List.of(text, "P8-5"))).contains(Vietnamese.OWN_SIGNS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"P2=5", "P2+5", "M8+7", "P2＋5"})
    void aPlusOrAnEqualsSignTellsThatTheSignsAreThoseOfWxf(String text) {
        assertThat(Vietnamese.tellsOf(List.of("M2.3", text))).contains(Vietnamese.WXF_SIGNS);
        assertThat(Vietnamese.tellsOf(List.of(text, "P2.5", "X9-8"))).contains(Vietnamese.WXF_SIGNS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"C2.5", "H2+3", "P2-5", "B3.5", "S4.5", "E3+5", "X", "M2", "Tg5", "X0.1", "h2e2", "炮二平五", ""})
    void lettersThatWxfHasTooTellNothing(String text) {
        assertThat(Vietnamese.tellsOf(List.of(text, "P2-5"))).isEmpty();
    }
}
