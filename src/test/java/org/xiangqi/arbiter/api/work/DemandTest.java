package org.xiangqi.arbiter.api.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How many came lately, against how many can be served in that time. */
class DemandTest {
    private static final long MILLISECOND = Duration.ofMillis(1).toNanos();

    private final AtomicLong now = new AtomicLong();
    private final Demand demand = new Demand(now::get);

    private void come(int number) {
        for (int i = 0; i < number; i++) {
            demand.count();
        }
    }

    private void pass(long milliseconds) {
        now.addAndGet(milliseconds * MILLISECOND);
    }

    @Test
    void halfASecondOfWorkCanBeDoneInHalfASecond() {
        come(500);
        assertThat(demand.exceeds(1, MILLISECOND)).isFalse();
        come(1);
        assertThat(demand.exceeds(1, MILLISECOND)).isTrue();
    }

    @Test
    void twoDoTwiceAsMuch() {
        come(1000);
        assertThat(demand.exceeds(2, MILLISECOND)).isFalse();
        come(1);
        assertThat(demand.exceeds(2, MILLISECOND)).isTrue();
    }

    @Test
    void whatIsNotKnownToTakeTimeIsNeverTooMuch() {
        come(1_000_000);
        assertThat(demand.exceeds(1, 0)).isFalse();
    }

    @Test
    void whoCameBeforeCountsTheLessTheLongerItIsOver() {
        come(1000);
        pass(500);
        assertThat(demand.exceeds(1, MILLISECOND)).isTrue();
        pass(249);
        assertThat(demand.exceeds(1, MILLISECOND)).isTrue();
        pass(1);
        assertThat(demand.exceeds(1, MILLISECOND)).isFalse();
    }

    @Test
    void afterASecondNobodyIsLeft() {
        come(1_000_000);
        pass(1000);
        assertThat(demand.exceeds(1, MILLISECOND)).isFalse();
        come(501);
        assertThat(demand.exceeds(1, MILLISECOND)).isTrue();
    }

    @Test
    void aSteadyCrowdIsTooMuchWheneverOneAsks() {
        for (int i = 0; i < 1000; i++) {
            come(11);
            assertThat(demand.exceeds(1, MILLISECOND)).as("after %s ms", 10 * i).isEqualTo(i >= 45);
            pass(10);
        }
    }

    @Test
    void aSteadyFewerAreNeverTooMuch() {
        for (int i = 0; i < 1000; i++) {
            come(9);
            pass(10);
            assertThat(demand.exceeds(1, MILLISECOND)).isFalse();
        }
    }
}
