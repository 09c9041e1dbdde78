package org.xiangqi.arbiter.record;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.Family;

/** Takes words of a move text apart: what is glued to moves, and moves that are glued together. */
final class Words {
    private static final int MOVE = 4;
    private static final Pattern NUMBER = Pattern.compile("^\\d{1,4}[.。、…]*");
    private static final Pattern NUMBER_WITH_DOT = Pattern.compile("^\\d{1,4}[.。、…]+");

    /** What stands before it is plain in every form of Unicode. */
    private static final int FIRST_NOT_PLAIN = 0x80;

    private static final String MARKS = "!?！？+#";
    private static final Pattern RULE = Pattern.compile("[=_*~-]{4,}");
    private static final Predicate<String> COORDINATES =
            Pattern.compile("[a-iA-I]\\d[a-iA-I]\\d").asMatchPredicate();

    private Words() {}

    /** Whether the word is a rule drawn across the page, as between a game and something else. */
    static boolean isRule(String word) {
        return RULE.matcher(word).matches();
    }

    /** The moves in a word: none if it is only a number or a mark. */
    static List<Place> moves(Place word) {
        Place rest = withoutNumber(word);
        if (rest.text().isEmpty()) {
            return List.of();
        }
        List<Place> parts = parts(rest, Chinese::looksLike);
        if (parts.isEmpty()) {
            parts = parts(rest, COORDINATES);
        }
        return parts.isEmpty() ? List.of(withoutMarks(rest)) : parts;
    }

    /** A number is no part of a move, unless the word as it stands is a move: WXF has soldiers as {@code 33.4}. */
    private static Place withoutNumber(Place word) {
        if (Family.of(word.text()).isPresent()) {
            return word;
        }
        String plain = plain(word.text());
        if (NUMBER.matcher(plain).replaceFirst("").isEmpty()) {
            return new Place("", word.line(), word.column());
        }
        String rest = NUMBER_WITH_DOT.matcher(plain).replaceFirst("");
        return rest.length() == plain.length()
                ? word
                : new Place(rest, word.line(), word.column() + plain.length() - rest.length());
    }

    /**
     * The text with full-width and other compatibility characters as the plain ones. Each is taken alone: to put the marks of
     * a letter in order can take time that grows with the square of their number.
     */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            if (c < FIRST_NOT_PLAIN) {
                plain.append((char) c);
            } else {
                plain.append(Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC));
            }
            at += Character.charCount(c);
        }
        return plain.toString();
    }

    private static Place withoutMarks(Place word) {
        int end = word.text().length();
        while (end > 0 && MARKS.indexOf(word.text().charAt(end - 1)) >= 0) {
            end--;
        }
        String rest = word.text().substring(0, end);
        boolean helps = Family.of(word.text()).isEmpty() && Family.of(rest).isPresent();
        return helps ? new Place(rest, word.line(), word.column()) : word;
    }

    /** The moves of four characters that the word consists of; empty if it does not. */
    private static List<Place> parts(Place word, Predicate<String> isMove) {
        int length = word.text().length();
        if (length % MOVE != 0) {
            return List.of();
        }
        List<Place> parts = new ArrayList<>();
        for (int start = 0; start < length; start += MOVE) {
            String part = word.text().substring(start, start + MOVE);
            if (!isMove.test(part)) {
                return List.of();
            }
            parts.add(new Place(part, word.line(), word.column() + start));
        }
        return parts;
    }
}
