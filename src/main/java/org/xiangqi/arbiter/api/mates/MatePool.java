package org.xiangqi.arbiter.api.mates;

import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.mate.MateSearch;

/** Makes the threads that look for mates, and ends them with the application. */
@Singleton
final class MatePool {
    @Produces
    @Singleton
    WorkPool<MateSearch> start(MateLimits limits) {
        return new WorkPool<>("mates", limits.threads(), limits.queue(), () -> new MateSearch(limits.tableBits()));
    }

    void end(@Disposes WorkPool<MateSearch> pool) {
        pool.close();
    }
}
