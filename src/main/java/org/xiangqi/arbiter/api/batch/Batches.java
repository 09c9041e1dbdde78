package org.xiangqi.arbiter.api.batch;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.handler.codec.http2.Http2Error;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.impl.ConnectionBase;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Answers batches over HTTP: so many at a time, all on the same threads. */
@Singleton
public final class Batches {
    private static final int BUFFER = 1 << 16;

    private static final int CLOSING_SECONDS = 10;

    private final BatchLimits limits;
    private final Semaphore streams;
    private final int threads;
    private @Nullable ExecutorService pool;

    Batches(BatchLimits limits, MeterRegistry metrics) {
        this.limits = limits;
        streams = new Semaphore(limits.streams());
        Gauge.builder("arbiter.batches", () -> limits.streams() - streams.availablePermits())
                .description("Batches that are being answered")
                .register(metrics);
        threads = threads(limits.threads());
    }

    /** How many threads that number stands for: 0 for as many as there are processors. */
    public static int threads(int asked) {
        return asked == 0 ? Runtime.getRuntime().availableProcessors() : asked;
    }

    /** The most bytes of one line, or of one game of a file. */
    public int lineBytes() {
        return limits.lineBytes();
    }

    /** A place among those that are answered at the same time; empty if there is none. */
    public Optional<Place> place() {
        return streams.tryAcquire() ? Optional.of(new Place()) : Optional.empty();
    }

    /** Threads are made when the first batch comes. */
    private synchronized ExecutorService pool() {
        if (pool == null) {
            pool = Executors.newFixedThreadPool(
                    threads, Thread.ofPlatform().name("batch-", 0).daemon().factory());
        }
        return pool;
    }

    @PreDestroy
    synchronized void close() {
        if (pool != null) {
            pool.shutdownNow();
        }
    }

    /** A batch that is about to be answered. It ends with {@link #answer}, however that ends. */
    public final class Place {
        private Place() {}

        /**
         * Reads the body and writes the answer, both as far as the client goes along. Where it does not, or goes away, the answer
         * is broken off.
         *
         * @param gzipped whether the body is; likewise the answer
         */
        public void answer(
                HttpServerRequest request,
                boolean gzipped,
                Batch.Cutting cutting,
                Referee referee,
                Form form,
                boolean gzipAnswer) {
            HttpServerResponse response = request.response();
            boolean whole;
            try {
                if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
                    response.writeContinue();
                }
                RequestBody in = new RequestBody(request, limits.patienceMs());
                ResponseBody sent = new ResponseBody(response, limits.patienceMs());
                sent.begin();
                OutputStream buffered = new BufferedOutputStream(sent, BUFFER);
                OutputStream out = gzipAnswer ? new GZIPOutputStream(buffered, BUFFER, true) : buffered;
                new Batch(pool(), 2 * threads, referee, form)
                        .run(in, stream -> cutting.of(gzipped ? unzipped(stream) : stream), limits.games(), out);
                out.close();
                sent.awaitSent();
                whole = in.isWhole();
            } catch (IOException | InterruptedException left) {
                breakOff(request);
                return;
            } finally {
                streams.release();
            }
            end(request, whole);
        }

        private static InputStream unzipped(InputStream stream) throws IOException {
            return new GZIPInputStream(stream, BUFFER);
        }

        /**
         * Leaves nothing open: the framework would end the answer as if it were all. A connection of HTTP/1 is closed without waiting
         * until the client has taken what is on the way, which it may never do.
         */
        private static void breakOff(HttpServerRequest request) {
            if (request.version() == HttpVersion.HTTP_2) {
                request.response().reset(Http2Error.CANCEL.code());
            } else {
                var _ = ((ConnectionBase) request.connection())
                        .channel()
                        .close()
                        .awaitUninterruptibly(CLOSING_SECONDS, TimeUnit.SECONDS);
            }
        }

        /** What is left of the body is not read, so an HTTP/1 connection cannot be used again. */
        private static void end(HttpServerRequest request, boolean whole) {
            var ended = request.response().end(Buffer.buffer());
            if (!whole && request.version() != HttpVersion.HTTP_2) {
                var _ = ended.onComplete(end -> request.connection().close());
            }
        }
    }
}
