package org.xiangqi.arbiter.search;

import java.util.List;
import org.xiangqi.arbiter.board.Move;

/**
 * One move at the root and what it leads to.
 *
 * @param move a legal move
 * @param score from the side of its mover
 * @param pv the principal variation: the move and the best answers found, all legal
 */
public record BestLine(Move move, Score score, List<Move> pv) {
    /** Copies the list. */
    public BestLine {
        pv = List.copyOf(pv);
    }
}
