package org.xiangqi.arbiter.api.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.arc.ClientProxy;
import io.quarkus.arc.Subclass;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.interceptor.InvocationContext;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The document is prepared when it is first asked for, and not again. */
@QuarkusTest
class LatePreparationTest {
    @Inject
    OpenApiDocumentService service;

    private final LatePreparation late = new LatePreparation();
    private final List<String> done = new ArrayList<>();

    @Test
    void standsBeforeTheBeanOfTheFramework() {
        assertThat(ClientProxy.unwrap(service)).isInstanceOf(Subclass.class);
    }

    @Test
    void theFirstRequestPrepares() throws Exception {
        late.invoke(new Call(LateDocument.PREPARATION, "prepared"));
        assertThat(done).isEmpty();

        assertThat(late.invoke(new Call(LateDocument.REQUEST, "answered"))).isEqualTo("answered");
        late.invoke(new Call(LateDocument.REQUEST, "answered again"));
        assertThat(done).containsExactly("prepared", "answered", "answered again");
    }

    @Test
    void whatFailedIsTriedAgain() throws Exception {
        Call preparation = new Call(LateDocument.PREPARATION, "prepared");
        preparation.fails = true;
        late.invoke(preparation);
        assertThatThrownBy(() -> late.invoke(new Call(LateDocument.REQUEST, "answered")))
                .isInstanceOf(IllegalStateException.class);
        assertThat(done).isEmpty();

        preparation.fails = false;
        late.invoke(new Call(LateDocument.REQUEST, "answered"));
        assertThat(done).containsExactly("prepared", "answered");
    }

    /** A call of the bean's method of that name. */
    private final class Call implements InvocationContext {
        private final String method;
        private final String result;
        private boolean fails;

        Call(String method, String result) {
            this.method = method;
            this.result = result;
        }

        @Override
        public Object proceed() {
            if (fails) {
                throw new IllegalStateException(result);
            }
            done.add(result);
            return result;
        }

        @Override
        public Method getMethod() {
            for (Method each : OpenApiDocumentService.class.getDeclaredMethods()) {
                if (each.getName().equals(method)) {
                    return each;
                }
            }
            throw new AssertionError("the framework's bean has no method " + method);
        }

        @Override
        public Object getTarget() {
            return service;
        }

        @Override
        public @Nullable Object getTimer() {
            return null;
        }

        @Override
        public @Nullable Constructor<?> getConstructor() {
            return null;
        }

        @Override
        public Object[] getParameters() {
            return new Object[0];
        }

        @Override
        public void setParameters(Object[] parameters) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Map<String, Object> getContextData() {
            return Map.of();
        }
    }
}
