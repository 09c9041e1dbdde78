package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/** A text that is kept as a move is the text that was given. */
class TextListTest {
    private static TextList of(List<String> texts) {
        TextList.Builder builder = new TextList.Builder(0);
        for (String text : texts) {
            builder.add(("x" + text + "x").toCharArray(), 1, 1 + text.length());
        }
        assertThat(builder.size()).isEqualTo(texts.size());
        return builder.build();
    }

    @Test
    void everyMoveInCoordinatesIsKeptAsWhatItMeans() {
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                int code = Move.code(from, to);
                TextList one = of(List.of(Move.name(code)));
                assertThat(one.usual(0)).isEqualTo(code);
                assertThat(one.getFirst()).isSameAs(Move.name(code));
            }
        }
    }

    @Test
    void aTextThatOnlyLooksSimilarIsNone() {
        List<String> texts = List.of("j2e2", "h2e", "H2E2", "h2-e2", "a10a9", "h2e:", "h2e/", "`2e2", "炮二平五", "");

        TextList list = of(texts);

        assertThat(list).isEqualTo(texts);
        for (int index = 0; index < list.size(); index++) {
            assertThat(list.usual(index)).as(texts.get(index)).isNegative();
        }
    }

    @Provide
    Arbitrary<List<String>> games() {
        Arbitrary<String> moves = Arbitraries.integers()
                .between(0, Square.COUNT * Square.COUNT - 1)
                .map(both -> Move.name(Move.code(both / Square.COUNT, both % Square.COUNT)));
        Arbitrary<String> anything = Arbitraries.strings()
                .withChars("abhij`029:/H-. 炮")
                .ofMinLength(0)
                .ofMaxLength(5);
        return Arbitraries.oneOf(moves, anything).list().ofMaxSize(40);
    }

    @Property
    void whatGoesInComesOut(@ForAll("games") List<String> texts) {
        TextList list = of(texts);

        assertThat(list).isEqualTo(texts).hasSameHashCodeAs(texts);
        assertThat(List.copyOf(list)).isEqualTo(texts);
        for (int index = 0; index < texts.size(); index++) {
            boolean usual = texts.get(index).matches("[a-i][0-9][a-i][0-9]");
            assertThat(list.usual(index) >= 0).isEqualTo(usual);
        }
    }

    @Test
    void itCannotBeChangedAndHasNoMoreThanItTells() {
        TextList list = of(List.of("h2e2", "other"));

        assertThatThrownBy(() -> list.set(0, "h2d2")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> list.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> list.usual(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
