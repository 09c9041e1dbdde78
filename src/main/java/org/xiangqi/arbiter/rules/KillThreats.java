package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.mate.MateResult;
import org.xiangqi.arbiter.mate.MateSearch;

/** Whether a move threatens to mate by an unbroken series of checks. */
final class KillThreats {
    private static final int TABLE_BITS = 13;
    private static final int LONGEST = 60;

    private final MateSearch search = new MateSearch(TABLE_BITS);
    private long nodes;
    private List<Move> line = List.of();

    /** What the search can say. */
    enum Answer {
        YES,
        NO,
        UNDETERMINED
    }

    /**
     * Whether the side that just moved, without giving check, could mate by checks alone if it could move again.
     *
     * @param budget in positions, 1 or more
     */
    Answer of(Board board, int budget) {
        board.pass();
        MateResult result = search.search(board, LONGEST, budget);
        board.pass();
        nodes = result.nodes();
        return switch (result) {
            case MateResult.Mate mate -> {
                line = mate.line();
                yield Answer.YES;
            }
            case MateResult.None none -> none.atAll() ? Answer.NO : Answer.UNDETERMINED;
            case MateResult.Undetermined undetermined -> Answer.UNDETERMINED;
        };
    }

    /** How many positions the last question has cost. */
    int nodes() {
        return (int) nodes;
    }

    /** The mate last found. */
    String lineInWords() {
        return line.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
