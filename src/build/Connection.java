import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection that never asks twice, for the programs beside this one: HTTP clients retry what they think they may, and need
 * more of the processors than the server that is asked.
 */
final class Connection implements AutoCloseable {
    /** What came back; the connection {@code goesOn} unless it said otherwise. */
    record Answer(int status, byte[] body, boolean goesOn, boolean comeAgain) {
        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    private final String server;
    private final int limitMillis;
    private final Socket socket;
    private final BufferedInputStream in;
    int calls;

    /**
     * A connection to a server.
     *
     * @param server host:port
     * @param limitMillis how long an answer may keep silent
     */
    Connection(String server, int limitMillis) throws IOException {
        this.server = server;
        this.limitMillis = limitMillis;
        int colon = server.lastIndexOf(':');
        socket = new Socket(server.substring(0, colon), Integer.parseInt(server.substring(colon + 1)));
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** Whether the server has not closed it so far. */
    boolean isOpen() throws IOException {
        socket.setSoTimeout(1);
        in.mark(1);
        try {
            if (in.read() >= 0) {
                in.reset();
                return true;
            }
            return false;
        } catch (SocketTimeoutException nothing) {
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    Answer answer(String method, String path, String type, byte[] content) throws IOException {
        calls++;
        socket.setSoTimeout(limitMillis);
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        String head = "%s %s HTTP/1.1\r\nHost: %s\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n"
                .formatted(method, path, server, type, content.length);
        request.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        request.writeBytes(content);
        socket.getOutputStream().write(request.toByteArray());
        int status = Integer.parseInt(line().split(" ")[1]);
        int length = 0;
        boolean chunked = false;
        boolean goesOn = true;
        boolean comeAgain = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String[] parts = header.toLowerCase(Locale.ROOT).split(": *", 2);
            switch (parts[0]) {
                case "content-length" -> length = Integer.parseInt(parts[1]);
                case "transfer-encoding" -> chunked = parts[1].equals("chunked");
                case "connection" -> goesOn &= !parts[1].equals("close");
                case "retry-after" -> comeAgain = true;
                default -> {}
            }
        }
        byte[] body = chunked ? chunks() : bytes(length);
        return new Answer(status, body, goesOn, comeAgain);
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        while (true) {
            int length = Integer.parseInt(line(), 16);
            body.writeBytes(bytes(length));
            line();
            if (length == 0) {
                return body.toByteArray();
            }
        }
    }

    private byte[] bytes(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("closed before the end of the answer");
        }
        return bytes;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("closed before the end of the answer");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
