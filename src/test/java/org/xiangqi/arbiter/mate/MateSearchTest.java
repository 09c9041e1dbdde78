package org.xiangqi.arbiter.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.api.mates.MateLimits;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Mates by checks alone: known ones found, lines sound, and what is not proved not claimed. */
class MateSearchTest {
    private static final long BUDGET = Long.parseLong(MateLimits.NODES);
    private static final int TABLE_BITS = Integer.parseInt(MateLimits.TABLE_BITS);
    private static final int MOVES = Integer.parseInt(MateLimits.DEFAULT_MOVES);

    /** Its printed line is not forced: after the first check Black has d7f8, and only quiet moves win. */
    private static final String NOT_FORCED = "puzzle_2826";

    record Row(String name, String fen, int moves, List<String> matingMoves, List<String> line) {
        @Override
        public String toString() {
            return name + " in " + moves;
        }

        /** Whether every move of the mating side in the printed line is a check and the last one mates. */
        boolean byChecksAlone() {
            Board board = new Board(Positions.of(fen));
            for (int i = 0; i < line.size(); i++) {
                board.make(Positions.move(line.get(i)).code());
                if (i % 2 == 0 && !board.inCheck()) {
                    return false;
                }
            }
            return !line.isEmpty() && board.position().legalMoves().isEmpty();
        }
    }

    static Stream<Row> rows() {
        return Tables.lines("mates.tsv").stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(cell -> new Row(
                        cell[0] + " " + cell[1], cell[2], Integer.parseInt(cell[3]), words(cell[5]), words(cell[6])));
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("[ ,]+", -1));
    }

    static Stream<Row> matesByChecksAlone() {
        return rows().filter(Row::byChecksAlone).filter(row -> !row.name().endsWith(NOT_FORCED));
    }

    static Stream<Row> shortOnes() {
        return rows().filter(row -> row.moves() <= 2);
    }

    private static MateResult search(String fen, int moves) {
        return new MateSearch(TABLE_BITS).search(new Board(Positions.of(fen)), moves, BUDGET);
    }

    @Test
    void theTableIsWhole() {
        assertThat(rows()).hasSize(1500);
        assertThat(matesByChecksAlone()).hasSize(1124);
    }

    @ParameterizedTest
    @MethodSource("matesByChecksAlone")
    void aKnownMateIsFoundInNoMoreMoves(Row row) {
        assertThat(search(row.fen(), row.moves())).isInstanceOfSatisfying(MateResult.Mate.class, mate -> {
            assertThat(mate.mateIn()).isLessThanOrEqualTo(row.moves());
            if (row.moves() == 1) {
                assertThat(row.matingMoves()).contains(mate.line().getFirst().toString());
            }
            assertSound(row.fen(), mate);
        });
    }

    /** What a caller gets who sets nothing: of the mates by checks nearly all, and never one that is none. */
    @Test
    void theDefaultsProveWhatCanBeProved() {
        MateSearch search = new MateSearch(TABLE_BITS);
        Map<String, Integer> results = new TreeMap<>();
        int known = 0;
        int found = 0;
        for (Row row : rows().toList()) {
            MateResult result = search.search(new Board(Positions.of(row.fen())), MOVES, BUDGET);
            results.merge(result.getClass().getSimpleName(), 1, Integer::sum);
            boolean byChecks = row.byChecksAlone() && !row.name().endsWith(NOT_FORCED);
            known += byChecks ? 1 : 0;
            if (result instanceof MateResult.Mate mate) {
                assertSound(row.fen(), mate);
                if (byChecks) {
                    found++;
                    assertThat(mate.mateIn()).as("%s", row).isLessThanOrEqualTo(row.moves());
                }
            } else if (byChecks) {
                assertThat(result).as("%s", row).isInstanceOf(MateResult.Undetermined.class);
            }
        }
        System.getLogger(MateSearchTest.class.getName())
                .log(
                        System.Logger.Level.INFO,
                        "mates.tsv: %s; of %d known mates by checks alone %d were found"
                                .formatted(results, known, found));
        assertThat(found).isGreaterThanOrEqualTo(Math.ceilDiv(known * 99, 100));
    }

    private static void assertSound(String fen, MateResult.Mate mate) {
        Board board = new Board(Positions.of(fen));
        for (int i = 0; i < mate.line().size(); i++) {
            assertThat(board.position().whyIllegal(mate.line().get(i))).isEmpty();
            board.make(mate.line().get(i).code());
            assertThat(board.inCheck() || i % 2 == 1).isTrue();
        }
        assertThat(board.position().legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shortOnes")
    void agreesWithPlainTrying(Row row) {
        Position position = Positions.of(row.fen());
        boolean plainly = mates(new Board(position), 2);
        MateResult result = search(row.fen(), 2);
        assertThat(result instanceof MateResult.Mate).isEqualTo(plainly);
        assertThat(result instanceof MateResult.None).isNotEqualTo(plainly);
    }

    /** Tries every check and every answer, with no table and no order. */
    private static boolean mates(Board board, int moves) {
        return board.position().legalMoves().stream().anyMatch(check -> {
            board.make(check.code());
            boolean mates = board.inCheck() && answeredInVain(board, moves - 1);
            board.unmake();
            return mates;
        });
    }

    private static boolean answeredInVain(Board board, int moves) {
        return board.position().legalMoves().stream().allMatch(answer -> {
            board.make(answer.code());
            boolean mated = moves > 0 && mates(board, moves);
            board.unmake();
            return mated;
        });
    }

    @Test
    void aLineThatIsNotForcedIsNotBelieved() {
        Row row = rows().filter(each -> each.name().endsWith(NOT_FORCED))
                .findFirst()
                .orElseThrow();
        assertThat(search(row.fen(), row.moves())).isInstanceOf(MateResult.None.class);
    }

    @Test
    void whereNoCheckIsPossibleThereIsNoMateAtAll() {
        assertThat(search(Position.INITIAL.fen(), 1)).isInstanceOfSatisfying(MateResult.None.class, none -> {
            assertThat(none.atAll()).isTrue();
            assertThat(none.nodes()).isEqualTo(44);
        });
    }

    @Test
    void aStalemateIsNoMateByCheck() {
        Position oneQuietMoveWins = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . P . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(search(oneQuietMoveWins.fen(), 1)).isInstanceOf(MateResult.None.class);
    }

    @Test
    void aBudgetThatDoesNotSufficeIsSaidSo() {
        Row hard = rows().filter(row -> row.moves() == 12 && row.byChecksAlone())
                .findFirst()
                .orElseThrow();
        MateResult result = new MateSearch(16).search(new Board(Positions.of(hard.fen())), 12, 50);
        assertThat(result).isInstanceOf(MateResult.Undetermined.class);
        assertThat(result.nodes()).isBetween(50L, 200L);
    }

    @Test
    void theBoardIsAsBeforeAndTheAnswerTheSameEveryTime() {
        MateSearch search = new MateSearch(16);
        for (Row row : rows().filter(each -> each.moves() > 3).limit(20).toList()) {
            Board board = new Board(Positions.of(row.fen()));
            MateResult first = search.search(board, row.moves(), BUDGET);
            assertThat(board.position()).isEqualTo(Positions.of(row.fen()));
            assertThat(board.ply()).isZero();
            assertThat(search.search(board, row.moves(), BUDGET)).isEqualTo(first);
        }
    }

    @Test
    void impossibleQuestionsAreRefused() {
        Board board = new Board(Position.INITIAL);
        assertThatThrownBy(() -> new MateSearch(16).search(board, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MateSearch(16).search(board, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MateSearch(30)).isInstanceOf(IllegalArgumentException.class);
    }
}
