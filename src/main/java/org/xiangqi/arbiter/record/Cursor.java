package org.xiangqi.arbiter.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Walks through a text and knows the line and column. */
final class Cursor {
    private static final char NONE = '\0';

    private static final List<String> SIGNS =
            IntStream.range(0, 128).mapToObj(Character::toString).toList();

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;
    private boolean blankSoFar = true;

    Cursor(String text) {
        this(text, 1);
    }

    /** Walks through a part of a text that begins with that line. */
    Cursor(String text, int line) {
        this.text = text;
        this.line = line;
    }

    boolean atEnd() {
        return at >= text.length();
    }

    /** The next character, or a zero at the end. */
    char peek() {
        return atEnd() ? NONE : text.charAt(at);
    }

    /** Whether nothing but blanks stands before this place on its line. */
    boolean atLineStart() {
        return blankSoFar;
    }

    void skip() {
        if (peek() == '\n') {
            line++;
            lineStart = at + 1;
            blankSoFar = true;
        } else {
            blankSoFar &= isBlank(peek());
        }
        at++;
    }

    void skipBlanks() {
        while (!atEnd() && isBlank(peek())) {
            skip();
        }
    }

    static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    /** The text up to that character, which is passed over, or to the end. */
    String upTo(char end) {
        int start = at;
        while (!atEnd() && peek() != end) {
            skip();
        }
        String found = text.substring(start, at);
        if (!atEnd()) {
            skip();
        }
        return found;
    }

    /** The character that many further on, or a zero behind the end. */
    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : NONE;
    }

    /** The text from that many characters further on to the end of its line. */
    String restOfLine(int ahead) {
        int start = Math.min(at + ahead, text.length());
        int end = text.indexOf('\n', start);
        return text.substring(start, end < 0 ? text.length() : end);
    }

    /** How many characters are left. */
    int left() {
        return text.length() - at;
    }

    /** The text from here to the end of the line, which is not passed over. */
    String restOfLine() {
        return restOfLine(0);
    }

    /** What the pattern finds right here, without looking at what it does not need. */
    Optional<MatchResult> find(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        return matcher.lookingAt() ? Optional.of(matcher) : Optional.empty();
    }

    void skip(int characters) {
        for (int i = 0; i < characters; i++) {
            skip();
        }
    }

    /** The text up to a blank or one of those characters. */
    Place word(String ends) {
        int start = at;
        int column = at - lineStart + 1;
        while (!atEnd() && !isBlank(peek()) && ends.indexOf(peek()) < 0) {
            skip();
        }
        return new Place(at == start + 1 ? sign(text.charAt(start)) : text.substring(start, at), line, column);
    }

    /** One text for all places of a sign, of which there can be very many. */
    private static String sign(char c) {
        return c < SIGNS.size() ? SIGNS.get(c) : String.valueOf(c);
    }

    /** The place of the next character. */
    Place here() {
        return new Place(atEnd() ? "" : sign(peek()), line, at - lineStart + 1);
    }
}
