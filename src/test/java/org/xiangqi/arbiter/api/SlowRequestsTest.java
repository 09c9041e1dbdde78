package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Requests that do not come in one piece, on plain sockets, with half a second to come in. */
@QuarkusTest
@TestProfile(SlowRequestsTest.HalfASecond.class)
@Timeout(60)
class SlowRequestsTest {
    /** Half a second. */
    public static class HalfASecond implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("arbiter.limits.request-time-ms", "500");
        }
    }

    private static final Duration LONGER = Duration.ofMillis(1200);
    private static final String HEAD =
            "POST /v1/adjudications HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    private static final String BODY = "{\"moves\": \"h2e2\"}";
    private static final String REQUEST = HEAD + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY;

    /** Connections are timed from the first request on. */
    @BeforeEach
    void askOnce() {
        when().get("/q/health/live").then().statusCode(200);
    }

    private static Socket connect() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), RestAssured.port);
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** A byte at a time, until the server has had enough. */
    private static void drip(Socket socket, String text) throws IOException, InterruptedException {
        try {
            for (int i = 0; i < text.length(); i++) {
                send(socket, text.substring(i, i + 1));
                Thread.sleep(50);
            }
        } catch (SocketException closed) {
            // What it said before is still to be read.
        }
    }

    private static String rest(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void assertCut(Socket socket) throws IOException {
        assertThat(rest(socket))
                .startsWith("HTTP/1.1 408 ")
                .contains("Connection: close", "\"type\":\"/problems/too-slow\"")
                .endsWith("\"detail\":\"The request was not complete after 500 ms.\"}");
    }

    /** The status of the next answer, whose body is read. */
    private static String status(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            assertThat(next).as(head.toString()).isNotNegative();
            head.append((char) next);
        }
        int at = head.toString().toLowerCase(Locale.ROOT).indexOf("content-length: ") + 16;
        in.readNBytes(Integer.parseInt(head.substring(at, head.indexOf("\r", at))));
        return head.substring(9, 12);
    }

    @Test
    void aHeadThatDoesNotEndIsCut() throws Exception {
        try (Socket socket = connect()) {
            send(socket, HEAD);
            assertCut(socket);
        }
    }

    @Test
    void aHeadThatComesByDropsIsCut() throws Exception {
        try (Socket socket = connect()) {
            drip(socket, HEAD);
            assertCut(socket);
        }
    }

    @Test
    void aBodyThatDoesNotComeIsCut() throws Exception {
        try (Socket socket = connect()) {
            send(socket, HEAD + "Content-Length: 1000\r\n\r\n{");
            assertCut(socket);
        }
    }

    @Test
    void aBodyThatComesByDropsIsCut() throws Exception {
        try (Socket socket = connect()) {
            send(socket, HEAD + "Content-Length: 1000\r\n\r\n");
            drip(socket, " ".repeat(1000));
            assertCut(socket);
        }
    }

    @Test
    void theSecondRequestOfAConnectionIsTimedToo() throws Exception {
        try (Socket socket = connect()) {
            send(socket, REQUEST);
            assertThat(status(socket)).isEqualTo("200");
            send(socket, HEAD);
            assertCut(socket);
        }
    }

    @Test
    void aConnectionThatIsQuietBetweenRequestsIsNotCut() throws Exception {
        try (Socket socket = connect()) {
            Thread.sleep(LONGER);
            send(socket, REQUEST);
            assertThat(status(socket)).isEqualTo("200");
            Thread.sleep(LONGER);
            send(socket, REQUEST);
            assertThat(status(socket)).isEqualTo("200");
        }
    }

    @Test
    void anAnswerMayTakeLonger() throws Exception {
        String search = "{\"moves\": \"h2e2\", \"moveTimeMs\": " + LONGER.toMillis() + "}";
        try (Socket socket = connect()) {
            send(
                    socket,
                    "POST /v1/best-moves HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                            + "Content-Length: " + search.length() + "\r\n\r\n" + search);
            assertThat(status(socket)).isEqualTo("200");
        }
    }

    @Test
    void aBatchMayTakeLonger() throws Exception {
        try (Socketed batch = Socketed.begin("/v1/adjudications/batch", "application/x-ndjson", "")) {
            for (int i = 0; i < 3; i++) {
                Thread.sleep(LONGER);
                batch.sendChunk((BODY + "\n").getBytes(StandardCharsets.UTF_8));
            }
            batch.sendChunk(new byte[0]);
            assertThat(new String(batch.chunks().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("\"index\":2,\"status\":200");
        }
    }

    @Test
    void aConnectionOfHttp2IsNotCut() throws Exception {
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build()) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + RestAssured.port + "/v1/adjudications"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(BODY))
                    .build();
            // The first answer comes on a connection that has only just become one of HTTP/2.
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
                assertThat(answer.statusCode()).isEqualTo(200);
                assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_2);
                Thread.sleep(LONGER);
            }
        }
    }

    @Test
    void whoStopsSendingHalfWayIsLetGo() throws Exception {
        try (Socket socket = connect()) {
            send(socket, HEAD + "Content-Length: 1000\r\n\r\n{");
            socket.shutdownOutput();
            assertThat(rest(socket)).isEmpty();
        }
    }
}
