package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;

/** Coordinates by rank base: what a text means, what a move is written as, and what base a game's texts tell. */
class RankBaseTest {
    private static final Board BOARD = new Board(Position.INITIAL);

    /** The move as UCCI, or "unreadable". */
    private static String meaning(RankBase base, String text) {
        return switch (base.read(text, BOARD)) {
            case MoveReading.Read(Move move) -> move.toString();
            case MoveReading.Unreadable unreadable -> "unreadable";
            case MoveReading.Ambiguous ambiguous -> throw new AssertionError(ambiguous);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, h2e2, h1e1",
        "H2-E2, h2e2, h1e1",
        "h3e3, h3e3, h2e2",
        "a0a1, a0a1, unreadable",
        "a9a0, a9a0, unreadable",
        "a10a9, unreadable, a9a8",
        "A1-A10, unreadable, a0a9",
        "a0a10, unreadable, unreadable",
        "i9i8, i9i8, i8i7",
        "e5e5, e5e5, e4e4",
        "e0e9x, unreadable, unreadable",
        "炮二平五, unreadable, unreadable",
    })
    void aTextMeansAMoveInEachBase(String text, String fromZero, String fromOne) {
        assertThat(meaning(RankBase.ZERO, text)).isEqualTo(fromZero);
        assertThat(meaning(RankBase.ONE, text)).isEqualTo(fromOne);
    }

    @Test
    void aReadMoveNeedNotBeLegal() {
        assertThat(meaning(RankBase.ZERO, "e4e9")).isEqualTo("e4e9");
    }

    @Test
    void theBoardIsOnlyLookedAt() {
        Board board = new Board(Position.INITIAL);
        assertThat(RankBase.ZERO.read("h2e2", board)).isInstanceOf(MoveReading.Read.class);
        assertThat(board.position()).isEqualTo(Position.INITIAL);
        assertThat(board.ply()).isZero();
    }

    @Test
    void movesAreWrittenInLowerCaseWithoutADash() {
        Move move = new Move(Square.at(7, 2).orElseThrow(), Square.at(4, 2).orElseThrow());
        assertThat(RankBase.ZERO.write(move)).isEqualTo("h2e2");
        assertThat(RankBase.ONE.write(move)).isEqualTo("h3e3");
        Move back = new Move(Square.at(0, 9).orElseThrow(), Square.at(8, 0).orElseThrow());
        assertThat(RankBase.ZERO.write(back)).isEqualTo("a9i0");
        assertThat(RankBase.ONE.write(back)).isEqualTo("a10i1");
    }

    @Property(tries = 20_000, generation = GenerationMode.EXHAUSTIVE)
    void everyMoveIsReadAsItIsWritten(
            @ForAll RankBase base,
            @ForAll @IntRange(max = Square.COUNT - 1) int from,
            @ForAll @IntRange(max = Square.COUNT - 1) int to) {
        Move move = new Move(Square.of(from), Square.of(to));
        String text = base.write(move);
        assertThat(base.read(text, BOARD)).isEqualTo(new MoveReading.Read(move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"h2e2 a0a1", "a0a1", "h2e2 h9g7 b9c7 i9i0", "a0a1 a10a9", "a10a9 a0a1", "a10a0", "A0-A1"})
    void aRankZeroTellsZeroAlsoBesideATen(String texts) {
        assertThat(RankBase.toldBy(Arrays.asList(texts.split(" ", -1)))).contains(RankBase.ZERO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"h3e3 a10a9", "a9a10", "h3e3 h10g8 h1g3", "A10-A9"})
    void aRankTenTellsOne(String texts) {
        assertThat(RankBase.toldBy(Arrays.asList(texts.split(" ", -1)))).contains(RankBase.ONE);
    }

    @Test
    void otherRanksTellNothing() {
        assertThat(RankBase.toldBy(List.of())).isEmpty();
        assertThat(RankBase.toldBy(List.of("h2e2", "h9g7", "a1a2", "i9i8"))).isEmpty();
    }

    @Test
    void whatIsNoCoordinatesTellsNothing() {
        assertThat(RankBase.toldBy(List.of("a0", "", "a0j0", "a010", "x10a9", "C10.5", "a00a1")))
                .isEmpty();
        assertThat(RankBase.toldBy(List.of("nonsense", "a10a9", "a0"))).contains(RankBase.ONE);
    }
}
