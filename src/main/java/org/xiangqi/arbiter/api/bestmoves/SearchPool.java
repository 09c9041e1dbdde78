package org.xiangqi.arbiter.api.bestmoves;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/** Makes the threads that search for best moves, and ends them with the application. */
@Singleton
final class SearchPool {
    @Produces
    @Singleton
    WorkPool<Search> start(BestMoveLimits limits, MeterRegistry metrics) {
        WorkPool<Search> pool = new WorkPool<>(
                "best-moves",
                limits.workers(),
                limits.queue(),
                Duration.ofMillis(limits.queueTimeMs()),
                () -> new Search(limits.tableMebibytes(), limits.threads()));
        Gauge.builder("arbiter.search.queue", pool, WorkPool::waiting)
                .description("Searches that wait for a thread")
                .register(metrics);
        Gauge.builder("arbiter.search.running", pool, WorkPool::running)
                .description("Searches that are at work")
                .register(metrics);
        return pool;
    }

    void end(@Disposes WorkPool<Search> pool) {
        pool.close();
    }
}
