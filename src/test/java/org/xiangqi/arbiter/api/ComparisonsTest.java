package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.rules.RuleSet;

/** The contract of POST /v1/comparisons, beyond what the examples show. */
@QuarkusTest
class ComparisonsTest {
    /** Red's chariot chases the cannon, and threatens mate besides. */
    private static final String CHASE = "5k3/9/9/9/c8/9/9/1R7/9/4K4 w";

    private static final String LAP = "b2a2 a5b5 a2b2 b5a5 ";
    private static final String SHUFFLE = "h0g2 h9g7 g2h0 g7h9 ";

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    private static ValidatableResponse post(Map<String, ?> request) {
        return post("/v1/comparisons", request);
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/comparisons"));
    }

    @Test
    void allRuleSetsAreAskedInTheirOrderUnlessTheyAreNamed() {
        List<String> all = RuleSet.all().stream().map(RuleSet::id).toList();
        post(Map.of("moves", "h2e2")).statusCode(200).body("rulings.ruleSet.id", equalTo(all));
        post(Map.of("moves", "h2e2", "ruleSets", List.of("computer", "asian")))
                .body("rulings.ruleSet.id", contains("computer", "asian"));
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        for (String field : List.of("startFen", "notation", "ruleSets", "include")) {
            nulls.put(field, null);
        }
        nulls.put("moves", "h2e2");
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("moves", "h2e2")).statusCode(200).body(equalTo(withNulls));
    }

    @Test
    void eachRulingIsThatOfAnAdjudicationUnderItsRuleSet() {
        String moves = LAP.repeat(3) + "b2a2 a5b5";
        JsonPath comparison = post(Map.of("startFen", CHASE, "moves", moves))
                .statusCode(200)
                .body("plies", equalTo(14))
                .body("notation", equalTo("UCCI"))
                .extract()
                .jsonPath();
        for (int i = 0; i < RuleSet.all().size(); i++) {
            String id = RuleSet.all().get(i).id();
            JsonPath adjudication = post("/v1/adjudications", Map.of("startFen", CHASE, "moves", moves, "ruleSet", id))
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            for (String field : List.of("ruleSet", "verdict", "movesAfterEnd", "warnings")) {
                assertThat(comparison.<Object>get("rulings[" + i + "]." + field))
                        .as("%s of %s", field, id)
                        .isEqualTo(adjudication.get(field));
            }
        }
    }

    @Test
    void aGameIsReadPastItsEnds() {
        post(Map.of("startFen", CHASE, "moves", LAP.repeat(3) + "b2a2", "ruleSets", List.of("asian", "clubxiangqi")))
                .statusCode(200)
                .body("plies", equalTo(13))
                .body("rulings.verdict.decidedAtPly", contains(8, 13))
                .body("rulings.movesAfterEnd", contains(5, 0))
                .body("unanimous", equalTo(true));
    }

    @Test
    void unanimityIsOfTheResultAlone() {
        post(Map.of("startFen", CHASE, "moves", LAP.repeat(2), "ruleSets", List.of("asian", "chinese")))
                .body("rulings.verdict.reason", contains("PERPETUAL_CHASE", "PERPETUAL_KILL_THREAT"))
                .body("unanimous", equalTo(true));
        post(Map.of("startFen", CHASE, "moves", LAP.repeat(2), "ruleSets", List.of("asian", "domi")))
                .body("rulings.verdict.result", contains("0-1", "1/2-1/2"))
                .body("unanimous", equalTo(false));
        post(Map.of("moves", ""))
                .body("rulings.verdict.result", everyItem(is("*")))
                .body("unanimous", equalTo(true));
    }

    @Test
    void warningsAreThoseOfEachRuleSet() {
        post(Map.of("startFen", CHASE, "moves", LAP, "ruleSets", List.of("domi", "asian", "clubxiangqi")))
                .body("rulings[0].warnings", empty())
                .body("rulings[1].warnings.code", contains("MUST_VARY"))
                .body("rulings[1].warnings.ply", contains(4))
                .body("rulings[2].warnings", empty());
    }

    @Test
    void evidenceIsThereUnlessItIsNotWanted() {
        post(Map.of("moves", SHUFFLE.repeat(2), "ruleSets", List.of("domi", "tiantian")))
                .body("rulings[0].verdict.evidence.plies", hasSize(8))
                .body("rulings[1].verdict.containsKey('evidence')", is(true))
                .body("rulings[1].verdict.evidence", nullValue());
        post(Map.of("moves", SHUFFLE.repeat(2), "ruleSets", List.of("domi"), "include", List.of()))
                .statusCode(200)
                .body("rulings[0].verdict.containsKey('evidence')", is(false));
    }

    @Test
    void everyMoveMustBeLegalEvenAfterAnEnd() {
        ValidatableResponse answer =
                post(Map.of("moves", SHUFFLE.repeat(2) + "a0a9", "ruleSets", List.of("asian", "domi")));
        problem(answer, 422, "illegal-move");
        answer.body("ply", equalTo(9))
                .body("reason", equalTo("PATH_BLOCKED"))
                .body("ruling.ruleSet.id", equalTo("asian"))
                .body("ruling.verdict.reason", equalTo("REPETITION"))
                .body("ruling.verdict.evidence.plies", hasSize(8));
    }

    @Test
    void otherFaultsAreThoseOfAdjudications() {
        problem(post(Map.of("moves", "h0g2 h10g8")), 422, "unreadable-move");
        problem(post(Map.of("moves", "a1b1", "startFen", "3k5/9/9/9/9/9/9/9/R8/R3K4 w")), 422, "ambiguous-notation");
        problem(post(Map.of("moves", "", "startFen", "startpos")), 422, "invalid-fen");
        problem(post(Map.of("moves", "", "startFen", "4k4/9/9/9/9/9/9/9/9/4K4")), 422, "illegal-position");
        problem(post(Map.of("moves", SHUFFLE.repeat(501))), 413, "too-large");
        ValidatableResponse unknown = post(Map.of("moves", "", "ruleSets", List.of("asian", "Domi")));
        problem(unknown, 422, "unknown-rule-set");
        unknown.body("known", hasSize(RuleSet.all().size())).body("detail", containsString("\"Domi\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"moves\":\"\",\"ruleSets\":\"asian\"}",
                "{\"moves\":\"\",\"ruleSets\":[null]}",
                "{\"moves\":\"\",\"ruleSets\":[1]}",
                "{\"moves\":\"\",\"ruleSets\":[]}",
                "{\"moves\":\"\",\"ruleSets\":[\"domi\",\"asian\",\"domi\"]}",
                "{\"moves\":\"\",\"include\":[\"PLIES\"]}",
                "{\"moves\":\"\",\"include\":[null]}",
            })
    void aValueThatCannotBeIsNamed(String json) {
        given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/comparisons")
                .then()
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-value"))
                .body("field", containsString(json.equals("{}") ? "moves" : json.split("\"", -1)[5]));
    }

    @Test
    void comparisonsAreCountedByUnanimity() {
        post(Map.of("moves", "")).statusCode(200);
        post(Map.of("startFen", CHASE, "moves", LAP.repeat(2))).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_comparisons_total{unanimous=\"true\"}"))
                .body(containsString("arbiter_comparisons_total{unanimous=\"false\"}"));
    }

    @Test
    void theSameRequestGetsTheSameBytes() {
        Map<String, String> request = Map.of("startFen", CHASE, "moves", LAP.repeat(2));
        String first = post(request).extract().asString();
        post(request).body(equalTo(first));
    }
}
