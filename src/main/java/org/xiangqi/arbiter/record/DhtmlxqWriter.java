package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** Writes the fields that {@link DhtmlxqReader} reads. */
final class DhtmlxqWriter {
    private static final Set<String> NO_TAGS = Set.of("Result", "FEN", "Format", "Game");

    private final StringBuilder lines = new StringBuilder();
    private final StringBuilder variations = new StringBuilder();
    private final StringBuilder remarks = new StringBuilder();
    private int lastNumber;

    private DhtmlxqWriter() {}

    static String write(GameRecord game, Position start) {
        DhtmlxqWriter writer = new DhtmlxqWriter();
        writer.lines.append("[DhtmlXQ]\n");
        field(writer.lines, "ver", "www_dpxq_com");
        field(writer.lines, "init", "500,350");
        game.tags().forEach((name, value) -> {
            if (!NO_TAGS.contains(name) && DhtmlxqReader.isTag(TagNames.DHTMLXQ.write(name))) {
                field(writer.lines, TagNames.DHTMLXQ.write(name), DhtmlxqText.write(value));
            }
        });
        field(writer.lines, "result", result(game.result()));
        field(writer.lines, "binit", DhtmlxqPoints.write(start));
        writer.line(game.main(), 0, "movelist");
        return writer.lines
                .append(writer.variations)
                .append(writer.remarks)
                .append("[/DhtmlXQ]\n")
                .toString();
    }

    private static String result(Result result) {
        return switch (result) {
            case RED_WINS -> "红胜";
            case BLACK_WINS -> "黑胜";
            case DRAW -> "和局";
            case UNKNOWN -> "未知";
        };
    }

    private static void field(StringBuilder to, String name, String value) {
        to.append("[DhtmlXQ_")
                .append(name)
                .append(']')
                .append(value)
                .append("[/DhtmlXQ_")
                .append(name)
                .append("]\n");
    }

    private void line(Line line, int number, String name) {
        StringBuilder digits = new StringBuilder();
        for (Move move : line.moves()) {
            digits.append(DhtmlxqPoints.write(move));
        }
        field(number == 0 ? lines : variations, name, digits.toString());
        Map<Integer, String> said = new LinkedHashMap<>();
        line.comments().forEach(each -> said.merge(each.ply(), each.text(), (one, other) -> one + '\n' + other));
        said.forEach((ply, text) ->
                field(remarks, "comment" + (number == 0 ? "" : number + "_") + ply, DhtmlxqText.write(text)));
        for (Line variation : line.variations()) {
            if (!variation.moves().isEmpty()) {
                lastNumber++;
                line(variation, lastNumber, "move_" + number + '_' + variation.firstPly() + '_' + lastNumber);
            }
        }
    }
}
