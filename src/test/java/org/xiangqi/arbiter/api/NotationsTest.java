package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.aMapWithSize;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of POST /v1/notations, beyond what the examples show. */
@QuarkusTest
class NotationsTest {
    private static final String SHUFFLE = "h0g2 h9g7 g2h0 g7h9 ";

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/notations")
                .then();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/notations"));
    }

    @ParameterizedTest
    @CsvSource({
        "UCCI, UCCI, h2e2 h9g7",
        "ICCS, UCCI, H2-E2 H9-G7",
        "UCI, UCI, h3e3 h10g8",
        "WXF, WXF, C2.5 H8+7",
        "CHINESE, CHINESE, 炮二平五 馬8進7",
        "CHINESE, CHINESE, 砲二平五 傌８进７",
        "AUTO, CHINESE, 炮二平五 马8进7",
    })
    void aGameIsWrittenAlikeHoweverItWasRead(String notation, String read, String moves) {
        post(Map.of("moves", moves, "notation", notation))
                .statusCode(200)
                .body("notation", equalTo(read))
                .body("startFen", equalTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"))
                .body("plies.ply", contains(1, 2))
                .body("plies.side", contains("RED", "BLACK"))
                .body("plies.ucci", contains("h2e2", "h9g7"))
                .body("plies.iccs", contains("H2-E2", "H9-G7"))
                .body("plies.uci", contains("h3e3", "h10g8"))
                .body("plies.wxf", contains("C2.5", "H8+7"))
                .body("plies.chinese.traditional", contains("炮二平五", "馬8進7"))
                .body("plies.chinese.simplified", contains("炮二平五", "马8进7"))
                .body("plies[0]", aMapWithSize(7));
    }

    @Test
    void pliesCountFromTheStartPositionWhoeverIsToMove() {
        post(Map.of("startFen", "3k5/9/R8/9/9/9/9/9/9/1R2K4 b - - 7 40", "moves", "d9d8"))
                .statusCode(200)
                .body("startFen", equalTo("3k5/9/R8/9/9/9/9/9/9/1R2K4 b - - 7 40"))
                .body("plies.ply", contains(1))
                .body("plies.side", contains("BLACK"));
    }

    @Test
    void aGameWithoutMovesHasNoPlies() {
        post(Map.of("moves", "")).statusCode(200).body("plies", empty());
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        nulls.put("startFen", null);
        nulls.put("notation", null);
        nulls.put("moves", "h2e2");
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("moves", "h2e2")).statusCode(200).body(equalTo(withNulls));
    }

    @Test
    void onlyALackOfMovesEndsAGame() {
        post(Map.of("moves", SHUFFLE.repeat(4))).statusCode(200).body("plies", hasSize(16));
        ValidatableResponse mated =
                post(Map.of("startFen", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "moves", List.of("b0b9", "d9d8")));
        problem(mated, 422, "illegal-move");
        mated.body("reason", equalTo("GAME_OVER"))
                .body("validMoves", equalTo(1))
                .body("ruling.verdict.reason", equalTo("CHECKMATE"));
    }

    @Test
    void faultsAreThoseOfAdjudications() {
        problem(post(Map.of("moves", "h0g2 h10g8")), 422, "unreadable-move");
        problem(post(Map.of("moves", "a0a9")), 422, "illegal-move");
        problem(post(Map.of("moves", "a1b1", "startFen", "3k5/9/9/9/9/9/9/9/R8/R3K4 w")), 422, "ambiguous-notation");
        problem(post(Map.of("moves", "", "startFen", "startpos")), 422, "invalid-fen");
        problem(post(Map.of("moves", "", "startFen", "4k4/9/9/9/9/9/9/9/9/4K4")), 422, "illegal-position");
        problem(post(Map.of("moves", SHUFFLE.repeat(501))), 413, "too-large");
        problem(post(Map.of("startFen", "")), 400, "invalid-value");
    }

    @Test
    void answersAreCountedByNotation() {
        post(Map.of("moves", "C2.5")).statusCode(200);
        when().get("/q/metrics").then().body(containsString("arbiter_notations_total{notation=\"WXF\"}"));
    }
}
