package org.xiangqi.arbiter.api;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which of our classes requests and answers consist of, by the signatures of the resources. */
final class JsonClasses {
    private static final String OURS = "org.xiangqi.arbiter";

    private final Set<Class<?>> found = new LinkedHashSet<>();

    private JsonClasses() {}

    /** Bodies and answers of every resource, and all that they are made of. */
    static Set<Class<?>> ofResources() throws IOException, ClassNotFoundException {
        JsonClasses classes = new JsonClasses();
        for (String name : NativeBuild.packagedClasses()) {
            Class<?> resource = Class.forName(name, false, JsonClasses.class.getClassLoader());
            if (resource.isAnnotationPresent(Path.class)) {
                for (Method method : resource.getDeclaredMethods()) {
                    classes.addCall(method);
                }
            }
        }
        return classes.found;
    }

    /** Those classes and all that they are made of. */
    static Set<Class<?>> within(Set<Class<?>> roots) {
        JsonClasses classes = new JsonClasses();
        roots.forEach(classes::add);
        return classes.found;
    }

    private void addCall(Method method) {
        if (Arrays.stream(method.getAnnotations())
                .noneMatch(each -> each.annotationType().isAnnotationPresent(HttpMethod.class))) {
            return;
        }
        add(method.getGenericReturnType());
        for (Parameter parameter : method.getParameters()) {
            if (Arrays.stream(parameter.getAnnotations()).noneMatch(JsonClasses::isOfJakarta)) {
                add(parameter.getParameterizedType());
            }
        }
    }

    /** Whether a parameter that has it comes from elsewhere than the body. */
    private static boolean isOfJakarta(Annotation annotation) {
        return annotation.annotationType().getPackage().equals(Path.class.getPackage())
                || annotation.annotationType().getPackageName().equals("jakarta.ws.rs.core");
    }

    private void add(Type type) {
        switch (type) {
            case ParameterizedType generic -> {
                add(generic.getRawType());
                addAll(generic.getActualTypeArguments());
            }
            case GenericArrayType array -> add(array.getGenericComponentType());
            case WildcardType wildcard -> addAll(wildcard.getUpperBounds());
            case Class<?> plain when plain.isArray() -> add(plain.getComponentType());
            case Class<?> plain when plain.getName().startsWith(OURS) && found.add(plain) -> addParts(plain);
            default -> {}
        }
    }

    private void addAll(Type[] types) {
        for (Type type : types) {
            add(type);
        }
    }

    private void addParts(Class<?> ours) {
        if (ours.isSealed()) {
            addAll(ours.getPermittedSubclasses());
        } else if (ours.isRecord()) {
            for (RecordComponent component : ours.getRecordComponents()) {
                add(component.getGenericType());
            }
        } else if (!ours.isEnum()) {
            throw new AssertionError(ours + " is no record, enum or sealed type: what of it is JSON?");
        }
    }
}
