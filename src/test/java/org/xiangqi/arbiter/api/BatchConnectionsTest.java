package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** However its batches come, one after the other from several clients at once, each is answered whole and with its type. */
@QuarkusTest
@Timeout(120)
class BatchConnectionsTest {
    private static final String GAME = "{\"moves\": \"h2e2 h9g7\", \"include\": []}\n";

    /** As many as are answered at the same time, less one, as a place may be free only a little after its answer has come. */
    private static final int CLIENTS = 3;

    private static final int BATCHES = 300;
    private static final int BATCHES_A_CONNECTION = 25;
    private static final int[] GAMES = {0, 1, 0, 2, 200};

    /** Empty bodies are those with nothing to send and those that send nothing. HTTP/2 begins as an upgrade from HTTP/1. */
    @ParameterizedTest
    @EnumSource
    void areAnsweredEachAsAWhole(HttpClient.Version version) throws Exception {
        List<Future<List<String>>> wrong = new ArrayList<>();
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int client = 0; client < CLIENTS; client++) {
                int first = client;
                wrong.add(clients.submit(() -> wrongOf(version, first)));
            }
        }
        for (Future<List<String>> each : wrong) {
            assertThat(each.get()).isEmpty();
        }
    }

    private static List<String> wrongOf(HttpClient.Version version, int first) throws Exception {
        List<String> wrong = new ArrayList<>();
        for (int sent = 0; sent < BATCHES; sent += BATCHES_A_CONNECTION) {
            try (HttpClient client = HttpClient.newBuilder().version(version).build()) {
                for (int batch = sent; batch < sent + BATCHES_A_CONNECTION; batch++) {
                    int games = GAMES[(first + batch) % GAMES.length];
                    HttpResponse<String> answer = client.send(batch(body(games, batch)), BodyHandlers.ofString());
                    long judged = answer.body()
                            .lines()
                            .filter(line -> line.contains("\"status\":200"))
                            .count();
                    String type = answer.headers().firstValue("Content-Type").orElse("no type");
                    if (judged != games || !type.startsWith("application/x-ndjson")) {
                        wrong.add("%d, %s: %d of %d".formatted(answer.statusCode(), type, judged, games));
                    }
                }
            }
        }
        return wrong;
    }

    private static BodyPublisher body(int games, int batch) {
        return games == 0 && batch % 2 == 0 ? BodyPublishers.noBody() : BodyPublishers.ofString(GAME.repeat(games));
    }

    private static HttpRequest batch(BodyPublisher body) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + BatchResource.PATH))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/x-ndjson")
                .POST(body)
                .build();
    }
}
