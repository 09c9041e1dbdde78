package org.xiangqi.arbiter.api.work;

import java.util.concurrent.CancellationException;

/** Why a piece of work has no answer, as metrics name it. */
public enum Unfinished {
    /** There was no place for it. */
    OVERLOADED,
    /** Its turn did not come in time. */
    WAITED_TOO_LONG,
    /** Nobody waits for it any more. */
    CALLED_OFF,
    /** A fault of ours. */
    FAILED;

    /** The reason that the failure of an answer stands for. */
    public static Unfinished of(Throwable failure) {
        return switch (failure) {
            case CancellationException cancelled -> CALLED_OFF;
            case WorkPool.WaitedTooLong late -> WAITED_TOO_LONG;
            default -> FAILED;
        };
    }
}
