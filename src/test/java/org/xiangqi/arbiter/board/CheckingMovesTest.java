package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What a search asks of moves before it makes them, against what is so after they are made. */
class CheckingMovesTest {
    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[LegalMoves.MOST];

    @Property(tries = 100)
    void isKnownBefore(@ForAll @Size(max = 100) List<@IntRange(min = 0, max = 9_999) Integer> choices) {
        Board board = new Board(Position.INITIAL);
        for (int choice : choices) {
            legal.find(board);
            int count = legal.write(moves, 0);
            if (count == 0) {
                return;
            }
            checkParts(board, count);
            for (int i = 0; i < count; i++) {
                boolean check = board.givesCheck(moves[i]);
                board.make(moves[i]);
                assertThat(board.inCheck()).as("%s", Move.of(moves[i])).isEqualTo(check);
                board.unmake();
            }
            board.make(moves[choice % count]);
        }
        checkAllowed(board);
    }

    /** Captures and quiet moves together are all moves, and each is where it belongs. */
    private void checkParts(Board board, int count) {
        int[] parts = new int[LegalMoves.MOST];
        int captures = legal.writeCaptures(board, parts, 0);
        int all = legal.writeQuiets(board, parts, captures);
        assertThat(all).isEqualTo(count);
        TreeSet<Integer> seen = new TreeSet<>();
        for (int i = 0; i < all; i++) {
            assertThat(board.captures(parts[i])).isEqualTo(i < captures);
            seen.add(parts[i]);
        }
        for (int i = 0; i < count; i++) {
            assertThat(seen).contains(moves[i]);
        }
        checkQuietChecks(board, Arrays.copyOfRange(parts, captures, all));
        checkCapturesAlone(board, Arrays.copyOf(parts, captures));
    }

    /** Looked for alone, the captures are found just so, and nothing else. */
    private void checkCapturesAlone(Board board, int[] captures) {
        LegalMoves alone = new LegalMoves();
        alone.findCaptures(board);
        int[] found = new int[LegalMoves.MOST];
        assertThat(Arrays.copyOf(found, alone.write(found, 0))).containsExactly(captures);
    }

    /** The quiet moves that give check are listed as they stand among the quiet moves. */
    private void checkQuietChecks(Board board, int[] quiets) {
        int[] checks = new int[LegalMoves.MOST];
        int end = legal.writeQuietChecks(board, checks, 0);
        assertThat(Arrays.copyOf(checks, end))
                .containsExactly(Arrays.stream(quiets).filter(board::givesCheck).toArray());
    }

    /** Of all pairs of points just the legal moves are allowed. */
    private void checkAllowed(Board board) {
        legal.find(board);
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                assertThat(board.allows(Move.code(from, to))).isEqualTo(legal.has(from, to));
            }
        }
    }
}
