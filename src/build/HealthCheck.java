import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * The health check of the container images: exit code 0 when the server in this container is ready.
 * The images hold no curl and need no shell. A plain socket and HTTP/1.0 start faster than an HTTP client
 * would and need no setting in a native executable.
 */
public class HealthCheck {
    private static final int LIMIT_MILLIS = 2000;

    public static void main(String[] args) {
        System.exit(isReady() ? 0 : 1);
    }

    private static boolean isReady() {
        int port = Integer.parseInt(System.getenv().getOrDefault("QUARKUS_HTTP_PORT", "8080"));
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), LIMIT_MILLIS);
            socket.setSoTimeout(LIMIT_MILLIS);
            socket.getOutputStream()
                    .write("GET /q/health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            byte[] start = socket.getInputStream().readNBytes("HTTP/1.x 200".length());
            return new String(start, StandardCharsets.US_ASCII).endsWith(" 200");
        } catch (IOException unreachable) {
            return false;
        }
    }
}
