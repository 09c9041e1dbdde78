package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An installation without searches says so where one is asked for. */
@QuarkusTest
@TestProfile(BestMovesOffTest.Off.class)
class BestMovesOffTest {
    /** No best moves. */
    public static class Off implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("arbiter.best-move.enabled", "false");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/best-moves, Best moves, '{\"moves\":\"h2e2\",\"depth\":3}'",
        "/v1/analyses, Analyses, '{\"moves\":\"h2e2\"}'",
    })
    void whatIsSwitchedOffSaysSo(String path, String what, String body) {
        given().contentType(ContentType.JSON)
                .body(body)
                .post(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/switched-off"))
                .body("instance", equalTo(path))
                .body("detail", equalTo(what + " are switched off in this installation (arbiter.best-move.enabled)."));
    }

    @Test
    void everythingElseIsThere() {
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "h2e2"))
                .post("/v1/mates")
                .then()
                .statusCode(200);
    }
}
