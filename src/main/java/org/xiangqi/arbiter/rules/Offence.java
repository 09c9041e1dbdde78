package org.xiangqi.arbiter.rules;

import java.util.Set;

/**
 * One way in which a side may repeat a position that is held against it: a description that all its moves fit.
 *
 * @param level how grave, 1 or more: the side with the higher level loses, equal levels draw
 * @param every what each move must be, going by the gravest thing that it does
 * @param aim what the moves must be aimed at
 */
public record Offence(int level, Set<PlyClass> every, Aim aim, Reason reason, Article article) {
    /** What the moves are aimed at. */
    public enum Aim {
        /** Anything. */
        ANY,
        /** One and the same piece, chased by every move, in whatever way. */
        ONE_PIECE,
        /** One and the same piece, which every move attacks anew. */
        ONE_PIECE_DIRECTLY
    }

    /** Copies the set. */
    public Offence {
        every = Set.copyOf(every);
    }
}
