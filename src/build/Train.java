/*
 * Fills the cache with which the JVM image starts: starts the server as it will run there, has it do what most
 * servers do first, and stops it, whereupon the JVM writes what it has learned.
 *
 *   java src/build/Train.java JAVA FOLDER
 *
 * JAVA is the program that will run the server, FOLDER holds it; the cache becomes app.aot there.
 */
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.TimeUnit;

static final Duration START_LIMIT = Duration.ofMinutes(5);
static final long STOP_LIMIT_SECONDS = 240;
static final int ROUNDS = 20;
static final List<String> SETTINGS = List.of("JAVA_", "JDK_", "QUARKUS_", "ARBITER_");

static final String GAME = "\"moves\": \"h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6\"";
static final String OPENING = "\"moves\": \"h2e2 h9g7 h0g2 i9h9\"";

void main(String[] args) throws InterruptedException, IOException {
    Path java = Path.of(args[0]).toAbsolutePath();
    Path folder = Path.of(args[1]).toAbsolutePath();
    Path cache = folder.resolve("app.aot");
    int port = freePort();
    ProcessBuilder server = new ProcessBuilder(
                    java.toString(),
                    "@" + folder.resolve("java-options"),
                    "-Xmx120m",
                    "-XX:AOTCacheOutput=" + cache,
                    "-Dquarkus.http.port=" + port,
                    "-jar",
                    folder.resolve("xiangqi-arbiter.jar").toString())
            .inheritIO();
    // The cache must not depend on how this machine is set up.
    server.environment().keySet().removeIf(name -> SETTINGS.stream().anyMatch(name::startsWith));
    Process child = server.start();
    Runtime.getRuntime().addShutdownHook(new Thread(child::destroyForcibly));
    try (HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
        String root = "http://127.0.0.1:" + port;
        awaitReady(http, child, root);
        for (int i = 0; i < ROUNDS; i++) {
            work(http, root);
        }
        expect(http, get(root + "/q/openapi"));
    }
    child.destroy();
    if (!child.waitFor(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("The server did not end.");
    }
    if (!Files.exists(cache)) {
        throw new IllegalStateException("The server ended without writing " + cache + ".");
    }
}

int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
        return socket.getLocalPort();
    }
}

void awaitReady(HttpClient http, Process child, String root) throws InterruptedException, IOException {
    Instant deadline = Instant.now().plus(START_LIMIT);
    while (Instant.now().isBefore(deadline) && child.isAlive()) {
        try {
            expect(http, get(root + "/q/health/ready"));
            return;
        } catch (ConnectException notYet) {
            Thread.sleep(100);
        }
    }
    throw new IllegalStateException("The server did not start.");
}

/** A ruling under every rule set, best moves, and what probes and monitors ask. */
void work(HttpClient http, String root) throws InterruptedException, IOException {
    for (String rules : List.of("domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer")) {
        expect(http, post(root + "/v1/adjudications", "{\"ruleSet\": \"" + rules + "\", " + GAME + "}"));
    }
    expect(http, post(root + "/v1/best-moves", "{" + OPENING + ", \"depth\": 4}"));
    expect(http, post(root + "/v1/comparisons", "{" + OPENING + "}"));
    expect(http, post(root + "/v1/notations", "{" + OPENING + "}"));
    expect(http, get(root + "/v1/rule-sets"));
    expect(http, get(root + "/q/health/live"));
    expect(http, get(root + "/q/health/ready"));
    expect(http, get(root + "/q/metrics"));
}

HttpRequest get(String address) {
    return HttpRequest.newBuilder(URI.create(address)).build();
}

HttpRequest post(String address, String body) {
    return HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
}

void expect(HttpClient http, HttpRequest request) throws InterruptedException, IOException {
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
        throw new IllegalStateException(request.uri() + " was answered " + answer.statusCode() + ": " + answer.body());
    }
}
