/*
 * What "make run" starts: the packaged server as a child process, one sample game sent to it, its ruling
 * on the screen, then the server until Ctrl-C. It is a Java program because a machine that can build the
 * project can run it, while curl and the like may be missing.
 *
 *   java src/build/Run.java target/quarkus-app/quarkus-run.jar src/build/sample-game.json
 */
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

static final Duration START_LIMIT = Duration.ofSeconds(60);
static final Duration ANSWER_LIMIT = Duration.ofSeconds(10);
static final long STOP_LIMIT_SECONDS = 15;

/** A JSON array or object that holds no other one. */
static final Pattern FLAT_BLOCK =
        Pattern.compile("[\\[{](?:[^\"\\[\\]{}]++|\"(?:[^\"\\\\]++|\\\\.)*+\"){0,99}+[\\]}]");

static final int FLAT_BLOCK_WIDTH = 100;

/** Why the sample could not be shown, in words for the user. */
static class Failure extends Exception {
    Failure(String message) {
        super(message);
    }
}

void main(String[] args) throws InterruptedException, IOException {
    try {
        System.exit(run(Path.of(args[0]), Files.readString(Path.of(args[1]))));
    } catch (Failure failure) {
        System.err.println(failure.getMessage());
        System.exit(1);
    }
}

int run(Path jar, String game) throws Failure, InterruptedException, IOException {
    int port = port();
    requireFree(port);
    String server = "http://localhost:" + port;

    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process child = new ProcessBuilder(java.toString(), "-jar", jar.toString()).inheritIO().start();
    // Covers every way out: Ctrl-C, a kill of this process alone, and a failure below.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(child)));

    try (HttpClient http = HttpClient.newBuilder().connectTimeout(ANSWER_LIMIT).build()) {
        awaitReady(http, child, server);
        showRuling(http, server, game);
    }
    IO.println("\nPaste your own games at " + server + "/ or call it at " + server + "/q/swagger-ui - Ctrl-C stops the server.");
    return child.waitFor();
}

int port() throws Failure {
    String text = System.getenv().getOrDefault("QUARKUS_HTTP_PORT", "8080");
    try {
        int port = Integer.parseInt(text);
        if (port > 0 && port < 65536) {
            return port;
        }
    } catch (NumberFormatException notANumber) {
        // Said below, as for a number out of range.
    }
    throw new Failure("QUARKUS_HTTP_PORT must be a number from 1 to 65535, not " + text + ".");
}

/** Asked before the start, as another server's answer could be taken for ours. */
void requireFree(int port) throws Failure {
    try (var _ = new ServerSocket(port)) {
        // Free: it is closed again at once.
    } catch (IOException taken) {
        throw new Failure("Port " + port + " cannot be used (" + taken.getMessage()
                + "): stop what listens there, or choose another with QUARKUS_HTTP_PORT.");
    }
}

void awaitReady(HttpClient http, Process child, String server) throws Failure, InterruptedException {
    HttpRequest ready = HttpRequest.newBuilder(URI.create(server + "/q/health/ready"))
            .timeout(ANSWER_LIMIT)
            .build();
    Instant deadline = Instant.now().plus(START_LIMIT);
    while (Instant.now().isBefore(deadline)) {
        if (!child.isAlive()) {
            throw new Failure("The server ended with exit code " + child.exitValue()
                    + " before it was ready; its log is above.");
        }
        try {
            if (http.send(ready, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                return;
            }
        } catch (IOException notYet) {
            // The port is not open so far.
        }
        Thread.sleep(200);
    }
    throw new Failure("The server was not ready after " + START_LIMIT.toSeconds() + " seconds; its log is above.");
}

void showRuling(HttpClient http, String server, String game) throws Failure, InterruptedException, IOException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(server + "/v1/adjudications"))
            .timeout(ANSWER_LIMIT)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(game))
            .build();
    IO.println("\nPOST " + request.uri() + "\n" + game.strip());
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    IO.println("\nHTTP " + answer.statusCode() + "\n" + indented(answer.body()));
    if (answer.statusCode() != 200) {
        throw new Failure("The server did not rule the sample game.");
    }
}

void stop(Process child) {
    child.destroy();
    try {
        if (!child.waitFor(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
            child.destroyForcibly();
        }
    } catch (InterruptedException hurried) {
        child.destroyForcibly();
    }
}

/** The JSON text over several lines; short blocks without inner blocks stay on theirs. */
String indented(String json) {
    StringBuilder out = new StringBuilder();
    int depth = 0;
    boolean inString = false;
    for (int i = 0; i < json.length(); i++) {
        char c = json.charAt(i);
        if (inString || c == '"') {
            out.append(c);
            if (c == '\\') {
                out.append(json.charAt(++i));
            } else if (c == '"') {
                inString = !inString;
            }
        } else if (c == '{' || c == '[') {
            var block = FLAT_BLOCK.matcher(json).region(i, Math.min(i + FLAT_BLOCK_WIDTH, json.length()));
            if (block.lookingAt()) {
                out.append(block.group());
                i = block.end() - 1;
            } else {
                breakLine(out.append(c), ++depth);
            }
        } else if (c == '}' || c == ']') {
            breakLine(out, --depth);
            out.append(c);
        } else if (c == ',') {
            breakLine(out.append(c), depth);
        } else if (c == ':') {
            out.append(": ");
        } else if (!Character.isWhitespace(c)) {
            out.append(c);
        }
    }
    return out.toString();
}

void breakLine(StringBuilder out, int depth) {
    out.append('\n').append("  ".repeat(depth));
}
