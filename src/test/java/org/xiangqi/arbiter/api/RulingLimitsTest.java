package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.rules.Budget;

/** An installation that allows rulings little work says so, and makes no ruling that it cannot answer for. */
@QuarkusTest
@TestProfile(RulingLimitsTest.Narrow.class)
class RulingLimitsTest {
    /** Positions enough for nothing. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.rulings.kill-threat-nodes", "2",
                    "arbiter.rulings.exchange-nodes", "3",
                    "arbiter.rulings.nodes-in-all", "20",
                    "arbiter.limits.evidence-plies", "15");
        }
    }

    private static final Map<String, String> CHASE =
            Map.of("startFen", "5k3/9/9/9/c8/9/9/1R7/9/4K4 w", "moves", "b2a2 a5b5 a2b2 b5a5 b2a2 a5b5 a2b2 b5a5");

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    private static Map<String, Object> with(String field, Object value) {
        Map<String, Object> request = new HashMap<>(CHASE);
        request.put(field, value);
        return request;
    }

    @Test
    void theDefaultsAreThoseOfTheRules() {
        assertThat(new Budget(
                        Integer.parseInt(RulingLimits.KILL_THREAT_NODES),
                        Integer.parseInt(RulingLimits.EXCHANGE_NODES),
                        Integer.parseInt(RulingLimits.NODES_IN_ALL)))
                .isEqualTo(Budget.DEFAULT);
    }

    @Test
    void theDocumentTellsThem() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.rulingKillThreatNodes", equalTo(2))
                .body("'x-limits'.rulingExchangeNodes", equalTo(3))
                .body("'x-limits'.rulingNodesInAll", equalTo(20));
    }

    @Test
    void aBudgetThatDoesNotSufficeIsSaidSo() {
        post("/v1/adjudications", with("ruleSet", "chinese"))
                .statusCode(200)
                .body("verdict.status", equalTo("ONGOING"))
                .body("warnings.code", hasItem("UNDETERMINED"));
        post("/v1/comparisons", with("ruleSets", List.of("asian", "chinese")))
                .statusCode(200)
                .body("rulings.verdict.status", contains("FINISHED", "ONGOING"))
                .body("rulings[0].warnings", empty())
                .body("rulings[1].warnings.code", hasItem("UNDETERMINED"));
    }

    @Test
    void theEvidenceOfAllRulingsIsLimitedTogether() {
        post("/v1/comparisons", with("ruleSets", List.of("asian"))).statusCode(200);
        post("/v1/comparisons", with("ruleSets", List.of("asian", "domi")))
                .statusCode(413)
                .body("what", equalTo("EVIDENCE"))
                .body("limit", equalTo(15));
        Map<String, Object> withoutEvidence = with("ruleSets", List.of("asian", "domi"));
        withoutEvidence.put("include", List.of());
        post("/v1/comparisons", withoutEvidence).statusCode(200);
    }
}
