package org.xiangqi.arbiter.record;

import java.util.ArrayList;
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

    /** What a move text is made of. There can be very many, so each is one object. */
    private sealed interface Token {
        record Move(String text, int line, int column) implements Token {}

        record Remark(String text) implements Token {}

        record Open(String text, int line, int column) implements Token {}

        record Close(String text, int line, int column) implements Token {}

        /** What is not put together as the format asks. */
        record Broken(String text, int line, int column) implements Token {}
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
                add(new Token.Open(here.text(), here.line(), here.column()));
            }
            case ')', '）' -> {
                cursor.skip();
                depth--;
                add(new Token.Close(here.text(), here.line(), here.column()));
            }
            case '}' -> cursor.skip();
            default -> word(cursor.word(ENDS));
        }
    }

    /** A brace that is not closed before the text or the game ends is passed over, and what follows is no remark. */
    private void remark(Place brace) {
        if (unclosed || !PgnTags.closesInGame(cursor, inBlock)) {
            unclosed = true;
            add(new Token.Broken(brace.text(), brace.line(), brace.column()));
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
            Words.moves(word).forEach(move -> add(new Token.Move(move.text(), move.line(), move.column())));
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
            if (token instanceof Token.Move move) {
                texts.add(move.text());
            }
        }
        return texts;
    }

    /**
     * The main line as read in the notation that reads most of it; of several that read as much, the first that understands what
     * comes next.
     */
    Line line(Position start, List<MoveNotation> notations, Allowance allowance) {
        return LineReader.longest(start, notations, allowance, this::line);
    }

    private Line line(LineReader reader) {
        for (Token token : tokens) {
            if (reader.isSpent()) {
                break;
            }
            switch (token) {
                case Token.Move(var text, var line, var column) -> reader.move(new Place(text, line, column));
                case Token.Remark(String text) -> reader.comment(text);
                case Token.Open(var text, var line, var column) -> reader.open(new Place(text, line, column));
                case Token.Close(var text, var line, var column) -> reader.close(new Place(text, line, column));
                case Token.Broken(var text, var line, var column) ->
                    reader.fault(new Place(text, line, column), RecordFault.MALFORMED);
            }
        }
        if (breaksOff) {
            reader.fault(end, RecordFault.MALFORMED);
        }
        return reader.end(end);
    }
}
