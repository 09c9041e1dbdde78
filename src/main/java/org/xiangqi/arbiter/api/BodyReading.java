package org.xiangqi.arbiter.api;

import jakarta.enterprise.inject.Instance;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validator;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a body up to the limit, and holds each request against the constraints of its type as soon as it is read. Constraints
 * on the parameters of the resources would say the same, but every call would pass an interceptor more, and each start would
 * read the annotations of every resource. Both in one class, as the framework would make two of its kind in either order, and
 * the same sources shall give the same bytes.
 */
@Provider
public class BodyReading implements ReaderInterceptor {
    private final BodyLimit limit;

    /** Looked up late: the framework creates its providers before it has a validator. */
    private final Instance<Validator> validator;

    BodyReading(BodyLimit limit, Instance<Validator> validator) {
        this.limit = limit;
        this.validator = validator;
    }

    @Override
    public @Nullable Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        context.setInputStream(limit.upTo(context.getInputStream()));
        Object body = context.proceed();
        if (context.getType().isRecord()) {
            require(body);
        }
        return body;
    }

    private void require(@Nullable Object request) {
        if (request == null) {
            throw Refusals.emptyBody();
        }
        Set<ConstraintViolation<Object>> violations = validator.get().validate(request);
        if (!violations.isEmpty()) {
            throw new ConstraintViolationException(violations);
        }
    }
}
