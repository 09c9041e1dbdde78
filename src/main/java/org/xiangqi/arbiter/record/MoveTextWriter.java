package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;

/**
 * Writes moves with numbers, remarks in braces and variations in round brackets, as {@link MoveText} reads them. A closing brace
 * in a remark becomes a round bracket, and the bracket of what would be a tag behind a blank line a full-width one.
 */
final class MoveTextWriter {
    private static final Pattern TAG = Pattern.compile("(\\n\\h*\\n\\s*)\\[(?=\\s*\\w+\\s*[\"“”＂])");

    private final Board board;
    private final MoveStyle style;
    private final int pliesBefore;
    private final Wrapped text = new Wrapped();
    private boolean numberNext = true;

    private MoveTextWriter(Position start, MoveStyle style) {
        board = new Board(start);
        this.style = style;
        pliesBefore = start.sideToMove() == Side.RED ? 0 : 1;
    }

    /** The line and all in it, then the word. */
    static String write(Position start, Line line, MoveStyle style, String lastWord) {
        MoveTextWriter writer = new MoveTextWriter(start, style);
        writer.line(line);
        return (lastWord.isEmpty() ? writer.text : writer.text.word(lastWord)).toString();
    }

    private void line(Line line) {
        Map<Integer, List<Comment>> remarks = new HashMap<>();
        line.comments()
                .forEach(each -> remarks.computeIfAbsent(each.ply(), ply -> new ArrayList<>())
                        .add(each));
        Map<Integer, List<Line>> variations = new HashMap<>();
        line.variations()
                .forEach(each -> variations
                        .computeIfAbsent(each.firstPly(), ply -> new ArrayList<>())
                        .add(each));
        numberNext = true;
        remarks(remarks.getOrDefault(line.firstPly() - 1, List.of()));
        int ply = line.firstPly();
        for (Move move : line.moves()) {
            move(ply, move);
            remarks(remarks.getOrDefault(ply, List.of()));
            variations.getOrDefault(ply, List.of()).forEach(this::variation);
            board.make(move.code());
            ply++;
        }
        line.moves().forEach(move -> board.unmake());
    }

    private void move(int ply, Move move) {
        int count = ply + pliesBefore;
        boolean red = count % 2 == 1;
        if (red || numberNext) {
            text.word((count + 1) / 2 + (red ? "." : "..."));
        }
        text.word(style.write(board, move));
        numberNext = false;
    }

    private void remarks(List<Comment> remarks) {
        for (Comment remark : remarks) {
            text.word('{' + TAG.matcher(remark.text().replace('}', ')')).replaceAll("$1［") + '}');
            numberNext = true;
        }
    }

    private void variation(Line line) {
        if (!line.moves().isEmpty()) {
            text.open("(");
            line(line);
            text.close(")");
            numberNext = true;
        }
    }
}
