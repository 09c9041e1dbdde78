package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.xiangqi.arbiter.api.batch.Batches;
import org.xiangqi.arbiter.api.work.Seats;

/**
 * Where rulings are made that may take long, and files are read: as many at a time as there are processors for. More would
 * only make each other slower, until nobody waits for any of them any more.
 */
@Singleton
class Courtroom {
    private static final long RETRY_AFTER_SECONDS = 1;

    private final Seats seats;
    private final Counter refused;

    Courtroom(RulingLimits limits, MeterRegistry metrics) {
        seats = new Seats(Batches.threads(limits.threads()), limits.queue(), Duration.ofMillis(limits.queueTimeMs()));
        refused = Counter.builder("arbiter.rulings.refused")
                .description("Rulings and readings of files that found no place in time")
                .register(metrics);
        Gauge.builder("arbiter.rulings.waiting", seats::waiting)
                .description("Rulings and readings of files that wait for a place")
                .register(metrics);
    }

    /** Does the work once there is a seat; throws the problem to answer if there is none in time. */
    <T> T in(Callable<T> work) throws Exception {
        if (!seats.take()) {
            refused.increment();
            throw Refusals.tooManyRulings(RETRY_AFTER_SECONDS);
        }
        try {
            return work.call();
        } finally {
            seats.leave();
        }
    }
}
