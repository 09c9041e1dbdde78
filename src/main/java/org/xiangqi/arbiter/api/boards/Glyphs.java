package org.xiangqi.arbiter.api.boards;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The outlines of the characters on boards, so that a viewer needs no font for them; see the head of the file.
 *
 * <p>An outline is path data of SVG. Its em is 1000 units, its origin the middle of the character.
 */
final class Glyphs {
    private static final String FILE = "glyphs.txt";
    private static final Map<String, String> OUTLINES = read();

    private Glyphs() {}

    /** The outline of that character, which must be one of the file. */
    static String outline(String character) {
        return Objects.requireNonNull(OUTLINES.get(character), character);
    }

    private static Map<String, String> read() {
        try (InputStream in = Objects.requireNonNull(Glyphs.class.getResourceAsStream(FILE), FILE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 2))
                    .collect(Collectors.toUnmodifiableMap(parts -> parts[0], parts -> parts[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }
}
