package org.xiangqi.arbiter.api.analyses;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.xiangqi.arbiter.api.work.Unfinished;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/** Analyses games on the threads that search for best moves, and counts what came of it. */
@Singleton
public final class GameAnalyst {
    private final WorkPool<Search> pool;
    private final MeterRegistry metrics;

    GameAnalyst(WorkPool<Search> pool, MeterRegistry metrics) {
        this.pool = pool;
        this.metrics = metrics;
    }

    /**
     * Tells every line of the analysis once its turn comes, in a thread of the pool; what is answered is only when it ends.
     * Empty if too many questions are waiting already. Cancelling it ends the analysis; it fails with
     * {@link WorkPool.WaitedTooLong} if its turn does not come in time.
     */
    public Optional<CompletableFuture<Boolean>> analyse(AnalysedGame game, Consumer<AnalysisLine> out) {
        Optional<CompletableFuture<Boolean>> end = pool.offer((search, calledOff) -> {
            Timer.Sample sample = Timer.start(metrics);
            new GameAnalysis(search, game, calledOff, out).run();
            sample.stop(metrics.timer("arbiter.search", "call", "analyses"));
            return true;
        });
        if (end.isEmpty()) {
            countRefusal();
        }
        return end.map(this::counted);
    }

    /** Counts a question that was refused because none can wait any more. */
    public void countRefusal() {
        count(Unfinished.OVERLOADED.name());
    }

    /** The very same answer, so that cancelling it reaches the pool. */
    private CompletableFuture<Boolean> counted(CompletableFuture<Boolean> end) {
        var _ = end.whenComplete((told, failure) ->
                count(failure == null ? "TOLD" : Unfinished.of(failure).name()));
        return end;
    }

    private void count(String result) {
        metrics.counter("arbiter.analyses", "result", result).increment();
    }
}
