package org.xiangqi.arbiter.api.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.examples.Example;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;
import org.jspecify.annotations.Nullable;

/**
 * Adds the problem schema, every example with its answer, which fields are always there, and that each call may be sent
 * again. Comes before {@link LimitsFilter}: without an order among them, two builds would write two documents.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD, priority = DocumentFilter.FIRST)
public class DocumentFilter implements OASFilter {
    /** Filters of greater priority come first; that of the others is 1. */
    static final int FIRST = 2;

    /** Every call only computes, so proxies and clients may repeat any of them, POST or not. */
    private static final String IDEMPOTENT = "x-idempotent";

    /** The names of the ways to send a key. */
    static final String API_KEY = "apiKey";

    static final String BEARER = "bearer";

    private static final String JSON = "application/json";
    private static final String PROBLEM_JSON = "application/problem+json";
    private static final String PROBLEM = "Problem";
    private static final String ANY_PROBLEM = "AnyProblem";

    /** Fields of answers that are left out unless asked for; all others are always there. */
    private static final Set<String> SECTIONS =
            Set.of("legalMoves", "rulings", "plies", "evidence", "timeMs", "ruling", "problem");

    private static final String EVIDENCE = "EvidenceView";

    /** Answers whose fields of those names are no sections. */
    private static final Set<String> ALWAYS_WHOLE =
            Set.of(EVIDENCE, "ComparisonResponse", "NotationResponse", "OnlineGameResponse", "SummaryLine");

    private static final Set<String> REQUESTS = Set.of(
            "AdjudicationRequest",
            "AnalysisRequest",
            "BestMoveRequest",
            "ComparisonRequest",
            "MateRequest",
            "NotationRequest",
            "OnlineEventRequest",
            "OnlineGameRequest",
            "OnlinePlayerRequest",
            "OnlinePlayersRequest",
            "OnlinePolicyRequest",
            "RecordsRequest",
            "SentGame",
            "SentVariation",
            "SentComment",
            "TouchRulingRequest",
            "SentTouch",
            "SentTouchPolicy",
            "StandingsRequest",
            "SentPairing",
            "SentScoring");

    private final ObjectMapper json = new ObjectMapper();

    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Schema> schemas =
                new LinkedHashMap<>(document.getComponents().getSchemas());
        schemas.keySet().removeAll(Set.of("HttpProblem", "HttpValidationProblem", "Violation"));
        schemas.put("MoveTexts", moveTexts());
        nameEvidence(schemas);
        Vocabulary.describe(schemas);
        schemas.values().forEach(DocumentFilter::leaveTypeToReference);
        schemas.forEach(DocumentFilter::requireFields);
        schemas.put(PROBLEM, ProblemSchema.build());
        document.getComponents().setSchemas(schemas);
        addKeys(document.getComponents());
        document.getComponents().addResponse(ANY_PROBLEM, anyProblem());
        document.getPaths()
                .getPathItems()
                .forEach((path, item) -> item.getOperations().values().forEach(operation -> {
                    operation.addExtension(IDEMPOTENT, true);
                    CallExample.of(operation.getOperationId()).forEach(example -> add(operation, example));
                    operation
                            .getResponses()
                            .setDefaultValue(OASFactory.createAPIResponse().ref(ANY_PROBLEM));
                }));
        for (CallExample example : CallExample.of(CallExample.GENERAL)) {
            document.getComponents().addExample(example.name(), answer(example));
        }
    }

    /** The scanner writes out what is a section of its own making; clients need a name for it. */
    private static void nameEvidence(Map<String, Schema> schemas) {
        Schema verdict = Objects.requireNonNull(schemas.get("VerdictView"));
        Schema written = Objects.requireNonNull(verdict.getProperties().get("evidence"));
        schemas.put(
                EVIDENCE,
                OASFactory.createSchema().addType(Schema.SchemaType.OBJECT).properties(written.getProperties()));
        verdict.addProperty(
                "evidence",
                OASFactory.createSchema()
                        .description(written.getDescription())
                        .addAnyOf(reference(EVIDENCE))
                        .addAnyOf(OASFactory.createSchema().addType(Schema.SchemaType.NULL)));
    }

    /** A type beside a reference says less than the reference, and takes enums away from generated clients. */
    private static void leaveTypeToReference(Schema schema) {
        if (schema.getProperties() != null) {
            schema.getProperties().values().stream()
                    .filter(property -> property.getRef() != null || property.getAnyOf() != null)
                    .forEach(property -> property.setType(null));
        }
    }

    /** A reference to the schema of that name. */
    static Schema reference(String name) {
        return OASFactory.createSchema().ref(name);
    }

    /** The two ways to send a key; {@link LimitsFilter} says whether one is needed. */
    private static void addKeys(Components components) {
        components.addSecurityScheme(
                API_KEY,
                OASFactory.createSecurityScheme()
                        .type(SecurityScheme.Type.APIKEY)
                        .in(SecurityScheme.In.HEADER)
                        .name("X-API-Key")
                        .description("The key, where this installation has given you one."));
        components.addSecurityScheme(
                BEARER,
                OASFactory.createSecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .description("The same key as a bearer's token."));
    }

    /** What any call can be answered by, wherever it fails. */
    private static APIResponse anyProblem() {
        APIResponse response = problemResponse("Any other problem: see its type.");
        MediaType problem = Objects.requireNonNull(response.getContent().getMediaType(PROBLEM_JSON));
        for (CallExample example : CallExample.of(CallExample.GENERAL)) {
            problem.addExample(example.name(), OASFactory.createExample().ref(example.name()));
        }
        return response;
    }

    private static APIResponse problemResponse(String description) {
        MediaType problem = OASFactory.createMediaType().schema(reference(PROBLEM));
        return OASFactory.createAPIResponse()
                .description(description)
                .content(OASFactory.createContent().addMediaType(PROBLEM_JSON, problem));
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

    private void add(Operation operation, CallExample example) {
        if (example.isOrdinary() && example.body() != null) {
            operation
                    .getRequestBody()
                    .getContent()
                    .getMediaType(JSON)
                    .addExample(
                            example.name(),
                            OASFactory.createExample()
                                    .summary(labelled(example))
                                    .value(plain(example.body())));
        }
        if (example.text() != null && example.path() == null) {
            addFile(operation, example, example.text());
        }
        String status = String.valueOf(example.status());
        APIResponse response = operation.getResponses().getAPIResponse(status);
        if (response == null || response.getContent() == null) {
            response = problemResponse("A problem: see its type.");
            operation.getResponses().addAPIResponse(status, response);
        }
        Map<String, MediaType> types = response.getContent().getMediaTypes();
        MediaType first = types.values().iterator().next();
        types.getOrDefault(header(example, "Accept"), first).addExample(example.name(), answer(example));
    }

    /** A body that is no JSON is shown under its media type, if the operation has that. */
    private static void addFile(Operation operation, CallExample example, String text) {
        String type = header(example, "Content-Type");
        MediaType sent = operation.getRequestBody().getContent().getMediaType(type);
        if (sent != null && !type.equals(JSON)) {
            sent.addExample(
                    example.name(),
                    OASFactory.createExample().summary(labelled(example)).value(text));
        }
    }

    private static String header(CallExample example, String name) {
        return Objects.requireNonNullElse(example.headers(), Map.<String, String>of())
                .getOrDefault(name, JSON);
    }

    /** In a list of requests, those that are refused are told apart. */
    private static String labelled(CallExample example) {
        return example.status() < 400 ? example.summary() : example.status() + ": " + example.summary();
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
