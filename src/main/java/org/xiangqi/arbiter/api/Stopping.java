package org.xiangqi.arbiter.api;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/**
 * Answers what has begun when the service is told to stop. The framework says that it is not ready any more, goes on as
 * before for the delay, closing each connection after its next answer, and then waits for the answers of the requests that
 * have come, but not without end. So from then on no connection is let in; searches that would wait for their turn are
 * refused, so that they can be asked elsewhere; and one that takes longer than the framework waits gets that refusal too.
 *
 * <p>A connection that has come, but is not let in yet when the door is shut, is reset, with the request that it may have
 * brought. So for a while before, whoever still comes is told to go elsewhere, and nobody is at the door when it shuts.
 */
@ApplicationScoped
class Stopping {
    /** How much of the delay is for turning away who still comes. */
    private static final Duration TURNING_AWAY = Duration.ofSeconds(1);

    /** What is left for writing the answers. */
    private static final Duration MARGIN = Duration.ofSeconds(2);

    private final Door door;
    private final WorkPool<Search> searches;
    private final Duration delay;
    private final Duration timeout;

    private volatile boolean turningAway;

    Stopping(
            Door door,
            WorkPool<Search> searches,
            @ConfigProperty(name = "quarkus.shutdown.delay") Optional<Duration> delay,
            @ConfigProperty(name = "quarkus.shutdown.timeout") Optional<Duration> timeout) {
        this.door = door;
        this.searches = searches;
        this.delay = delay.orElse(Duration.ZERO);
        this.timeout = timeout.orElse(Duration.ZERO);
    }

    void begin(@Observes ShutdownDelayInitiatedEvent event) {
        after(delay.minus(TURNING_AWAY), () -> turningAway = true);
        after(delay, door::shut);
        after(delay, searches::drain);
        after(delay.plus(timeout).minus(MARGIN), searches::close);
    }

    /** Whether requests that come now should go elsewhere. */
    boolean isTurningAway() {
        return turningAway;
    }

    private static void after(Duration wait, Runnable step) {
        if (wait.isPositive()) {
            CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(step);
        } else {
            step.run();
        }
    }
}
