package org.xiangqi.arbiter.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import jakarta.validation.constraints.NotNull;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.api.AdjudicationRequest;

/** What only the build reads of a class costs no start of the server a reading; what it does read is still there. */
@AnalyzeClasses(packages = "org.xiangqi.arbiter", importOptions = ImportOption.DoNotIncludeTests.class)
class QuietAnnotationsTest {
    @ArchTest
    static void noRuntimeSeesWhatOnlyTheBuildReads(JavaClasses classes) {
        List<String> seen = new ArrayList<>();
        for (JavaClass each : classes) {
            if (each.getSimpleName().equals("package-info")) {
                // That of the tests, which have the same packages, is found first.
                continue;
            }
            for (AnnotatedElement element : elements(each.reflect())) {
                for (Annotation annotation : annotations(element)) {
                    if (isForTheBuild(annotation)) {
                        seen.add(each.getName() + ": " + annotation);
                    }
                }
            }
        }

        assertThat(seen).isEmpty();
    }

    @ArchTest
    static void theBuildSeesThemAll(JavaClasses classes) {
        JavaClass request = classes.get(AdjudicationRequest.class);

        assertThat(request.isAnnotatedWith(Schema.class)).isTrue();
        assertThat(request.getField("ruleSet").isAnnotatedWith(Schema.class)).isTrue();
    }

    @ArchTest
    static void theValidatorSeesConstraintsOfRequestsOnFieldsAlone(JavaClasses classes)
            throws ReflectiveOperationException {
        Field include = AdjudicationRequest.class.getDeclaredField("include");
        Method method = AdjudicationRequest.class.getDeclaredMethod("include");

        assertThat(AdjudicationRequest.class.getDeclaredField("moves").isAnnotationPresent(NotNull.class))
                .isTrue();
        assertThat(annotations(include.getAnnotatedType())).hasAtLeastOneElementOfType(NotNull.class);
        assertThat(AdjudicationRequest.class.getDeclaredMethod("moves").getDeclaredAnnotations())
                .isEmpty();
        assertThat(annotations(method.getAnnotatedReturnType())).isEmpty();
        assertThat(List.of(AdjudicationRequest.class.getDeclaredConstructors()[0].getParameterAnnotations()))
                .allSatisfy(parameter -> assertThat(parameter).isEmpty());
    }

    private static boolean isForTheBuild(Annotation annotation) {
        String name = annotation.annotationType().getName();
        return name.startsWith("org.eclipse.microprofile.openapi.")
                || name.startsWith("org.jspecify.")
                || name.startsWith("io.smallrye.common.annotation.");
    }

    private static List<AnnotatedElement> elements(Class<?> type) {
        List<AnnotatedElement> elements = new ArrayList<>(List.of(type));
        for (Field field : type.getDeclaredFields()) {
            elements.addAll(List.of(field, field.getAnnotatedType()));
        }
        for (RecordComponent component : type.isRecord() ? type.getRecordComponents() : new RecordComponent[0]) {
            elements.addAll(List.of(component, component.getAnnotatedType()));
        }
        for (Method method : type.getDeclaredMethods()) {
            elements.add(method.getAnnotatedReturnType());
            elements.addAll(withParameters(method));
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            elements.addAll(withParameters(constructor));
        }
        return elements;
    }

    private static List<AnnotatedElement> withParameters(Executable executable) {
        return Stream.concat(
                        Stream.of(executable),
                        Arrays.stream(executable.getParameters())
                                .flatMap(parameter -> Stream.of(parameter, parameter.getAnnotatedType())))
                .map(AnnotatedElement.class::cast)
                .toList();
    }

    private static List<Annotation> annotations(AnnotatedElement element) {
        List<Annotation> annotations = new ArrayList<>(List.of(element.getDeclaredAnnotations()));
        if (element instanceof AnnotatedParameterizedType generic) {
            for (AnnotatedType argument : generic.getAnnotatedActualTypeArguments()) {
                annotations.addAll(annotations(argument));
            }
        }
        return annotations;
    }
}
