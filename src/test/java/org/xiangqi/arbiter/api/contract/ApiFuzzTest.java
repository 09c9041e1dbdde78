package org.xiangqi.arbiter.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.api.contract.FuzzRequests.Request;

/**
 * Whatever is asked, the answer is one that the document tells of, none is a fault of ours, and nothing is kept of them.
 * There are {@code api-fuzz.tries} requests, each with a seed of its own from {@code api-fuzz.seed} on; the message of a failure
 * tells it, and {@code -Dapi-fuzz.seed=… -Dapi-fuzz.tries=1} repeats it.
 */
@QuarkusTest
class ApiFuzzTest {
    private static final long TRIES = Long.getLong("api-fuzz.tries", 500);
    private static final long SEED = Long.getLong("api-fuzz.seed", 1);

    private static final int OVERLOADED = 503;
    private static final int FIRST_FAULT = 500;

    /** How long an answer should take at most, and after how long one that does not come fails the test. */
    private static final long SLOW_MILLIS = 250;

    private static final Duration LONGEST = Duration.ofSeconds(30);

    private static final long MOST_GROWTH = 32L << 20;
    private static final int TOLD_EVERY = 100_000;

    private final Contract contract = Contract.committed();
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private long slowest;
    private long slow;
    private String slowestRequest = "";

    @Test
    void everyAnswerIsOneThatTheDocumentTellsOf() throws IOException, InterruptedException {
        FuzzRequests requests = new FuzzRequests(
                new ObjectMapper().readTree(Path.of("openapi/openapi.json").toFile()));
        try (HttpClient http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(LONGEST)
                .build()) {
            for (Request example : requests.examples()) {
                send(http, example, "example");
            }
            long used = 0;
            slowest = 0;
            slow = 0;
            for (long seed = SEED; seed < SEED + TRIES; seed++) {
                send(http, requests.make(new Random(seed)), "api-fuzz.seed=" + seed);
                if (seed == SEED + TRIES / 2) {
                    used = usedHeap();
                }
                if ((seed - SEED + 1) % TOLD_EVERY == 0) {
                    System.out.println(told(seed - SEED + 1));
                }
            }
            System.out.println(told(TRIES));
            assertThat(usedHeap() - used)
                    .as("bytes kept of half of the requests")
                    .isLessThan(MOST_GROWTH);
        }
        assertThat(statuses).as("nothing would be tested otherwise").containsKeys(200, 400, 404, 422);
    }

    private String told(long tries) {
        return tries + " requests, " + statuses + "; " + slow + " over " + SLOW_MILLIS + " ms, the slowest " + slowest
                + " ms: " + slowestRequest;
    }

    private void send(HttpClient http, Request request, String name) throws IOException, InterruptedException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(
                        URI.create(RestAssured.baseURI + ":" + RestAssured.port + request.path()))
                .timeout(LONGEST)
                .header("Accept", request.accept())
                .method(request.method(), HttpRequest.BodyPublishers.ofByteArray(request.body()));
        if (!request.type().isEmpty()) {
            builder.header("Content-Type", request.type());
        }
        long start = System.nanoTime();
        HttpResponse<byte[]> answer = http.send(builder.build(), HttpResponse.BodyHandlers.ofByteArray());
        long millis = (System.nanoTime() - start) / 1_000_000;
        slow += millis > SLOW_MILLIS ? 1 : 0;
        if (millis > slowest) {
            slowest = millis;
            slowestRequest = name + " " + request;
        }
        statuses.merge(answer.statusCode(), 1, Integer::sum);
        assertThat(answer.statusCode() < FIRST_FAULT || answer.statusCode() == OVERLOADED)
                .as(
                        "%s: %s answered by %s %s",
                        name, request, answer, new String(answer.body(), StandardCharsets.UTF_8))
                .isTrue();
        assertThat(contract.errors(Contract.Answer.to(
                        request.method(),
                        URI.create(request.path()).getPath(),
                        answer.statusCode(),
                        answer.headers().map(),
                        answer.body())))
                .as(
                        "%s: %s answered by %s %s",
                        name, request, answer, new String(answer.body(), StandardCharsets.UTF_8))
                .isEmpty();
    }

    private static long usedHeap() throws InterruptedException {
        for (int n = 0; n < 3; n++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
