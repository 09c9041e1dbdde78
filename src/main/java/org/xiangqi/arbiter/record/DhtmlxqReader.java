package org.xiangqi.arbiter.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.record.DhtmlxqBlock.Field;

/**
 * Reads DhtmlXQ, the fields that Chinese web pages and forums (there called UBB) keep games in: see {@link DhtmlxqBlock} for
 * what a game is, {@link DhtmlxqPoints} for its moves and {@link DhtmlxqText} for its remarks.
 *
 * <p>Variations are {@code move_line_ply_number}: the variation of that number stands in place of that ply of that line, 0
 * being {@code movelist}. Remarks are {@code commentply} for the game and {@code commentline_ply} for a variation, plies
 * counted from the start of the game. A remark on a ply that its line does not have goes to the line's nearest end.
 *
 * <p>The start is {@code fen} if there is one, else {@code binit}, else the initial position. The side of the piece that the first
 * move moves is the one to move; without moves Red is, or Black if Red cannot be because Black stands in check.
 *
 * <p>Tolerated: blanks, line breaks and HTML tags between digits; anything outside the fields. Variations that no line has a
 * place for, or nested too deep, are kept as lines of no moves with a fault.
 */
final class DhtmlxqReader {
    private static final Pattern VARIATION = Pattern.compile("move_(\\d{1,6})_(\\d{1,6})_(\\d{1,6})");
    private static final Pattern COMMENT = Pattern.compile("comment_?(?:(\\d{1,6})_)?(\\d{1,6})");
    private static final Pattern TAG_NAME = Pattern.compile("[a-z0-9_]{1,40}");
    private static final Set<String> NO_TAGS = Set.of("ver", "init", "pver", "binit", "movelist", "fen");
    private static final int MOVE = 4;

    private record Variation(int number, int ply, Field field) {}

    private final Places places;
    private final Allowance allowance;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<Integer, List<Variation>> variations = new HashMap<>();
    private final Map<Integer, Map<Integer, String>> remarks = new HashMap<>();

    private DhtmlxqReader(Places places, Allowance allowance) {
        this.allowance = allowance;
        this.places = places;
    }

    /** The games in the text, in its order. */
    static List<GameRecord> read(String text, Allowance allowance) {
        Places places = new Places(text);
        List<GameRecord> games = new ArrayList<>();
        for (DhtmlxqBlock block : DhtmlxqBlock.of(text)) {
            if (!allowance.game()) {
                break;
            }
            games.add(new DhtmlxqReader(places, allowance).game(block));
        }
        return games;
    }

    private GameRecord game(DhtmlxqBlock block) {
        block.fields().forEach(this::sort);
        Result result =
                Optional.ofNullable(tags.get("Result")).flatMap(Result::of).orElse(Result.UNKNOWN);
        Field main = block.field("movelist").orElse(new Field("movelist", 0, "", false));
        List<Place> moves = moves(main);
        Optional<Field> fen = block.field("fen").filter(field -> !field.value().isBlank());
        Optional<Field> pieces =
                block.field("binit").filter(field -> !field.value().isBlank());
        if (fen.isPresent() || pieces.isEmpty()) {
            return Starts.told(tags, fen.map(this::fenPlace), result, start -> line(start, main, moves));
        }
        String digits =
                String.join("", moves(pieces.get()).stream().map(Place::text).toList());
        Place place = places.of(digits, pieces.get().start());
        return DhtmlxqPoints.pieces(digits)
                .map(board ->
                        Starts.checked(tags, setup(board, moves), place, result, start -> line(start, main, moves)))
                .orElseGet(() -> Starts.broken(tags, place, result, RecordFault.INVALID_FEN));
    }

    private Place fenPlace(Field fen) {
        String value = fen.value();
        int blanks = value.length() - value.stripLeading().length();
        return places.of(value.strip(), fen.start() + blanks);
    }

    /** Tells tags, variations and remarks apart. */
    private void sort(Field field) {
        Matcher variation = VARIATION.matcher(field.name());
        Matcher comment = COMMENT.matcher(field.name());
        if (variation.matches()) {
            variations
                    .computeIfAbsent(number(variation.group(1)), line -> new ArrayList<>())
                    .add(new Variation(number(variation.group(3)), number(variation.group(2)), field));
        } else if (comment.matches()) {
            int line = comment.group(1) == null ? 0 : number(comment.group(1));
            remarks.computeIfAbsent(line, each -> new LinkedHashMap<>())
                    .put(number(comment.group(2)), DhtmlxqText.read(field.value()));
        } else if (!NO_TAGS.contains(field.name()) && !field.value().isBlank()) {
            tags.put(TagNames.DHTMLXQ.read(field.name()), DhtmlxqText.read(field.value()));
        }
    }

    /** Whether a field of that name is a tag and nothing else. */
    static boolean isTag(String name) {
        return TAG_NAME.matcher(name).matches()
                && !NO_TAGS.contains(name)
                && !name.equals("result")
                && !VARIATION.matcher(name).matches()
                && !COMMENT.matcher(name).matches();
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static Setup setup(char[] board, List<Place> moves) {
        Optional<Square> from = moves.isEmpty()
                ? Optional.empty()
                : DhtmlxqPoints.from(moves.getFirst().text());
        if (from.isPresent()) {
            boolean black = Character.isLowerCase(board[from.get().index()]);
            return setup(board, black ? Side.BLACK : Side.RED);
        }
        Setup red = setup(board, Side.RED);
        Setup black = setup(board, Side.BLACK);
        boolean onlyBlack = red.check() instanceof Setup.Illegal && black.check() instanceof Setup.Legal;
        return onlyBlack ? black : red;
    }

    private static Setup setup(char[] board, Side side) {
        return switch (Fen.read(DhtmlxqPoints.fen(board, side))) {
            case Fen.Read(Setup setup) -> setup;
            case Fen.Unreadable(var fault) -> throw new IllegalStateException("a board cannot be read: " + fault);
        };
    }

    private Line line(Position start, Field main, List<Place> moves) {
        LineReader reader = new LineReader(start, DhtmlxqPoints.DIGITS, allowance);
        moves(reader, 0, 1, moves);
        variations.values().forEach(lost -> lost.forEach(each -> reader.lose(each.ply(), place(each))));
        Place end = places.of("", main.start() + main.value().length());
        if (main.isOpen()) {
            reader.fault(end, RecordFault.MALFORMED);
        }
        return reader.end(end);
    }

    private Place place(Variation variation) {
        return places.of(variation.field().name(), variation.field().start());
    }

    /**
     * Reads the moves of one line with the variations in place of them. The variations and remarks of a number are those of the
     * first line that has it.
     */
    private void moves(LineReader reader, int line, int firstPly, List<Place> moves) {
        Map<Integer, List<Variation>> byPly = new LinkedHashMap<>();
        for (Variation each : Optional.ofNullable(variations.remove(line)).orElse(List.of())) {
            byPly.computeIfAbsent(each.ply(), ply -> new ArrayList<>()).add(each);
        }
        int lastPly = firstPly + moves.size() - 1;
        Map<Integer, List<String>> said = new HashMap<>();
        Optional.ofNullable(remarks.remove(line))
                .orElse(Map.of())
                .forEach((ply, text) -> said.computeIfAbsent(
                                Math.clamp(ply, firstPly - 1, lastPly), each -> new ArrayList<>())
                        .add(text));
        said.getOrDefault(firstPly - 1, List.of()).forEach(reader::comment);
        for (int ply = firstPly; ply <= lastPly && !reader.isSpent(); ply++) {
            reader.move(moves.get(ply - firstPly));
            said.getOrDefault(ply, List.of()).forEach(reader::comment);
            for (Variation each : Optional.ofNullable(byPly.remove(ply)).orElse(List.of())) {
                variation(reader, each);
            }
        }
        byPly.values().forEach(lost -> lost.forEach(each -> reader.lose(each.ply(), place(each))));
    }

    private void variation(LineReader reader, Variation variation) {
        Place place = place(variation);
        reader.open(place);
        if (reader.isLost()) {
            forget(variation.number());
        } else {
            moves(reader, variation.number(), variation.ply(), moves(variation.field()));
        }
        reader.close(place);
    }

    /** Leaves out the variations of a line that is not read itself, and theirs. */
    private void forget(int line) {
        Deque<Integer> lines = new ArrayDeque<>(List.of(line));
        while (!lines.isEmpty()) {
            Optional.ofNullable(variations.remove(lines.pop()))
                    .ifPresent(inside -> inside.forEach(each -> lines.push(each.number())));
        }
    }

    /** Takes digits by fours, whatever stands between them that is no text; other text is a move that cannot be read. */
    private List<Place> moves(Field field) {
        List<Place> moves = new ArrayList<>();
        String value = field.value();
        StringBuilder digits = new StringBuilder();
        int lastTagEnd = value.lastIndexOf('>');
        int start = 0;
        int at = 0;
        while (at < value.length()) {
            char c = value.charAt(at);
            int end = at + 1;
            if (c == '<' && at < lastTagEnd) {
                end = value.indexOf('>', at) + 1;
            } else if (!Cursor.isBlank(c)) {
                start = digits.isEmpty() ? at : start;
                digits.append(c);
            }
            if (digits.length() == MOVE) {
                moves.add(places.of(digits.toString(), field.start() + start));
                digits.setLength(0);
            }
            at = end;
        }
        if (!digits.isEmpty()) {
            moves.add(places.of(digits.toString(), field.start() + start));
        }
        return moves;
    }
}
