package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.unchecked.Unchecked;
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
        require(seats.enter());
        return seated(work);
    }

    /**
     * Leaves the work to another thread; throws the problem to answer at once if too many wait already: handing it over to be
     * refused there would cost more than the refusal, and a crowd is refused sooner than it comes only if that is cheap.
     */
    <T> Uni<T> elsewhere(Callable<T> work) {
        require(seats.enter());
        return Uni.createFrom()
                .item(Unchecked.supplier(() -> seated(work)))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    private <T> T seated(Callable<T> work) throws Exception {
        require(seats.sit());
        long start = System.nanoTime();
        try {
            return work.call();
        } finally {
            seats.leave(Duration.ofNanos(System.nanoTime() - start));
        }
    }

    private void require(boolean letIn) {
        if (!letIn) {
            refused.increment();
            throw Refusals.tooManyRulings(RETRY_AFTER_SECONDS);
        }
    }
}
