package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In which notations a game may be, and in which order they are thought of. */
class ReadersTest {
    private static List<MoveNotation> of(String moves) {
        return Readers.of(Arrays.asList(moves.split(" ", -1)));
    }

    @Test
    void coordinatesAreOfOneBaseWhereTheyTellIt() {
        assertThat(of("h2e2 i9i8")).containsExactly(RankBase.ZERO, RankBase.ONE);
        assertThat(of("h2e2 h9g7 i0i1")).containsExactly(RankBase.ZERO);
        assertThat(of("h3e3 h10g8")).containsExactly(RankBase.ONE);
        assertThat(of("")).containsExactly(RankBase.ZERO, RankBase.ONE);
    }

    @Test
    void charactersAreChinese() {
        assertThat(of("炮二平五 h9g7")).singleElement().isInstanceOf(Chinese.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P2-5",
                "P2.5",
                "P2=5",
                "B3.5",
                "B3+5",
                "S4.5",
                "P3+1 P7+1",
                "C2.5 X1.2",
                "H2+3 P2/1",
                "33.4",
                "P-.4 X1.1",
                "++.4",
                "Pa.4",
                "+P.4 M2.3",
                "A4+5",
                "K5+1",
                "?!"
            })
    void wxfComesFirstUnlessSomethingTellsOtherwise(String moves) {
        assertThat(Readers.letters(Arrays.asList(moves.split(" ", -1))).getFirst())
                .isInstanceOf(Wxf.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X1.2",
                "M2.3",
                "T3.5",
                "Tg5.1",
                "x1.2",
                "m2/3",
                "Ｍ２．３",
                "Xt-4",
                "P2-5 M2.3",
                "P2-5 P2/1",
                "P2/1 C2.5",
                "Bt-4",
                "Ss.5",
                "Bg.1"
            })
    void aLetterASlashOrAPlaceThatWxfDoesNotHaveTellsVietnamese(String moves) {
        assertThat(of(moves).getFirst()).isEqualTo(Vietnamese.OWN_SIGNS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"X1+1", "M8+7 P2.5", "P2.5 X9-8 M2+3", "X1=2", "P2＋5 Ｘ１．２", "Bt+1", "P2-5 X1.2 X1+1"})
    void thenAPlusOrAnEqualsSignTellsTheSignsOfWxf(String moves) {
        assertThat(of(moves).getFirst()).isEqualTo(Vietnamese.WXF_SIGNS);
    }

    @Test
    void noneIsRuledOutByItsForm() {
        assertThat(of("P2-5 M8.7 H2+3")).hasSize(3).doesNotHaveDuplicates();
        assertThat(Readers.vietnamese(List.of("C2.5"))).containsExactly(Vietnamese.OWN_SIGNS, Vietnamese.WXF_SIGNS);
        assertThat(Readers.vietnamese(List.of("P2+5"))).containsExactly(Vietnamese.WXF_SIGNS, Vietnamese.OWN_SIGNS);
    }
}
