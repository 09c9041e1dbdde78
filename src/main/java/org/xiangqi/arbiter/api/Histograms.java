package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.stream.Stream;

/** Counts requests by how long they took, so that the slowest hundredth can be told over all instances together. */
final class Histograms {
    private static final double[] BOUNDS = Stream.of(
                    1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000)
            .mapToDouble(millis -> Duration.ofMillis(millis).toNanos())
            .toArray();

    private Histograms() {}

    @Produces
    @Singleton
    static MeterFilter ofRequests() {
        return new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(Meter.Id meter, DistributionStatisticConfig config) {
                return meter.getName().equals("http.server.requests")
                        ? DistributionStatisticConfig.builder()
                                .serviceLevelObjectives(BOUNDS)
                                .build()
                                .merge(config)
                        : config;
            }
        };
    }
}
