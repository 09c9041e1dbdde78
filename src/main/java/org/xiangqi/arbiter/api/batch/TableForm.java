package org.xiangqi.arbiter.api.batch;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.quarkiverse.resteasy.problem.HttpProblem;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.board.IllegalReason;

/** A row of CSV an answer. No field is a text from the body, so none can be taken for a formula. */
public final class TableForm implements Form {
    private static final List<String> COLUMNS = List.of(
            "index",
            "status",
            "ruleSet",
            "verdict",
            "result",
            "winner",
            "reason",
            "decidedAtPly",
            "article",
            "plies",
            "movesAfterEnd",
            "problem",
            "faultPly",
            "faultReason",
            "line",
            "column");

    /** A table. */
    public TableForm() {}

    @Override
    public String head() {
        return row(COLUMNS);
    }

    @Override
    public String beforeIndex() {
        return "";
    }

    @Override
    public void write(Answer answer, OutputStream out) throws IOException {
        List<String> fields = switch (answer) {
            case Answer.Ruled(var ruling) -> ruling(ruling);
            case Answer.Refused(var problem) -> problem(problem);
        };
        out.write(("," + row(fields)).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean isShort() {
        return true;
    }

    private static List<String> ruling(AdjudicationResponse ruling) {
        return List.of(
                "200",
                ruling.ruleSet().id(),
                text(ruling.verdict().status()),
                ruling.verdict().result(),
                text(ruling.verdict().winner()),
                text(ruling.verdict().reason()),
                text(ruling.verdict().decidedAtPly()),
                text(ruling.verdict().article()),
                text(ruling.position().ply()),
                text(ruling.movesAfterEnd()),
                "",
                "",
                "",
                "",
                "");
    }

    /** What is wrong with a FEN is not told: it quotes it. */
    private static List<String> problem(HttpProblem problem) {
        return List.of(
                text(problem.getStatusCode()),
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                text(problem.getParameters().get("validMoves")),
                "",
                text(problem.getType()),
                text(problem.getParameters().get("ply")),
                problem.getParameters().get("reason") instanceof IllegalReason reason ? reason.name() : "",
                text(problem.getParameters().get("line")),
                text(problem.getParameters().get("column")));
    }

    private static String text(@Nullable Object value) {
        return Objects.toString(value, "");
    }

    private static String row(List<String> fields) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            csv.writeRecord(fields);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
