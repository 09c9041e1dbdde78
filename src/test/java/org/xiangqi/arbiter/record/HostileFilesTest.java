package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Files of a quarter mebibyte that would take hours if reading took the square of their length, or more stack than there is. */
class HostileFilesTest {
    private static final int LENGTH = 1 << 18;
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void nothingRepeatedTakesLong() {
        for (String part : List.of(
                "[ ",
                "[a \"",
                "(",
                "(a",
                "h2e2(",
                "+",
                "{",
                "<",
                "[DhtmlXQ_",
                "\n",
                "1.\n\n",
                "START{",
                "C2.5",
                "{\n\n[a \"x\"]")) {
            for (Format format : List.of(Format.PGN, Format.WXF, Format.DHTMLXQ, Format.UCCI, Format.TEXT)) {
                readInTime(part.repeat(LENGTH / part.length()), format);
            }
        }
    }

    @Test
    void longTagsAndWordsTakeNeitherLongNorStack() {
        readInTime("[Event \"" + "\\\"".repeat(LENGTH / 2) + "\"]\n\nh2e2", Format.PGN);
        readInTime("h2e2 " + "+".repeat(LENGTH) + "x", Format.TEXT);
        readInTime("[DhtmlXQ_movelist]" + "<".repeat(LENGTH) + "[/DhtmlXQ_movelist]", Format.DHTMLXQ);
    }

    @Test
    void variationsNestedTooDeepAreFaultsAndTheMainLineGoesOn() {
        Line main = Records.game("h2e2 " + "(b2e2 ".repeat(5000) + ")".repeat(5000) + " h9g7")
                .main();
        assertThat(Records.moves(main)).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(main)).isEqualTo("none");
        int depth = 0;
        Line line = main;
        while (!line.variations().isEmpty()) {
            line = line.variations().getFirst();
            depth++;
        }
        assertThat(depth).isEqualTo(LineReader.MOST_NESTED + 1);
        assertThat(Records.fault(line)).isEqualTo("MALFORMED ply 1 '(' at 1:606");
    }

    private static void readInTime(String text, Format format) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Assertions.assertTimeout(
                LONG,
                () -> RecordFiles.read(bytes, Optional.of(format), Optional.empty()),
                text.substring(0, 10) + " as " + format);
    }
}
