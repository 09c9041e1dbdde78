package org.xiangqi.arbiter.api.bestmoves;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.work.Unfinished;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.search.Search;
import org.xiangqi.arbiter.search.SearchLimits;
import org.xiangqi.arbiter.search.SearchResult;

/** Searches for best moves on the threads that are there for it, and counts what came of it. */
@Singleton
public final class BestMoveFinder {
    private final WorkPool<Search> pool;
    private final MeterRegistry metrics;

    BestMoveFinder(WorkPool<Search> pool, MeterRegistry metrics) {
        this.pool = pool;
        this.metrics = metrics;
    }

    /**
     * What will be found in the position of a game that goes on; empty if too many questions are waiting already.
     * Cancelling it ends the search; it fails with {@link WorkPool.WaitedTooLong} if its turn does not come in time.
     */
    public Optional<CompletableFuture<FoundMoves>> find(Game game, SearchLimits limits) {
        Optional<CompletableFuture<FoundMoves>> answer =
                pool.offer((search, calledOff) -> search(search, game, limits, calledOff));
        if (answer.isEmpty()) {
            countRefusal();
        }
        return answer.map(this::counted);
    }

    /** Whether another question can be worked at, or wait for it. */
    public boolean hasRoom() {
        return pool.hasRoom();
    }

    /** Counts a question that was refused because none can wait any more. */
    public void countRefusal() {
        count(Unfinished.OVERLOADED.name());
    }

    /** The very same answer, so that cancelling it reaches the pool. */
    private CompletableFuture<FoundMoves> counted(CompletableFuture<FoundMoves> answer) {
        var _ = answer.whenComplete((found, failure) -> count(kind(found, failure)));
        return answer;
    }

    private FoundMoves search(Search search, Game game, SearchLimits limits, BooleanSupplier calledOff) {
        long start = System.nanoTime();
        SearchResult result =
                search.search(game.start(), game.moves(), game.rules(), limits, calledOff, progress -> {});
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        metrics.timer("arbiter.search", "call", "best-moves").record(time);
        Long told = limits.moveTimeMs().isPresent() ? time.toMillis() : null;
        return new FoundMoves(BestMoveResponse.of(game, result, told), time);
    }

    private static String kind(FoundMoves found, @Nullable Throwable failure) {
        if (failure != null) {
            return Unfinished.of(failure).name();
        }
        return found.response().score().mateIn() == null ? "CENTIPAWNS" : "MATE";
    }

    private void count(String result) {
        metrics.counter("arbiter.best.moves", "result", result).increment();
    }
}
