package org.xiangqi.arbiter.api.work;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * So many may work at the same time, and so many more wait for it, each not longer than a while. If more come than can be served,
 * by how long seats were taken lately, it is not a rush that passes: then only as many may wait as should get a seat soon, so
 * that whoever is let in is served about as fast as ever, and it is the number served that has its limit and not the patience of
 * all. That a seat is free says nothing: where few may wait one is every now and then, however many are sent away.
 */
public final class Seats {
    /** How long to wait for a seat while too many come, or as long as seats are taken if that is longer. */
    private static final Duration SHORT_WAIT = Duration.ofMillis(3);

    /** Of how many durations the average is, about: one that a pause of the machine made long must not change it much. */
    private static final int AVERAGED = 64;

    private final Semaphore seats;
    private final int number;
    private final int queue;
    private final long waitNanos;
    private final Demand demand;

    /** Those who have a seat or wait for one. */
    private final AtomicInteger present = new AtomicInteger();

    /** For how long seats are taken. */
    private volatile long averageNanos;

    /** How many durations are in the average. */
    private int averaged;

    /**
     * Seats.
     *
     * @param seats how many may work at the same time, 1 or more
     * @param queue how many more may wait, 0 or more
     * @param longestWait how long one may wait while there is only a rush
     */
    public Seats(int seats, int queue, Duration longestWait) {
        this(seats, queue, longestWait, System::nanoTime);
    }

    Seats(int seats, int queue, Duration longestWait, LongSupplier nanoTime) {
        this.seats = new Semaphore(seats, true);
        number = seats;
        this.queue = queue;
        waitNanos = longestWait.toNanos();
        demand = new Demand(nanoTime);
    }

    /** Comes to take a seat, by {@link #sit}, without waiting; false if there are too many already. */
    public boolean enter() {
        demand.count();
        int before = present.getAndIncrement();
        if (before < number || before < number + (tooManyCome() ? Math.min(queue, soonSeated()) : queue)) {
            return true;
        }
        present.decrementAndGet();
        return false;
    }

    /**
     * Takes a seat after {@link #enter}, after a wait if need be, which must be {@link #leave left}; false if there is none.
     *
     * @param waited how long ago he entered, which counts as waiting
     */
    public boolean sit(Duration waited) {
        boolean seated = false;
        try {
            long patience = patience() - waited.toNanos();
            // With a time, if only none, nobody gets ahead of those who wait.
            seated = patience >= 0 && seats.tryAcquire(patience, TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (!seated) {
            present.decrementAndGet();
        }
        return seated;
    }

    /** As many as there are seats may wait in any case. */
    private long soonSeated() {
        long average = Math.max(1, averageNanos);
        return Math.max(number, number * SHORT_WAIT.toNanos() / average);
    }

    private boolean tooManyCome() {
        return demand.exceeds(number, averageNanos);
    }

    private long patience() {
        return tooManyCome() ? Math.min(waitNanos, Math.max(SHORT_WAIT.toNanos(), averageNanos)) : waitNanos;
    }

    /** Leaves the seat that was taken, for that long. */
    public void leave(Duration taken) {
        average(taken.toNanos());
        present.decrementAndGet();
        seats.release();
    }

    private synchronized void average(long nanos) {
        averaged = Math.min(averaged + 1, AVERAGED);
        averageNanos += (nanos - averageNanos) / averaged;
    }

    /** How many have come and have no seat yet. */
    public int waiting() {
        int seated = number - seats.availablePermits();
        return Math.max(0, present.get() - seated);
    }
}
