package org.xiangqi.arbiter.api.mates;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.mate.MateResult;
import org.xiangqi.arbiter.mate.MateSearch;

/** Looks for mates on the threads that are there for it, and counts what came of it. */
@Singleton
public final class MateFinder {
    private final WorkPool<MateSearch> pool;
    private final MateLimits limits;
    private final MeterRegistry metrics;

    MateFinder(WorkPool<MateSearch> pool, MateLimits limits, MeterRegistry metrics) {
        this.pool = pool;
        this.limits = limits;
        this.metrics = metrics;
    }

    /** What will be known about mate in that position; empty if too many questions are waiting already. */
    public Optional<CompletableFuture<MateResponse>> find(Position position, int maxMoves) {
        Optional<CompletableFuture<MateResponse>> answer = pool.offer(search -> {
            MateResult result = search.search(new Board(position), maxMoves, limits.nodes());
            count(name(result));
            return MateResponse.of(position, result);
        });
        if (answer.isEmpty()) {
            count("OVERLOADED");
        }
        return answer;
    }

    private static String name(MateResult result) {
        return switch (result) {
            case MateResult.Mate _ -> "MATE";
            case MateResult.None _ -> "NONE";
            case MateResult.Undetermined _ -> "UNDETERMINED";
        };
    }

    private void count(String result) {
        metrics.counter("arbiter.mates", "result", result).increment();
    }
}
