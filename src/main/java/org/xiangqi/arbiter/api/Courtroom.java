package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.unchecked.Unchecked;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.xiangqi.arbiter.api.batch.Batches;
import org.xiangqi.arbiter.api.work.Seats;

/**
 * Where rulings are made that may take long, and files are read: as many at a time as there are processors for. More would
 * only make each other slower, until nobody waits for any of them any more.
 */
@Singleton
class Courtroom {
    private final Seats seats;
    private final Counter refused;

    /**
     * One thread for each seat. The many of the framework would all wait for seats at once, and on few processors the thread that
     * reads requests and refuses them would be one of many that want to run.
     */
    private final ExecutorService judges;

    Courtroom(RulingLimits limits, MeterRegistry metrics) {
        int number = Batches.threads(limits.threads());
        judges = Executors.newFixedThreadPool(
                number, Thread.ofPlatform().name("rulings-", 0).daemon().factory());
        seats = new Seats(number, limits.queue(), Duration.ofMillis(limits.queueTimeMs()));
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
        return seated(work, Duration.ZERO);
    }

    /**
     * Leaves the work to another thread; throws the problem to answer at once if too many wait already: handing it over to be
     * refused there would cost more than the refusal, and a crowd is refused sooner than it comes only if that is cheap.
     */
    <T> Uni<T> elsewhere(Callable<T> work) {
        require(seats.enter());
        long entered = System.nanoTime();
        return Uni.createFrom()
                .item(Unchecked.supplier(() -> seated(work, Duration.ofNanos(System.nanoTime() - entered))))
                .runSubscriptionOn(judges);
    }

    /** What has been let in is judged to the end. */
    @PreDestroy
    void close() {
        judges.shutdown();
    }

    private <T> T seated(Callable<T> work, Duration waited) throws Exception {
        require(seats.sit(waited));
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
            throw new CourtFull();
        }
    }
}
