package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/** A text that is looked up is the text that was asked for. */
class SharedTextsTest {
    @Test
    void everyMoveInCoordinatesIsOneObject() {
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                String move = Move.of(Move.code(from, to)).toString();
                String first = SharedTexts.of(move, 0, 4);
                assertThat(first).isEqualTo(move);
                assertThat(SharedTexts.of("x " + move + " x", 2, 6)).isSameAs(first);
            }
        }
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.strings()
                .withChars("abhij`029:/H-. 炮")
                .ofMinLength(0)
                .ofMaxLength(9);
    }

    @Property
    void anyOtherTextIsWhatStandsThere(@ForAll("lines") String line) {
        for (int start = 0; start <= line.length(); start++) {
            for (int end = start; end <= line.length(); end++) {
                assertThat(SharedTexts.of(line, start, end)).isEqualTo(line.substring(start, end));
            }
        }
    }
}
