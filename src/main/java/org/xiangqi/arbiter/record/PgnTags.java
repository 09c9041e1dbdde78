package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the tags of a game, as {@code [Event "…"]}: one or several on a line.
 *
 * <p>Tolerated: blanks inside the brackets; quotes inside the value that are not escaped; the last quote or bracket of a line
 * missing; a backslash that escapes nothing. A line that is no tag is passed over.
 */
final class PgnTags {
    private final Map<String, String> tags = new LinkedHashMap<>();
    private Optional<Place> fen = Optional.empty();

    private PgnTags() {}

    /** Whether a tag can begin there: a bracket before which its line is blank. */
    static boolean beginAt(Cursor cursor) {
        return cursor.peek() == '[' && cursor.atLineStart();
    }

    /** Whether the line has the form of a tag: a bracket, a name and a quote. */
    static boolean isTag(String line) {
        PgnTags found = new PgnTags();
        String stripped = line.strip();
        if (stripped.startsWith("[")) {
            found.line(stripped, new Place("", 1, 1));
        }
        return !found.tags.isEmpty();
    }

    /** The tags that stand there. */
    static PgnTags read(Cursor cursor) {
        PgnTags found = new PgnTags();
        cursor.skipBlanks();
        while (beginAt(cursor)) {
            Place here = cursor.here();
            String line = cursor.restOfLine();
            found.line(line, here);
            cursor.skip(line.length());
            cursor.skipBlanks();
        }
        return found;
    }

    /** By name; of several with one name the last. */
    Map<String, String> byName() {
        return tags;
    }

    /** Where the start position is told, if it is. */
    Optional<Place> fen() {
        return fen;
    }

    private void line(String line, Place here) {
        int at = 0;
        while (at >= 0) {
            at = tag(line, at + 1, here);
        }
    }

    /** Reads the tag whose bracket stands before there and answers where the next one's stands, or -1. */
    private int tag(String line, int start, Place here) {
        int nameStart = pastBlanks(line, start);
        int nameEnd = nameStart;
        while (nameEnd < line.length() && isNamePart(line.charAt(nameEnd))) {
            nameEnd++;
        }
        int quote = pastBlanks(line, nameEnd);
        if (nameEnd == nameStart || quote == line.length() || line.charAt(quote) != '"') {
            return line.indexOf('[', start);
        }
        StringBuilder value = new StringBuilder();
        int at = quote + 1;
        while (at < line.length() && !endsAt(line, at)) {
            char c = line.charAt(at);
            boolean escape = c == '\\' && at + 1 < line.length() && isEscaped(line.charAt(at + 1));
            value.append(escape ? line.charAt(at + 1) : c);
            at += escape ? 2 : 1;
        }
        String name = line.substring(nameStart, nameEnd);
        String text = at < line.length() ? value.toString() : withoutBracket(value.toString());
        tags.put(name, text.strip());
        if (name.equals("FEN")) {
            fen = Optional.of(new Place(text, here.line(), here.column() + quote + 1));
        }
        return at < line.length() ? line.indexOf('[', at) : -1;
    }

    private static boolean isNamePart(char c) {
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    private static boolean isEscaped(char c) {
        return c == '"' || c == '\\';
    }

    /** Whether a quote stands there behind which the tag, or the line, ends. */
    private static boolean endsAt(String line, int at) {
        if (line.charAt(at) != '"') {
            return false;
        }
        int next = pastBlanks(line, at + 1);
        return next == line.length() || line.charAt(next) == ']';
    }

    private static String withoutBracket(String value) {
        String stripped = value.stripTrailing();
        return stripped.endsWith("]")
                ? stripped.substring(0, stripped.length() - 1).stripTrailing()
                : stripped;
    }

    private static int pastBlanks(String line, int start) {
        int at = start;
        while (at < line.length() && Cursor.isBlank(line.charAt(at))) {
            at++;
        }
        return at;
    }
}
