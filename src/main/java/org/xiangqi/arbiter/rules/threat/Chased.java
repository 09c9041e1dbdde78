package org.xiangqi.arbiter.rules.threat;

import java.util.List;
import org.xiangqi.arbiter.board.Square;

/**
 * A piece that a move newly threatens, for a person.
 *
 * @param square where it stands
 * @param by where the pieces stand that threaten it; if it is won by checks, those that can give the first
 * @param direct whether it is attacked anew, or won by checks; otherwise only its protection has changed
 * @param why one sentence
 */
public record Chased(Square square, List<Square> by, boolean direct, String why) {
    /** Copies the list. */
    public Chased {
        by = List.copyOf(by);
    }
}
