package org.xiangqi.arbiter.api.document;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One example of a call and its answer. They lie in {@code openapi-examples}, one file an operation; the document shows
 * them, and a test sends each and compares the answer.
 *
 * @param name unique within its operation; request and answer carry it in the document
 * @param method null for the operation's own
 * @param path null for the operation's own; needed where that has a parameter
 * @param headers request headers beside the usual ones
 * @param body the request as JSON; null if it has none or {@code text} says it
 * @param text the request body to the letter, where it is no JSON
 * @param repeatMoves how often the body's moves are to be sent one after the other; null for once
 * @param testOnly whether the path exists in tests only, since nobody can call this up at will
 * @param status the HTTP status of the answer
 * @param response the answer: JSON, or a text for a page
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CallExample(
        String name,
        String summary,
        @Nullable String method,
        @Nullable String path,
        @Nullable Map<String, String> headers,
        @Nullable JsonNode body,
        @Nullable String text,
        @Nullable Integer repeatMoves,
        @Nullable Boolean testOnly,
        int status,
        @Nullable JsonNode response) {

    /** The name of the file for what belongs to no operation. */
    public static final String GENERAL = "general";

    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

    /** The examples of an operation, by its id, or of {@link #GENERAL}; none if it has no file. */
    public static List<CallExample> of(String operationId) {
        String file = "openapi-examples/" + operationId + ".json";
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(file)) {
            return in == null ? List.of() : JSON.readValue(in, new TypeReference<List<CallExample>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Whether the request is an ordinary one that the document can show as such. */
    public boolean isOrdinary() {
        return method == null && path == null && headers == null && text == null && repeatMoves == null;
    }
}
