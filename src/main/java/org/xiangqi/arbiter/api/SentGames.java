package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.records.RecordsRequest;
import org.xiangqi.arbiter.record.RecordFile;

/** Reads games that come as JSON, the way they are answered. */
@ApplicationScoped
class SentGames {
    private final ObjectMapper json;

    SentGames(ObjectMapper json) {
        this.json = json;
    }

    /**
     * The games in a body, within the limits.
     *
     * @param bytes null for an empty body, as the framework has it
     */
    RecordFile read(byte @Nullable [] bytes, Limits limits) {
        RecordsRequest request = bytes == null || bytes.length == 0 ? null : request(bytes);
        if (request == null) {
            throw Refusals.emptyBody();
        }
        return GameFile.read(request.outlines(), limits);
    }

    /** A body that cannot be read is refused as it is where the framework reads it. The JSON null is nothing, like no body. */
    private @Nullable RecordsRequest request(byte[] bytes) {
        try {
            return json.readValue(bytes, RecordsRequest.class);
        } catch (IOException e) {
            throw new WebApplicationException(e, Response.Status.BAD_REQUEST);
        }
    }
}
