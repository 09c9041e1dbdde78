package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;

/**
 * Reads PGN: tags, then moves in Chinese, WXF or coordinates, as the {@code Format} tag or their form tells; several games one
 * after the other.
 *
 * <p>Tolerated: move numbers glued to moves, missing or with any dots; moves glued together; remarks in braces or after a
 * semicolon; variations in round brackets, nested, half or full width; marks and numeric glyphs; results in figures or Chinese;
 * whatever stands behind the result, or behind a rule of signs, up to the next tag.
 */
final class PgnReader {
    private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"((?:[^\"\\\\]|\\\\.)*)\"?\\s*]?\\s*$");
    private static final String ENDS = "{}()（）;";

    private final Cursor cursor;

    private PgnReader(String text) {
        cursor = new Cursor(text);
    }

    /** The games in the text, in its order; none if there is nothing in it. */
    static List<GameRecord> read(String text) {
        PgnReader reader = new PgnReader(text);
        List<GameRecord> games = new ArrayList<>();
        reader.cursor.skipBlanks();
        while (!reader.cursor.atEnd()) {
            games.add(reader.game());
            reader.cursor.skipBlanks();
        }
        return games;
    }

    /** What a move text is made of. */
    private sealed interface Token {
        record Word(Place place) implements Token {}

        record Remark(String text) implements Token {}

        record Open(Place place) implements Token {}

        record Close(Place place) implements Token {}
    }

    private GameRecord game() {
        Place first = cursor.here();
        Map<String, String> tags = tags();
        List<Token> tokens = new ArrayList<>();
        Optional<Result> told = moveText(tokens);
        Place end = cursor.here();
        Result result = told.or(() -> Optional.ofNullable(tags.get("Result")).flatMap(Result::of))
                .orElse(Result.UNKNOWN);
        return Starts.game(tags, first, result, start -> {
            Line best = null;
            for (MoveNotation notation : notations(tags, tokens)) {
                Line line = line(new LineReader(start, notation), tokens, end);
                best = best == null || line.moves().size() > best.moves().size() ? line : best;
            }
            return best == null ? Starts.NO_MOVES : best;
        });
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        cursor.skipBlanks();
        while (cursor.peek() == '[' && cursor.atLineStart()) {
            String line = cursor.restOfLine();
            for (String each : line.split("(?<=])\\s*(?=\\[)", -1)) {
                Matcher tag = TAG.matcher(each.stripTrailing());
                if (tag.find()) {
                    tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
                }
            }
            cursor.skip(line.length());
            cursor.skipBlanks();
        }
        return tags;
    }

    /** Collects the tokens up to the next game and answers the result that stands among them. */
    private Optional<Result> moveText(List<Token> tokens) {
        Optional<Result> result = Optional.empty();
        boolean over = false;
        int depth = 0;
        cursor.skipBlanks();
        while (!cursor.atEnd() && !(cursor.peek() == '[' && cursor.atLineStart())) {
            Place here = cursor.here();
            switch (cursor.peek()) {
                case '{' -> {
                    cursor.skip();
                    String remark = cursor.upTo('}');
                    addUnless(over, tokens, new Token.Remark(remark));
                }
                case ';' -> {
                    cursor.skip();
                    addUnless(over, tokens, new Token.Remark(cursor.upTo('\n')));
                }
                case '(', '（' -> {
                    cursor.skip();
                    depth++;
                    addUnless(over, tokens, new Token.Open(here));
                }
                case ')', '）' -> {
                    cursor.skip();
                    depth--;
                    addUnless(over, tokens, new Token.Close(here));
                }
                case '}' -> cursor.skip();
                default -> {
                    Place word = cursor.word(ENDS);
                    Optional<Result> named = Result.of(word.text());
                    if (named.isPresent() && depth <= 0 && !over) {
                        result = named;
                        over = true;
                    }
                    over |= Words.isRule(word.text());
                    addUnless(over || named.isPresent() || word.text().startsWith("$"), tokens, new Token.Word(word));
                }
            }
            cursor.skipBlanks();
        }
        return result;
    }

    private static void addUnless(boolean not, List<Token> tokens, Token token) {
        if (!not) {
            tokens.add(token);
        }
    }

    private static List<MoveNotation> notations(Map<String, String> tags, List<Token> tokens) {
        List<String> texts = new ArrayList<>();
        for (Token token : tokens) {
            if (token instanceof Token.Word(Place place)) {
                Words.moves(place).forEach(move -> texts.add(move.text()));
            }
        }
        return switch (tags.getOrDefault("Format", "").toUpperCase(Locale.ROOT)) {
            case "CHINESE" -> List.of(new Chinese());
            case "WXF" -> List.of(Readers.letters(texts));
            case "ICCS", "UCCI" -> List.of(RankBase.ZERO);
            default -> Readers.of(texts);
        };
    }

    private static Line line(LineReader reader, List<Token> tokens, Place end) {
        for (Token token : tokens) {
            switch (token) {
                case Token.Word(Place place) -> Words.moves(place).forEach(reader::move);
                case Token.Remark(String text) -> reader.comment(text);
                case Token.Open(Place place) -> reader.open(place);
                case Token.Close(Place place) -> reader.close(place);
            }
        }
        return reader.end(end);
    }
}
