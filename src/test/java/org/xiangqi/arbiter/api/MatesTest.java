package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of POST /v1/mates, beyond what the examples show. */
@QuarkusTest
class MatesTest {
    private static final String IN_ONE = "5k3/1R7/R8/9/9/9/9/9/9/3K5 w - - 0 1";
    private static final String IN_THREE = "9/2R1ak3/5a3/4Rn3/9/6P2/p4C2P/9/2Nrc4/1r1AK1B2 w - - 0 1";

    /** Red mates in one by a quiet move, and in no way by checks. */
    private static final String QUIET = "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1";

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/mates")
                .then();
    }

    private static ValidatableResponse post(String json) {
        return given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/mates")
                .then();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/mates"));
    }

    private static void notFound(ValidatableResponse answer, boolean complete) {
        answer.statusCode(200)
                .body("found", equalTo(false))
                .body("mateIn", nullValue())
                .body("line", empty())
                .body("complete", equalTo(complete));
    }

    @Test
    void aMateInOneIsFound() {
        post(Map.of("startFen", IN_ONE, "moves", ""))
                .statusCode(200)
                .body("found", equalTo(true))
                .body("mateIn", equalTo(1))
                .body("line", equalTo(List.of("a7a9")))
                .body("nodes", greaterThan(0))
                .body("complete", equalTo(true))
                .body("sideToMove", equalTo("RED"))
                .body("fen", equalTo(IN_ONE));
    }

    @Test
    void theShortestMateIsFoundAndNoShorterOneClaimed() {
        for (int maxMoves : List.of(3, 30, 100)) {
            post(Map.of("startFen", IN_THREE, "moves", "", "maxMoves", maxMoves))
                    .body("mateIn", equalTo(3))
                    .body("line", hasSize(5));
        }
        notFound(post(Map.of("startFen", IN_THREE, "moves", "", "maxMoves", 2)), true);
    }

    @Test
    void thePositionAfterTheMovesIsSearched() {
        post(Map.of("startFen", "4k4/9/R8/9/9/9/9/9/9/1R1K5 w", "moves", "B0-B8 E9-F9", "notation", "ICCS"))
                .body("mateIn", equalTo(1))
                .body("fen", equalTo("5k3/1R7/R8/9/9/9/9/9/9/3K5 w - - 2 2"));
        post(Map.of("startFen", "4k4/9/R8/9/9/9/9/9/9/1R1K5 w", "moves", "b1b9", "notation", "UCI"))
                .body("found", equalTo(false))
                .body("sideToMove", equalTo("BLACK"));
    }

    @Test
    void aGameThatIsOverByItsRulesIsSearchedAllTheSame() {
        String threefold = "b8c8 f9e9 c8b8 e9f9 ".repeat(2);
        post(Map.of("startFen", IN_ONE, "moves", threefold)).body("mateIn", equalTo(1));
    }

    @Test
    void aMateByQuietMovesIsNotSpokenOf() {
        notFound(post(Map.of("startFen", QUIET, "moves", "")), true);
    }

    @Test
    void whereNobodyCanMoveThereIsNothingToMate() {
        notFound(post(Map.of("startFen", IN_ONE, "moves", "a7a9")).body("nodes", equalTo(0)), true);
        notFound(post(Map.of("startFen", QUIET, "moves", "c7d7")).body("nodes", equalTo(0)), true);
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        for (String field : List.of("startFen", "notation", "maxMoves")) {
            nulls.put(field, null);
        }
        nulls.put("moves", "h2e2");
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("moves", List.of("h2e2"))).statusCode(200).body(equalTo(withNulls));
    }

    @Test
    void gamesAreRefusedAsByAdjudications() {
        String twoReadings = "3k5/9/9/9/9/9/9/9/R8/R3K4 w";
        problem(post(Map.of("startFen", "9/9", "moves", "")), 422, "invalid-fen");
        problem(post(Map.of("startFen", "4k4/9/9/9/9/9/9/9/9/4K4", "moves", "")), 422, "illegal-position");
        problem(post(Map.of("moves", "h2e2 h2e2")), 422, "illegal-move");
        problem(post(Map.of("moves", "nonsense")), 422, "unreadable-move");
        problem(post(Map.of("startFen", twoReadings, "moves", "a1b1")), 422, "ambiguous-notation");
        problem(post(Map.of("startFen", IN_ONE, "moves", "a7a9 f9f8")), 422, "illegal-move");
        problem(post(Map.of("moves", "h0g2 h9g7 g2h0 g7h9 ".repeat(501))), 413, "too-large");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "101", "2147483647", "2147483648", "-1e99", "2.5", "\"3\"", "true", "[3]", "{}"})
    void aNumberOfMovesThatCannotBeAskedForIsRefused(String maxMoves) {
        ValidatableResponse answer = post("{\"moves\":\"\",\"maxMoves\":" + maxMoves + "}");
        problem(answer, 400, "invalid-value");
        answer.body("field", equalTo("maxMoves")).body("allowed", nullValue());
    }

    @Test
    void bodiesThatAreNoQuestionAreRefused() {
        problem(post("{}"), 400, "invalid-value");
        problem(post("{"), 400, "malformed-json");
        problem(post("{\"moves\":\"\",\"ruleSet\":\"domi\"}"), 400, "unknown-field");
    }

    @Test
    void resultsAreCounted() {
        post(Map.of("startFen", IN_ONE, "moves", "")).statusCode(200);
        post(Map.of("startFen", QUIET, "moves", "")).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_mates_total{result=\"MATE\"}"))
                .body(containsString("arbiter_mates_total{result=\"NONE\"}"));
    }

    @Test
    void theDocumentTellsWhatIsProvedAndWithinWhatLimits() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.mateMoves", equalTo(100))
                .body("'x-limits'.mateNodes", equalTo(500_000))
                .body("components.schemas.MateRequest.properties.maxMoves.maximum", equalTo(100))
                .body("components.schemas.MateRequest.properties.maxMoves.default", equalTo(30))
                .body(
                        "paths.'/v1/mates'.post.description",
                        allOf(containsString("each of its moves is a check"), containsString("quiet moves")));
    }
}
