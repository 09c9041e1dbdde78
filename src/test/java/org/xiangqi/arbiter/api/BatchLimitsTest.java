package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.equalTo;

import io.netty.handler.codec.http2.Http2Error;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.http.StreamResetException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One batch at a time, of three games at most, from a client that sends its next line within two seconds. */
@QuarkusTest
@TestProfile(BatchLimitsTest.OneSmallBatch.class)
@Timeout(60)
class BatchLimitsTest {
    /** Little of everything. */
    public static class OneSmallBatch implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.batch.streams", "1", "arbiter.batch.games", "3", "arbiter.batch.patience-ms", "5000");
        }
    }

    private static final String LINES = "application/x-ndjson";
    private static final String GAME = "{\"moves\":\"h2e2\",\"include\":[]}\n";

    private static Response post(String body) {
        return given().header("Content-Type", LINES)
                .body(body.getBytes(StandardCharsets.UTF_8))
                .post(BatchResource.PATH);
    }

    private static Socketed begun() throws IOException {
        Socketed client = Socketed.begin(BatchResource.PATH, LINES, "");
        client.sendChunk(GAME.getBytes(StandardCharsets.UTF_8));
        return client;
    }

    private static boolean noneIsAnswered() {
        return when().get("/q/metrics").asString().contains("arbiter_batches 0.0");
    }

    @Test
    void asManyGamesAsThereMayBeAreJudged() {
        assertThat(post(GAME.repeat(3)).asString().lines())
                .hasSize(3)
                .allMatch(line -> line.contains("\"status\":200"));
    }

    @Test
    void oneGameMoreIsToldInItsPlaceAndNothingAfterItIsRead() {
        List<String> answers = post(GAME.repeat(3) + "not a game\n".repeat(1000))
                .asString()
                .lines()
                .toList();
        assertThat(answers).hasSize(4);
        assertThat(answers.subList(0, 3)).allMatch(line -> line.contains("\"status\":200"));
        assertThat(answers.getLast())
                .contains("\"index\":3,\"status\":413", "/problems/too-large", "\"what\":\"GAMES\",\"limit\":3");
    }

    @Test
    void aSecondBatchIsRefusedUntilTheFirstHasEnded() throws Exception {
        try (Socketed first = begun();
                InputStream answer = first.chunks()) {
            assertThat(answer.read()).isEqualTo('{');
            post(GAME)
                    .then()
                    .statusCode(503)
                    .header("Retry-After", "10")
                    .contentType("application/problem+json")
                    .body("type", equalTo("/problems/overloaded"));
            first.sendChunk(new byte[0]);
            assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8))
                    .endsWith("\n");
        }
        Socketed.within(Duration.ofSeconds(5), BatchLimitsTest::noneIsAnswered);
        assertThat(post(GAME).statusCode()).isEqualTo(200);
    }

    /** What was sent by then is answered; the end of the answer, which would say that this was all, never comes. */
    @Test
    void aClientThatSendsTooSlowlyIsBrokenOff() throws Exception {
        try (Socketed slow = begun();
                InputStream answer = slow.chunks()) {
            assertIsBrokenOffAfterOneAnswer(answer);
        }
        Socketed.within(Duration.ofSeconds(5), BatchLimitsTest::noneIsAnswered);
    }

    @Test
    void aClientThatSendsTooSlowlyByHttp2IsBrokenOff() throws Exception {
        RequestOptions request = new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setPort(RestAssured.port)
                .setURI(BatchResource.PATH)
                .putHeader("Content-Type", LINES);
        StringBuffer answer = new StringBuffer();
        Vertx vertx = Vertx.vertx();
        try {
            HttpClientOptions unasked = new HttpClientOptions()
                    .setProtocolVersion(HttpVersion.HTTP_2)
                    .setHttp2ClearTextUpgrade(false);
            Future<Void> whole = vertx.createHttpClient(unasked)
                    .request(request)
                    .compose(sent -> {
                        var _ = sent.setChunked(true).write(GAME);
                        return sent.response()
                                .compose(response -> response.handler(part -> answer.append(part.toString()))
                                        .end());
                    });
            assertThatThrownBy(() ->
                            whole.toCompletionStage().toCompletableFuture().get(20, TimeUnit.SECONDS))
                    .cause()
                    .isInstanceOfSatisfying(
                            StreamResetException.class,
                            reset -> assertThat(reset.getCode()).isEqualTo(Http2Error.CANCEL.code()));
        } finally {
            var _ = vertx.close();
        }
        assertThat(answer).startsWith("{\"index\":0,\"status\":200").endsWith("\n");
        Socketed.within(Duration.ofSeconds(5), BatchLimitsTest::noneIsAnswered);
    }

    private static void assertIsBrokenOffAfterOneAnswer(InputStream answer) {
        StringBuilder line = new StringBuilder();
        assertThatThrownBy(() -> {
                    for (int c = answer.read(); c >= 0; c = answer.read()) {
                        line.append((char) c);
                    }
                })
                .isInstanceOf(IOException.class);
        assertThat(line).startsWith("{\"index\":0,\"status\":200").endsWith("\n");
    }

    @Test
    void aClientThatTakesNothingIsBrokenOff() throws Exception {
        byte[] games = GAME.repeat(1000).getBytes(StandardCharsets.UTF_8);
        try (Socketed deaf = Socketed.begin(BatchResource.PATH, LINES, "")) {
            assertThatThrownBy(() -> {
                        for (int sent = 0; sent < 1_000_000; sent++) {
                            deaf.sendChunk(games);
                        }
                    })
                    .isInstanceOf(IOException.class);
        }
        Socketed.within(Duration.ofSeconds(5), BatchLimitsTest::noneIsAnswered);
    }
}
