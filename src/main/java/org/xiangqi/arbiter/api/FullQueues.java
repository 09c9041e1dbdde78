package org.xiangqi.arbiter.api;

import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;
import org.xiangqi.arbiter.api.analyses.GameAnalyst;
import org.xiangqi.arbiter.api.bestmoves.BestMoveFinder;

/**
 * Refuses a call that would find no place to wait before anything is done for it: a crowd of such calls must not take the
 * threads that rulings are made on.
 */
final class FullQueues {
    /** Before every filter that may block. */
    private static final int FIRST = Integer.MIN_VALUE;

    private final BestMoveFinder finder;
    private final GameAnalyst analyst;
    private final Waiting waiting;

    FullQueues(BestMoveFinder finder, GameAnalyst analyst, Waiting waiting) {
        this.finder = finder;
        this.analyst = analyst;
        this.waiting = waiting;
    }

    /** Asked on the thread that reads the request, before its body is read. */
    @Searching
    @ServerRequestFilter(nonBlocking = true, priority = FIRST)
    public void refuseWhereNoneCanWait(SimpleResourceInfo asked) {
        if (waiting.isOn() && !finder.hasRoom()) {
            if (asked.getResourceClass() == AnalysisResource.class) {
                analyst.countRefusal();
            } else {
                finder.countRefusal();
            }
            throw waiting.overloaded();
        }
    }
}
