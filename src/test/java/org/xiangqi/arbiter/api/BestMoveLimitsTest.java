package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.lessThan;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.api.work.WorkPool;
import org.xiangqi.arbiter.search.Search;

/** An installation that has little time for best moves says so, and keeps answering everything else. */
@QuarkusTest
@TestProfile(BestMoveLimitsTest.Narrow.class)
class BestMoveLimitsTest {
    /** One search at a time and one that waits for two seconds, in which the calls refused meanwhile are long answered. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.best-move.queue", "1",
                    "arbiter.best-move.queue-time-ms", "2000",
                    "arbiter.best-move.table-mebibytes", "1",
                    "arbiter.best-move.most-move-time-ms", "2500",
                    "arbiter.best-move.most-depth", "30",
                    "arbiter.best-move.most-nodes", "500",
                    "arbiter.analysis.most-nodes", "800",
                    "arbiter.analysis.nodes-in-all", "1000");
        }
    }

    @Inject
    WorkPool<Search> pool;

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    @Test
    void withoutATimeTheMostNodesEndTheSearch() {
        post("/v1/best-moves", Map.of("moves", "", "depth", 30))
                .statusCode(200)
                .body("nodes", allOf(greaterThanOrEqualTo(500), lessThan(600)))
                .body("depth", lessThan(30));
    }

    @Test
    void withATimeTheyDoNot() {
        post("/v1/best-moves", Map.of("moves", "", "depth", 6, "moveTimeMs", 2500))
                .statusCode(200)
                .body("depth", equalTo(6));
    }

    @ParameterizedTest
    @CsvSource({"moveTimeMs, 2500", "depth, 30", "nodes, 500"})
    void moreThanTheLimitCannotBeAskedFor(String field, int most) {
        post("/v1/best-moves", Map.of("moves", "", field, most + 1))
                .statusCode(400)
                .body("type", equalTo("/problems/invalid-value"))
                .body("field", equalTo(field))
                .body("detail", containsString("less than or equal to " + most));
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("components.schemas.BestMoveRequest.properties." + field + ".maximum", equalTo(most));
    }

    @Test
    void anAnalysisGetsWhatItsPositionsMayHaveTogether() {
        post("/v1/analyses", Map.of("moves", "h2e2 h9g7 h0g2"))
                .statusCode(200)
                .body(containsString("\"notation\":\"UCCI\",\"nodes\":250,"));
        post("/v1/analyses", Map.of("moves", "h2e2 h9g7 h0g2", "nodes", 250)).statusCode(200);
        post("/v1/analyses", Map.of("moves", "h2e2 h9g7 h0g2", "nodes", 251))
                .statusCode(413)
                .body("type", equalTo("/problems/too-large"))
                .body("what", equalTo("NODES"))
                .body("limit", equalTo(1000));
        post("/v1/analyses", Map.of("moves", "", "nodes", 801))
                .statusCode(400)
                .body("detail", containsString("less than or equal to 800"));
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.analysisNodesInAll", equalTo(1000))
                .body("components.schemas.AnalysisRequest.properties.nodes.maximum", equalTo(800))
                .body("components.schemas.AnalysisRequest.properties.nodes.default", equalTo(800));
    }

    @Test
    void aFullQueueRefusesSearchesAndDelaysNoRuling() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        CompletableFuture<Boolean> running = occupy(latch);
        CompletableFuture<Boolean> waiting;
        try {
            waiting = pool.offer(search -> true).orElseThrow();
            post("/v1/best-moves", Map.of("moves", "", "depth", 1))
                    .statusCode(503)
                    .contentType("application/problem+json")
                    .header("Retry-After", "3")
                    .body("type", equalTo("/problems/overloaded"))
                    .body("detail", equalTo("Too many questions of this kind are waiting already."));
            post("/v1/analyses", Map.of("moves", ""))
                    .statusCode(503)
                    .contentType("application/problem+json")
                    .header("Retry-After", "3")
                    .body("type", equalTo("/problems/overloaded"))
                    .body("instance", equalTo("/v1/analyses"));
            // Nothing is done for such a call, its body is not even read.
            for (String path : List.of("/v1/best-moves", "/v1/analyses")) {
                given().contentType(ContentType.JSON)
                        .body("{")
                        .post(path)
                        .then()
                        .statusCode(503);
            }
            post("/v1/adjudications", Map.of("moves", "h2e2")).statusCode(200);
            post("/v1/mates", Map.of("moves", "h2e2")).statusCode(200);
        } finally {
            latch.countDown();
        }
        assertThat(running.join()).isTrue();
        assertThat(waiting).succeedsWithin(Duration.ofSeconds(5)).isEqualTo(true);
        post("/v1/best-moves", Map.of("moves", "", "depth", 1)).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_best_moves_total{result=\"OVERLOADED\"}"))
                .body(containsString("arbiter_analyses_total{result=\"OVERLOADED\"}"));
    }

    @Test
    void whoWaitsTooLongIsRefused() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        CompletableFuture<Boolean> running = occupy(latch);
        try {
            post("/v1/best-moves", Map.of("moves", "", "depth", 1))
                    .statusCode(503)
                    .header("Retry-After", "3")
                    .body("type", equalTo("/problems/overloaded"))
                    .body("detail", equalTo("No thread was free within the time that a question may wait."));
            post("/v1/analyses", Map.of("moves", ""))
                    .statusCode(503)
                    .contentType("application/problem+json")
                    .header("Retry-After", "3")
                    .body("detail", equalTo("No thread was free within the time that a question may wait."));
            assertThat(pool.waiting()).isZero();
        } finally {
            latch.countDown();
        }
        assertThat(running.join()).isTrue();
        when().get("/q/metrics").then().body(containsString("arbiter_best_moves_total{result=\"WAITED_TOO_LONG\"}"));
    }

    /** Returns once the thread is at it. */
    private CompletableFuture<Boolean> occupy(CountDownLatch latch) throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        CompletableFuture<Boolean> running = pool.offer(search -> {
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
        started.await();
        return running;
    }
}
