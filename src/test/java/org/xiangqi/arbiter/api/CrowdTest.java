package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With as many requests at work as there may be, here two, all others are refused until one of them is done. */
@QuarkusTest
@TestProfile(CrowdTest.TwoRequests.class)
@Timeout(60)
class CrowdTest {
    /** Two at a time. */
    public static class TwoRequests implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("arbiter.limits.requests-at-once", "2");
        }
    }

    private static Socketed thinking() throws Exception {
        return Socketed.post("/v1/best-moves", "{\"moves\": \"h2e2\", \"moveTimeMs\": 10000}");
    }

    private static Socketed unfinished() throws Exception {
        Socketed request = Socketed.begin("/v1/adjudications", "application/json", "");
        request.sendChunk("{\"moves\": ".getBytes(StandardCharsets.UTF_8));
        return request;
    }

    private static Response ruling() {
        return given().contentType(ContentType.JSON)
                .body("{\"moves\": \"h2e2\"}")
                .post("/v1/adjudications");
    }

    private static void awaitAtWork(int number) throws InterruptedException {
        String line = "arbiter_requests_at_work " + number + ".0";
        while (!when().get("/q/metrics").asString().contains(line)) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    @Test
    void oneMoreIsRefusedAndItsConnectionClosed() throws Exception {
        try (Socketed first = thinking();
                Socketed second = thinking()) {
            awaitAtWork(2);
            ruling().then()
                    .statusCode(503)
                    .header("Retry-After", "1")
                    .header("Connection", "close")
                    .contentType("application/problem+json")
                    .body("type", equalTo("/problems/overloaded"))
                    .body("detail", equalTo("Too many requests are at work."));
            when().get("/v1/rule-sets").then().statusCode(503);
            when().get("/q/health/ready").then().statusCode(200);
            when().get("/q/metrics").then().body(containsString("arbiter_requests_refused_total"));
        }
        awaitAtWork(0);
        ruling().then().statusCode(200);
        when().get("/v1/rule-sets").then().statusCode(200);
    }

    /** Or else two connections that send no more than half a request would shut out everybody. */
    @Test
    void whatIsNotCompleteDoesNotCount() throws Exception {
        try (Socketed first = unfinished();
                Socketed second = unfinished()) {
            ruling().then().statusCode(200);
            awaitAtWork(0);
        }
    }

    /** Those who were answered, were refused or went away do not count. */
    @Test
    void whoIsDoneMakesRoom() throws Exception {
        for (int i = 0; i < 5; i++) {
            assertThat(ruling().statusCode()).isEqualTo(200);
            given().contentType(ContentType.JSON)
                    .body("{\"moves\": \"h2h9\"}")
                    .post("/v1/adjudications")
                    .then()
                    .statusCode(200);
            given().contentType(ContentType.JSON)
                    .body("{")
                    .post("/v1/adjudications")
                    .then()
                    .statusCode(400);
            unfinished().close();
        }
        awaitAtWork(0);
    }
}
