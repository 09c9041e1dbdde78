package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** A client that can hang up, which no HTTP library does on request. */
final class Socketed implements AutoCloseable {
    private final Socket socket;

    private Socketed(Socket socket) {
        this.socket = socket;
    }

    /** Sends a request and leaves the answer to come. */
    static Socketed post(String path, String json) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port);
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        String head =
                "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                        + body.length + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(body);
        return new Socketed(socket);
    }

    /** Reads so many bytes of the answer, waiting for them. */
    String read(int bytes) throws IOException {
        return new String(socket.getInputStream().readNBytes(bytes), StandardCharsets.UTF_8);
    }

    /** Hangs up. */
    @Override
    public void close() throws IOException {
        socket.close();
    }

    /** Waits until that is so, at most so long. */
    static void within(Duration longest, BooleanSupplier expected) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        while (!expected.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(expected.getAsBoolean()).as("within %s", longest).isTrue();
    }
}
