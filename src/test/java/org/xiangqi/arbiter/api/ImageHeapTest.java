package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Quarkus runs the static initialisers of a native executable while it is built, tables and all, and what they leave is part of
 * the executable. So nothing may be left that belongs to one run of the program or to the machine of the build.
 */
class ImageHeapTest {
    private static final List<Class<?>> OF_ONE_RUN = List.of(
            Thread.class,
            ThreadGroup.class,
            ThreadLocal.class,
            Executor.class,
            RandomGenerator.class,
            Closeable.class,
            Reference.class,
            Cleaner.class,
            File.class,
            Path.class,
            Temporal.class,
            Clock.class,
            ClassLoader.class,
            Process.class);

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<String> found = new ArrayList<>();

    @Test
    void whatStaticFieldsHoldIsOfNoRunAndNoMachine() throws IOException, ClassNotFoundException {
        List<String> names = NativeBuild.packagedClasses();
        for (String name : names) {
            for (Field field : Class.forName(name).getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    look(name + "." + field.getName(), value(field, null));
                }
            }
        }
        assertThat(names).contains("org.xiangqi.arbiter.board.Leaps", "org.xiangqi.arbiter.search.Weights");
        assertThat(found).isEmpty();
    }

    @Test
    void whatBelongsToOneRunIsNoticedHoweverDeepItLies() {
        record Inner(Object value) {}
        look("random", new Random());
        look("thread", new Inner(List.of(Map.of("a", new Object[] {Optional.of(new Thread())}))));
        look("buffer", ByteBuffer.allocateDirect(1));
        look("shared random", ThreadLocalRandom.current());
        look("fine", new Inner(List.of("text", 1, new int[2])));
        assertThat(found)
                .containsExactly(
                        "random: java.util.Random",
                        "thread.value[][][][]: java.lang.Thread",
                        "buffer: java.nio.DirectByteBuffer",
                        "shared random: java.util.concurrent.ThreadLocalRandom");
    }

    private void look(String at, @Nullable Object value) {
        if (value == null || !seen.add(value)) {
            return;
        }
        Class<?> kind = value.getClass();
        if (OF_ONE_RUN.stream().anyMatch(each -> each.isInstance(value)) || isOutsideTheHeap(value)) {
            found.add(at + ": " + kind.getName());
        } else if (kind.isArray() && !kind.getComponentType().isPrimitive()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                look(at + "[]", Array.get(value, i));
            }
        } else if (value instanceof Collection<?> elements) {
            elements.forEach(each -> look(at + "[]", each));
        } else if (value instanceof Map<?, ?> map) {
            map.keySet().forEach(each -> look(at + "[]", each));
            map.values().forEach(each -> look(at + "[]", each));
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(each -> look(at + "[]", each));
        } else if (kind.getName().startsWith("org.xiangqi.")) {
            for (Class<?> each = kind; each != null && each != Object.class; each = each.getSuperclass()) {
                lookInto(at, each, value);
            }
        }
    }

    private static boolean isOutsideTheHeap(Object value) {
        return value instanceof Buffer buffer && buffer.isDirect();
    }

    private void lookInto(String at, Class<?> part, Object value) {
        if (part.getName().startsWith("org.xiangqi.")) {
            for (Field field : part.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    look(at + "." + field.getName(), value(field, value));
                }
            }
        }
    }

    private static @Nullable Object value(Field field, @Nullable Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
