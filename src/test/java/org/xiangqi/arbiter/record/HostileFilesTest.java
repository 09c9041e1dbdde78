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
    void marksOfALetterAreNotPutInOrder() {
        readInTime("x" + "\u0301\u0316".repeat(LENGTH / 4), Format.TEXT);
        readInTime("\u0301\u0316".repeat(LENGTH / 4), Format.UCCI);
    }

    @Test
    void blocksOfAWxfFileOnOneLineAndBlanksInATagTakeNoSquare() {
        readInTime("A{}".repeat(LENGTH / 3), Format.WXF);
        readInTime("FORMAT WXF\nA" + " ".repeat(LENGTH) + "x\u2028y", Format.WXF);
    }

    @Test
    void linesOfFensBeforeManyBlocksTakeNoSquare() {
        readInTime("/////////\n".repeat(LENGTH / 20) + "\n2.x\n".repeat(LENGTH / 10), Format.TEXT);
    }

    @Test
    void variationsOfOneNumberHaveItsRemarksOnce() {
        StringBuilder text = new StringBuilder("[DhtmlXQ_movelist]").append("7747706247776270".repeat(1000));
        for (int ply = 1; ply <= 4000; ply++) {
            text.append("[DhtmlXQ_move_0_")
                    .append(ply)
                    .append("_5][DhtmlXQ_comment5_")
                    .append(ply)
                    .append("]x");
        }
        Line main = Records.game(text.toString()).main();
        assertThat(main.variations()).hasSize(4000);
        assertThat(main.variations().stream()
                        .mapToInt(line -> line.comments().size())
                        .sum())
                .isEqualTo(4000);
    }

    @Test
    void readingStopsWhereAFileHasMoreThanItMay() {
        ReadLimits limits = new ReadLimits(2, 6, 2, 3);
        assertThat(measure("[A \"\"]\n*\n".repeat(2), limits)).isEmpty();
        assertThat(measure("[A \"\"]\n*\n".repeat(3), limits)).contains(ReadLimits.Measure.GAMES);
        assertThat(measure("b3b4 b8b7 b4b3 b7b8 b3b4 b8b7", limits)).isEmpty();
        assertThat(measure("b3b4 b8b7 b4b3 b7b8 b3b4 b8b7 b4b3", limits)).contains(ReadLimits.Measure.PLIES);
        assertThat(measure("h2e2 (".repeat(2), limits)).isEmpty();
        assertThat(measure("h2e2 (".repeat(3), limits)).contains(ReadLimits.Measure.NESTING);
        assertThat(measure("h2e2 (x)()(x)", limits)).isEmpty();
        assertThat(measure("h2e2 (x)()(x)()", limits)).contains(ReadLimits.Measure.VARIATIONS);
        assertThat(measure("h2e2\n\nh9g7\n\nh0g2\n\ni9h9", limits)).isEmpty();
        assertThat(measure("h2e2\n\nh2e2\n\nh2e2", limits)).contains(ReadLimits.Measure.GAMES);
    }

    /** Blocks that could be games are none where a later one is not: the variation that does not end takes them all in. */
    @Test
    void blocksThatAreOneGameAreNotTooManyGames() {
        ReadLimits limits = new ReadLimits(2, 6, 2, 3);
        assertThat(measure("h2e2 (x\n\nh0g2\n\nh0g2\n\nh0g2\n\ny", limits)).isEmpty();
        assertThat(measure("h2e2 (x\n\nb3b4 b8b7 b4b3 b7b8 b3b4 b8b7\n\ny", limits))
                .isEmpty();
        assertThat(measure("h2e2 (x\n\nh0g2\n\nh0g2\n\nh0g2", limits)).contains(ReadLimits.Measure.GAMES);
        assertThat(measure("h2e2 (x\n\nb3b4 b8b7 b4b3 b7b8 b3b4 b8b7", limits)).contains(ReadLimits.Measure.PLIES);
    }

    private static Optional<ReadLimits.Measure> measure(String text, ReadLimits limits) {
        return RecordFiles.read(text.getBytes(StandardCharsets.UTF_8), Optional.empty(), Optional.empty(), limits)
                        instanceof FileReading.TooLarge(var measure)
                ? Optional.of(measure)
                : Optional.empty();
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
