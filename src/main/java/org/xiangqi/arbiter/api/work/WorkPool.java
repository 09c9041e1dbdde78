package org.xiangqi.arbiter.api.work;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A fixed number of threads with a bounded queue before them. What finds no place is refused at once, so that a crowd
 * neither slows down other calls nor waits longer than the queue is long.
 *
 * @param <T> the tool that the work is done with; it may be one for a single thread, for each thread has its own
 */
public final class WorkPool<T> implements AutoCloseable {
    private final ThreadLocal<T> tools;
    private final ThreadPoolExecutor threads;

    /**
     * @param name what the threads are named after
     * @param threads how many jobs are done at the same time, 1 or more
     * @param places how many further ones may wait, 1 or more
     * @param tool makes the tool of one thread
     */
    public WorkPool(String name, int threads, int places, Supplier<? extends T> tool) {
        tools = ThreadLocal.withInitial(tool);
        this.threads = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(places),
                Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    }

    /** Does the work as soon as a thread is free, and answers what comes of it; empty if there is no place. */
    public <R> Optional<CompletionStage<R>> offer(Function<? super T, ? extends R> work) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        try {
            threads.execute(new Job(() -> answer.complete(work.apply(tools.get())), answer));
        } catch (RejectedExecutionException full) {
            return Optional.empty();
        }
        return Optional.of(answer);
    }

    /** Lets the threads end with what they are at, and cancels what still waits. */
    @Override
    public void close() {
        threads.shutdownNow().forEach(waiting -> ((Job) waiting).answer().cancel(false));
    }

    /** A failure belongs to whoever asked, not to the thread. */
    private record Job(Runnable work, CompletableFuture<?> answer) implements Runnable {
        @Override
        public void run() {
            try {
                work.run();
            } catch (RuntimeException | Error failure) {
                answer.completeExceptionally(failure);
            }
        }
    }
}
