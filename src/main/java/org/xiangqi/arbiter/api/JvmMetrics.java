package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmHeapPressureMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.quarkus.micrometer.runtime.binder.JVMInfoBinder;
import io.quarkus.runtime.ImageMode;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The metrics of memory, garbage collection, threads and classes: those of {@code quarkus.micrometer.binder.jvm}, which is
 * off, as the framework makes them before it goes on with the start. Nobody asks for them then, so a thread of their own does.
 */
@Singleton
final class JvmMetrics {
    private final MeterRegistry registry;

    /** What ends the listening to the collector, when the server stops. */
    private final Queue<Runnable> endings = new ConcurrentLinkedQueue<>();

    JvmMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    void start(@Observes StartupEvent event) {
        Thread.ofPlatform().daemon().name("jvm-metrics").start(this::register);
    }

    private void register() {
        for (MeterBinder metrics : List.of(
                new ClassLoaderMetrics(), new JvmMemoryMetrics(), new JvmThreadMetrics(), new JVMInfoBinder())) {
            metrics.bindTo(registry);
        }
        JvmHeapPressureMetrics pressure = new JvmHeapPressureMetrics();
        pressure.bindTo(registry);
        endings.add(pressure::close);
        // A native executable has no beans that tell of collections.
        if (ImageMode.current() == ImageMode.JVM) {
            JvmGcMetrics collections = new JvmGcMetrics();
            collections.bindTo(registry);
            endings.add(collections::close);
        }
    }

    @PreDestroy
    void stop() {
        endings.forEach(Runnable::run);
    }
}
