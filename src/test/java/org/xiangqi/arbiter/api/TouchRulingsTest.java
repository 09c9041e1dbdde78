package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of POST /v1/touch-rulings, beyond what the examples show. */
@QuarkusTest
class TouchRulingsTest {
    /** The horse on e1 is pinned; the one on a5 can be taken by the chariot, the soldier on i6 by nothing. */
    private static final String PINNED = "3k5/9/9/4r3p/n8/9/6P2/9/4N4/R3K4 w";

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/touch-rulings")
                .then();
    }

    private static ValidatableResponse post(String json) {
        return given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/touch-rulings")
                .then();
    }

    private static Map<String, Object> touching(String... squares) {
        Map<String, Object> request = new HashMap<>();
        request.put("startFen", PINNED);
        request.put("moves", "");
        request.put(
                "touches",
                List.of(squares).stream()
                        .map(square -> Map.of("square", square))
                        .toList());
        return request;
    }

    private static Map<String, Object> touching(String square, Map<String, ?> policy, int technicals) {
        Map<String, Object> request = touching(square);
        request.put("policy", policy);
        request.put("technicals", technicals);
        return request;
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/touch-rulings"));
    }

    @Test
    void theAnswerTellsTheObligationAndTheMovesThatMeetItInEveryNotation() {
        post(touching("a0", "a5"))
                .statusCode(200)
                .body("ruleSet.id", equalTo("domi"))
                .body("policy.id", equalTo("domi"))
                .body("policy.version", equalTo("1.0"))
                .body("policy.adjusted", equalTo(false))
                .body("policy.lossAtTechnical", nullValue())
                .body("position.fen", equalTo(PINNED + " - - 0 1"))
                .body("position.ply", equalTo(0))
                .body("side", equalTo("RED"))
                .body("obligation", equalTo("MOVE_AND_CAPTURE"))
                .body("mustMove", equalTo("a0"))
                .body("mustCapture", equalTo("a5"))
                .body("allowedMoves", hasSize(1))
                .body("allowedMoves[0].ucci", equalTo("a0a5"))
                .body("allowedMoves[0].wxf", equalTo("R9+5"))
                .body("allowedMoves[0].chinese", equalTo("车九进五"))
                .body("allowedMoves[0].captured", equalTo("n"))
                .body("technical.given", equalTo(false))
                .body("technical.count", equalTo(0))
                .body("technical.penalty", equalTo("NONE"))
                .body("technical.loser", nullValue())
                .body("article.id", equalTo("9c"))
                .body("article.text", startsWith("The touched own piece must take"))
                .body("explanation", containsString("Red's chariot on a0 must take Black's horse on a5"));
    }

    @Test
    void thePositionAfterTheMovesCountsWhateverTheirNotation() {
        post(Map.of("moves", List.of("炮二平五"), "touches", List.of(Map.of("square", "h9"))))
                .statusCode(200)
                .body("notation", equalTo("CHINESE"))
                .body("side", equalTo("BLACK"))
                .body("obligation", equalTo("MOVE"))
                .body("mustMove", equalTo("h9"))
                .body("mustCapture", nullValue())
                .body("allowedMoves.from", everyItem(equalTo("h9")))
                .body("article.id", equalTo("9a"));
    }

    @Test
    void anObligatoryMoveStillTellsWhatItLeadsTo() {
        String again = "b8c8 f9e9 c8b8 e9f9 b8c8 f9e9 c8b8";
        post(Map.of(
                        "startFen",
                        "5k3/1R7/R8/9/9/9/9/9/9/3K5 w",
                        "moves",
                        again,
                        "touches",
                        List.of(Map.of("square", "e9"))))
                .statusCode(200)
                .body("allowedMoves.find { it.ucci == 'e9f9' }.consequence", equalTo("DRAW"))
                .body("allowedMoves.find { it.ucci == 'e9f9' }.consequenceReason", equalTo("REPETITION"));
    }

    @Test
    void atOnceAndAdjustingAreTold() {
        post(Map.of(
                        "startFen",
                        PINNED,
                        "moves",
                        "",
                        "touches",
                        List.of(Map.of("square", "g3"), Map.of("square", "a5", "atOnce", true))))
                .body("obligation", equalTo("CAPTURE"))
                .body("article.id", equalTo("9e"));
        post(Map.of("startFen", PINNED, "moves", "", "touches", List.of(Map.of("square", "g3", "adjusting", true))))
                .body("obligation", equalTo("NONE"))
                .body("article.id", equalTo("9f"));
    }

    @Test
    void aTechnicalIsCountedAndWhatItCostsIsTheEventsMatter() {
        Map<String, Object> request = touching("e1");
        request.put("technicals", 2);
        post(request)
                .statusCode(200)
                .body("obligation", equalTo("TECHNICAL"))
                .body("mustMove", nullValue())
                .body("mustCapture", nullValue())
                .body("technical.given", equalTo(true))
                .body("technical.count", equalTo(3))
                .body("technical.penalty", equalTo("BY_EVENT"));
    }

    @Test
    void theTechnicalAtWhichTheGameIsLostEndsIt() {
        post(touching("e1", Map.of("lossAtTechnical", 3), 2))
                .statusCode(200)
                .body("policy.adjusted", equalTo(true))
                .body("policy.lossAtTechnical", equalTo(3))
                .body("technical.penalty", equalTo("LOSS"))
                .body("technical.loser", equalTo("RED"))
                .body("allowedMoves", empty());
        post(touching("e1", Map.of("id", "domi", "lossAtTechnical", Integer.MAX_VALUE), Integer.MAX_VALUE - 1))
                .statusCode(200)
                .body("technical.count", equalTo(Integer.MAX_VALUE))
                .body("technical.penalty", equalTo("LOSS"));
        Map<String, Object> most = touching("e1");
        most.put("technicals", Integer.MAX_VALUE);
        post(most).statusCode(200).body("technical.count", equalTo(Integer.MAX_VALUE + 1L));
    }

    @Test
    void aSideThatHasLostByTechnicalsIsNotToMove() {
        problem(post(touching("a0", Map.of("lossAtTechnical", 3), 3)), 400, "invalid-value")
                .body("field", equalTo("technicals"))
                .body("detail", containsString("less than policy.lossAtTechnical, which is 3"));
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> request = new HashMap<>(Map.of("moves", "", "touches", List.of(Map.of("square", "h2"))));
        String absent = post(request).statusCode(200).extract().asString();
        for (String field : List.of("ruleSet", "startFen", "notation", "technicals", "policy")) {
            request.put(field, null);
        }
        Map<String, Object> touch = new HashMap<>(Map.of("square", "h2"));
        touch.put("atOnce", null);
        touch.put("adjusting", null);
        request.put("touches", List.of(touch));
        post(request).statusCode(200).body(equalTo(absent));
        Map<String, Object> policy = new HashMap<>();
        policy.put("id", null);
        policy.put("lossAtTechnical", null);
        request.put("policy", policy);
        post(request).statusCode(200).body(equalTo(absent));
    }

    @Test
    void aGameThatIsOverHasNoMoveToOblige() {
        problem(
                        post(Map.of(
                                "startFen", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w",
                                "moves", "b0b9",
                                "touches", List.of(Map.of("square", "d9")))),
                        422,
                        "game-over")
                .body("ruling.verdict.reason", equalTo("CHECKMATE"));
        String bare = "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w";
        Map<String, Object> request =
                new HashMap<>(Map.of("startFen", bare, "moves", "", "touches", List.of(Map.of("square", "c0"))));
        post(request).statusCode(200);
        request.put("ruleSet", "asian");
        problem(post(request), 422, "game-over").body("ruling.verdict.reason", equalTo("INSUFFICIENT_MATERIAL"));
    }

    @Test
    void aTouchOfAnEmptyPointIsRefusedWithItsPlace() {
        problem(post(touching("a0", "e5", "e4")), 422, "empty-point")
                .body("index", equalTo(1))
                .body("square", equalTo("e5"))
                .body("ruling.position.fen", equalTo(PINNED + " - - 0 1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a10", "j0", "A0", "a0 ", "a0\\n", "\\uD800"})
    void whatIsNoPointIsRefusedWithItsPlace(String square) {
        problem(
                        post("{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"},{\"square\":\"" + square + "\"}]}"),
                        400,
                        "invalid-value")
                .body("field", equalTo("touches[1].square"))
                .body("detail", equalTo("touches[1].square must be a point of the board, a0 to i9."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"moves\":\"\"} | touches",
                "{\"moves\":\"\",\"touches\":null} | touches",
                "{\"moves\":\"\",\"touches\":[]} | touches",
                "{\"moves\":\"\",\"touches\":[null]} | touches[0]",
                "{\"moves\":\"\",\"touches\":[{}]} | touches[0].square",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\",\"atOnce\":true}]} | touches[0].atOnce",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\",\"atOnce\":1}]} | touches[0].atOnce",
                "{\"touches\":[{\"square\":\"a0\"}]} | moves",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"technicals\":-1} | technicals",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"technicals\":2147483648} | technicals",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"technicals\":1.5} | technicals",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"policy\":{\"lossAtTechnical\":0}} | policy.lossAtTechnical",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"policy\":{\"lossAtTechnical\":-9e99}} | policy.lossAtTechnical",
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\"}],\"policy\":\"domi\"} | policy",
                "{\"moves\":\"\",\"touches\":{\"square\":\"a0\"}} | touches",
            })
    void aValueThatIsNotPossibleIsRefusedByName(String json, String field) {
        problem(post(json), 400, "invalid-value").body("field", equalTo(field));
    }

    @Test
    void aPolicyThatThereIsNoneOfIsRefusedWithThoseThereAre() {
        problem(post(touching("a0", Map.of("id", "other"), 0)), 422, "unknown-policy")
                .body("known", equalTo(List.of("domi")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"moves\":\"\",\"touches\":[{\"square\":\"a0\",\"at\":true}]} | touches[0].at",
                "{\"moves\":\"\",\"touches\":[],\"nowMs\":1} | nowMs",
                "{\"moves\":\"\",\"touches\":[],\"policy\":{\"loss\":1}} | policy.loss",
            })
    void aFieldThatIsNotKnownIsRefusedByName(String json, String field) {
        problem(post(json), 400, "unknown-field").body("field", equalTo(field));
    }

    @Test
    void gamesAreRefusedAsByAdjudications() {
        List<Map<String, String>> touches = List.of(Map.of("square", "a0"));
        problem(post(Map.of("startFen", "9/9", "moves", "", "touches", touches)), 422, "invalid-fen");
        problem(
                post(Map.of("startFen", "4k4/9/9/9/9/9/9/9/9/4K4", "moves", "", "touches", touches)),
                422,
                "illegal-position");
        problem(post(Map.of("moves", "h2e2 h2e2", "touches", touches)), 422, "illegal-move")
                .body("ply", equalTo(2));
        problem(post(Map.of("moves", "nonsense", "touches", touches)), 422, "unreadable-move");
        problem(post(Map.of("moves", "", "ruleSet", "none", "touches", touches)), 422, "unknown-rule-set");
    }

    @Test
    void aHundredTouchesAreJudgedAndMoreRefused() {
        post(touching(Collections.nCopies(100, "a0").toArray(String[]::new))).statusCode(200);
        problem(post(touching(Collections.nCopies(101, "a0").toArray(String[]::new))), 400, "invalid-value")
                .body("field", equalTo("touches"))
                .body("detail", equalTo("touches must have at most 100 elements."));
    }

    @Test
    void rulingsAreCounted() {
        post(touching("e1")).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(
                        containsString(
                                "arbiter_touch_rulings_total{obligation=\"TECHNICAL\",penalty=\"BY_EVENT\",rule_set=\"domi\"}"));
    }
}
