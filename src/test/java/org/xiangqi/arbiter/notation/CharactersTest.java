package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;

/** One form for characters that are written in several, and no time lost on texts that no one means. */
class CharactersTest {
    @ParameterizedTest
    @CsvSource({
        "Ｃ２．５, C2.5",
        "ｃ＋＝９, c+=9",
        "C－1, C-1",
        "C–1, C-1",
        "C—1, C-1",
        "C−1, C-1",
        "炮２平５, 炮2平5",
        "\uF902１平２, 車1平2",
        "炮二平五, 炮二平五",
        "C2.5, C2.5",
    })
    void areBroughtToThePlainOne(String text, String plain) {
        assertThat(Characters.halfWidth(text)).isEqualTo(plain);
    }

    @Test
    void aTextLongerThanAnyMoveIsLeftAsItIs() {
        assertThat(Characters.halfWidth("Ｃ".repeat(17))).isEqualTo("Ｃ".repeat(17));
        assertThat(Characters.halfWidth("Ｃ".repeat(16))).isEqualTo("C".repeat(16));
    }

    @Test
    void aLongRunOfAccentsTakesNoTime() {
        String accents = "\u0301\u0316".repeat(250_000);
        Board board = new Board(Position.INITIAL);
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            assertThat(Family.of(accents)).isEmpty();
            assertThat(Readers.letters(List.of(accents))).hasSize(3);
            for (MoveNotation notation : List.of(new Wxf(), new Chinese(), Vietnamese.OWN_SIGNS)) {
                assertThat(notation.read(accents, board)).isEqualTo(new MoveReading.Unreadable());
            }
        });
    }
}
