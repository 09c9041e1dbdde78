package org.xiangqi.arbiter.api;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;

/**
 * Refuses a body that is too large with a problem document, by its announced length or, if it announces none, as soon as
 * it passes the limit. The server's own limit would answer with a bare status, so it is switched off.
 */
@Provider
public class BodyLimit implements ContainerRequestFilter {
    /** Looked up late: the framework creates its providers before the configuration of the running server is known. */
    private final Instance<Limits> limits;

    /** The limit once it is known, 0 before: a limit is at least 1. */
    private volatile int known;

    private final CurrentVertxRequest current;

    BodyLimit(Instance<Limits> limits, CurrentVertxRequest current) {
        this.limits = limits;
        this.current = current;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String announced = request.getHeaderString(HttpHeaders.CONTENT_LENGTH.toString());
        if (announced != null && exceeds(announced) && !isStreamed(request)) {
            throw refusal();
        }
    }

    /** Batches are read piece by piece, by themselves, and have a limit for each piece. */
    private static boolean isStreamed(ContainerRequestContext request) {
        return request.getUriInfo().getPath().equals(BatchResource.PATH);
    }

    /** What is left of the body is not read, so an HTTP/1 connection cannot be used again. */
    private HttpProblem refusal() {
        RoutingContext exchange = current.getCurrent();
        if (exchange.request().version() != HttpVersion.HTTP_2) {
            exchange.response().putHeader(HttpHeaders.CONNECTION, "close");
        }
        return Refusals.bodyTooLarge(bodyBytes());
    }

    private int bodyBytes() {
        int bytes = known;
        if (bytes == 0) {
            bytes = limits.get().bodyBytes();
            known = bytes;
        }
        return bytes;
    }

    private boolean exceeds(String announced) {
        try {
            return Long.parseLong(announced) > bodyBytes();
        } catch (NumberFormatException e) {
            return true;
        }
    }

    /** The same body, which refuses to be read beyond the limit. */
    InputStream upTo(InputStream body) {
        return new Counted(body, bodyBytes(), this::refusal);
    }

    /** Passes on so many bytes and refuses the next. */
    private static final class Counted extends FilterInputStream {
        private final Supplier<HttpProblem> refusal;
        private int left;

        Counted(InputStream in, int limit, Supplier<HttpProblem> refusal) {
            super(in);
            this.refusal = refusal;
            left = limit;
        }

        @Override
        public int read() throws IOException {
            int next = super.read();
            return counted(next < 0 ? 0 : 1, next);
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int count = super.read(buffer, offset, length);
            return counted(Math.max(0, count), count);
        }

        private int counted(int bytes, int result) {
            left -= bytes;
            if (left < 0) {
                throw refusal.get();
            }
            return result;
        }
    }
}
