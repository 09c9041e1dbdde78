package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.RuleSet;

/** What a caller may count on: limits, lines, determinism, cancellation. */
class SearchTest {
    private static final RuleSet DOMI = RuleSet.byDefault();

    private static final Position MIDDLE_GAME =
            Positions.of("r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1CN3NC1/9/R1BAKAB1R b - - 0 6");

    private final Search search = new Search(4, 1);

    private SearchResult search(Position start, SearchLimits limits) {
        return search.search(start, List.of(), DOMI, limits);
    }

    private static void assertLegal(Position start, SearchResult result) {
        for (BestLine line : result.lines()) {
            assertThat(line.pv().getFirst()).isEqualTo(line.move());
            Board board = new Board(start);
            for (Move move : line.pv()) {
                assertThat(board.position().whyIllegal(move)).isEmpty();
                board.make(move.code());
            }
        }
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        SearchLimits limits = SearchLimits.ofNodes(30_000).withLines(3);
        List<SearchResult> firstSteps = new ArrayList<>();
        List<SearchResult> secondSteps = new ArrayList<>();
        SearchResult first = search.search(MIDDLE_GAME, List.of(), DOMI, limits, () -> false, firstSteps::add);
        search(Position.INITIAL, SearchLimits.ofNodes(5_000));
        SearchResult second = search.search(MIDDLE_GAME, List.of(), DOMI, limits, () -> false, secondSteps::add);
        assertThat(second).isEqualTo(first);
        assertThat(secondSteps).isEqualTo(firstSteps);
        SearchResult ofAnother = new Search(4, 1).search(MIDDLE_GAME, List.of(), DOMI, limits);
        assertThat(ofAnother).isEqualTo(first);
        assertLegal(MIDDLE_GAME, first);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 37, 1_000, 20_001})
    void noMoreNodesThanAllowed(long nodes) {
        SearchResult result = search(MIDDLE_GAME, SearchLimits.ofNodes(nodes));
        assertThat(result.nodes()).isBetween(1L, nodes);
        assertThat(result.lines()).hasSize(1);
        assertLegal(MIDDLE_GAME, result);
    }

    @Test
    void everyIterationIsToldOf() {
        List<Integer> depths = new ArrayList<>();
        SearchResult result = search.search(
                MIDDLE_GAME, List.of(), DOMI, SearchLimits.ofDepth(6), () -> false, step -> depths.add(step.depth()));
        assertThat(depths).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(result.depth()).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 10})
    void linesAreDistinctAndSorted(int lines) {
        SearchResult result = search(MIDDLE_GAME, SearchLimits.ofNodes(40_000).withLines(lines));
        assertThat(result.lines()).hasSize(lines);
        Set<Move> moves = new HashSet<>();
        int before = Integer.MAX_VALUE;
        for (BestLine line : result.lines()) {
            assertThat(moves.add(line.move())).isTrue();
            assertThat(line.score()).isInstanceOf(Score.Centipawns.class);
            int value = ((Score.Centipawns) line.score()).value();
            assertThat(value).isLessThanOrEqualTo(before);
            before = value;
        }
        assertLegal(MIDDLE_GAME, result);
    }

    /** The general has two steps, and nothing else can move. */
    @Test
    void noMoreLinesThanMoves() {
        Position fewMoves = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        SearchResult result = search(fewMoves, SearchLimits.ofDepth(3).withLines(10));
        assertThat(result.lines()).hasSameSizeAs(fewMoves.legalMoves());
    }

    @Test
    void withoutALegalMoveThereIsNoLine() {
        Position mated = Positions.drawn(Side.BLACK, """
                . R . k . . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(search(mated, SearchLimits.ofDepth(3))).isEqualTo(new SearchResult(List.of(), 0, 0));
    }

    @Test
    void stopsWhenToldTo() throws InterruptedException {
        AtomicBoolean stop = new AtomicBoolean();
        List<SearchResult> results = new ArrayList<>();
        Thread thread = Thread.ofPlatform()
                .start(() -> results.add(search.search(
                        MIDDLE_GAME, List.of(), DOMI, SearchLimits.ofTime(600_000), stop::get, progress -> {})));
        Thread.sleep(300);
        long told = System.nanoTime();
        stop.set(true);
        thread.join();
        // It takes a few milliseconds; the bound leaves room for a machine that is busy with something else.
        assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - told)).isLessThan(5);
        assertThat(results).hasSize(1);
        assertLegal(MIDDLE_GAME, results.getFirst());
    }

    @Test
    void stoppedAtOnceItStillNamesALegalMove() {
        SearchResult result =
                search.search(MIDDLE_GAME, List.of(), DOMI, SearchLimits.ofTime(10_000), () -> true, progress -> {});
        assertThat(result.depth()).isZero();
        assertLegal(MIDDLE_GAME, result);
    }

    @Test
    void severalThreadsFindALegalMoveAndEndTogether() {
        Search several = new Search(4, 3);
        int threads = Thread.activeCount();
        SearchResult result = several.search(MIDDLE_GAME, List.of(), DOMI, SearchLimits.ofDepth(7));
        assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads);
        assertThat(result.depth()).isEqualTo(7);
        assertLegal(MIDDLE_GAME, result);
    }

    /** Black's chariot has gone behind its own cannon, over which Red's takes it. */
    @Test
    void searchesThePositionAfterTheMoves() {
        List<Move> moves =
                Stream.of("a3a4", "i9i8", "a0a1", "i8h8").map(Positions::move).toList();
        SearchResult result = search.search(Position.INITIAL, moves, DOMI, SearchLimits.ofNodes(20_000));
        assertThat(result.best().move()).isEqualTo(Positions.move("h2h8"));
    }
}
