package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How a service that is told to stop turns to those who still come; "make smoke" looks at the whole of it. */
@QuarkusTest
@TestProfile(StoppingTest.OneSecond.class)
class StoppingTest {
    /** The whole delay is for turning away. */
    public static class OneSecond implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.shutdown.delay", "1s");
        }
    }

    private static final Duration LIMIT = Duration.ofSeconds(30);

    /** One connection, let in before and kept. */
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Inject
    Event<ShutdownDelayInitiatedEvent> stop;

    @Test
    void whoStillComesIsToldToGoElsewhereAndThenRefused() throws IOException, InterruptedException {
        assertThat(ruling().statusCode()).isEqualTo(200);

        stop.fire(new ShutdownDelayInitiatedEvent());

        HttpResponse<String> turnedAway = ruling();
        assertThat(turnedAway.statusCode()).isEqualTo(503);
        assertThat(turnedAway.headers().firstValue("Retry-After")).contains("1");
        assertThat(turnedAway.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(turnedAway.body()).contains("\"type\":\"/problems/stopping\"", "\"instance\":\"/v1/adjudications\"");
        assertThat(send(HttpRequest.newBuilder(uri("/q/health/live"))).statusCode())
                .isEqualTo(200);
        assertThat(isRefusedInTime()).isTrue();
    }

    private HttpResponse<String> ruling() throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(uri("/v1/adjudications"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"moves\": \"h2e2\"}")));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.timeout(LIMIT).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        return URI.create("http://localhost:" + RestAssured.port + path);
    }

    private static boolean isRefusedInTime() throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (System.nanoTime() < end) {
            try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port)) {
                Thread.sleep(20);
            } catch (ConnectException refused) {
                return true;
            }
        }
        return false;
    }
}
