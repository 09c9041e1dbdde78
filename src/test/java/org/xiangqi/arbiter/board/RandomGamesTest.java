package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;

/** Random games: the board, its moves and its keys against {@link SlowMoves} and against a board set up anew. */
class RandomGamesTest {
    private static final int LONGEST = 120;

    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[LegalMoves.MOST];

    @Provide
    Arbitrary<String> starts() {
        List<String> table =
                PerftTest.table().map(PerftTest.Row::fen).distinct().toList();
        return Arbitraries.oneOf(Arbitraries.just(Position.INITIAL.fen()), Arbitraries.of(table));
    }

    /** A game as one number a ply, each naming a legal move by its place in the list, counted round and round. */
    @Provide
    Arbitrary<List<Integer>> choices() {
        return Arbitraries.integers()
                .between(0, 9_999)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofMaxSize(LONGEST)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
    void everyPositionOfAGameAgreesWithTheSlowRules(
            @ForAll("starts") String fen, @ForAll("choices") List<Integer> choices) {
        Board board = new Board(Positions.of(fen));
        for (int choice : choices) {
            int count = checkMoves(board);
            if (count == 0) {
                return;
            }
            board.make(moves[choice % count]);
        }
        checkMoves(board);
    }

    /** Leaves the legal moves in {@link #moves} and answers how many there are. */
    private int checkMoves(Board board) {
        SlowMoves slow = SlowMoves.of(board.fen());
        Set<String> expected = slow.legalMoves();
        legal.find(board);
        int count = legal.write(moves, 0);
        Set<String> found = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            found.add(Move.of(moves[i]).toString());
        }
        assertThat(found).as(board.fen()).isEqualTo(expected);
        assertThat(count).as(board.fen()).isEqualTo(expected.size()).isEqualTo(legal.count());
        assertThat(legal.any()).isEqualTo(count > 0);

        Set<String> checkers = new TreeSet<>();
        board.checkers().forEach(square -> checkers.add(square.toString()));
        assertThat(checkers).as(board.fen()).isEqualTo(slow.checkers());
        assertThat(board.inCheck()).isEqualTo(legal.inCheck()).isEqualTo(!checkers.isEmpty());
        if (board.ply() > 0) {
            assertThat(board.lastMoveGaveCheck()).as(board.fen()).isEqualTo(board.inCheck());
        }
        assertThat(new LegalMoves().probe(board, board.inCheck()))
                .as(board.fen())
                .isEqualTo(count > 0);

        checkEveryPairOfPoints(board, expected);
        return count;
    }

    private void checkEveryPairOfPoints(Board board, Set<String> expected) {
        Set<String> judgedLegal = new TreeSet<>();
        Set<String> had = new TreeSet<>();
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                int move = Move.code(from, to);
                if (Legality.whyIllegal(board, move) == null) {
                    judgedLegal.add(Move.of(move).toString());
                }
                if (legal.has(from, to)) {
                    had.add(Move.of(move).toString());
                }
            }
        }
        assertThat(judgedLegal).as(board.fen()).isEqualTo(expected);
        assertThat(had).as(board.fen()).isEqualTo(expected);
    }

    @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
    void everyPositionOfAGameIsTheOneThatItsFenSetsUp(
            @ForAll("starts") String fen, @ForAll("choices") List<Integer> choices) {
        Board board = new Board(Positions.of(fen));
        for (int choice : choices) {
            Position again = Positions.of(board.fen());
            assertThat(again).isEqualTo(board.position()).hasSameHashCodeAs(board.position());
            assertThat(again.key()).as(board.fen()).isEqualTo(board.key());
            assertThat(again.inCheck()).as(board.fen()).isEqualTo(board.inCheck());
            assertThat(again.checkers()).as(board.fen()).isEqualTo(board.checkers());
            legal.find(board);
            int count = legal.write(moves, 0);
            if (count == 0) {
                return;
            }
            board.make(moves[choice % count]);
        }
    }

    @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
    void takingMovesBackRestoresEveryPosition(@ForAll("starts") String fen, @ForAll("choices") List<Integer> choices) {
        Board board = new Board(Positions.of(fen));
        Deque<Position> positions = new ArrayDeque<>();
        Deque<Long> keys = new ArrayDeque<>();
        for (int choice : choices) {
            legal.find(board);
            int count = legal.write(moves, 0);
            for (int move : Arrays.copyOf(moves, count)) {
                String before = board.fen();
                long key = board.key();
                long keyAfter = board.keyAfter(move);
                board.make(move);
                assertThat(board.key()).as(before).isEqualTo(keyAfter).isNotEqualTo(key);
                board.unmake();
                assertThat(board.key()).as(before).isEqualTo(key);
                assertThat(board.fen()).isEqualTo(before);
            }
            if (count == 0) {
                break;
            }
            positions.push(board.position());
            keys.push(board.key());
            board.make(moves[choice % count]);
        }
        while (!positions.isEmpty()) {
            board.unmake();
            assertThat(board.position()).isEqualTo(positions.pop());
            assertThat(board.key()).isEqualTo(keys.pop());
        }
        assertThat(board.ply()).isZero();
        assertThat(board.fen()).isEqualTo(fen);
        legal.find(board);
        Set<String> found = new TreeSet<>();
        for (int i = 0, count = legal.write(moves, 0); i < count; i++) {
            found.add(Move.of(moves[i]).toString());
        }
        assertThat(found).isEqualTo(SlowMoves.of(fen).legalMoves());
    }
}
