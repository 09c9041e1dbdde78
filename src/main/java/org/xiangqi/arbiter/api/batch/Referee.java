package org.xiangqi.arbiter.api.batch;

import java.util.function.Consumer;

/** Judges pieces, on several threads at the same time. */
@FunctionalInterface
public interface Referee {
    /** Tells the answer of every game in the piece, which mostly is one. */
    void judge(Piece piece, Consumer<Answer> out);
}
