package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read as FEN, what is written, and where a fault is said to lie. */
class FenTest {
    private static final String BOARD = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    private static final String INITIAL = BOARD + " w - - 0 1";

    /** Where the fields after the board begin in {@link #INITIAL}. */
    private static final int SIDE_AT = 60;

    private static final int CLOCK_AT = 66;
    private static final int NUMBER_AT = 68;

    private static String rewritten(String fen) {
        return Positions.of(fen).fen();
    }

    private static FenFault fault(String text) {
        return switch (Fen.read(text)) {
            case Fen.Unreadable(FenFault fault) -> fault;
            case Fen.Read read -> throw new AssertionError("was read: " + text);
        };
    }

    @Test
    void theInitialPositionIsWrittenSo() {
        assertThat(Position.INITIAL.fen()).isEqualTo(INITIAL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rneakaenr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAKAENR w - - 0 1",
                "rnmakamnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNMAKAMNR w - - 0 1",
                "rhbakabhr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHBAKABHR w - - 0 1",
                "rheakamnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNMAKAEHR w - - 0 1",
            })
    void otherLettersForElephantAndHorse(String fen) {
        assertThat(rewritten(fen)).isEqualTo(INITIAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"w", "W", "r", "R"})
    void redIsToMove(String side) {
        assertThat(rewritten(BOARD + " " + side + " - - 0 1")).isEqualTo(INITIAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b", "B"})
    void blackIsToMove(String side) {
        assertThat(rewritten(BOARD + " " + side + " - - 0 1")).isEqualTo(BOARD + " b - - 0 1");
    }

    static Stream<Arguments> fieldsLeftOut() {
        return Stream.of(
                arguments("", " w - - 0 1"),
                arguments(" b", " b - - 0 1"),
                arguments(" b -", " b - - 0 1"),
                arguments(" b - -", " b - - 0 1"),
                arguments(" b - - 7", " b - - 7 1"),
                arguments(" b 7", " b - - 7 1"),
                arguments(" b 7 12", " b - - 7 12"),
                arguments(" b - 7 12", " b - - 7 12"),
                arguments(" b - - 99999 99999", " b - - 99999 99999"),
                arguments(" w - - 007 012", " w - - 7 12"));
    }

    @ParameterizedTest
    @MethodSource("fieldsLeftOut")
    void everythingAfterTheBoardMayBeLeftOut(String read, String written) {
        assertThat(rewritten(BOARD + read)).isEqualTo(BOARD + written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "  " + INITIAL,
                INITIAL + "  ",
                "\t" + BOARD + "\tw\t-\t-\t0\t1\t",
                BOARD + "   w  -   - 0    1",
                INITIAL + "\r\n",
                "\n" + BOARD + "\nw - -\n0 1\n",
                BOARD + " ",
            })
    void blanksAroundTheFieldsAreFree(String fen) {
        assertThat(rewritten(fen)).isEqualTo(INITIAL);
    }

    @Test
    void digitsSideBySideAddUp() {
        assertThat(rewritten("rnbakabnr/45/1c5c1/p1p1p1p1p/111111111/9/P1P1P1P1P/1C23C1/9/RNBAKABNR w - - 0 1"))
                .isEqualTo(INITIAL);
    }

    static Stream<String> tableFens() {
        return PerftTest.table().map(PerftTest.Row::fen).distinct();
    }

    @ParameterizedTest
    @MethodSource("tableFens")
    void whatIsWrittenIsReadAsTheSamePosition(String fen) {
        Position position = Positions.of(fen);
        assertThat(position.fen()).isEqualTo(fen);
        assertThat(Positions.of(position.fen())).isEqualTo(position);
    }

    @Provide
    Arbitrary<byte[]> piecesAnywhere() {
        Arbitrary<Byte> piece = Arbitraries.of(Piece.values()).map(it -> (byte) it.code());
        return Arbitraries.frequencyOf(Tuple.of(2, Arbitraries.just((byte) Piece.EMPTY)), Tuple.of(1, piece))
                .array(byte[].class)
                .ofSize(Square.COUNT);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anySetupThatIsWrittenIsReadAgain(
            @ForAll("piecesAnywhere") byte[] pieces,
            @ForAll Side side,
            @ForAll @IntRange(max = Fen.MOST_COUNT) int clock,
            @ForAll @IntRange(max = Fen.MOST_COUNT) int number) {
        Setup read = Positions.setup(Fen.write(pieces, side, clock, number));
        assertThat(read.codes()).isEqualTo(pieces);
        assertThat(read.sideToMove()).isEqualTo(side);
        assertThat(read.pliesSinceCapture()).isEqualTo(clock);
        assertThat(read.moveNumber()).isEqualTo(number);
    }

    @Property(tries = 500)
    void anyTextIsReadOrHasAFaultWithinIt(@ForAll String text) {
        if (Fen.read(text) instanceof Fen.Unreadable(FenFault fault)) {
            assertThat(fault.offset()).isBetween(0, text.length());
        }
    }

    @Property(tries = 1000)
    void aFenWithOneLetterChangedIsReadOrHasAFaultWithinIt(
            @ForAll @IntRange(max = 69) int at, @ForAll("letters") char letter) {
        String text = INITIAL.substring(0, at) + letter + INITIAL.substring(Math.min(at + 1, INITIAL.length()));
        switch (Fen.read(text)) {
            case Fen.Read(Setup setup) -> assertThat(setup.check()).isNotNull();
            case Fen.Unreadable(FenFault fault) -> {
                assertThat(fault.row()).isBetween(0, 11);
                assertThat(fault.column()).isBetween(0, 10);
                assertThat(fault.offset()).isBetween(0, text.length());
                assertThat(fault.row() == 0).isEqualTo(fault.column() == 0);
            }
        }
    }

    @Provide
    Arbitrary<Character> letters() {
        return Arbitraries.oneOf(
                Arbitraries.chars().range(' ', '~'),
                Arbitraries.chars().all(),
                Arbitraries.of('/', ' ', 'K', 'p', '9'));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                // On the board.
                arguments("", 1, 1, 0, "There is no board"),
                arguments("   ", 1, 1, 3, "There is no board"),
                arguments("/9", 1, 1, 0, "0 points"),
                arguments("rnbagabnr/9/1c5c1", 1, 5, 4, "G may mean general or guard"),
                arguments(BOARD.replace("RNBAK", "RNBAg"), 10, 5, 54, "G may mean general or guard"),
                arguments("  rnbagabnr/9", 1, 5, 6, "G may mean general or guard"),
                arguments("rnbakabnr/0/1c5c1", 2, 1, 10, "0 empty points"),
                arguments("rnbakabnr/90/1c5c1", 2, 10, 11, "0 empty points"),
                arguments("rnbakabnr/8/1c5c1", 2, 9, 11, "8 points, not 9"),
                arguments(BOARD.replace("KABNR", "KABN") + " w", 10, 9, 58, "8 points, not 9"),
                arguments("rnbakabnrr/9", 1, 10, 9, "more than 9 points"),
                arguments("rnbakabnr/9/1c6c1", 3, 10, 16, "more than 9 points"),
                arguments("rnbakabnr/55/1c5c1", 2, 10, 11, "more than 9 points"),
                arguments(BOARD + "1 w", 10, 10, 59, "more than 9 points"),
                arguments(BOARD + "R w", 10, 10, 59, "more than 9 points"),
                arguments(BOARD.substring(0, 49) + " w", 10, 1, 49, "9 rows, not 10"),
                arguments(BOARD.substring(0, 50) + " w", 10, 1, 50, "0 points"),
                arguments("9 w", 2, 1, 1, "1 rows, not 10"),
                arguments(BOARD + "/9 w", 11, 1, 59, "more than 10 rows"),
                arguments(BOARD + "/", 11, 1, 59, "more than 10 rows"),
                arguments("rnbakabnr//9", 2, 1, 10, "0 points"),
                arguments("rnbakabnr/\0/1c5c1", 2, 1, 10, "U+0000"),
                arguments("rnbakabnr/4😀4/1c5c1", 2, 5, 11, "\"😀\""),
                arguments("rnbakabnr/4\uD83D4/1c5c1", 2, 5, 11, "U+D83D"),
                arguments("rnbakabnr/9/1炮5炮1", 3, 2, 13, "\"炮\""),
                arguments("rnbakabnr/9/1\uFF435c1", 3, 2, 13, "No piece has the letter"),
                arguments("x", 1, 1, 0, "\"x\""),
                arguments("-", 1, 1, 0, "\"-\""),
                // Behind it.
                arguments(BOARD + " x - - 0 1", 0, 0, SIDE_AT, "not \"x\""),
                arguments(BOARD + " white - - 0 1", 0, 0, SIDE_AT, "not \"white\""),
                arguments(BOARD + " - - 0 1", 0, 0, SIDE_AT, "not \"-\""),
                arguments(BOARD + " 0 1", 0, 0, SIDE_AT, "not \"0\""),
                arguments(BOARD + "   x", 0, 0, SIDE_AT + 2, "not \"x\""),
                arguments(BOARD + " w - - -1 1", 0, 0, CLOCK_AT, "since the last capture"),
                arguments(BOARD + " w - - +1 1", 0, 0, CLOCK_AT, "since the last capture"),
                arguments(BOARD + " w - - 1.5 1", 0, 0, CLOCK_AT, "since the last capture"),
                arguments(BOARD + " w - - 100000 1", 0, 0, CLOCK_AT, "from 0 to 99999"),
                arguments(BOARD + " w - - 99999999999999999999999 1", 0, 0, CLOCK_AT, "99999999999999999999…"),
                arguments(BOARD + " w - - \u0663 1", 0, 0, CLOCK_AT, "since the last capture"),
                arguments(BOARD + " w - - - 0 1", 0, 0, CLOCK_AT, "not \"-\""),
                arguments(BOARD + " w KQkq - 0 1", 0, 0, 62, "not \"KQkq\""),
                arguments(BOARD + " w - - 0 -1", 0, 0, NUMBER_AT, "move number"),
                arguments(BOARD + " w - - 0 100000", 0, 0, NUMBER_AT, "move number"),
                arguments(BOARD + " w - - 0 one", 0, 0, NUMBER_AT, "not \"one\""),
                arguments(INITIAL + " x", 0, 0, 70, "\"x\""),
                arguments(INITIAL + " moves h2e2", 0, 0, 70, "\"moves\""),
                arguments(INITIAL + "  1 ", 0, 0, 71, "\"1\""));
    }

    @ParameterizedTest(name = "[{index}] {0}: row {1}, column {2}, offset {3}")
    @MethodSource("faults")
    void aFaultIsNamedWithItsPlace(String text, int row, int column, int offset, String reason) {
        FenFault fault = fault(text);
        assertThat(List.of(fault.row(), fault.column(), fault.offset())).containsExactly(row, column, offset);
        assertThat(fault.reason()).contains(reason);
    }
}
