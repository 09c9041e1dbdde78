package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/** The contract of POST /v1/analyses, beyond what the examples show. */
@QuarkusTest
class AnalysesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration SOON = Duration.ofSeconds(3);

    /** Red's cannon checks, and under domi would lose if it repeated the position of plies 5 and 9 once more. */
    private static final String TWICE = "h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9";

    /** Black starts without a chariot. */
    private static final String WITHOUT_A_CHARIOT =
            "1nbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    private static final String SHUFFLE = "h0g2 h9g7 g2h0 g7h9 ";

    @Inject
    WorkPool<Search> pool;

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/analyses")
                .then();
    }

    private static List<JsonNode> lines(Map<String, ?> request) throws JsonProcessingException {
        String answer = post(request)
                .statusCode(200)
                .contentType("application/x-ndjson")
                .extract()
                .asString();
        List<JsonNode> lines = new ArrayList<>();
        for (String line : answer.lines().toList()) {
            lines.add(JSON.readTree(line));
        }
        return lines;
    }

    private static List<JsonNode> of(String kind, List<JsonNode> lines) {
        return lines.stream()
                .filter(line -> line.path("kind").asText().equals(kind))
                .toList();
    }

    private static <T> List<T> told(List<JsonNode> lines, Function<JsonNode, T> field) {
        return lines.stream().map(field).toList();
    }

    private static JsonNode summary(List<JsonNode> lines) {
        return lines.getLast();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/analyses"));
    }

    @Test
    void everyPositionThenEveryMoveThenTheSummary() throws JsonProcessingException {
        List<JsonNode> lines = lines(Map.of("moves", "C2.5 H8+7 H2+3", "nodes", 200));
        int moves = 44 - 2;
        assertThat(told(lines, line -> line.path("kind").asText()))
                .startsWith("POSITION", "POSITION", "POSITION", "POSITION", "MOVE")
                .endsWith("MOVE", "SUMMARY");
        List<JsonNode> positions = of("POSITION", lines);
        assertThat(positions).hasSize(4);
        assertThat(of("MOVE", lines)).hasSizeBetween(moves - 5, moves + 5);
        for (int i = 0; i < lines.size(); i++) {
            assertThat(lines.get(i).path("done").asInt()).isEqualTo(i + 1);
            assertThat(lines.get(i).path("of").asInt()).isEqualTo(lines.size());
        }
        assertThat(told(positions, line -> line.path("ply").asInt())).containsExactly(0, 1, 2, 3);
        assertThat(told(positions, line -> line.path("side").asText())).containsExactly("RED", "BLACK", "RED", "BLACK");
        assertThat(told(positions, line -> line.at("/move/ucci").asText(null)))
                .containsExactly("h2e2", "h9g7", "h0g2", null);
        assertThat(positions.getFirst().at("/move/chinese").asText()).isEqualTo("炮二平五");
        assertThat(positions.getFirst().path("fen").asText())
                .isEqualTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        assertThat(positions).allSatisfy(line -> {
            assertThat(line.at("/score/centipawns").isInt()).isTrue();
            assertThat(line.at("/bestMove/ucci")).isEqualTo(line.at("/bestPv/0"));
            assertThat(line.path("verdict").isNull()).isTrue();
        });
        assertThat(positions.getLast().path("lossCentipawns").isNull()).isTrue();
        assertThat(summary(lines).path("notation").asText()).isEqualTo("WXF");
        assertThat(summary(lines).path("nodes").asInt()).isEqualTo(200);
        assertThat(summary(lines).path("plies").asInt()).isEqualTo(3);
        assertThat(summary(lines).at("/verdict/status").asText()).isEqualTo("ONGOING");
    }

    @Test
    void theCurveIsRedsWhoeverIsToMove() throws JsonProcessingException {
        List<JsonNode> lines = lines(Map.of("startFen", WITHOUT_A_CHARIOT, "moves", "h2e2 h9g7 h0g2", "nodes", 200));
        List<JsonNode> positions = of("POSITION", lines);
        assertThat(positions).allSatisfy(line -> {
            int red = line.path("redCentipawns").asInt();
            assertThat(red).isPositive();
            int mover = line.at("/score/centipawns").asInt();
            assertThat(line.path("side").asText().equals("RED") ? mover : -mover)
                    .isEqualTo(red);
        });
        assertThat(told(
                        Stream.of(summary(lines).path("curve"))
                                .flatMap(JsonNode::valueStream)
                                .toList(),
                        point -> point.path("redCentipawns").asInt()))
                .isEqualTo(told(positions, line -> line.path("redCentipawns").asInt()));
    }

    @Test
    void aChariotThatIsGivenAwayIsABlunder() throws JsonProcessingException {
        List<JsonNode> lines =
                lines(Map.of("startFen", "4k4/9/9/9/9/4r4/9/9/R8/3K5 w", "moves", "a1a4 e4a4", "nodes", 2000));
        JsonNode summary = summary(lines);
        JsonNode worst = summary.path("worst").path(0);
        assertThat(worst.path("ply").asInt()).isEqualTo(1);
        assertThat(worst.path("side").asText()).isEqualTo("RED");
        assertThat(worst.at("/move/ucci").asText()).isEqualTo("a1a4");
        assertThat(worst.path("lossCentipawns").asInt()).isGreaterThanOrEqualTo(300);
        assertThat(worst.at("/better/ucci")).isEqualTo(worst.at("/betterPv/0"));
        assertThat(worst.path("lossCentipawns"))
                .isEqualTo(of("POSITION", lines).getFirst().path("lossCentipawns"));
        assertThat(summary.at("/red/blunders").asInt()).isEqualTo(1);
        assertThat(summary.at("/red/mistakes").asInt()).isZero();
        assertThat(summary.at("/red/moves").asInt()).isEqualTo(1);
        assertThat(summary.at("/red/averageLossCentipawns")).isEqualTo(worst.path("lossCentipawns"));
        assertThat(summary.at("/black/moves").asInt()).isEqualTo(1);
        assertThat(summary.at("/black/blunders").asInt()).isZero();
        assertThat(of("POSITION", lines).get(1).path("lossCentipawns").asInt()).isZero();
    }

    @Test
    void aGameThatIsOverEndsWithItsVerdictAndHasNoNextMoves() throws JsonProcessingException {
        List<JsonNode> lines = lines(Map.of("startFen", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "moves", "b0b9"));
        assertThat(told(lines, line -> line.path("kind").asText())).containsExactly("POSITION", "POSITION", "SUMMARY");
        JsonNode before = lines.getFirst();
        assertThat(before.at("/score/mateIn").asInt()).isEqualTo(1);
        assertThat(before.at("/score/centipawns").isNull()).isTrue();
        assertThat(before.path("redCentipawns").asInt()).isEqualTo(2000);
        assertThat(before.path("lossCentipawns").asInt()).isZero();
        JsonNode mated = lines.get(1);
        assertThat(mated.at("/verdict/reason").asText()).isEqualTo("CHECKMATE");
        assertThat(mated.path("score").isNull()).isTrue();
        assertThat(mated.path("bestMove").isNull()).isTrue();
        assertThat(mated.path("bestPv")).isEmpty();
        assertThat(mated.path("redCentipawns").asInt()).isEqualTo(2000);
        assertThat(summary(lines).path("verdict")).isEqualTo(mated.path("verdict"));
        assertThat(summary(lines).path("worst")).isEmpty();
    }

    @Test
    void whoeverLosesByARuleHasBlundered() throws JsonProcessingException {
        List<JsonNode> lines = lines(Map.of("moves", TWICE + " d6e6 e9d9", "nodes", 300));
        JsonNode last = of("POSITION", lines).getLast();
        assertThat(last.path("ply").asInt()).isEqualTo(13);
        assertThat(last.at("/verdict/reason").asText()).isEqualTo("PERPETUAL_CHECK");
        assertThat(last.path("redCentipawns").asInt()).isEqualTo(-2000);
        JsonNode worst = summary(lines).path("worst").path(0);
        assertThat(worst.path("ply").asInt()).isEqualTo(13);
        assertThat(worst.path("lossCentipawns").asInt()).isGreaterThan(1000);
        assertThat(summary(lines).path("movesAfterEnd").asInt()).isEqualTo(1);
    }

    @Test
    void everyLegalMoveIsToldBestFirstWithWhatWouldFollow() throws JsonProcessingException {
        List<JsonNode> moves = of("MOVE", lines(Map.of("moves", TWICE, "nodes", 400)));
        assertThat(told(moves, line -> line.path("rank").asInt()))
                .startsWith(1, 2, 3)
                .isSorted();
        assertThat(told(moves, line -> line.path("lossCentipawns").asInt()))
                .startsWith(0)
                .isSorted();
        assertThat(told(moves, line -> line.at("/move/ucci").asText())).doesNotHaveDuplicates();
        JsonNode repeats = moves.stream()
                .filter(line -> line.at("/move/ucci").asText().equals("d6e6"))
                .findFirst()
                .orElseThrow();
        assertThat(repeats.path("consequence").asText()).isEqualTo("LOSS");
        assertThat(repeats.path("consequenceReason").asText()).isEqualTo("PERPETUAL_CHECK");
        assertThat(repeats.at("/score/centipawns").asInt()).isEqualTo(-20_000);
        assertThat(repeats.path("pv")).hasSize(1);
        assertThat(Objects.requireNonNull(moves.getFirst()).path("consequence").asText())
                .isEqualTo("NONE");
    }

    @Test
    void aMoveThatMatesComesFirst() throws JsonProcessingException {
        List<JsonNode> moves = of("MOVE", lines(Map.of("startFen", "3k5/R8/9/9/9/9/8p/9/9/1R3K3 w", "moves", "")));
        JsonNode first = moves.getFirst();
        assertThat(first.at("/move/ucci").asText()).isEqualTo("b0b9");
        assertThat(first.at("/score/mateIn").asInt()).isEqualTo(1);
        assertThat(first.path("consequence").asText()).isEqualTo("WIN");
        List<Integer> mates = moves.stream()
                .map(line -> line.at("/score/mateIn"))
                .filter(JsonNode::isInt)
                .map(JsonNode::asInt)
                .toList();
        assertThat(mates).hasSizeGreaterThan(1).isSorted();
    }

    @Test
    void theSameGameGetsTheSameBytes() {
        Map<String, ?> request = Map.of("moves", "h2e2 h9g7 h0g2", "nodes", 500);
        byte[] first = post(request).statusCode(200).extract().asByteArray();
        post(Map.of("moves", "b2e2 b9c7", "nodes", 300)).statusCode(200);
        assertThat(post(request).statusCode(200).extract().asByteArray()).isEqualTo(first);
    }

    @Test
    void whatIsWrongIsAProblemAndNoStream() {
        problem(post(Map.of("startFen", "9/9", "moves", "")), 422, "invalid-fen");
        problem(post(Map.of("moves", "h2e2 h2e2")), 422, "illegal-move");
        problem(post(Map.of("moves", "", "ruleSet", "none")), 422, "unknown-rule-set");
        problem(post(Map.of("moves", SHUFFLE.repeat(501))), 413, "too-large");
        problem(post(Map.of("startFen", "")), 400, "invalid-value");
        problem(post(Map.of("moves", "", "depth", 3)), 400, "unknown-field");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, 100_001, Long.MAX_VALUE})
    void aBudgetOutOfRangeIsRefused(long nodes) {
        ValidatableResponse answer = post(Map.of("moves", "", "nodes", nodes));
        problem(answer, 400, "invalid-value");
        answer.body("field", equalTo("nodes"));
    }

    @Test
    void tooMuchInAllIsRefusedWithTheLimit() {
        ValidatableResponse answer =
                post(Map.of("moves", SHUFFLE.repeat(13), "ruleSet", "clubxiangqi", "nodes", 100_000));
        problem(answer, 413, "too-large");
        answer.body("what", equalTo("NODES")).body("limit", equalTo(5_000_000));
    }

    @Test
    void whoDoesNotTakeLinesIsToldSo() {
        given().contentType(ContentType.JSON)
                .accept("application/json")
                .body(Map.of("moves", ""))
                .post("/v1/analyses")
                .then()
                .statusCode(406)
                .contentType("application/problem+json");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anAnalysisEndsWhenItsClientLeaves(boolean afterTheFirstLine) throws IOException, InterruptedException {
        String request = "{\"moves\":\"" + SHUFFLE.repeat(10) + "\",\"ruleSet\":\"clubxiangqi\",\"nodes\":100000}";
        try (Socketed client = Socketed.post("/v1/analyses", request)) {
            Socketed.within(SOON, () -> pool.running() == 1);
            if (afterTheFirstLine) {
                assertThat(client.read(300)).contains("200 OK", "application/x-ndjson");
            }
        }
        Socketed.within(SOON, () -> pool.running() == 0);
        when().get("/q/metrics").then().body(containsString("arbiter_analyses_total{result=\"CALLED_OFF\"}"));
    }

    @Test
    void analysesAreCountedAndTimed() {
        post(Map.of("moves", "", "nodes", 50)).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_analyses_total{result=\"TOLD\"}"))
                .body(containsString("arbiter_search_seconds_count{call=\"analyses\"}"));
    }

    @Test
    void theDocumentTellsWithinWhatLimits() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.analysisNodes", equalTo(100_000))
                .body("'x-limits'.analysisNodesInAll", equalTo(5_000_000))
                .body("components.schemas.AnalysisRequest.properties.nodes.maximum", equalTo(100_000))
                .body("components.schemas.AnalysisRequest.properties.nodes.default", equalTo(10_000));
    }
}
