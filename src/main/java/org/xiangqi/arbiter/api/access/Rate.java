package org.xiangqi.arbiter.api.access;

import io.github.bucket4j.Bucket;
import java.time.Duration;

/**
 * How often someone may ask.
 *
 * @param perMinute requests a minute, 1 or more
 * @param burst how many of them may come at once, 1 or more
 */
record Rate(int perMinute, int burst) {
    /** What is taken at once where the configuration does not say: that of ten seconds. */
    private static final int TENTHS = 6;

    /** The rate with its burst as configured, where 0 stands for what ten seconds allow. */
    static Rate of(int perMinute, int burst) {
        return new Rate(perMinute, burst > 0 ? burst : Math.max(1, perMinute / TENTHS));
    }

    /** A bucket that is full, and fills again at this rate. */
    Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(burst).refillGreedy(perMinute, Duration.ofMinutes(1)))
                .build();
    }

    /** How long it takes an empty bucket to be full again. */
    Duration toRecover() {
        return Duration.ofMinutes(1).multipliedBy(burst).dividedBy(perMinute);
    }
}
