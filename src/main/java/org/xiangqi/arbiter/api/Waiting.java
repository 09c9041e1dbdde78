package org.xiangqi.arbiter.api;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.xiangqi.arbiter.api.bestmoves.BestMoveLimits;
import org.xiangqi.arbiter.api.work.WorkPool;

/** What lies between a client and a search: that it is offered here, that its turn comes, that the client still waits. */
@ApplicationScoped
class Waiting {
    private static final String ENABLED = BestMoveLimits.PREFIX + ".enabled";

    private final BestMoveLimits limits;
    private final CurrentVertxRequest current;

    Waiting(BestMoveLimits limits, CurrentVertxRequest current) {
        this.limits = limits;
        this.current = current;
    }

    /** Whether searches are offered here. */
    boolean isOn() {
        return limits.enabled();
    }

    /**
     * Throws if searches are switched off.
     *
     * @param what is asked for, in the plural
     */
    void refuseIfOff(String what) {
        if (!isOn()) {
            throw Refusals.switchedOff(what, ENABLED);
        }
    }

    /** Cancels the answer once the client of the current request has gone away without it. */
    void cancelWhenLeft(CompletableFuture<?> answer) {
        RoutingContext exchange = current.getCurrent();
        exchange.addEndHandler(end -> {
            if (end.failed()) {
                answer.cancel(false);
            }
        });
        if (exchange.response().closed()) {
            answer.cancel(false);
        }
    }

    /** The problem to answer instead of a search that failed so; a failure of ours stays what it is. */
    RuntimeException problem(Throwable failure) {
        return switch (failure) {
            case CompletionException wrapped when wrapped.getCause() != null -> problem(wrapped.getCause());
            case WorkPool.WaitedTooLong late -> Refusals.waitedTooLong(retryAfterSeconds());
            // Either nobody reads it any more, or the service is about to end.
            case CancellationException cancelled -> Refusals.overloaded(retryAfterSeconds());
            case RuntimeException ours -> ours;
            default -> new CompletionException(failure);
        };
    }

    /** The problem to answer where there is no place to wait. */
    RuntimeException overloaded() {
        return Refusals.overloaded(retryAfterSeconds());
    }

    /** By then even a search of the longest time has made room. */
    private long retryAfterSeconds() {
        return Math.max(1, Math.ceilDiv(limits.mostMoveTimeMs(), 1000L * limits.workers()));
    }
}
