package org.xiangqi.arbiter.search;

import java.util.function.BooleanSupplier;

/** Says when a search must end. */
final class Clock {
    private final long start = System.nanoTime();
    private final long nanos;
    private final long nodes;
    private final BooleanSupplier stop;
    private volatile boolean ended;

    /** Each of the threads has its share of the nodes. */
    Clock(SearchLimits limits, BooleanSupplier stop, int threads) {
        nanos = limits.moveTimeMs().isPresent() ? saturated(limits.moveTimeMs().getAsLong()) : Long.MAX_VALUE;
        nodes = Math.ceilDiv(limits.nodes().orElse(Long.MAX_VALUE), threads);
        this.stop = stop;
    }

    private static long saturated(long milliseconds) {
        return milliseconds > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : milliseconds * 1_000_000;
    }

    /** How many more nodes a thread may look at, given how many it has. */
    long nodesLeft(long soFar) {
        return nodes - soFar;
    }

    /** Whether the time is up or the search was told to stop. */
    boolean over() {
        if (!ended && (stop.getAsBoolean() || (nanos != Long.MAX_VALUE && System.nanoTime() - start >= nanos))) {
            ended = true;
        }
        return ended;
    }

    /** Ends the search for every thread. */
    void end() {
        ended = true;
    }
}
