package org.xiangqi.arbiter.api.document;

import io.quarkus.arc.Lock;
import io.quarkus.smallrye.openapi.runtime.OpenApiDocumentService;
import jakarta.enterprise.inject.build.compatible.spi.BuildCompatibleExtension;
import jakarta.enterprise.inject.build.compatible.spi.ClassConfig;
import jakarta.enterprise.inject.build.compatible.spi.Enhancement;
import jakarta.enterprise.inject.build.compatible.spi.Messages;
import jakarta.enterprise.lang.model.declarations.MethodInfo;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Puts {@link LatePreparation} before the framework's bean that holds the document; runs in the build only. The mark is the
 * framework's own: in tests and in development the bean's class loader does not know annotations of ours.
 */
public class LateDocument implements BuildCompatibleExtension {
    /** The bean's method that the framework calls at the start. */
    static final String PREPARATION = "prepareDocument";

    /** The bean's method that it calls for each request. */
    static final String REQUEST = "getDocument";

    /** Marks the bean; the build fails if it works in another way than {@link LatePreparation} takes it to. */
    @Enhancement(types = OpenApiDocumentService.class)
    public void mark(ClassConfig service, Messages messages) {
        Set<String> called = service.info().methods().stream()
                .filter(method -> !method.isStatic())
                .map(MethodInfo::name)
                .collect(Collectors.toSet());
        if (called.containsAll(Set.of(PREPARATION, REQUEST))) {
            service.addAnnotation(Lock.class);
        } else {
            messages.error("The framework prepares the OpenAPI document in another way now", service.info());
        }
    }
}
