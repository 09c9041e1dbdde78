package org.xiangqi.arbiter.api.batch;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A line of JSON an answer, as {@link BatchLine} has it. */
public final class LineForm implements Form {
    private static final byte[] RULING = bytes(",\"status\":200,\"ruling\":");
    private static final byte[] END = bytes("}\n");

    private final ObjectWriter json;

    /** Rulings and problems are written the way that the mapper does. */
    public LineForm(ObjectMapper json) {
        this.json = json.writer().without(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    }

    @Override
    public String head() {
        return "";
    }

    @Override
    public String beforeIndex() {
        return "{\"index\":";
    }

    @Override
    public void write(Answer answer, OutputStream out) throws IOException {
        switch (answer) {
            case Answer.Ruled(var ruling) -> {
                out.write(RULING);
                json.writeValue(out, ruling);
            }
            case Answer.Refused(var problem) -> {
                out.write(bytes(",\"status\":" + answer.status() + ",\"problem\":"));
                json.writeValue(out, problem);
            }
        }
        out.write(END);
    }

    @Override
    public boolean isShort() {
        return false;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
