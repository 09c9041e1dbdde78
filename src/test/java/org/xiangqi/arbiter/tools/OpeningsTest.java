package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** Books of openings, and what our own one must have. */
class OpeningsTest {
    @Test
    void aBookHasAnOpeningALineAndRemarks() {
        List<List<Move>> book = Openings.read(List.of("# a book", "", "h2e2 h9g7 # common", " b2e2"));
        assertThat(book).hasSize(2);
        assertThat(book.getFirst()).extracting(Move::toString).containsExactly("h2e2", "h9g7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing", "h2e2 h2e2", "e3e5", "h2e2 castles"})
    void whatIsNoBookIsRefused(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> Openings.read(List.of(line)));
    }

    @Test
    void ourBookHasHundredsOfShortOpeningsThatLeadToDifferentPositions() {
        List<List<Move>> book = Openings.own();
        assertThat(book).hasSizeGreaterThanOrEqualTo(200);
        assertThat(book).allSatisfy(opening -> assertThat(opening).hasSizeBetween(6, 10));
        assertThat(book.stream().map(OpeningsTest::end).distinct()).hasSameSizeAs(book);
    }

    /** The pieces and the side to move after an opening. */
    private static long end(List<Move> opening) {
        Board board = new Board(Position.INITIAL);
        opening.forEach(move -> board.make(move.code()));
        return board.key();
    }

    @Test
    void theSameSeedGivesTheSameOrder() {
        List<List<Move>> book = Openings.own();
        assertThat(Openings.shuffled(book, 1))
                .isEqualTo(Openings.shuffled(book, 1))
                .isNotEqualTo(Openings.shuffled(book, 2))
                .containsExactlyInAnyOrderElementsOf(book);
    }
}
