package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** With the only seat taken, what may take long is refused at once, and short rulings are made as ever. */
@QuarkusTest
@TestProfile(CourtroomTest.OneSeat.class)
class CourtroomTest {
    /** One at a time, and nobody waits. */
    public static class OneSeat implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("arbiter.rulings.threads", "1", "arbiter.rulings.queue", "0");
        }
    }

    @Inject
    Courtroom courtroom;

    private static ValidatableResponse post(String path, ContentType type, String body) {
        return given().contentType(type).body(body).post(path).then();
    }

    private static ValidatableResponse ruling(String rules) {
        return post("/v1/adjudications", ContentType.JSON, "{\"moves\": \"h2e2\", \"ruleSet\": \"" + rules + "\"}");
    }

    private static void assertRefused(ValidatableResponse answer) {
        answer.statusCode(503)
                .header("Retry-After", "1")
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/overloaded"))
                .body("detail", equalTo("More rulings are asked for than can be made in time."));
    }

    @Test
    void whatMayTakeLongIsRefusedWhileNothingIsFree() throws Exception {
        courtroom.in(() -> {
            assertRefused(ruling("asian"));
            assertRefused(ruling("chinese"));
            assertRefused(post("/v1/adjudications", ContentType.TEXT, "h2e2"));
            assertRefused(post("/v1/comparisons", ContentType.JSON, "{\"moves\": \"h2e2\"}"));
            assertRefused(post("/v1/notations", ContentType.JSON, "{\"moves\": \"h2e2\"}"));
            assertRefused(post("/v1/records", ContentType.TEXT, "h2e2"));
            return ruling("domi").statusCode(200);
        });
        ruling("asian").statusCode(200);
        when().get("/q/metrics").then().body(containsString("arbiter_rulings_refused_total 6.0"));
    }
}
