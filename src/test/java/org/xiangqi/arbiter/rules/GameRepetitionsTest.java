package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/**
 * Real games up to the first third occurrence of a position: thirty on which the engines agree, and twenty on which they do
 * not. Where they split, the asian ruling is the one that the text gives; the computer rule set follows Pikafish everywhere.
 */
class GameRepetitionsTest {

    record Row(
            String id,
            Position start,
            String moves,
            String asian,
            Reason reason,
            String fairyStockfish,
            String pikafish) {
        @Override
        public String toString() {
            return id;
        }

        boolean split() {
            return !fairyStockfish.equals(pikafish);
        }
    }

    static Stream<Row> rows() {
        return Tables.lines("game-repetitions.tsv").stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(cell -> new Row(
                        cell[0], Positions.of(cell[1]), cell[2], cell[3], Reason.valueOf(cell[4]), cell[5], cell[6]));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void asianRulesAsItsTextSays(Row row) {
        Verdict.Decided ruling = rulingOfTheRepetition(row, "asian");
        assertThat(ruling.outcome().result()).isEqualTo(row.asian());
        assertThat(ruling.reason()).isEqualTo(row.reason());
        if (!row.split()) {
            assertThat(row.asian()).isEqualTo(row.fairyStockfish());
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void computerRulesAsPikafishPlays(Row row) {
        assertThat(rulingOfTheRepetition(row, "computer").outcome().result()).isEqualTo(row.pikafish());
    }

    /** The move limit may have fallen before, so the game is replayed to its last move. */
    private static Verdict.Decided rulingOfTheRepetition(Row row, String ruleSet) {
        List<Verdict.Decided> rulings = Replays.replay(ruleSet, row.start(), row.moves(), Replay.Until.LAST_MOVE)
                .game()
                .rulings();
        assertThat(rulings).isNotEmpty();
        assertThat(rulings.getLast().reason().isOfRepetition()).isTrue();
        return rulings.getLast();
    }
}
