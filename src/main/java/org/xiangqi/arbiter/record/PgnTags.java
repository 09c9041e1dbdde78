package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.notation.Family;

/**
 * Reads the tags of a game, as {@code [Event "…"]}: one or several on a line.
 *
 * <p>Tolerated: blanks inside the brackets; quotes inside the value that are not escaped; typographic quotes; the last quote or
 * bracket of a line missing; a backslash that escapes nothing; {@code FEN}, {@code Format} and {@code Result} in any case; moves
 * behind the last tag on its line. A line that is no tag is passed over. A tag that comes again behind a blank line belongs to
 * the next game.
 */
final class PgnTags {
    private static final Pattern BLOCK_END = Pattern.compile("}[ \t]*END\\b", Pattern.CASE_INSENSITIVE);

    private final Map<String, String> tags = new LinkedHashMap<>();
    private Optional<Place> fen = Optional.empty();

    /** Where the tag that was read last ends on its line. */
    private int end;

    private PgnTags() {}

    /** Whether a tag begins there, before which its line is blank. */
    static boolean beginAt(Cursor cursor) {
        return cursor.peek() == '[' && cursor.atLineStart() && isTag(cursor.restOfLine());
    }

    /**
     * Whether a remark that began before there ends in its game: a closing brace before the next tag behind a blank line. In a
     * block of moves the brace of {@code }END} is the block's own.
     */
    static boolean closesInGame(Cursor cursor, boolean inBlock) {
        int lineEnds = 0;
        for (int ahead = 0; ahead < cursor.left(); ahead++) {
            char c = cursor.peek(ahead);
            if (c == '}') {
                return !inBlock || !BLOCK_END.matcher(cursor.restOfLine(ahead)).lookingAt();
            }
            if (c == '[' && lineEnds > 1 && isTag(cursor.restOfLine(ahead))) {
                return false;
            }
            lineEnds = c == '\n' ? lineEnds + 1 : Cursor.isBlank(c) ? lineEnds : 0;
        }
        return false;
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
        int lastLine = cursor.here().line();
        while (cursor.peek() == '[' && cursor.atLineStart()) {
            Place here = cursor.here();
            String line = cursor.restOfLine();
            if (here.line() > lastLine + 1 && found.hasTagOf(line)) {
                break;
            }
            int end = found.line(line, here);
            lastLine = here.line();
            cursor.skip(startsMoves(line.substring(end)) ? end : line.length());
            cursor.skipBlanks();
        }
        return found;
    }

    /** Whether the line begins with a tag that was read before. */
    private boolean hasTagOf(String line) {
        PgnTags next = new PgnTags();
        next.line(line, new Place("", 1, 1));
        return next.tags.keySet().stream().findFirst().filter(tags::containsKey).isPresent();
    }

    /** Whether what stands behind a tag begins with a move or a number. */
    private static boolean startsMoves(String rest) {
        Cursor cursor = new Cursor(rest);
        cursor.skipBlanks();
        Place word = cursor.word("{}()[];");
        List<Place> moves = Words.moves(word);
        return !word.text().isEmpty()
                && (moves.isEmpty() || Family.of(moves.getFirst().text()).isPresent());
    }

    /** By name; of several with one name the last. */
    Map<String, String> byName() {
        return tags;
    }

    /** The value of a tag whose name may be in any case; empty if there is none. */
    Optional<String> value(String name) {
        return tags.entrySet().stream()
                .filter(tag -> tag.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Where the start position is told, if it is. */
    Optional<Place> fen() {
        return fen;
    }

    /** Reads the tags on the line and answers where the last of them ends, or 0 if there is none. */
    private int line(String line, Place here) {
        int at = 0;
        end = 0;
        while (at >= 0) {
            at = tag(line, at + 1, here);
        }
        return end;
    }

    /** Reads the tag whose bracket stands before there and answers where the next one's stands, or -1. */
    private int tag(String line, int start, Place here) {
        int nameStart = pastBlanks(line, start);
        int nameEnd = nameStart;
        while (nameEnd < line.length() && isNamePart(line.charAt(nameEnd))) {
            nameEnd++;
        }
        int quote = pastBlanks(line, nameEnd);
        if (nameEnd == nameStart || quote == line.length() || !isQuote(line.charAt(quote))) {
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
        if (name.equalsIgnoreCase("FEN")) {
            int blanks = text.length() - text.stripLeading().length();
            fen = Optional.of(new Place(text.strip(), here.line(), here.column() + quote + 1 + blanks));
        }
        int bracket = pastBlanks(line, Math.min(at + 1, line.length()));
        end = Math.min(bracket + 1, line.length());
        return at < line.length() ? line.indexOf('[', at) : -1;
    }

    private static boolean isNamePart(char c) {
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '“' || c == '”' || c == '＂';
    }

    private static boolean isEscaped(char c) {
        return c == '"' || c == '\\';
    }

    /** Whether a quote stands there behind which the tag, or the line, ends. */
    private static boolean endsAt(String line, int at) {
        if (!isQuote(line.charAt(at))) {
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
