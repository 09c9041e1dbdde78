package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;

/**
 * Reads the files of the World Xiangqi Federation: lines of a name in capitals and a value, then <code>START{</code>, moves, <code>
 * }END</code>; several games one after the other. {@code FORMAT} may say {@code ICCS}; otherwise the form of the moves tells what
 * they are in.
 *
 * <p>Tolerated: names in any case, a colon behind them; other blocks than {@code START}, which are tags; {@code FORMAT} or
 * {@code END} missing; a line that has no name and value, which is passed over. The start is {@code FEN}, if there is one. For what
 * is tolerated among the moves see {@link MoveText}.
 */
final class WxfFileReader {
    private static final Pattern LINE =
            Pattern.compile("([A-Za-z][A-Za-z0-9_]{0,30})(?:(?:[ \t\u3000]*+:|[ \t\u3000])[ \t\u3000]*+(.*))?");
    private static final Pattern BLOCK = Pattern.compile("([A-Za-z][A-Za-z0-9_]{0,30})[ \t]*\\{");
    private static final Pattern END = Pattern.compile("[\\s\u3000&&[^\n]]*+END", Pattern.CASE_INSENSITIVE);
    /** Names that say how a game is to be read, and that of PGN which says the same as the format itself. */
    private static final Set<String> OWN = Set.of("FORMAT", "RESULT", "FEN", "GAME");

    private static final String START = "START";

    private final Cursor cursor;
    private final Allowance allowance;
    private Map<String, String> tags = new LinkedHashMap<>();
    private Optional<Place> fen = Optional.empty();
    private final List<GameRecord> games = new ArrayList<>();

    private WxfFileReader(String text, Allowance allowance) {
        this.allowance = allowance;
        cursor = new Cursor(text);
    }

    /** Whether only such a file has a line like that. */
    static boolean tellsOf(String line) {
        String upper = line.strip().toUpperCase(Locale.ROOT);
        return upper.startsWith("FORMAT ") || upper.startsWith("FORMAT\t") || isStart(upper);
    }

    private static boolean isStart(String line) {
        Matcher block = BLOCK.matcher(line);
        return block.lookingAt() && block.group(1).equalsIgnoreCase(START);
    }

    /** The games in the text, in its order. */
    static List<GameRecord> read(String text, Allowance allowance) {
        WxfFileReader reader = new WxfFileReader(text, allowance);
        reader.cursor.skipBlanks();
        while (!reader.cursor.atEnd() && !allowance.isSpent()) {
            reader.line();
            reader.cursor.skipBlanks();
        }
        if (!reader.tags.isEmpty()) {
            reader.add(Optional.empty());
        }
        return reader.games;
    }

    /** Whether a tag can stand on a line and means nothing else there. */
    static boolean isTag(String name, String value) {
        return LINE.matcher(name).matches()
                && !value.isBlank()
                && !value.strip().startsWith("{")
                && !OWN.contains(name.toUpperCase(Locale.ROOT));
    }

    private void line() {
        Place here = cursor.here();
        Optional<MatchResult> block = cursor.find(BLOCK);
        if (block.isPresent()) {
            String name = block.get().group(1);
            cursor.skip(block.get().group().length());
            if (name.equalsIgnoreCase(START)) {
                moves();
            } else {
                tag(name, cursor.upTo('}'), here);
                skipEnd();
            }
            return;
        }
        String line = cursor.restOfLine();
        Matcher named = LINE.matcher(line.stripTrailing());
        if (named.matches()) {
            if (named.group(1).equalsIgnoreCase("FORMAT") && !tags.isEmpty()) {
                add(Optional.empty());
            }
            String value = Optional.ofNullable(named.group(2)).orElse("");
            int column = here.column() + Math.max(named.start(2), 0);
            tag(named.group(1), value, new Place(value, here.line(), column));
        }
        cursor.skip(line.length());
    }

    private void tag(String name, String value, Place place) {
        String plain = TagNames.WXF.read(name);
        if (plain.equals("Fen")) {
            tags.put("FEN", value.strip());
            fen = Optional.of(new Place(value.strip(), place.line(), place.column()));
        } else if (!value.isBlank()) {
            tags.put(plain, value.strip());
        }
    }

    private void moves() {
        MoveText text = MoveText.ofBlock(cursor);
        if (cursor.atEnd()) {
            text.breakOff();
        } else {
            cursor.skip();
            skipEnd();
        }
        add(Optional.of(text));
    }

    private void skipEnd() {
        cursor.find(END).ifPresent(end -> cursor.skip(end.group().length()));
    }

    private void add(Optional<MoveText> text) {
        if (!allowance.game()) {
            return;
        }
        Result result = text.flatMap(MoveText::result)
                .or(() -> Optional.ofNullable(tags.get("Result")).flatMap(Result::of))
                .orElse(Result.UNKNOWN);
        List<MoveNotation> notations = text.map(this::notations).orElse(List.of());
        games.add(Starts.told(tags, fen, result, start -> line(text, start, notations)));
        tags = new LinkedHashMap<>();
        fen = Optional.empty();
    }

    private Line line(Optional<MoveText> text, Position start, List<MoveNotation> notations) {
        return text.map(moves -> moves.line(start, notations, allowance)).orElse(Starts.NO_MOVES);
    }

    private List<MoveNotation> notations(MoveText text) {
        boolean iccs = tags.getOrDefault("Format", "").toUpperCase(Locale.ROOT).startsWith("ICCS");
        return iccs ? List.of(RankBase.ZERO) : Readers.of(text.moves());
    }
}
