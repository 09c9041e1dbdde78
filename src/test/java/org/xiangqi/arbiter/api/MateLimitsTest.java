package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.lessThan;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.mate.MateSearch;

/** An installation that has little time for mates says so, and keeps answering everything else. */
@QuarkusTest
@TestProfile(MateLimitsTest.Narrow.class)
class MateLimitsTest {
    private static final String IN_THREE = "9/2R1ak3/5a3/4Rn3/9/6P2/p4C2P/9/2Nrc4/1r1AK1B2 w";

    /** One search at a time and one that waits, of 50 positions each, for mates in up to five moves. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.mates.threads", "1",
                    "arbiter.mates.queue", "1",
                    "arbiter.mates.nodes", "50",
                    "arbiter.mates.most-moves", "5");
        }
    }

    @Inject
    WorkPool<MateSearch> pool;

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    @Test
    void aBudgetThatDoesNotSufficeIsSaidSo() {
        post("/v1/mates", Map.of("startFen", IN_THREE, "moves", ""))
                .statusCode(200)
                .body("found", equalTo(false))
                .body("mateIn", nullValue())
                .body("line", empty())
                .body("complete", equalTo(false))
                .body("nodes", allOf(greaterThanOrEqualTo(50), lessThan(200)));
    }

    @Test
    void longerMatesThanTheLimitCannotBeAskedFor() {
        post("/v1/mates", Map.of("moves", "", "maxMoves", 5)).statusCode(200);
        post("/v1/mates", Map.of("moves", "", "maxMoves", 6))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-value"))
                .body("field", equalTo("maxMoves"))
                .body("detail", containsString("less than or equal to 5"));
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.mateMoves", equalTo(5))
                .body("'x-limits'.mateNodes", equalTo(50))
                .body("components.schemas.MateRequest.properties.maxMoves.maximum", equalTo(5))
                .body("components.schemas.MateRequest.properties.maxMoves.default", equalTo(5));
    }

    @Test
    void aFullQueueRefusesMatesAndDelaysNoRuling() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch latch = new CountDownLatch(1);
        CompletionStage<Boolean> running = occupy(started, latch);
        CompletionStage<Boolean> waiting;
        try {
            // The thread may still be on its way back from the test before: until it takes the job, that fills the
            // queue.
            started.await();
            waiting = occupy(new CountDownLatch(1), latch);
            post("/v1/mates", Map.of("moves", ""))
                    .statusCode(503)
                    .contentType("application/problem+json")
                    .header("Retry-After", "1")
                    .body("type", equalTo("/problems/overloaded"))
                    .body("instance", equalTo("/v1/mates"));
            post("/v1/adjudications", Map.of("moves", "h2e2")).statusCode(200);
        } finally {
            latch.countDown();
        }
        assertThat(running.toCompletableFuture().join()).isTrue();
        assertThat(waiting.toCompletableFuture().join()).isTrue();
        post("/v1/mates", Map.of("moves", "")).statusCode(200);
        when().get("/q/metrics").then().body(containsString("arbiter_mates_total{result=\"OVERLOADED\"}"));
    }

    private CompletionStage<Boolean> occupy(CountDownLatch started, CountDownLatch latch) {
        return pool.<Boolean>offer(search -> {
                    try {
                        started.countDown();
                        latch.await();
                        return true;
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        return false;
                    }
                })
                .orElseThrow();
    }
}
