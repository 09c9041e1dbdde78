package org.xiangqi.arbiter.rules.threat;

import java.util.Set;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;

/** Which pieces of the side to move could capture a target at a gain. */
final class Threats {
    private final Sight sight;
    private final Worth worth;
    private final PointSet capturers = new PointSet();

    Threats(Sight sight, Worth worth) {
        this.sight = sight;
        this.worth = worth;
    }

    /** Adds the pieces, of those kinds, that threaten the one on that point. */
    void findOn(Board board, int target, Set<PieceType> kinds, PointSet by) {
        capturers.clear();
        board.findCapturers(target, board.sideToMove(), capturers);
        for (int from = capturers.first(); from != PointSet.NONE; from = capturers.next(from + 1)) {
            if (kinds.contains(board.type(from))
                    && sight.allows(board, Move.code(from, target))
                    && worth.gains(board, from, target)) {
                by.add(from);
            }
        }
    }
}
