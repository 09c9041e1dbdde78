package org.xiangqi.arbiter.api;

import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a body that is too large with a problem document, by its announced length or, if it announces none, as soon as
 * it passes the limit. The server's own limit would answer with a bare status, so it is switched off.
 */
@Provider
public class BodyLimit implements ContainerRequestFilter, ReaderInterceptor {
    /** Looked up late: the framework creates its providers before the configuration of the running server is known. */
    private final Instance<Limits> limits;

    BodyLimit(Instance<Limits> limits) {
        this.limits = limits;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String announced = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
        if (announced != null && exceeds(announced)) {
            throw Refusals.bodyTooLarge(limits.get().bodyBytes());
        }
    }

    private boolean exceeds(String announced) {
        try {
            return Long.parseLong(announced) > limits.get().bodyBytes();
        } catch (NumberFormatException e) {
            return true;
        }
    }

    @Override
    public @Nullable Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        context.setInputStream(
                new Counted(context.getInputStream(), limits.get().bodyBytes()));
        return context.proceed();
    }

    /** Passes on so many bytes and refuses the next. */
    private static final class Counted extends FilterInputStream {
        private final int limit;
        private int left;

        Counted(InputStream in, int limit) {
            super(in);
            this.limit = limit;
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
                throw Refusals.bodyTooLarge(limit);
            }
            return result;
        }
    }
}
