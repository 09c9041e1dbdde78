package org.xiangqi.arbiter.record;

import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Move;

/**
 * A row of legal moves with what is said about them.
 *
 * @param firstPly the ply of its first move, from 1; a variation's is that of the move it stands in place of
 * @param moves as far as they could be read
 * @param variations the lines that branch off, in the order of the text
 * @param fault why the line was read no further, if it was not
 */
public record Line(
        int firstPly, List<Move> moves, List<Comment> comments, List<Line> variations, Optional<RecordFault> fault) {

    /** Copies the lists. */
    public Line {
        moves = List.copyOf(moves);
        comments = List.copyOf(comments);
        variations = List.copyOf(variations);
    }
}
