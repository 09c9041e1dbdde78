package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What family of notations a move's form tells. */
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
}
