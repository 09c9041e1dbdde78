package org.xiangqi.arbiter.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.contract.Contract.Answer;
import org.xiangqi.arbiter.api.document.CallExample;

/** What every answer to a test is measured by: right ones pass, and each kind of wrong one is noticed. */
class AnswersOutsideOfTheContractTest {
    private static final String ADJUDICATIONS = "/v1/adjudications";
    private static final String JSON_TYPE = "application/json";
    private static final String PROBLEM_TYPE = "application/problem+json";

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Contract CONTRACT = Contract.committed();

    @ParameterizedTest
    @CsvSource({
        "adjudicate, perpetual-check, /v1/adjudications, 200, application/json",
        "adjudicate, perpetual-check, /v1/adjudications, 200, application/json;charset=UTF-8",
        "adjudicate, illegal-move, /v1/adjudications, 422, application/problem+json",
        "compareRuleSets, dispute, /v1/comparisons, 200, application/json",
        "analyseGame, blunder, /v1/analyses, 200, application/x-ndjson",
    })
    void theAnswersOfTheExamplesFit(String operation, String example, String path, int status, String type) {
        JsonNode answer = example(operation, example);
        assertThat(errors(path, status, type, answer.isTextual() ? answer.asText() : answer.toString()))
                .isEmpty();
    }

    @Test
    void aStatusThatIsNotDocumentedIsNoticed() {
        assertThat(errors(ADJUDICATIONS, 201, JSON_TYPE, ruling().toString()))
                .containsExactly("status 201 is not documented");
    }

    @Test
    void aMediaTypeThatIsNotDocumentedIsNoticed() {
        assertThat(errors(ADJUDICATIONS, 200, "text/plain", ruling().toString()))
                .containsExactly("media type text/plain is not documented for 200");
        assertThat(errors(ADJUDICATIONS, 422, JSON_TYPE, problem().toString()))
                .containsExactly("media type application/json is not documented for 422");
        assertThat(errors(ADJUDICATIONS, 500, "text/html", "<h1>Oh</h1>"))
                .containsExactly("media type text/html is not documented for 500");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"ruleSet\":", "", "{} {}", "[]", "null", "\"a ruling\""})
    void aBodyThatIsNoObjectIsNoticed(String body) {
        assertThat(errors(ADJUDICATIONS, 200, JSON_TYPE, body)).isNotEmpty();
    }

    @Test
    void aFieldThatIsRenamedMissingNullOrOfAnotherTypeIsNoticed() {
        ObjectNode renamed = ruling();
        renamed.set("judgement", renamed.path("verdict"));
        assertThat(errors(ADJUDICATIONS, 200, JSON_TYPE, renamed.toString())).isNotEmpty();

        for (String field : List.of("ruleSet", "verdict", "position", "movesAfterEnd", "warnings")) {
            ObjectNode missing = ruling();
            missing.remove(field);
            assertThat(errors(ADJUDICATIONS, 200, JSON_TYPE, missing.toString()))
                    .as(field)
                    .isNotEmpty();
            assertThat(errors(
                            ADJUDICATIONS,
                            200,
                            JSON_TYPE,
                            ruling().putNull(field).toString()))
                    .as(field)
                    .isNotEmpty();
            assertThat(errors(
                            ADJUDICATIONS,
                            200,
                            JSON_TYPE,
                            ruling().put(field, "text").toString()))
                    .as(field)
                    .isNotEmpty();
        }
    }

    @Test
    void aValueOutsideOfItsEnumIsNoticed() {
        ObjectNode wrong = ruling();
        ((ObjectNode) wrong.path("verdict")).put("reason", "TIREDNESS");
        assertThat(errors(ADJUDICATIONS, 200, JSON_TYPE, wrong.toString())).isNotEmpty();
    }

    @Test
    void aProblemWithAnotherStatusThanItsAnswerIsNoticed() {
        assertThat(errors(ADJUDICATIONS, 400, PROBLEM_TYPE, problem().toString()))
                .containsExactly("a problem of status 422 sent with 400");
    }

    @Test
    void aProblemOfAnUnknownTypeIsNoticedWhereverItComes() {
        String wrong = problem().put("type", "/problems/bad-weather").toString();
        for (String path : List.of(ADJUDICATIONS, "/v1/rule-sets", "/nowhere")) {
            assertThat(errors(path, 422, PROBLEM_TYPE, wrong)).as(path).isNotEmpty();
        }
    }

    @Test
    void eachLineOfAStreamIsLookedAt() {
        List<String> lines = example("analyseGame", "blunder").asText().lines().collect(Collectors.toList());
        lines.set(1, lines.get(1).replace("\"ply\"", "\"plies\""));
        assertThat(errors("/v1/analyses", 200, "application/x-ndjson", String.join("\n", lines)))
                .isNotEmpty();
    }

    @Test
    void aSuccessThatNoOperationPromisesIsNoticed() {
        assertThat(errors("/v1/nothing", 200, JSON_TYPE, "{}")).containsExactly("no operation, so this cannot succeed");
        assertThat(CONTRACT.errors(answer("PUT", ADJUDICATIONS, 200, JSON_TYPE, "{}")))
                .containsExactly("no operation, so this cannot succeed");
    }

    @Test
    void headersThatAreDocumentedAreLookedAt() throws JsonProcessingException {
        Contract small = new Contract(JSON.readTree("""
                {"paths": {"/full": {"get": {"responses": {"204": {"headers": {
                  "Retry-After": {"required": true, "schema": {"type": "integer"}}}}}}}}}
                """));
        assertThat(small.errors(new Answer("GET", "/full", 204, Map.of("retry-after", "3"), new byte[0])))
                .isEmpty();
        assertThat(small.errors(new Answer("GET", "/full", 204, Map.of(), new byte[0])))
                .containsExactly("header Retry-After is missing");
        assertThat(small.errors(new Answer("GET", "/full", 204, Map.of("retry-after", "soon"), new byte[0])))
                .isNotEmpty();
        assertThat(small.errors(new Answer("GET", "/full", 204, Map.of("retry-after", "3"), new byte[1])))
                .containsExactly("a body where none is documented");
    }

    private static List<String> errors(String path, int status, String type, String body) {
        String method = path.contains("rule-sets") || path.contains("nothing") ? "GET" : "POST";
        return CONTRACT.errors(answer(method, path, status, type, body));
    }

    private static Answer answer(String method, String path, int status, String type, String body) {
        return Answer.to(
                method, path, status, Map.of("Content-Type", List.of(type)), body.getBytes(StandardCharsets.UTF_8));
    }

    private static ObjectNode ruling() {
        return example("adjudicate", "perpetual-check").deepCopy();
    }

    private static ObjectNode problem() {
        return example("adjudicate", "illegal-move").deepCopy();
    }

    private static JsonNode example(String operation, String name) {
        return Objects.requireNonNull(CallExample.of(operation).stream()
                .filter(example -> example.name().equals(name))
                .findFirst()
                .orElseThrow()
                .response());
    }
}
