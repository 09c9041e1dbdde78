package org.xiangqi.arbiter.api;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was sent, whatever is asked about it.
 *
 * @param startFen null for the initial position
 * @param moves one text each
 * @param notation how they are written
 */
record GameText(@Nullable String startFen, List<String> moves, Notation notation) {
    /** Where a game starts whose request does not say, as the document shows it. */
    static final String INITIAL_FEN = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    /** The game of a request, which may leave out all but the moves. */
    static GameText of(@Nullable String startFen, MoveTexts moves, @Nullable Notation notation) {
        return new GameText(startFen, moves.texts(), Objects.requireNonNullElse(notation, Notation.AUTO));
    }
}
