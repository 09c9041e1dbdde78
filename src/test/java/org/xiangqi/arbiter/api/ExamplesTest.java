package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.http.ContentType;
import io.restassured.http.Method;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.api.document.CallExample;
import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.rules.Reason;

/**
 * Every example of the OpenAPI document is sent as it stands there, and the answer must be the one that stands there.
 *
 * <p>After a change that is meant, {@code make examples} writes the answers of today into the example files; read the
 * difference before committing it.
 */
@QuarkusTest
class ExamplesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Each operation's own method and path. */
    private static final Map<String, Call> CALLS = calls();

    private static Map<String, Call> calls() {
        Map<String, Call> calls = new LinkedHashMap<>();
        calls.put("adjudicate", new Call(Method.POST, "/v1/adjudications"));
        calls.put("adjudicateBatch", new Call(Method.POST, "/v1/adjudications/batch"));
        calls.put("compareRuleSets", new Call(Method.POST, "/v1/comparisons"));
        calls.put("analyseGame", new Call(Method.POST, "/v1/analyses"));
        calls.put("findBestMoves", new Call(Method.POST, "/v1/best-moves"));
        calls.put("refereeOnlineGame", new Call(Method.POST, "/v1/online-games"));
        calls.put("findMates", new Call(Method.POST, "/v1/mates"));
        calls.put("judgeTouches", new Call(Method.POST, "/v1/touch-rulings"));
        calls.put("makeStandings", new Call(Method.POST, "/v1/standings"));
        calls.put("writeNotations", new Call(Method.POST, "/v1/notations"));
        calls.put("readRecords", new Call(Method.POST, "/v1/records"));
        calls.put("listRuleSets", new Call(Method.GET, "/v1/rule-sets"));
        calls.put("getRuleSet", new Call(Method.GET, "/v1/rule-sets/domi"));
        calls.put("drawBoard", new Call(Method.GET, "/v1/boards.svg"));
        calls.put("describeProblem", new Call(Method.GET, "/problems/illegal-move"));
        calls.put(CallExample.GENERAL, new Call(Method.GET, "/"));
        return calls;
    }

    record Call(Method method, String path) {}

    record Case(String operationId, CallExample example) {
        @Override
        public String toString() {
            return operationId + ": " + example.name();
        }
    }

    static Stream<Case> cases() {
        return CALLS.keySet().stream()
                .flatMap(operationId ->
                        CallExample.of(operationId).stream().map(example -> new Case(operationId, example)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isAnsweredAsTheDocumentSays(Case test) throws IOException {
        assumeTrue(isOffered(test), "what only tests offer");
        Response response = send(test);
        if (Boolean.getBoolean("examples.record")) {
            record(test, response);
            return;
        }
        assertThat(response.statusCode()).isEqualTo(test.example().status());
        assertThat(answer(response)).isEqualTo(test.example().response());
        if (response.statusCode() >= 400) {
            assertThat(response.contentType()).isEqualTo("application/problem+json");
        }
    }

    @Test
    void everyOperationHasAnExample() {
        Map<String, Map<String, Map<String, Object>>> paths =
                given().accept(ContentType.JSON).get("/q/openapi").jsonPath().getMap("paths");
        Set<Object> operationIds = paths.values().stream()
                .flatMap(item -> item.values().stream())
                .map(operation -> operation.get("operationId"))
                .collect(Collectors.toSet());
        assertThat(operationIds).hasSize(CALLS.size() - 1);
        for (Object operationId : operationIds) {
            assertThat(CallExample.of(String.valueOf(operationId)))
                    .as("%s", operationId)
                    .isNotEmpty();
        }
    }

    @Test
    void everyReasonHasAnExample() {
        Set<String> shown = cases().map(test -> test.example().response())
                .filter(Objects::nonNull)
                .map(response -> response.at("/verdict/reason").asText())
                .collect(Collectors.toSet());
        assertThat(shown)
                .containsAll(Arrays.stream(Reason.values()).map(Enum::name).toList());
    }

    @Test
    void everyProblemTypeHasAnExample() {
        Set<String> shown = cases().map(test -> test.example().response())
                .filter(Objects::nonNull)
                .map(response -> response.at("/type").asText())
                .collect(Collectors.toSet());
        assertThat(shown)
                .containsAll(Arrays.stream(ProblemType.values())
                        .map(type -> type.uri().toString())
                        .toList());
    }

    /** Whether what is tested offers the path of that example. */
    boolean isOffered(Case test) {
        return true;
    }

    /** Sends the request of an example and answers what came back. */
    static Response send(Case test) {
        CallExample example = test.example();
        Call call = Objects.requireNonNull(CALLS.get(test.operationId()));
        RestAssuredConfig asItIs = RestAssuredConfig.config()
                .encoderConfig(
                        EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false));
        RequestSpecification request = given().config(asItIs);
        if (example.body() != null) {
            request.contentType("application/json").body(body(example).toString());
        }
        if (example.headers() != null) {
            request.headers(example.headers());
        }
        if (example.text() != null) {
            request.body(example.text().getBytes(StandardCharsets.UTF_8));
        }
        return request.request(
                example.method() == null ? call.method() : Method.valueOf(example.method()),
                Objects.requireNonNullElse(example.path(), call.path()));
    }

    private static JsonNode body(CallExample example) {
        JsonNode body = Objects.requireNonNull(example.body());
        if (example.repeatMoves() == null) {
            return body;
        }
        String moves = (body.path("moves").asText() + " ").repeat(example.repeatMoves());
        return body.<ObjectNode>deepCopy().put("moves", moves);
    }

    private static JsonNode answer(Response response) throws JsonProcessingException {
        String type = response.contentType();
        return type.contains("json") && !type.contains("ndjson") ? JSON.readTree(response.asString()) : text(response);
    }

    /** A page, or JSON line by line. */
    private static JsonNode text(Response response) {
        return TextNode.valueOf(response.asString());
    }

    private static void record(Case test, Response response) throws IOException {
        Path file = Path.of("src/main/resources/openapi-examples", test.operationId() + ".json");
        List<JsonNode> examples = new ArrayList<>();
        for (JsonNode example : JSON.readTree(Files.readString(file))) {
            if (example.path("name").asText().equals(test.example().name())) {
                ObjectNode recorded = (ObjectNode) example;
                recorded.put("status", response.statusCode()).set("response", answer(response));
            }
            examples.add(example);
        }
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
        Files.writeString(file, JSON.writer(printer).writeValueAsString(examples) + "\n");
    }
}
