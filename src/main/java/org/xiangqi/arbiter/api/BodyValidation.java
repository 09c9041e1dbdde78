package org.xiangqi.arbiter.api;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Instance;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validator;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds each request against the constraints of its type as soon as it is read. Constraints on the parameters of the
 * resources would say the same, but every call would pass an interceptor more, and each start would read the annotations of
 * every resource.
 */
@Provider
@Priority(Priorities.ENTITY_CODER)
public class BodyValidation implements ReaderInterceptor {
    /** Looked up late: the framework creates its providers before it has a validator. */
    private final Instance<Validator> validator;

    BodyValidation(Instance<Validator> validator) {
        this.validator = validator;
    }

    @Override
    public @Nullable Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
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
