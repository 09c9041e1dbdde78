package org.xiangqi.arbiter.api.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who gets a seat, and how long one waits for it. */
@Timeout(60)
class SeatsTest {
    private static final Duration FOREVER = Duration.ofHours(1);
    private static final Duration NEVER = Duration.ZERO;
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final Duration LONG = Duration.ofMinutes(1);

    /** What the clock shows, in nanoseconds. */
    private final AtomicLong now = new AtomicLong();

    private Seats seats(int seats, int queue, Duration longestWait) {
        return new Seats(seats, queue, longestWait, now::get);
    }

    private static boolean take(Seats seats) {
        return seats.enter() && seats.sit(Duration.ZERO);
    }

    /** So many come, one after the other, and each takes a seat for a millisecond; what the clock shows is another matter. */
    private static void come(int number, Seats seats) {
        for (int i = 0; i < number; i++) {
            assertThat(take(seats)).isTrue();
            seats.leave(SHORT);
        }
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    /** How many more may come. */
    private static int entering(Seats seats) {
        int entered = 0;
        while (seats.enter()) {
            entered++;
        }
        return entered;
    }

    /** Somebody comes who has to wait, and does so by now. */
    private static CompletableFuture<Boolean> someoneWaits(Seats seats) throws InterruptedException {
        CompletableFuture<Boolean> taken = new CompletableFuture<>();
        awaitWaiting(Thread.ofPlatform().start(() -> taken.complete(take(seats))));
        return taken;
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
    }

    @Test
    void asManyAsThereAreSeatsAndNoMore() {
        Seats seats = seats(2, 0, FOREVER);
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isFalse();
        seats.leave(SHORT);
        assertThat(take(seats)).isTrue();
    }

    @Test
    void whoWaitsGetsTheSeatThatIsLeft() throws Exception {
        Seats seats = seats(1, 1, FOREVER);
        assertThat(take(seats)).isTrue();
        CompletableFuture<Boolean> next = someoneWaits(seats);
        assertThat(seats.waiting()).isOne();
        assertThat(take(seats)).isFalse();
        seats.leave(SHORT);
        assertThat(next.get()).isTrue();
        assertThat(seats.waiting()).isZero();
    }

    @Test
    void nobodyWaitsLongerThanTheLongestWait() {
        Seats seats = seats(1, 1, NEVER);
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isFalse();
        assertThat(seats.waiting()).isZero();
    }

    @Test
    void whoHasWaitedTooLongBeforeHeSitsGetsNone() {
        Seats seats = seats(1, 0, LONG);
        assertThat(seats.enter()).isTrue();
        assertThat(seats.sit(LONG.plusNanos(1))).isFalse();
        assertThat(seats.enter()).isTrue();
        assertThat(seats.sit(LONG)).isTrue();
    }

    @Test
    void inARushAllPlacesAreGiven() {
        Seats seats = seats(1, 100, FOREVER);
        come(300, seats);
        assertThat(take(seats)).isTrue();
        assertThat(entering(seats)).isEqualTo(100);
    }

    @Test
    void whereMoreComeThanCanBeServedWhoWaitsIsSentAwaySoon() {
        Seats seats = seats(1, 10, FOREVER);
        come(600, seats);
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isFalse();
        assertThat(seats.enter()).isTrue();
        assertThat(seats.sit(Duration.ofMillis(4))).isFalse();
    }

    @Test
    void whereMoreComeThanCanBeServedOnlyThoseWaitWhoWillSoonBeSeated() {
        Seats seats = seats(2, 1000, FOREVER);
        come(1200, seats);
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isTrue();
        // 3 ms in which each of two seats is left 3 times.
        assertThat(entering(seats)).isEqualTo(6);
    }

    @Test
    void thatASeatIsFreeForAMomentDoesNotMakeACrowdARush() {
        Seats seats = seats(1, 1000, FOREVER);
        for (int i = 0; i < 1000; i++) {
            come(2, seats);
            pass(SHORT);
        }
        assertThat(take(seats)).isTrue();
        assertThat(entering(seats)).isEqualTo(3);
    }

    @Test
    void asManyAsCanBeServedAreNeverTooMany() {
        Seats seats = seats(1, 100, FOREVER);
        for (int i = 0; i < 5000; i++) {
            come(9, seats);
            pass(Duration.ofMillis(10));
        }
        assertThat(take(seats)).isTrue();
        assertThat(entering(seats)).isGreaterThan(40);
    }

    @Test
    void thatOneOfManyTookLongDoesNotMakeThemACrowd() {
        Seats seats = seats(1, 100, FOREVER);
        come(120, seats);
        assertThat(take(seats)).isTrue();
        seats.leave(Duration.ofMillis(100));
        assertThat(take(seats)).isTrue();
        assertThat(entering(seats)).isGreaterThan(40);
    }

    @Test
    void whereSeatsAreTakenForLongNoMoreWaitThanThereAreSeats() throws Exception {
        Seats seats = seats(1, 10, FOREVER);
        assertThat(take(seats)).isTrue();
        seats.leave(LONG);
        assertThat(take(seats)).isTrue();
        CompletableFuture<Boolean> next = someoneWaits(seats);
        assertThat(seats.enter()).isFalse();
        seats.leave(SHORT);
        // As long as a seat is taken is what one of two waits.
        assertThat(next.get()).isTrue();
        assertThat(seats.enter()).isTrue();
        assertThat(seats.enter()).isFalse();
    }

    @Test
    void afterItIsQuietAgainThereIsPatienceAgain() throws Exception {
        Seats seats = seats(1, 10, FOREVER);
        come(900, seats);
        assertThat(take(seats)).isTrue();
        assertThat(take(seats)).isFalse();
        pass(Duration.ofSeconds(1));
        CompletableFuture<Boolean> next = someoneWaits(seats);
        seats.leave(SHORT);
        assertThat(next.get()).isTrue();
    }

    @Test
    void whoHasComeTakesAPlaceBeforeHeSits() {
        Seats seats = seats(1, 0, FOREVER);
        assertThat(seats.enter()).isTrue();
        assertThat(seats.waiting()).isOne();
        assertThat(take(seats)).isFalse();
        assertThat(seats.sit(Duration.ZERO)).isTrue();
        assertThat(seats.waiting()).isZero();
        seats.leave(SHORT);
        assertThat(take(seats)).isTrue();
    }

    @Test
    void whoIsInterruptedGetsNone() throws Exception {
        Seats seats = seats(1, 1, FOREVER);
        assertThat(take(seats)).isTrue();
        CountDownLatch interrupted = new CountDownLatch(1);
        CompletableFuture<Boolean> taken = new CompletableFuture<>();
        Thread waiting = Thread.ofPlatform().start(() -> {
            taken.complete(take(seats));
            if (Thread.currentThread().isInterrupted()) {
                interrupted.countDown();
            }
        });
        awaitWaiting(waiting);
        waiting.interrupt();
        assertThat(taken.get()).isFalse();
        assertThat(interrupted.await(10, TimeUnit.SECONDS)).isTrue();
    }
}
