package org.xiangqi.arbiter.api.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.examples.Example;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.problem.ProblemType;

/** Adds the problem schema, every example with its answer, and which fields are always there. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class DocumentFilter implements OASFilter {
    private static final String JSON = "application/json";
    private static final String PROBLEM_JSON = "application/problem+json";
    private static final String PROBLEM = "Problem";

    /** Fields of answers that are left out unless asked for; all others are always there. */
    private static final Set<String> SECTIONS = Set.of("legalMoves", "rulings", "plies", "evidence");

    /** Answers whose fields of those names are no sections. */
    private static final Set<String> ALWAYS_WHOLE = Set.of("EvidenceView");

    private static final Set<String> REQUESTS = Set.of("AdjudicationRequest");

    private final ObjectMapper json = new ObjectMapper();

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Schema> schemas =
                new LinkedHashMap<>(document.getComponents().getSchemas());
        schemas.keySet().removeAll(Set.of("HttpProblem", "HttpValidationProblem", "Violation", "Array"));
        schemas.put("MoveTexts", moveTexts());
        schemas.forEach(DocumentFilter::requireFields);
        schemas.put(PROBLEM, problem());
        document.getComponents().setSchemas(schemas);
        document.getPaths()
                .getPathItems()
                .forEach((path, item) -> item.getOperations().values().forEach(operation -> {
                    CallExample.of(operation.getOperationId()).forEach(example -> add(operation, example));
                }));
        for (CallExample example : CallExample.of(CallExample.GENERAL)) {
            document.getComponents().addExample(example.name(), answer(example));
        }
    }

    private static Schema moveTexts() {
        Schema line = OASFactory.createSchema()
                .addType(Schema.SchemaType.STRING)
                .description("All moves, with blanks or line breaks between them.");
        Schema array = OASFactory.createSchema()
                .addType(Schema.SchemaType.ARRAY)
                .items(OASFactory.createSchema().addType(Schema.SchemaType.STRING))
                .description("One text a move.");
        return OASFactory.createSchema()
                .description("The moves of the game, first to last; may be empty.")
                .addOneOf(array)
                .addOneOf(line);
    }

    private static void requireFields(String name, Schema schema) {
        if (schema.getProperties() == null || REQUESTS.contains(name)) {
            return;
        }
        List<String> always = schema.getProperties().keySet().stream()
                .filter(field -> ALWAYS_WHOLE.contains(name) || !SECTIONS.contains(field))
                .toList();
        schema.setRequired(always);
    }

    /** RFC 9457, and the fields that our types add to it. */
    private static Schema problem() {
        Schema schema = OASFactory.createSchema()
                .addType(Schema.SchemaType.OBJECT)
                .description(
                        "Why there is no answer (RFC 9457). Which of the further fields are there depends on the type;"
                                + " GET the type to read what it means.")
                .addProperty("type", enumerated())
                .addProperty("status", typed(Schema.SchemaType.INTEGER, "The HTTP status."))
                .addProperty("title", typed(Schema.SchemaType.STRING, "The type in a few words."))
                .addProperty("detail", typed(Schema.SchemaType.STRING, "What is wrong in this case."))
                .addProperty("instance", typed(Schema.SchemaType.STRING, "The path that was called."))
                .addProperty("ruling", OASFactory.createSchema().ref("#/components/schemas/AdjudicationResponse"));
        FURTHER_FIELDS.forEach((field, description) ->
                schema.addProperty(field, OASFactory.createSchema().description(description)));
        return schema.required(List.of("type", "status", "title", "detail"));
    }

    private static final Map<String, String> FURTHER_FIELDS = furtherFields();

    private static Map<String, String> furtherFields() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("field", "unknown-field, invalid-value: the field at fault.");
        fields.put("known", "unknown-field, unknown-rule-set: what there is.");
        fields.put("allowed", "invalid-value: what can be given, or null if that is no short list.");
        fields.put("line", "malformed-json: the line where reading stopped, from 1.");
        fields.put(
                "column", "malformed-json: the column, from 1. invalid-fen: the point of the row, 1 to 10, or null.");
        fields.put("row", "invalid-fen: the row of the board from the top, 1 to 11, or null.");
        fields.put("offset", "invalid-fen: the place in the text, from 0.");
        fields.put("reason", "illegal-move: the code of the reason. invalid-fen: the reason in words.");
        fields.put("faults", "illegal-position: every law broken, as {code, squares, detail}.");
        fields.put("ply", "illegal-move, unreadable-move: which move, from 1.");
        fields.put("move", "illegal-move, unreadable-move: the move as it was sent.");
        fields.put("ucci", "illegal-move: the move in UCCI; null after the end of the game, where it is not read.");
        fields.put("notation", "illegal-move, unreadable-move: how the moves are read.");
        fields.put("fenBefore", "illegal-move: the position that the move was to be made in.");
        fields.put("validMoves", "illegal-move, unreadable-move: how many moves before it were fine.");
        fields.put("readings", "ambiguous-notation: both readings, as {notation, moves}.");
        fields.put("what", "too-large: BODY, PLIES or EVIDENCE.");
        fields.put("limit", "too-large: the most that is taken.");
        return fields;
    }

    private static Schema enumerated() {
        Schema type = typed(Schema.SchemaType.STRING, "A relative address; GET it to read what it means.");
        for (ProblemType each : ProblemType.values()) {
            type.addEnumeration(each.uri().toString());
        }
        return type;
    }

    private static Schema typed(Schema.SchemaType type, String description) {
        return OASFactory.createSchema().addType(type).description(description);
    }

    private void add(Operation operation, CallExample example) {
        if (example.isOrdinary() && example.body() != null) {
            mediaType(operation, JSON)
                    .addExample(
                            example.name(),
                            OASFactory.createExample()
                                    .summary(example.summary())
                                    .value(plain(example.body())));
        }
        String status = String.valueOf(example.status());
        APIResponse response = operation.getResponses().getAPIResponse(status);
        if (response == null || response.getContent() == null) {
            response = OASFactory.createAPIResponse()
                    .description("A problem: see its type.")
                    .content(OASFactory.createContent()
                            .addMediaType(
                                    PROBLEM_JSON,
                                    OASFactory.createMediaType()
                                            .schema(OASFactory.createSchema().ref("#/components/schemas/" + PROBLEM))));
            operation.getResponses().addAPIResponse(status, response);
        }
        MediaType answered =
                response.getContent().getMediaTypes().values().iterator().next();
        answered.addExample(example.name(), answer(example));
    }

    private static MediaType mediaType(Operation operation, String type) {
        return operation.getRequestBody().getContent().getMediaType(type);
    }

    /** The answer; where the request is no ordinary one, an extension says how it was called up. */
    private Example answer(CallExample example) {
        Example answer = OASFactory.createExample().summary(example.summary()).value(plain(example.response()));
        if (!example.isOrdinary() && example.testOnly() == null) {
            Map<String, Object> request = new LinkedHashMap<>();
            put(request, "method", example.method());
            put(request, "path", example.path());
            put(request, "headers", example.headers());
            put(request, "body", plain(example.body()));
            put(request, "text", example.text());
            put(request, "repeatMoves", example.repeatMoves());
            answer.addExtension("x-request", request);
        }
        return answer;
    }

    private static void put(Map<String, Object> map, String key, @Nullable Object value) {
        if (value != null) {
            map.put(key, value);
        }
    }

    private @Nullable Object plain(@Nullable JsonNode node) {
        return node == null ? null : json.convertValue(node, Object.class);
    }
}
