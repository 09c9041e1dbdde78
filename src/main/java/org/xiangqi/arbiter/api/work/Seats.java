package org.xiangqi.arbiter.api.work;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * So many may work at the same time, and so many more wait for it, each not longer than a while. If for some time nobody has
 * found a seat free, it is not a rush that passes: then only as many may wait as should get a seat soon, by how long seats were
 * taken lately, so that whoever is let in is served about as fast as ever, and it is the number served that has its limit and
 * not the patience of all.
 */
public final class Seats {
    /** A rush that lasts longer than this is no rush. */
    private static final Duration LONGEST_RUSH = Duration.ofMillis(100);

    /** How long to wait for a seat while too many come. */
    private static final Duration SHORT_WAIT = Duration.ofMillis(10);

    /** How much of the average a new duration is, as a power of 2. */
    private static final int AVERAGE_SHIFT = 4;

    private final Semaphore seats;
    private final int number;
    private final int queue;
    private final long waitNanos;
    private final LongSupplier nanoTime;

    /** Those who have a seat or wait for one. */
    private final AtomicInteger present = new AtomicInteger();

    /** For how long seats are taken, about: two that leave at once may count as one. */
    private volatile long averageNanos;

    /**
     * When somebody last came with a seat free and nobody before him. Who finds one free when he sits down says nothing: where a
     * few threads seat all that come, one after the other, everybody does, however long he has waited for his thread.
     */
    private volatile long lastFree;

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
        this.nanoTime = nanoTime;
        lastFree = nanoTime.getAsLong();
    }

    /** Comes to take a seat, by {@link #sit}, without waiting; false if there are too many already. */
    public boolean enter() {
        int before = present.getAndIncrement();
        if (before < number) {
            lastFree = nanoTime.getAsLong();
            return true;
        }
        if (before < number + (isRush() ? queue : Math.min(queue, soonSeated()))) {
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

    private boolean isRush() {
        return nanoTime.getAsLong() - lastFree < LONGEST_RUSH.toNanos();
    }

    private long patience() {
        return isRush() ? waitNanos : Math.min(waitNanos, SHORT_WAIT.toNanos());
    }

    /** Leaves the seat that was taken, for that long. */
    public void leave(Duration taken) {
        averageNanos += taken.toNanos() - averageNanos >> AVERAGE_SHIFT;
        present.decrementAndGet();
        seats.release();
    }

    /** How many have come and have no seat yet. */
    public int waiting() {
        int seated = number - seats.availablePermits();
        return Math.max(0, present.get() - seated);
    }
}
