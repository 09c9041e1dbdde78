package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;

/**
 * The reference counts of perft.tsv, each agreed by five or more programs. All 314 rows run unless {@code
 * perft.max.nodes} leaves the larger ones out.
 */
class PerftTest {
    record Row(String id, String fen, int depth, long nodes) {
        @Override
        public String toString() {
            return id + " depth " + depth;
        }
    }

    static Stream<Row> table() {
        return Tables.lines("perft.tsv").stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(cell -> new Row(cell[0], cell[1], Integer.parseInt(cell[2]), Long.parseLong(cell[3])));
    }

    static Stream<Row> smallRows() {
        return table().filter(row -> row.nodes() <= 200_000);
    }

    static Stream<Row> rows() {
        return table().filter(row -> row.nodes() <= Long.getLong("perft.max.nodes", Long.MAX_VALUE));
    }

    @Test
    void theTableIsWhole() {
        assertThat(table()).hasSize(314);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void agrees(Row row) {
        assertThat(Perft.count(Positions.of(row.fen()), row.depth())).isEqualTo(row.nodes());
    }

    @ParameterizedTest
    @MethodSource("smallRows")
    void agreesWithEveryMoveMade(Row row) {
        assertThat(Perft.countMade(Positions.of(row.fen()), row.depth())).isEqualTo(row.nodes());
    }
}
