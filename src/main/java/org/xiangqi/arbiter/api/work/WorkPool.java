package org.xiangqi.arbiter.api.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of threads with a bounded queue before them. What finds no place is refused at once, so that a crowd
 * neither slows down other calls nor waits longer than the queue is long.
 *
 * <p>Whoever cancels an answer calls the work off: what waits gives its place back, and what runs is told so.
 *
 * @param <T> the tool that the work is done with; it may be one for a single thread, for each thread has its own, made
 *     when it first has something to do
 */
public final class WorkPool<T> implements AutoCloseable {
    private final ThreadLocal<T> tools;
    private final ThreadPoolExecutor threads;
    private final Set<Job> running = ConcurrentHashMap.newKeySet();
    private final @Nullable Duration longestWait;

    /**
     * A pool in which work waits until its turn comes.
     *
     * @param name what the threads are named after
     * @param threads how many jobs are done at the same time, 1 or more
     * @param places how many further ones may wait, 1 or more
     * @param tool makes the tool of one thread
     */
    public WorkPool(String name, int threads, int places, Supplier<? extends T> tool) {
        this(name, threads, places, null, tool);
    }

    /**
     * The same, where work that has waited so long gives up its place, and its answer fails with {@link WaitedTooLong}.
     *
     * @param longestWait null for without end
     */
    public WorkPool(String name, int threads, int places, @Nullable Duration longestWait, Supplier<? extends T> tool) {
        tools = ThreadLocal.withInitial(tool);
        this.longestWait = longestWait;
        this.threads = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(places),
                Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    }

    /** Does the work as soon as a thread is free, and answers what comes of it; empty if there is no place. */
    public <R> Optional<CompletableFuture<R>> offer(Function<? super T, ? extends R> work) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        return offer(new Job(() -> answer.complete(work.apply(tools.get())), answer, false), answer);
    }

    /**
     * The same for work that may take long.
     *
     * @param work should end soon once what it is handed beside the tool says true: nobody waits for it any more
     */
    public <R> Optional<CompletableFuture<R>> offer(BiFunction<? super T, BooleanSupplier, ? extends R> work) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        return offer(new Job(() -> answer.complete(work.apply(tools.get(), answer::isDone)), answer, true), answer);
    }

    private <R> Optional<CompletableFuture<R>> offer(Job job, CompletableFuture<R> answer) {
        try {
            threads.execute(job);
        } catch (RejectedExecutionException full) {
            return Optional.empty();
        }
        var _ = answer.whenComplete((result, failure) -> job.leave());
        if (longestWait != null) {
            job.giveUpAfter(longestWait);
        }
        return Optional.of(answer);
    }

    /** Whether a further job would find a place now. */
    public boolean hasRoom() {
        return !threads.isShutdown() && threads.getQueue().remainingCapacity() > 0;
    }

    /** How many jobs wait for a thread. */
    public int waiting() {
        return threads.getQueue().size();
    }

    /** How many jobs are being done. */
    public int running() {
        return running.size();
    }

    /** Takes no further work and cancels what waits; what is being done goes on to its answer. */
    public void drain() {
        threads.shutdown();
        List<Runnable> waiting = new ArrayList<>();
        threads.getQueue().drainTo(waiting);
        cancel(waiting);
    }

    /** Cancels what waits and calls off what can be; other work is ended, and its answer given, before the threads end. */
    @Override
    public void close() {
        cancel(threads.shutdownNow());
        running.stream().filter(job -> job.canBeCalledOff).forEach(job -> job.answer.cancel(false));
    }

    private static void cancel(List<Runnable> waiting) {
        for (Runnable each : waiting) {
            if (each instanceof WorkPool<?>.Job job) {
                job.answer.cancel(false);
            }
        }
    }

    /** The work found no thread within the time that it may wait. */
    public static final class WaitedTooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        WaitedTooLong(Duration longest) {
            super("no thread within " + longest, null, false, false);
        }
    }

    /** One piece of work. A failure belongs to whoever asked, not to the thread. */
    private final class Job implements Runnable {
        private final Runnable work;
        private final CompletableFuture<?> answer;
        private final boolean canBeCalledOff;

        /** How the wait ends, whichever comes first: true if the work starts, false if it gives up. */
        private final CompletableFuture<Boolean> wait = new CompletableFuture<>();

        Job(Runnable work, CompletableFuture<?> answer, boolean canBeCalledOff) {
            this.work = work;
            this.answer = answer;
            this.canBeCalledOff = canBeCalledOff;
        }

        /** Nobody waits for the answer any more: what is not at work yet makes room. */
        void leave() {
            threads.remove(this);
            wait.complete(false);
        }

        void giveUpAfter(Duration longest) {
            var _ = wait.thenAccept(started -> {
                if (!started) {
                    // Before whoever asked is told, as he may ask again at once.
                    threads.remove(this);
                    answer.completeExceptionally(new WaitedTooLong(longest));
                }
            });
            var _ = wait.completeOnTimeout(false, longest.toMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public void run() {
            running.add(this);
            try {
                boolean closed = canBeCalledOff && threads.isShutdown();
                if (wait.complete(true) && !answer.isDone() && !closed) {
                    work.run();
                }
            } catch (RuntimeException | Error failure) {
                answer.completeExceptionally(failure);
            } finally {
                running.remove(this);
                answer.cancel(false);
            }
        }
    }
}
