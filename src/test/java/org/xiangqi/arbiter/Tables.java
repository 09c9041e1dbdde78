package org.xiangqi.arbiter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The tables of facts among the test resources. */
public final class Tables {
    private Tables() {}

    /** The lines of the table with that file name. */
    public static List<String> lines(String name) {
        try (var in = Objects.requireNonNull(Tables.class.getResourceAsStream("/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
