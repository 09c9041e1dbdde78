package org.xiangqi.arbiter.api.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the document lets a call be answered by: the statuses of its operation, the media types of the status, the
 * headers and the schema of the body. What lies outside of every operation may only be refused.
 */
public final class Contract {
    /**
     * Paths whose answers the document does not promise: what Quarkus itself serves, what only tests offer, and the files of the
     * referee's page.
     */
    private static final Pattern NOT_PROMISED =
            Pattern.compile("/(?:q/.*|test/.*|arbiter/.*|index\\.html|favicon\\.svg)?");

    private static final String PROBLEM_TYPE = "application/problem+json";
    private static final String LINES_TYPE = "application/x-ndjson";
    private static final int FIRST_REFUSAL = 400;

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final List<Operation> operations;
    private final ClosedSchemas schemas;
    private final JsonNode anyProblem;

    private record Operation(String method, Pattern path, boolean isTemplate, JsonNode responses) {}

    /**
     * An answer and what was asked.
     *
     * @param method in upper case
     * @param path without a query
     * @param headers by their names in lower case, the first of each
     */
    public record Answer(String method, String path, int status, Map<String, String> headers, byte[] body) {
        /** Asked by that method of that path, and answered so. */
        public static Answer to(
                String method, String path, int status, Map<String, ? extends List<String>> headers, byte[] body) {
            Map<String, String> first = new HashMap<>();
            headers.forEach((name, values) -> first.put(name.toLowerCase(Locale.ROOT), values.getFirst()));
            return new Answer(method, path, status, first, body);
        }

        private @Nullable String header(String name) {
            return headers.get(name.toLowerCase(Locale.ROOT));
        }
    }

    /** The contract that a document makes. */
    public Contract(JsonNode document) {
        schemas = new ClosedSchemas(document);
        anyProblem = document.at("/components/responses/AnyProblem");
        operations = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    String template = path.getKey();
                    operations.add(new Operation(
                            operation.getKey().toUpperCase(Locale.ROOT),
                            Pattern.compile(template.replaceAll("\\{[^}]*}", "[^/]+")),
                            template.contains("{"),
                            operation.getValue().path("responses")));
                }));
    }

    /** The contract of the committed document. */
    public static Contract committed() {
        try {
            return new Contract(JSON.readTree(Path.of("openapi/openapi.json").toFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the document does not allow about an answer; nothing if it fits, or if it does not tell of the call. */
    public List<String> errors(Answer answer) {
        if (NOT_PROMISED.matcher(answer.path()).matches()) {
            return List.of();
        }
        Optional<JsonNode> responses = responses(answer);
        if (responses.isEmpty()) {
            return answer.status() < FIRST_REFUSAL
                    ? List.of("no operation, so this cannot succeed")
                    : errors(answer, anyProblem);
        }
        JsonNode response = responses.get().path(String.valueOf(answer.status()));
        if (response.isMissingNode() && answer.status() >= FIRST_REFUSAL) {
            response = responses.get().path("default");
        }
        if (response.path("$ref").asText().equals("#/components/responses/AnyProblem")) {
            response = anyProblem;
        }
        return response.isMissingNode()
                ? List.of("status " + answer.status() + " is not documented")
                : errors(answer, response);
    }

    /** A path written out goes before a template; HEAD is answered as GET is. */
    private Optional<JsonNode> responses(Answer answer) {
        String method = answer.method().equals("HEAD") ? "GET" : answer.method();
        List<Operation> found = operations.stream()
                .filter(operation -> operation.method().equals(method))
                .filter(operation -> operation.path().matcher(answer.path()).matches())
                .toList();
        return found.stream()
                .filter(operation -> !operation.isTemplate())
                .findFirst()
                .or(() -> found.stream().findFirst())
                .map(Operation::responses);
    }

    private List<String> errors(Answer answer, JsonNode response) {
        List<String> errors = new ArrayList<>();
        response.path("headers")
                .properties()
                .forEach(header -> checkHeader(answer, header.getKey(), header.getValue(), errors));
        JsonNode content = response.path("content");
        if (answer.method().equals("HEAD")) {
            return errors;
        }
        if (content.isEmpty()) {
            if (answer.body().length > 0) {
                errors.add("a body where none is documented");
            }
            return errors;
        }
        String sent = String.valueOf(answer.header("Content-Type"));
        String type = sent.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        JsonNode media = content.path(type);
        if (media.isMissingNode()) {
            errors.add("media type " + sent + " is not documented for " + answer.status());
            return errors;
        }
        checkBody(answer, type, charset(sent), media.path("schema"), errors);
        return errors;
    }

    private void checkHeader(Answer answer, String name, JsonNode header, List<String> errors) {
        String value = answer.header(name);
        if (value != null) {
            JsonNode schema = header.path("schema");
            JsonNode read = schema.path("type").asText().equals("integer") && value.matches("-?\\d{1,9}")
                    ? IntNode.valueOf(Integer.parseInt(value))
                    : TextNode.valueOf(value);
            schemas.errors(schema, read).forEach(error -> errors.add(name + ": " + error));
        } else if (header.path("required").asBoolean()) {
            errors.add("header " + name + " is missing");
        }
    }

    private void checkBody(Answer answer, String type, Charset charset, JsonNode schema, List<String> errors) {
        String text = new String(answer.body(), charset);
        if (type.equals(LINES_TYPE)) {
            text.lines().forEach(line -> checkJson(line, schema, errors));
        } else if (type.equals(PROBLEM_TYPE)) {
            JsonNode problem = checkJson(text, schema, errors);
            if (problem.path("status").asInt() != answer.status()) {
                errors.add("a problem of status " + problem.path("status") + " sent with " + answer.status());
            }
        } else if (type.endsWith("json")) {
            checkJson(text, schema, errors);
        } else {
            errors.addAll(schemas.errors(schema, TextNode.valueOf(text)));
        }
    }

    private JsonNode checkJson(String text, JsonNode schema, List<String> errors) {
        try {
            JsonNode value = JSON.readTree(text);
            errors.addAll(schemas.errors(schema, value));
            return value;
        } catch (JsonProcessingException e) {
            errors.add("no JSON: " + e.getOriginalMessage());
            return JsonNodeFactory.instance.missingNode();
        }
    }

    private static Charset charset(String contentType) {
        String[] parts = contentType.split("(?i)charset=", 2);
        return parts.length == 2 ? Charset.forName(parts[1].replaceAll("[\";].*", "")) : StandardCharsets.UTF_8;
    }
}
