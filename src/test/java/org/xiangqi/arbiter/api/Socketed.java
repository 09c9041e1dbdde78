package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.RestAssured;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

    /** Begins a request whose body is sent in chunks. */
    static Socketed begin(String path, String type, String headers) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), RestAssured.port);
        String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + type + "\r\n" + headers
                + "Transfer-Encoding: chunked\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        return new Socketed(socket);
    }

    /** Sends a chunk of the body; an empty one ends it. */
    void sendChunk(byte[] bytes) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write((Integer.toHexString(bytes.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    /** The body of an answer that comes in chunks; reads its head first. */
    InputStream chunks() throws IOException {
        InputStream in = socket.getInputStream();
        while (!line(in).isEmpty()) {
            // A header, which is not asked for.
        }
        return new Chunks(in);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException();
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    /** What chunks hold; an end before the last of them is a failure. */
    private static final class Chunks extends InputStream {
        private final InputStream in;
        private int left;
        private boolean ended;

        Chunks(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            if (left == 0 && !ended) {
                left = Integer.parseInt(line(in), 16);
                ended = left == 0;
            }
            if (ended) {
                return -1;
            }
            int count = in.read(buffer, offset, Math.min(length, left));
            if (count < 0) {
                throw new EOFException();
            }
            left -= count;
            if (left == 0) {
                line(in);
            }
            return count;
        }
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
