package org.xiangqi.arbiter.api.document;

import io.quarkus.arc.Lock;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Has the document prepared when it is first asked for. Left alone, the framework reads it and writes it as JSON and as
 * YAML at every start; with all its examples that is a fifth of the start, and few servers are ever asked for it. Whoever
 * asks first waits for it, on a thread that may wait. The bean is locked meanwhile, which is what binds this to it.
 */
@Lock
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
class LatePreparation {
    private final Queue<InvocationContext> putOff = new ArrayDeque<>();

    @AroundInvoke
    @Nullable
    Object invoke(InvocationContext call) throws Exception {
        if (!(call.getTarget() instanceof OpenApiDocumentService)) {
            return call.proceed();
        }
        if (call.getMethod().getName().equals(LateDocument.PREPARATION)) {
            putOff.add(call);
            return null;
        }
        // What failed stays, to be tried again and to fail in every answer rather than to leave an empty document.
        for (InvocationContext next = putOff.peek(); next != null; next = putOff.peek()) {
            next.proceed();
            putOff.remove();
        }
        return call.proceed();
    }
}
