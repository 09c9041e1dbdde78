package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Position;

/**
 * Writes a game in one of the formats, so that {@link RecordFiles} reads it again. Several games written one after the other,
 * with a blank line between, are a file of them.
 *
 * <p>No format holds a fault: a line is written as far as it was read, a variation of which nothing was read is left out, and a
 * game whose start is not known is written without moves, with its {@code FEN} tag as it was where the format has tags. A
 * {@code FEN} is written if the start is not the initial position. The result is the record's, whatever its tag says.
 */
public final class RecordWriter {
    private static final Pattern TAG_NAME = Pattern.compile("[A-Za-z0-9_]+");
    private static final Pattern LINE_END = Pattern.compile("\\R");
    /** Names that say how a game is to be read, whatever their case. */
    private static final Set<String> OWN_TAGS = Set.of("GAME", "RESULT", "FORMAT", "FEN");

    private static final int NAME_WIDTH = 8;

    private RecordWriter() {}

    /**
     * PGN. Not held: tags whose names are more than letters, digits and underscores, line ends in tags, closing braces in remarks
     * (they become round brackets) and what is a tag there behind a blank line (its bracket becomes a full-width one). Lines have at most 80 columns, except where a tag or remark is longer.
     */
    public static String pgn(GameRecord game, MoveStyle style) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Game", game.tags().getOrDefault("Game", "Chinese Chess"));
        game.tags().forEach((name, value) -> {
            if (!OWN_TAGS.contains(name.toUpperCase(Locale.ROOT))
                    && TAG_NAME.matcher(name).matches()) {
                tags.put(name, value);
            }
        });
        tags.put("Result", game.result().text());
        tags.put("Format", style.format());
        fen(game).ifPresent(fen -> tags.put("FEN", fen));
        StringBuilder text = new StringBuilder();
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(oneLine(value).replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        return text.append('\n')
                .append(moves(game, style, game.result().text()))
                .append('\n')
                .toString();
    }

    /**
     * A WXF file, moves in WXF. Not held: what PGN does not hold; tags without a value, with one that begins with a brace, or
     * with a name of more than 31 characters or without a letter first; and the case of the letters of names that
     * are not among the common ones.
     */
    public static String wxf(GameRecord game) {
        StringBuilder text = new StringBuilder();
        line(text, "FORMAT", "WXF");
        game.tags().forEach((name, value) -> {
            if (TAG_NAME.matcher(name).matches() && WxfFileReader.isTag(name, value)) {
                line(text, TagNames.WXF.write(name), value);
            }
        });
        line(text, "RESULT", game.result().text());
        fen(game).ifPresent(fen -> line(text, "FEN", fen));
        String moves = moves(game, MoveStyle.WXF, "");
        return text.append("START{\n").append(moves).append("\n}END\n").toString();
    }

    /**
     * DhtmlXQ. Not held: tags without a value, or whose names mean something else there, and the case of the letters of names that are not among the common ones; several
     * remarks on one ply (they become lines of one); two bars in a row in a text (they become a new line); the counters of the
     * start position; in a position without moves, the side to move, unless it can only be Black.
     */
    public static String dhtmlxq(GameRecord game) {
        return game.start().map(start -> DhtmlxqWriter.write(game, start)).orElse("");
    }

    /** {@code position …} for UCCI. Not held: tags, result, remarks and variations. Empty if the start is not known. */
    public static String ucci(GameRecord game) {
        if (game.start().isEmpty()) {
            return "";
        }
        StringBuilder line = new StringBuilder("position ");
        line.append(fen(game).map(fen -> "fen " + fen).orElse("startpos"));
        if (!game.main().moves().isEmpty()) {
            line.append(" moves");
            game.main().moves().forEach(move -> line.append(' ').append(move));
        }
        return line.append('\n').toString();
    }

    /** Moves alone, after the FEN if one is needed. Not held: tags, remarks and variations; a game without moves. */
    public static String text(GameRecord game, MoveStyle style) {
        Line main = game.main();
        Line bare = new Line(1, main.moves(), List.of(), List.of(), Optional.empty());
        GameRecord played = new GameRecord(Map.of(), game.start(), game.result(), bare);
        String result = game.result() == Result.UNKNOWN ? "" : game.result().text();
        return fen(game).map(fen -> fen + '\n').orElse("") + moves(played, style, result) + '\n';
    }

    private static String moves(GameRecord game, MoveStyle style, String lastWord) {
        return MoveTextWriter.write(game.start().orElse(Position.INITIAL), game.main(), style, lastWord);
    }

    /** What is to be written as FEN, if anything is. */
    private static Optional<String> fen(GameRecord game) {
        return game.start().isPresent()
                ? game.start().filter(start -> !start.equals(Position.INITIAL)).map(Position::fen)
                : Optional.ofNullable(game.tags().get("FEN")).map(RecordWriter::oneLine);
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name)
                .append(" ".repeat(Math.max(1, NAME_WIDTH - name.length())))
                .append(oneLine(value))
                .append('\n');
    }

    private static String oneLine(String value) {
        return LINE_END.matcher(value).replaceAll(" ").strip();
    }
}
