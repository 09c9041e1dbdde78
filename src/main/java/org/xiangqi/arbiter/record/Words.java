package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.Family;

/** Takes words of a move text apart: what is glued to moves, and moves that are glued together. */
final class Words {
    /** How long the moves of a word of several can be: coordinates with a dash have five characters. */
    private static final int SHORTEST = 4;

    private static final int LONGEST = 5;
    private static final String DIGITS = "[0-9０-９]{1,4}";
    private static final String DOTS = "[.．。、…]";
    private static final Pattern NUMBER_OR_DOTS = Pattern.compile(DIGITS + DOTS + "*|" + DOTS + "+");
    private static final Pattern NUMBER_WITH_DOT = Pattern.compile(DIGITS + DOTS + "+");
    private static final String MARKS = "!?！？+#";
    private static final int LONGEST_GLYPH = 3;

    /** What chess files say of a position. */
    private static final Set<String> JUDGEMENTS =
            Set.of("=", "+=", "=+", "+-", "-+", "+/-", "-/+", "±", "∓", "⩲", "⩱", "∞");

    private static final Pattern RULE = Pattern.compile("[=_*~-]{4,}");
    private static final Predicate<String> COORDINATES =
            Pattern.compile("[a-iA-I]\\d-?[a-iA-I]\\d").asMatchPredicate();
    private static final List<Predicate<String>> FORMS =
            List.of(Chinese::looksLike, COORDINATES, text -> Family.of(text).equals(Optional.of(Family.LETTERS)));

    private Words() {}

    /** Whether the word is a rule drawn across the page, as between a game and something else. */
    static boolean isRule(String word) {
        return RULE.matcher(word).matches();
    }

    /** The moves in a word: none if it is only a number or a mark. */
    static List<Place> moves(Place word) {
        Place rest = withoutMarks(withoutNumber(withoutMarks(word)));
        if (rest.text().isEmpty()) {
            return List.of();
        }
        for (Predicate<String> isMove : FORMS) {
            List<Place> parts = parts(rest, isMove);
            if (!parts.isEmpty()) {
                return parts;
            }
        }
        return List.of(rest);
    }

    /** A number is no part of a move, unless the word as it stands is a move: WXF has soldiers as {@code 33.4}. */
    private static Place withoutNumber(Place word) {
        String text = word.text();
        if (Family.of(text).isPresent()) {
            return word;
        }
        if (NUMBER_OR_DOTS.matcher(text).matches()) {
            return part(word, 0, 0);
        }
        Matcher number = NUMBER_WITH_DOT.matcher(text);
        return number.lookingAt() ? part(word, number.end(), text.length()) : word;
    }

    /** The word without marks at its end, if it is a move then, or if it is nothing but marks. */
    private static Place withoutMarks(Place word) {
        String text = word.text();
        if (JUDGEMENTS.contains(text)) {
            return part(word, 0, 0);
        }
        int end = text.length();
        int next = beforeMark(text, end);
        while (next < end) {
            end = next;
            next = beforeMark(text, end);
        }
        String rest = text.substring(0, end);
        boolean helps =
                Family.of(text).isEmpty() && (rest.isEmpty() || Family.of(rest).isPresent());
        return helps ? part(word, 0, end) : word;
    }

    /** Where the mark or numeric glyph starts that ends there, or the same place if none does. */
    private static int beforeMark(String text, int end) {
        if (end > 0 && MARKS.indexOf(text.charAt(end - 1)) >= 0) {
            return end - 1;
        }
        int start = end;
        while (start > 0
                && end - start < LONGEST_GLYPH
                && text.charAt(start - 1) >= '0'
                && text.charAt(start - 1) <= '9') {
            start--;
        }
        return start < end && start > 0 && text.charAt(start - 1) == '$' ? start - 1 : end;
    }

    /** The moves that the word consists of, with move numbers between them or not; empty if it does not. */
    private static List<Place> parts(Place word, Predicate<String> isMove) {
        String text = word.text();
        Matcher number = NUMBER_WITH_DOT.matcher(text);
        List<Place> parts = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = moveEnd(text, start, isMove);
            if (end > start) {
                parts.add(part(word, start, end));
            } else if (number.region(start, text.length()).lookingAt()) {
                end = number.end();
            } else {
                return List.of();
            }
            start = end;
        }
        return parts;
    }

    /** Where the move that starts there ends, or -1 if none does. */
    private static int moveEnd(String text, int start, Predicate<String> isMove) {
        for (int end = start + SHORTEST; end <= Math.min(start + LONGEST, text.length()); end++) {
            if (isMove.test(text.substring(start, end))) {
                return end;
            }
        }
        return -1;
    }

    private static Place part(Place word, int start, int end) {
        return new Place(word.text().substring(start, end), word.line(), word.column() + start);
    }
}
