package org.xiangqi.arbiter.api.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class WorkPoolTest {
    private static final Duration SOON = Duration.ofSeconds(10);

    private static <R> CompletableFuture<R> taken(WorkPool<Object> pool, Function<Object, R> work) {
        return pool.offer(work).orElseThrow();
    }

    private static Function<Object, Thread> waitingFor(CountDownLatch latch) {
        return tool -> {
            await(latch);
            return Thread.currentThread();
        };
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatFindsNoPlaceIsRefusedUntilOneIsFree() {
        CountDownLatch latch = new CountDownLatch(1);
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new)) {
            CompletableFuture<Thread> running = taken(pool, waitingFor(latch));
            CompletableFuture<String> waiting = taken(pool, tool -> "done");
            assertThat(pool.offer(tool -> "too much")).isEmpty();
            assertThat(waiting).isNotDone();

            latch.countDown();
            assertThat(running).succeedsWithin(SOON);
            assertThat(waiting).succeedsWithin(SOON).isEqualTo("done");
            assertThat(taken(pool, tool -> "now")).succeedsWithin(SOON).isEqualTo("now");
        }
    }

    @Test
    void oneThatDrainsEndsWhatItHasBegunAndNothingElse() {
        CountDownLatch latch = new CountDownLatch(1);
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 2, Object::new)) {
            CountDownLatch begun = new CountDownLatch(1);
            CompletableFuture<Thread> running = taken(pool, tool -> {
                begun.countDown();
                return waitingFor(latch).apply(tool);
            });
            CompletableFuture<String> waiting = taken(pool, tool -> "done");
            assertThat(CompletableFuture.runAsync(() -> await(begun))).succeedsWithin(SOON);

            pool.drain();
            assertThat(waiting).isCancelled();
            assertThat(pool.hasRoom()).isFalse();
            assertThat(pool.offer(tool -> "too late")).isEmpty();

            latch.countDown();
            assertThat(running).succeedsWithin(SOON);
        }
    }

    @Test
    void everyThreadHasATool() {
        CyclicBarrier bothAtWork = new CyclicBarrier(2);
        Set<Object> tools = ConcurrentHashMap.newKeySet();
        try (WorkPool<Object> pool = new WorkPool<>("test", 2, 8, Object::new)) {
            for (int round = 0; round < 3; round++) {
                CompletableFuture<Integer> one = taken(pool, tool -> met(bothAtWork, tools, tool));
                CompletableFuture<Integer> other = taken(pool, tool -> met(bothAtWork, tools, tool));
                assertThat(one).succeedsWithin(SOON);
                assertThat(other).succeedsWithin(SOON);
            }
        }
        assertThat(tools).hasSize(2);
    }

    private static int met(CyclicBarrier barrier, Set<Object> tools, Object tool) {
        tools.add(tool);
        try {
            return barrier.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFailureReachesWhoAskedAndNobodyElse() {
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new)) {
            CompletableFuture<String> failed = taken(pool, tool -> {
                throw new IllegalStateException("a fault");
            });
            assertThat(failed).failsWithin(SOON).withThrowableThat().withMessageContaining("a fault");
            assertThat(taken(pool, tool -> "next")).succeedsWithin(SOON).isEqualTo("next");
        }
    }

    @Test
    void whenItIsClosedItsThreadsEndAndNobodyIsLeftWaiting() throws InterruptedException {
        WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new);
        CompletableFuture<Thread> running = taken(pool, waitingFor(new CountDownLatch(1)));
        CompletableFuture<String> waiting = taken(pool, tool -> "never");
        pool.close();
        assertThat(running).succeedsWithin(SOON);
        Thread thread = running.join();
        assertThat(waiting).isCancelled();
        assertThat(pool.offer(tool -> "late")).isEmpty();
        assertThat(thread.join(SOON)).isTrue();
    }

    @Test
    void whatIsCalledOffWhileItWaitsMakesRoom() {
        CountDownLatch latch = new CountDownLatch(1);
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new)) {
            CompletableFuture<Thread> running = taken(pool, waitingFor(latch));
            CompletableFuture<String> waiting = taken(pool, tool -> "never");
            assertThat(pool.waiting()).isEqualTo(1);
            waiting.cancel(false);
            assertThat(pool.waiting()).isZero();
            CompletableFuture<String> next = taken(pool, tool -> "next");
            latch.countDown();
            assertThat(running).succeedsWithin(SOON);
            assertThat(next).succeedsWithin(SOON).isEqualTo("next");
        }
    }

    @Test
    void whatIsCalledOffWhileItRunsIsTold() {
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new)) {
            CompletableFuture<Boolean> ended = new CompletableFuture<>();
            CompletableFuture<String> running = untilCalledOff(pool, ended);
            running.cancel(false);
            assertThat(ended).succeedsWithin(SOON);
            assertThat(taken(pool, tool -> "next")).succeedsWithin(SOON).isEqualTo("next");
        }
    }

    @Test
    void whatWaitsTooLongFailsAndMakesRoom() {
        CountDownLatch latch = new CountDownLatch(1);
        try (WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Duration.ofMillis(20), Object::new)) {
            CompletableFuture<Thread> running = taken(pool, waitingFor(latch));
            CompletableFuture<String> waiting = taken(pool, tool -> "never");
            assertThat(waiting).failsWithin(SOON).withThrowableThat().withCauseInstanceOf(WorkPool.WaitedTooLong.class);
            assertThat(pool.waiting()).isZero();
            assertThat(running).isNotDone();
            latch.countDown();
            assertThat(running).succeedsWithin(SOON);
        }
    }

    @Test
    void whenItIsClosedWhatCanBeCalledOffIs() {
        WorkPool<Object> pool = new WorkPool<>("test", 1, 1, Object::new);
        CompletableFuture<Boolean> ended = new CompletableFuture<>();
        CompletableFuture<String> running = untilCalledOff(pool, ended);
        pool.close();
        assertThat(ended).succeedsWithin(SOON);
        assertThat(running).isCancelled();
    }

    /** Work that runs when this returns, and that only calling it off ends. */
    private static CompletableFuture<String> untilCalledOff(WorkPool<Object> pool, CompletableFuture<Boolean> ended) {
        CountDownLatch started = new CountDownLatch(1);
        CompletableFuture<String> running = pool.<String>offer((tool, calledOff) -> {
                    started.countDown();
                    while (!calledOff.getAsBoolean()) {
                        Thread.onSpinWait();
                    }
                    ended.complete(true);
                    return "too late";
                })
                .orElseThrow();
        var _ = waitingFor(started).apply(pool);
        return running;
    }
}
