package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.api.contract.ClosedSchemas;
import org.xiangqi.arbiter.api.document.CallExample;

/**
 * The schemas of the document fit its examples; {@link ExamplesTest} sees to it that the examples are what the service
 * answers.
 *
 * <p>Every object is closed here: a field that the document does not tell of is an error. See {@link ClosedSchemas}.
 */
@QuarkusTest
class ContractTest {
    private static final String REQUEST_TYPE = "application/json";
    private static final String PROBLEM_TYPE = "application/problem+json";
    private static final String LINES_TYPE = "application/x-ndjson";
    private static final String ADJUDICATE = "adjudicate";
    private static final String ANALYSE = "analyseGame";
    private static final String COMPARE = "compareRuleSets";

    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonNode document = MissingNode.getInstance();
    private ClosedSchemas schemas = new ClosedSchemas(document);

    @BeforeEach
    void readTheDocument() throws JsonProcessingException {
        document = JSON.readTree(
                given().queryParam("format", "json").get("/q/openapi").asString());
        schemas = new ClosedSchemas(document);
    }

    @Test
    void theDocumentIsOpenApi31AndNamesEveryOperation() {
        assertThat(document.path("openapi").asText()).startsWith("3.1.");
        assertThat(operations())
                .extracting(operation -> operation.path("operationId").asText())
                .isNotEmpty()
                .doesNotHaveDuplicates()
                .doesNotContain("");
    }

    @Test
    void requestsThatAreAnsweredFitTheirSchema() {
        assertThat(errorsOfRequests(200))
                .isNotEmpty()
                .allSatisfy((example, errors) -> assertThat(errors).isEmpty());
    }

    @Test
    void requestsThatAreNotUnderstoodBreakTheirSchema() {
        assertThat(errorsOfRequests(400))
                .isNotEmpty()
                .allSatisfy((example, errors) -> assertThat(errors).isNotEmpty());
    }

    @Test
    void answersFitTheSchemaOfTheirStatus() throws JsonProcessingException {
        Map<String, List<String>> errors = new LinkedHashMap<>();
        for (JsonNode operation : operations()) {
            String operationId = operation.path("operationId").asText();
            for (CallExample example : CallExample.of(operationId)) {
                JsonNode schema = schemaOfAnswer(operation, example);
                errors.put(
                        operationId + " " + example.name(),
                        values(operation, example).stream()
                                .flatMap(value -> errors(schema, value).stream())
                                .toList());
            }
        }
        for (CallExample example : CallExample.of(CallExample.GENERAL)) {
            errors.put(example.name(), errors(component("Problem"), answer(example)));
        }
        assertThat(errors)
                .isNotEmpty()
                .allSatisfy((example, found) -> assertThat(found).isEmpty());
    }

    @Test
    void aWrongRulingIsNoticed() {
        JsonNode schema = schemaOfAnswer(operation(ADJUDICATE), 200);
        JsonNode right = answer(example("perpetual-check"));
        assertThat(errors(schema, right)).isEmpty();

        assertRefused(schema, right, "/position", position -> position.put("ply", "13"));
        assertRefused(schema, right, "/position", position -> position.put("ply", 13.5));
        assertRefused(schema, right, "/verdict", verdict -> verdict.put("winner", "GREEN"));
        assertRefused(schema, right, "/verdict", verdict -> verdict.put("reason", "TIREDNESS"));
        assertRefused(schema, right, "/verdict", verdict -> verdict.put("result", "1:0"));
        assertRefused(schema, right, "/verdict", verdict -> verdict.remove("reason"));
        assertRefused(schema, right, "/verdict/evidence", evidence -> evidence.remove("firstPly"));
        assertRefused(schema, right, "/verdict/evidence/plies/0", ply -> ply.put("classes", "CHECK"));
        assertRefused(schema, right, "", ruling -> ruling.putNull("warnings"));
        assertRefused(schema, right, "", ruling -> ruling.put("notation", "SHORTHAND"));

        JsonNode withMoves = answer(example("ongoing"));
        assertThat(errors(schema, withMoves)).isEmpty();
        assertRefused(schema, withMoves, "/legalMoves/0", move -> move.remove("captured"));
        assertRefused(schema, withMoves, "/legalMoves/0", move -> move.put("consequence", "GLORY"));
        assertRefused(schema, withMoves, "", ruling -> ruling.set("moves", ruling.remove("legalMoves")));
    }

    @Test
    void aWrongComparisonIsNoticed() {
        JsonNode schema = schemaOfAnswer(operation(COMPARE), 200);
        JsonNode right = answer(example(COMPARE, "dispute"));
        assertThat(errors(schema, right)).isEmpty();

        assertRefused(schema, right, "", comparison -> comparison.remove("rulings"));
        assertRefused(schema, right, "", comparison -> comparison.remove("plies"));
        assertRefused(schema, right, "", comparison -> comparison.put("unanimous", "no"));
        assertRefused(schema, right, "/rulings/0", ruling -> ruling.remove("movesAfterEnd"));
        assertRefused(schema, right, "/rulings/0/verdict", verdict -> verdict.put("reason", "TIREDNESS"));
        assertRefused(schema, right, "/rulings/1/verdict/evidence/plies/0/targets/0", target -> target.remove("by"));
    }

    @Test
    void aWrongLineOfAnAnalysisIsNoticed() throws JsonProcessingException {
        JsonNode schema = schemaOfAnswer(operation(ANALYSE), 200);
        List<JsonNode> lines = lines(example(ANALYSE, "blunder"));
        JsonNode position = lines.getFirst();
        JsonNode move = lines.get(lines.size() - 2);
        JsonNode summary = lines.getLast();
        assertThat(lines).allSatisfy(line -> assertThat(errors(schema, line)).isEmpty());

        assertRefused(schema, position, "", line -> line.put("kind", "SUMMARY"));
        assertRefused(schema, position, "", line -> line.put("kind", "POSTION"));
        assertRefused(schema, position, "", line -> line.remove("done"));
        assertRefused(schema, position, "", line -> line.put("redCentipawns", 2001));
        assertRefused(schema, position, "", line -> line.put("score", 13));
        assertRefused(schema, position, "/score", score -> score.remove("mateIn"));
        assertRefused(schema, position, "/bestMove", best -> best.remove("wxf"));
        assertRefused(schema, position, "", line -> line.putNull("bestPv"));
        assertRefused(schema, move, "", line -> line.putNull("score"));
        assertRefused(schema, move, "", line -> line.put("consequence", "GLORY"));
        assertRefused(schema, move, "", line -> line.set("place", line.remove("rank")));
        assertRefused(schema, summary, "", line -> line.remove("plies"));
        assertRefused(schema, summary, "/curve/0", point -> point.remove("ply"));
        assertRefused(schema, summary, "/red", red -> red.put("blunders", "none"));
    }

    @Test
    void aWrongProblemIsNoticed() {
        JsonNode schema = schemaOfAnswer(operation(ADJUDICATE), 422);
        JsonNode right = answer(example("illegal-move"));
        assertThat(errors(schema, right)).isEmpty();

        assertRefused(schema, right, "", problem -> problem.put("type", "/problems/bad-weather"));
        assertRefused(schema, right, "", problem -> problem.put("status", "422"));
        assertRefused(schema, right, "", problem -> problem.put("ply", "3"));
        assertRefused(schema, right, "", problem -> problem.remove("detail"));
        assertRefused(schema, right, "", problem -> problem.set("position", problem.remove("fenBefore")));
        assertRefused(schema, right, "/ruling/verdict", verdict -> verdict.putNull("status"));
    }

    @Test
    void aWrongRequestIsNoticed() {
        JsonNode schema = schemaOfRequest(operation(ADJUDICATE));
        JsonNode right = Objects.requireNonNull(example("perpetual-check").body());
        assertThat(errors(schema, right)).isEmpty();

        assertRefused(schema, right, "", request -> request.put("moves", 5));
        assertRefused(schema, right, "", request -> request.putNull("moves"));
        assertRefused(schema, right, "", request -> request.put("notation", "SHORTHAND"));
        assertRefused(schema, right, "", request -> request.put("stopAtEnd", "true"));
        assertRefused(schema, right, "", request -> request.put("include", "EVIDENCE"));
        assertRefused(schema, right, "", request -> request.put("move", "h2e2"));
    }

    private void assertRefused(JsonNode schema, JsonNode right, String at, Consumer<ObjectNode> change) {
        JsonNode wrong = right.deepCopy();
        change.accept((ObjectNode) wrong.at(at));
        assertThat(wrong).isNotEqualTo(right);
        assertThat(errors(schema, wrong)).as("%s", wrong).isNotEmpty();
    }

    private Map<String, List<String>> errorsOfRequests(int status) {
        Map<String, List<String>> errors = new LinkedHashMap<>();
        for (JsonNode operation : operations()) {
            String operationId = operation.path("operationId").asText();
            for (CallExample example : CallExample.of(operationId)) {
                if (example.status() == status && example.body() != null) {
                    errors.put(operationId + " " + example.name(), errors(schemaOfRequest(operation), example.body()));
                }
            }
        }
        return errors;
    }

    private static CallExample example(String name) {
        return example(ADJUDICATE, name);
    }

    private static CallExample example(String operationId, String name) {
        return CallExample.of(operationId).stream()
                .filter(example -> example.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The values of an answer: one, or one a line. */
    private static List<JsonNode> values(JsonNode operation, CallExample example) throws JsonProcessingException {
        JsonNode content = operation
                .path("responses")
                .path(String.valueOf(example.status()))
                .path("content");
        return content.has(LINES_TYPE) ? lines(example) : List.of(answer(example));
    }

    private static List<JsonNode> lines(CallExample example) throws JsonProcessingException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : answer(example).asText().lines().toList()) {
            lines.add(JSON.readTree(line));
        }
        return lines;
    }

    private static JsonNode answer(CallExample example) {
        return Objects.requireNonNull(example.response());
    }

    private List<JsonNode> operations() {
        return document.path("paths")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .toList();
    }

    private JsonNode operation(String operationId) {
        return operations().stream()
                .filter(operation -> operation.path("operationId").asText().equals(operationId))
                .findFirst()
                .orElseThrow();
    }

    private JsonNode schemaOfRequest(JsonNode operation) {
        return operation.path("requestBody").path("content").path(REQUEST_TYPE).required("schema");
    }

    private JsonNode schemaOfAnswer(JsonNode operation, int status) {
        return schemaOfAnswer(operation, status, REQUEST_TYPE);
    }

    private JsonNode schemaOfAnswer(JsonNode operation, CallExample example) {
        String accepted = Objects.requireNonNullElse(example.headers(), Map.<String, String>of())
                .getOrDefault("Accept", REQUEST_TYPE);
        return schemaOfAnswer(operation, example.status(), accepted);
    }

    /** There is one media type for a problem; an answer has the one that was asked for, or the only one. */
    private JsonNode schemaOfAnswer(JsonNode operation, int status, String accepted) {
        JsonNode content =
                operation.path("responses").path(String.valueOf(status)).path("content");
        if (status >= 400 || content.size() == 1) {
            assertThat(content)
                    .as("%s %d", operation.path("operationId"), status)
                    .hasSize(1);
            assertThat(content.has(PROBLEM_TYPE)).isEqualTo(status >= 400);
            return content.iterator().next().required("schema");
        }
        return content.required(accepted).required("schema");
    }

    private JsonNode component(String name) {
        return JSON.createObjectNode().put("$ref", "#/components/schemas/" + name);
    }

    private List<String> errors(JsonNode schema, JsonNode value) {
        return schemas.errors(schema, value);
    }
}
