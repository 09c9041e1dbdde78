package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.lessThan;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/** The contract of POST /v1/best-moves, beyond what the examples show. */
@QuarkusTest
class BestMovesTest {
    /** One move mates; Black's soldier sees to it that none leaves Black without a move. */
    private static final String IN_ONE = "3k5/R8/9/9/9/9/8p/9/9/1R3K3 w - - 0 1";

    private static final String IN_THREE = "9/2R1ak3/5a3/4Rn3/9/6P2/p4C2P/9/2Nrc4/1r1AK1B2 w - - 0 1";
    private static final String LONG_SEARCH = "{\"moves\":\"h2e2\",\"moveTimeMs\":10000}";

    /** Many times what it takes where the machine is not busy with other things. */
    private static final Duration SOON = Duration.ofSeconds(3);

    @Inject
    WorkPool<Search> pool;

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/best-moves")
                .then();
    }

    private static ValidatableResponse post(String json) {
        return given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/best-moves")
                .then();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/best-moves"));
    }

    @Test
    void theMoveThatMatesIsFoundAndWrittenInEveryNotation() {
        post(Map.of("startFen", IN_ONE, "moves", "", "depth", 3))
                .statusCode(200)
                .body("bestMove.ucci", equalTo("b0b9"))
                .body("bestMove.wxf", equalTo("R8+9"))
                .body("bestMove.chinese", equalTo("车八进九"))
                .body("score.mateIn", equalTo(1))
                .body("score.centipawns", nullValue())
                .body("pv", equalTo(List.of("b0b9")))
                .body("pvWxf", equalTo(List.of("R8+9")))
                .body("pvChinese", equalTo(List.of("车八进九")))
                .body("ruleSet.id", equalTo("domi"))
                .body("sideToMove", equalTo("RED"))
                .body("fen", equalTo(IN_ONE));
    }

    @Test
    void scoresAreFromTheSideToMove() {
        post(Map.of("startFen", IN_THREE, "moves", "e6e8", "depth", 8))
                .body("score.mateIn", equalTo(-2))
                .body("sideToMove", equalTo("BLACK"));
        post(Map.of("startFen", "4k4/9/9/9/9/9/9/9/R8/3K5 w", "moves", "", "depth", 1))
                .body("score.centipawns", greaterThan(300))
                .body("score.mateIn", nullValue());
        post(Map.of("startFen", "4k4/9/9/9/9/9/9/9/R8/3K5 w", "moves", "a1b1", "depth", 1))
                .body("score.centipawns", lessThan(-300));
    }

    @Test
    void aSearchEndsAtTheFirstLimitThatItMeets() {
        post(Map.of("moves", "", "moveTimeMs", 50))
                .statusCode(200)
                .body("timeMs", greaterThanOrEqualTo(49))
                .header("Server-Timing", matchesPattern("search;dur=\\d+"));
        post(Map.of("moves", "", "depth", 3))
                .statusCode(200)
                .body("depth", equalTo(3))
                .body("$", not(hasKey("timeMs")))
                .header("Server-Timing", matchesPattern("search;dur=\\d+"));
        post(Map.of("moves", "", "nodes", 1500))
                .statusCode(200)
                .body("nodes", allOf(greaterThanOrEqualTo(1500), lessThan(1600)));
        post(Map.of("moves", "", "nodes", 1)).statusCode(200).body("bestMove.ucci", notNullValue());
        post(Map.of("moves", "", "nodes", 100_000, "depth", 2))
                .body("depth", equalTo(2))
                .body("nodes", lessThan(100_000));
    }

    private static org.hamcrest.Matcher<Map<?, ?>> hasKey(String key) {
        return org.hamcrest.Matchers.hasKey(key);
    }

    @Test
    void theSameQuestionGetsTheSameBytes() {
        for (Map<String, ?> limit : List.of(Map.of("nodes", 3000), Map.of("depth", 5))) {
            Map<String, Object> request = new HashMap<>(limit);
            request.put("moves", "h2e2 h9g7 h0g2");
            request.put("multiPv", 2);
            byte[] first = post(request).statusCode(200).extract().asByteArray();
            post(Map.of("startFen", IN_THREE, "moves", "", "nodes", 2000)).statusCode(200);
            assertThat(post(request).statusCode(200).extract().asByteArray()).isEqualTo(first);
        }
    }

    @Test
    void theBestLinesHaveDifferentMovesAndTheBestComesFirst() {
        ValidatableResponse answer = post(Map.of("moves", "h2e2", "depth", 4, "multiPv", 10))
                .statusCode(200)
                .body("lines", hasSize(10))
                .body("lines.pv.flatten()", everyItem(matchesPattern("[a-i]\\d[a-i]\\d")));
        List<String> moves = answer.extract().path("lines.move.ucci");
        assertThat(Set.copyOf(moves)).hasSize(10);
        assertThat(answer.extract().<String>path("bestMove.ucci")).isEqualTo(moves.getFirst());
        assertThat(answer.extract().<List<String>>path("pv"))
                .isEqualTo(answer.extract().path("lines[0].pv"));
        assertThat(answer.extract().<List<Integer>>path("lines.score.centipawns"))
                .isSortedAccordingTo((one, other) -> Integer.compare(other, one));
    }

    @Test
    void whereThereAreFewerMovesThereAreFewerLines() {
        post(Map.of("startFen", "3k5/9/9/9/9/9/9/9/9/4K4 b", "moves", "", "depth", 2, "multiPv", 10))
                .statusCode(200)
                .body("lines", hasSize(lessThanOrEqualTo(3)));
    }

    @Test
    void theGameSoFarCountsInTheSearch() {
        // Red is a chariot down and would repeat; under domi the third occurrence by checks alone loses.
        String twice = "h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9";
        post(Map.of("moves", twice, "depth", 4)).statusCode(200).body("bestMove.ucci", not(equalTo("d6e6")));
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        for (String field : List.of("ruleSet", "startFen", "notation", "moveTimeMs", "depth", "multiPv")) {
            nulls.put(field, null);
        }
        nulls.put("moves", "h2e2");
        nulls.put("nodes", 200);
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("moves", List.of("h2e2"), "nodes", 200)).statusCode(200).body(equalTo(withNulls));
    }

    @Test
    void aRequestThatNothingWouldEndIsRefused() {
        ValidatableResponse answer = post(Map.of("moves", ""));
        problem(answer, 400, "invalid-value");
        answer.body("detail", equalTo("One of moveTimeMs, depth and nodes must be given, or several."))
                .body("field", equalTo("moveTimeMs"))
                .body("allowed", nullValue());
    }

    @ParameterizedTest
    @CsvSource({
        "moveTimeMs, 0",
        "moveTimeMs, -1",
        "moveTimeMs, 10001",
        "moveTimeMs, 1e30",
        "moveTimeMs, '\"100\"'",
        "depth, 0",
        "depth, 101",
        "depth, 4294967296",
        "depth, 2.5",
        "nodes, 0",
        "nodes, 10000001",
        "nodes, 9223372036854775808",
        "multiPv, 0",
        "multiPv, 11",
    })
    void aNumberOutOfRangeIsRefusedByName(String field, String value) {
        ValidatableResponse answer = post("{\"moves\":\"\",\"nodes\":10,\"" + field + "\":" + value + "}");
        if (field.equals("nodes")) {
            answer = post("{\"moves\":\"\",\"nodes\":" + value + "}");
        }
        problem(answer, 400, "invalid-value");
        answer.body("field", equalTo(field));
    }

    @ParameterizedTest
    @CsvSource({"moveTimeMs, 10000", "depth, 100", "nodes, 10000000"})
    void theProblemTellsTheLimit(String field, int most) {
        post(Map.of("moves", "", field, most + 1))
                .body("detail", equalTo(field + " must be less than or equal to " + most + "."));
    }

    @Test
    void aFinishedGameHasNoBestMove() {
        ValidatableResponse mated =
                post(Map.of("startFen", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "moves", "b0b9", "depth", 1));
        problem(mated, 422, "game-over");
        mated.body("ruling.verdict.reason", equalTo("CHECKMATE")).body("ruling.verdict.winner", equalTo("RED"));

        String shuffle = "h0g2 h9g7 g2h0 g7h9 ".repeat(3);
        ValidatableResponse repeated = post(Map.of("moves", shuffle, "depth", 1));
        problem(repeated, 422, "game-over");
        repeated.body("ruling.verdict.reason", equalTo("REPETITION")).body("ruling.movesAfterEnd", equalTo(4));
        post(Map.of("moves", shuffle, "depth", 1, "ruleSet", "clubxiangqi")).statusCode(200);

        ValidatableResponse limit =
                post(Map.of("startFen", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 119 90", "moves", "a1a2", "depth", 1));
        problem(limit, 422, "game-over");
        limit.body("ruling.verdict.reason", equalTo("MOVE_LIMIT"));
    }

    @Test
    void gamesAreRefusedAsByAdjudications() {
        problem(post(Map.of("startFen", "9/9", "moves", "", "depth", 1)), 422, "invalid-fen");
        problem(post(Map.of("startFen", "4k4/9/9/9/9/9/9/9/9/4K4", "moves", "", "depth", 1)), 422, "illegal-position");
        problem(post(Map.of("moves", "h2e2 h2e2", "depth", 1)), 422, "illegal-move");
        problem(post(Map.of("moves", "nonsense", "depth", 1)), 422, "unreadable-move");
        problem(post(Map.of("moves", "", "depth", 1, "ruleSet", "none")), 422, "unknown-rule-set");
        problem(post(Map.of("moves", "h0g2 h9g7 g2h0 g7h9 ".repeat(501), "depth", 1)), 413, "too-large");
        problem(post("{}"), 400, "invalid-value");
        problem(post("{"), 400, "malformed-json");
        problem(post("{\"moves\":\"\",\"depth\":1,\"maxMoves\":3}"), 400, "unknown-field");
    }

    @Test
    void aSearchEndsWhenItsClientLeavesAndNoRulingWaitsForIt() throws IOException, InterruptedException {
        try (Socketed _ = Socketed.post("/v1/best-moves", LONG_SEARCH)) {
            Socketed.within(SOON, () -> pool.running() == 1);
            given().contentType(ContentType.JSON)
                    .body(Map.of("moves", "h2e2"))
                    .post("/v1/adjudications")
                    .then()
                    .statusCode(200);
            assertThat(pool.running()).isEqualTo(1);
        }
        Socketed.within(SOON, () -> pool.running() == 0);
        post(Map.of("moves", "", "depth", 1)).statusCode(200);
        when().get("/q/metrics").then().body(containsString("arbiter_best_moves_total{result=\"CALLED_OFF\"}"));
    }

    @Test
    void aSearchEndsWhenItsStreamIsReset() throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(RestAssured.baseURI + ":" + RestAssured.port + "/v1/best-moves"))
                .version(HttpClient.Version.HTTP_2)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(LONG_SEARCH))
                .build();
        try (HttpClient http = HttpClient.newHttpClient()) {
            CompletableFuture<HttpResponse<String>> answer =
                    http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
            Socketed.within(SOON, () -> pool.running() == 1);
            answer.cancel(true);
            Socketed.within(SOON, () -> pool.running() == 0);
        }
    }

    @Test
    void aQuestionThatWaitsIsDroppedWhenItsClientLeaves() throws IOException, InterruptedException {
        try (Socketed _ = Socketed.post("/v1/best-moves", LONG_SEARCH)) {
            Socketed.within(SOON, () -> pool.running() == 1);
            try (Socketed _ = Socketed.post("/v1/best-moves", LONG_SEARCH)) {
                Socketed.within(SOON, () -> pool.waiting() == 1);
                when().get("/q/metrics").then().body(containsString("arbiter_search_queue 1.0"));
            }
            Socketed.within(SOON, () -> pool.waiting() == 0);
            assertThat(pool.running()).isEqualTo(1);
        }
        Socketed.within(SOON, () -> pool.running() == 0);
    }

    @Test
    void resultsAreCountedAndTimed() {
        post(Map.of("startFen", IN_ONE, "moves", "", "depth", 2)).statusCode(200);
        post(Map.of("moves", "", "depth", 2)).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_best_moves_total{result=\"MATE\"}"))
                .body(containsString("arbiter_best_moves_total{result=\"CENTIPAWNS\"}"))
                .body(containsString("arbiter_search_seconds_count{call=\"best-moves\"}"));
    }

    @Test
    void theDocumentTellsWithinWhatLimits() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.bestMoveTimeMs", equalTo(10_000))
                .body("'x-limits'.bestMoveDepth", equalTo(100))
                .body("'x-limits'.bestMoveNodes", equalTo(10_000_000))
                .body("'x-limits'.bestMoveQueueTimeMs", equalTo(10_000))
                .body("components.schemas.BestMoveRequest.properties.moveTimeMs.maximum", equalTo(10_000))
                .body("components.schemas.BestMoveRequest.properties.depth.maximum", equalTo(100))
                .body("components.schemas.BestMoveRequest.properties.nodes.maximum", equalTo(10_000_000))
                .body("components.schemas.BestMoveRequest.properties.multiPv.maximum", equalTo(10));
    }
}
