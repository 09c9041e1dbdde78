package org.xiangqi.arbiter.api.work;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How many came lately: in about the last half second, of which the elder part counts the less the longer it is over. One that
 * comes now is among them, whether he is let in or not.
 */
final class Demand {
    private static final long STRETCH_NANOS = Duration.ofMillis(500).toNanos();

    private final LongSupplier nanoTime;
    private long start;
    private int came;
    private int cameBefore;

    Demand(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** Counts one more. */
    synchronized void count() {
        elapsed();
        came++;
    }

    /** Whether more came than so many can serve in that time, each of them one after the other. */
    synchronized boolean exceeds(int servers, long serviceNanos) {
        long elapsed = elapsed();
        double lately = came + cameBefore * (1 - (double) elapsed / STRETCH_NANOS);
        return lately * serviceNanos > (double) servers * STRETCH_NANOS;
    }

    /** How much of the stretch is over, once a new one has begun where it was time. */
    private long elapsed() {
        long elapsed = nanoTime.getAsLong() - start;
        if (elapsed < STRETCH_NANOS) {
            return elapsed;
        }
        boolean next = elapsed < 2 * STRETCH_NANOS;
        long over = next ? STRETCH_NANOS : elapsed;
        cameBefore = next ? came : 0;
        came = 0;
        start += over;
        return elapsed - over;
    }
}
