package org.xiangqi.arbiter.api;

import org.xiangqi.arbiter.notation.RankBase;

/** How moves are written, as requests and answers name it. */
public enum Notation {
    AUTO,
    UCCI,
    ICCS,
    UCI;

    /** The name under which answers tell that the moves were read so. */
    static Notation of(RankBase base) {
        return switch (base) {
            case ZERO -> UCCI;
            case ONE -> UCI;
        };
    }
}
