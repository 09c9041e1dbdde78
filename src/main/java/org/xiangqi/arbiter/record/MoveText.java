package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.MoveNotation;

/**
 * Moves with remarks, variations and a result, as PGN has them and as people write them elsewhere.
 *
 * <p>Tolerated: move numbers glued to moves, missing or with any dots; moves glued together; remarks in braces or after a
 * semicolon; variations in round brackets, nested, half or full width; marks and numeric glyphs; commas; lines that begin
 * with a per cent sign, which are passed over; results in figures or Chinese; whatever stands behind the result, or behind a rule of signs.
 */
final class MoveText {
    private static final String ENDS = "{}()（）;,，、；";

    /** What lists of moves have between them. */
    private static final String COMMAS = ",，、；";

    private static final Comparator<Line> FURTHEST = Comparator.comparingInt(
                    (Line line) -> line.moves().size())
            .thenComparing(line -> line.fault()
                    .filter(fault -> fault.reason().equals(RecordFault.UNREADABLE_MOVE))
                    .isEmpty());

    /** What a move text is made of. */
    private sealed interface Token {
        record Move(Place place) implements Token {}

        record Remark(String text) implements Token {}

        record Open(Place place) implements Token {}

        record Close(Place place) implements Token {}

        /** What is not put together as the format asks. */
        record Broken(Place place) implements Token {}
    }

    private final List<Token> tokens = new ArrayList<>();
    private final Cursor cursor;
    private Place end;
    private Optional<Result> result = Optional.empty();
    private int depth;
    private boolean over;
    private boolean unclosed;
    private boolean inBlock;
    private boolean breaksOff;

    private MoveText(Cursor cursor) {
        this.cursor = cursor;
        end = cursor.here();
    }

    /** Reads up to the closing brace of a block that ends in {@code }END}. */
    static MoveText ofBlock(Cursor cursor) {
        MoveText text = new MoveText(cursor);
        text.inBlock = true;
        return text.read(at -> at.peek() == '}');
    }

    /** Reads up to where the test, asked before every token, says that it ends, or to the end of the text. */
    static MoveText read(Cursor cursor, Predicate<Cursor> ends) {
        return new MoveText(cursor).read(ends);
    }

    private MoveText read(Predicate<Cursor> ends) {
        cursor.skipBlanks();
        while (!cursor.atEnd() && !ends.test(cursor)) {
            token();
            cursor.skipBlanks();
        }
        end = cursor.here();
        return this;
    }

    /** Notes that the text ends before what must stand behind it. */
    void breakOff() {
        breaksOff = true;
    }

    private void token() {
        Place here = cursor.here();
        if (here.text().equals("%") && here.column() == 1) {
            cursor.upTo('\n');
            return;
        }
        if (COMMAS.contains(here.text())) {
            cursor.skip();
            return;
        }
        switch (cursor.peek()) {
            case '{' -> {
                cursor.skip();
                remark(here);
            }
            case ';' -> {
                cursor.skip();
                add(new Token.Remark(cursor.upTo('\n')));
            }
            case '(', '（' -> {
                cursor.skip();
                depth++;
                add(new Token.Open(here));
            }
            case ')', '）' -> {
                cursor.skip();
                depth--;
                add(new Token.Close(here));
            }
            case '}' -> cursor.skip();
            default -> word(cursor.word(ENDS));
        }
    }

    /** A brace that is not closed before the text or the game ends is passed over, and what follows is no remark. */
    private void remark(Place brace) {
        if (unclosed || !PgnTags.closesInGame(cursor, inBlock)) {
            unclosed = true;
            add(new Token.Broken(brace));
        } else {
            add(new Token.Remark(cursor.upTo('}')));
        }
    }

    private void word(Place word) {
        Optional<Result> named = Result.of(word.text());
        if (named.isPresent() && depth <= 0 && !over) {
            result = named;
            over = true;
        }
        over |= Words.isRule(word.text());
        if (!over && named.isEmpty() && !word.text().startsWith("$")) {
            Words.moves(word).forEach(move -> add(new Token.Move(move)));
        }
    }

    private void add(Token token) {
        if (!over) {
            tokens.add(token);
        }
    }

    /** The result that stands behind the moves, if one does. */
    Optional<Result> result() {
        return result;
    }

    /** The moves as they are written, those of variations included. */
    List<String> moves() {
        List<String> texts = new ArrayList<>();
        for (Token token : tokens) {
            if (token instanceof Token.Move(Place place)) {
                texts.add(place.text());
            }
        }
        return texts;
    }

    /**
     * The main line as read in the notation that reads most of it; of several that read as much, the first that understands what
     * comes next.
     */
    Line line(Position start, List<MoveNotation> notations) {
        List<Line> lines = notations.stream()
                .map(notation -> line(new LineReader(start, notation)))
                .toList();
        return lines.stream()
                .reduce((best, next) -> FURTHEST.compare(next, best) > 0 ? next : best)
                .orElse(Starts.NO_MOVES);
    }

    private Line line(LineReader reader) {
        for (Token token : tokens) {
            switch (token) {
                case Token.Move(Place place) -> reader.move(place);
                case Token.Remark(String text) -> reader.comment(text);
                case Token.Open(Place place) -> reader.open(place);
                case Token.Close(Place place) -> reader.close(place);
                case Token.Broken(Place place) -> reader.fault(place, RecordFault.MALFORMED);
            }
        }
        if (breaksOff) {
            reader.fault(end, RecordFault.MALFORMED);
        }
        return reader.end(end);
    }
}
