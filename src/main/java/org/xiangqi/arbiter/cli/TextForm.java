package org.xiangqi.arbiter.cli;

import io.quarkiverse.resteasy.problem.HttpProblem;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.xiangqi.arbiter.api.batch.Answer;
import org.xiangqi.arbiter.api.batch.Form;
import org.xiangqi.arbiter.api.ruling.VerdictView;

/** A line an answer for people: the result and the explanation, or what is wrong. */
final class TextForm implements Form {
    @Override
    public String head() {
        return "";
    }

    @Override
    public String beforeIndex() {
        return "";
    }

    @Override
    public boolean isShort() {
        return true;
    }

    @Override
    public void write(Answer answer, OutputStream out) throws IOException {
        String told = switch (answer) {
            case Answer.Ruled(var ruling) -> told(ruling.verdict());
            case Answer.Refused(var problem) -> told(problem);
        };
        out.write((": " + told + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static String told(VerdictView verdict) {
        return verdict.result() + " " + verdict.explanation();
    }

    /** It quotes what was read, which on a terminal must not be taken for a command to it. */
    private static String told(HttpProblem problem) {
        return (problem.getTitle() + ". " + problem.getDetail()).replaceAll("\\p{Cntrl}", "?");
    }
}
