package org.xiangqi.arbiter.api;

import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses requests that come when the service is about to shut its door, see {@link Stopping}. Probes are still answered. */
final class TurnedAway {
    /** Before every filter that may block. */
    private static final int FIRST = Integer.MIN_VALUE;

    private static final int RETRY_AFTER_SECONDS = 1;

    private final Stopping stopping;

    TurnedAway(Stopping stopping) {
        this.stopping = stopping;
    }

    /** Asked on the thread that reads the request, before its body is read. */
    @ServerRequestFilter(nonBlocking = true, priority = FIRST)
    public void refuseWhatStillComes() {
        if (stopping.isTurningAway()) {
            throw Refusals.stopping(RETRY_AFTER_SECONDS);
        }
    }
}
