/*
 * What "make failover" starts: two servers behind haproxy on loopback, some thousand games sent through it, and one of the
 * servers killed in the middle. It fails unless every game is answered, and with the very bytes that either server
 * answers it with when asked alone.
 *
 *   java src/build/Failover.java target/quarkus-app/quarkus-run.jar docker/haproxy.cfg /usr/sbin/haproxy
 */
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

static final Duration START_LIMIT = Duration.ofSeconds(120);
static final Duration ANSWER_LIMIT = Duration.ofSeconds(30);

/** At the same time. Enough that some are under way in the server that dies, whenever it does. */
static final int CLIENTS = 16;

/** How often each game is sent through the proxy. */
static final int ROUNDS = 3;

static final List<String> RULE_SETS = List.of("domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer");

static final Path CASES = Path.of("src/test/resources/repetition-cases.jsonl");
static final Pattern CASE = Pattern.compile("\"startFen\": \"([^\"]*)\", \"moves\": (\\[[^]]*])");
static final Path GAMES = Path.of("src/test/resources/game-repetitions.tsv");

/** Why the test failed, in words for the user. */
static class Failure extends Exception {
    Failure(String message) {
        super(message);
    }
}

/** What became of the requests that were sent through the proxy. */
record Tally(AtomicInteger sent, AtomicInteger answered, AtomicInteger other, AtomicInteger lost) {
    Tally() {
        this(new AtomicInteger(), new AtomicInteger(), new AtomicInteger(), new AtomicInteger());
    }
}

/** How often a server said that it is too busy now, and when to come again. */
final AtomicInteger putOff = new AtomicInteger();

final List<Process> children = Collections.synchronizedList(new ArrayList<>());

final HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(ANSWER_LIMIT)
        .build();

void main(String[] args) throws InterruptedException, IOException {
    // Covers every way out, Ctrl-C too.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> children.forEach(Process::destroyForcibly)));
    try {
        run(Path.of(args[0]), Path.of(args[1]), args[2]);
    } catch (Failure failure) {
        System.err.println("failover: " + failure.getMessage());
        System.exit(1);
    }
    System.exit(0);
}

void run(Path jar, Path configuration, String haproxy) throws Failure, InterruptedException, IOException {
    List<Integer> ports = freePorts(4);
    int first = ports.get(0);
    int second = ports.get(1);
    int proxy = ports.get(2);
    int statistics = ports.get(3);
    Process victim = server(jar, first);
    Process survivor = server(jar, second);
    awaitReady(victim, first);
    awaitReady(survivor, second);

    ProcessBuilder builder = new ProcessBuilder(haproxy, "-db", "-f", configuration.toString()).inheritIO();
    builder.environment()
            .putAll(Map.of(
                    "ARBITER_1", "127.0.0.1:" + first,
                    "ARBITER_2", "127.0.0.1:" + second,
                    "PROXY_ADDRESS", "127.0.0.1:" + proxy,
                    "STATISTICS_ADDRESS", "127.0.0.1:" + statistics));
    awaitReady(child(builder), proxy);

    List<String> games = games();
    List<byte[]> rulings = rulings(games, first, second);
    IO.println("failover: " + games.size() + " games get the same bytes from both servers");

    Tally tally = new Tally();
    putOff.set(0);
    Instant start = Instant.now();
    int total = games.size() * ROUNDS;
    inParallel(total, number -> {
        send(proxy, games.get(number % games.size()), rulings.get(number % games.size()), tally);
        if (number == total / 2) {
            IO.println("failover: server " + victim.pid() + " killed");
            victim.destroyForcibly();
        }
    });
    long seconds = Math.max(1, Duration.between(start, Instant.now()).toSeconds());

    int retried = retried(statistics);
    IO.println("failover: " + tally.sent() + " requests sent in " + seconds + " s, " + tally.answered() + " answered, "
            + tally.other() + " answered otherwise, " + retried + " sent again by the proxy, " + putOff + " put off by a busy server, " + tally.lost() + " lost");
    if (!victim.waitFor(10, TimeUnit.SECONDS) || !survivor.isAlive()) {
        throw new Failure("One server should be dead and the other alive.");
    }
    if (tally.answered().get() != total) {
        throw new Failure("Every request should have been answered, and with the same bytes as by a server alone.");
    }
    if (retried == 0) {
        throw new Failure("No request was under way in the server that was killed, so nothing has been shown.");
    }
}

Process server(Path jar, int port) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return child(new ProcessBuilder(
                    java.toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-Xmx256m",
                    "-Dquarkus.http.host=127.0.0.1",
                    "-Dquarkus.http.port=" + port,
                    "-Dquarkus.log.level=WARN",
                    "-jar",
                    jar.toString())
            .inheritIO());
}

Process child(ProcessBuilder builder) throws IOException {
    Process child = builder.start();
    children.add(child);
    return child;
}

/** All open at once, so that no two are the same. */
List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    try {
        for (int i = 0; i < count; i++) {
            sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
        }
        return sockets.stream().map(ServerSocket::getLocalPort).toList();
    } finally {
        for (ServerSocket socket : sockets) {
            socket.close();
        }
    }
}

void awaitReady(Process child, int port) throws Failure, InterruptedException {
    HttpRequest ready = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/q/health/ready"))
            .timeout(ANSWER_LIMIT)
            .build();
    Instant deadline = Instant.now().plus(START_LIMIT);
    while (Instant.now().isBefore(deadline)) {
        if (!child.isAlive()) {
            throw new Failure("A process ended with exit code " + child.exitValue() + "; what it said is above.");
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
    throw new Failure("A process was not ready after " + START_LIMIT.toSeconds() + " seconds.");
}

/** The games of the tests under each rule set, as bodies of requests. */
List<String> games() throws IOException {
    List<String> requests = new ArrayList<>();
    for (String line : Files.readAllLines(CASES)) {
        var match = CASE.matcher(line);
        if (match.find()) {
            addUnderEach(requests, match.group(1), match.group(2));
        }
    }
    for (String line : Files.readAllLines(GAMES).stream().skip(1).toList()) {
        String[] columns = line.split("\t", -1);
        addUnderEach(requests, columns[1], '"' + columns[2] + '"');
    }
    return requests;
}

void addUnderEach(List<String> requests, String startFen, String moves) {
    for (String ruleSet : RULE_SETS) {
        requests.add("{\"ruleSet\": \"" + ruleSet + "\", \"startFen\": \"" + startFen + "\", \"moves\": " + moves + "}");
    }
}

/** The rulings that both servers give when asked alone. */
List<byte[]> rulings(List<String> games, int first, int second) throws Failure, InterruptedException {
    byte[][] rulings = new byte[games.size()][];
    AtomicInteger different = new AtomicInteger();
    inParallel(games.size(), number -> {
        HttpResponse<byte[]> one = post(first, games.get(number));
        HttpResponse<byte[]> other = post(second, games.get(number));
        if (one.statusCode() != 200 || other.statusCode() != 200 || !Arrays.equals(one.body(), other.body())) {
            different.incrementAndGet();
        }
        rulings[number] = one.body();
    });
    if (different.get() > 0) {
        throw new Failure(different + " of " + games.size() + " games did not get the same ruling from both servers.");
    }
    return List.of(rulings);
}

void send(int proxy, String game, byte[] ruling, Tally tally) throws InterruptedException {
    tally.sent().incrementAndGet();
    try {
        HttpResponse<byte[]> answer = post(proxy, game);
        if (answer.statusCode() >= 500) {
            lost(tally, "status " + answer.statusCode());
        } else if (answer.statusCode() == 200 && Arrays.equals(answer.body(), ruling)) {
            tally.answered().incrementAndGet();
        } else {
            tally.other().incrementAndGet();
        }
    } catch (IOException none) {
        lost(tally, none.toString());
    }
}

void lost(Tally tally, String why) {
    tally.lost().incrementAndGet();
    IO.println("failover: a request was lost: " + why);
}

/** Sent once, as this client repeats no POST by itself, and again only when a server says when: it may be too busy. */
HttpResponse<byte[]> post(int port, String game) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1/adjudications"))
            .timeout(ANSWER_LIMIT)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(game))
            .build();
    Instant deadline = Instant.now().plus(ANSWER_LIMIT);
    while (true) {
        HttpResponse<byte[]> answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        OptionalLong seconds = answer.headers().firstValueAsLong("Retry-After");
        if (answer.statusCode() != 503 || seconds.isEmpty() || Instant.now().isAfter(deadline)) {
            return answer;
        }
        putOff.incrementAndGet();
        Thread.sleep(Duration.ofSeconds(seconds.getAsLong()));
    }
}

/** One of many pieces of work, told which. */
interface Piece {
    void run(int number) throws IOException, InterruptedException;
}

/** The pieces in their order, {@link #CLIENTS} of them at the same time. */
void inParallel(int count, Piece piece) throws Failure, InterruptedException {
    AtomicInteger next = new AtomicInteger();
    Callable<Void> client = () -> {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            piece.run(number);
        }
        return null;
    };
    try (ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
        for (Future<Void> done : clients.invokeAll(Collections.nCopies(CLIENTS, client))) {
            done.get();
        }
    } catch (ExecutionException failed) {
        throw new Failure("A request to a server alone failed: " + failed.getCause());
    }
}

/** How many requests the proxy sent again, by its own statistics. */
int retried(int statistics) throws Failure, InterruptedException, IOException {
    String table = http.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + statistics + "/;csv"))
                            .timeout(ANSWER_LIMIT)
                            .build(),
                    HttpResponse.BodyHandlers.ofString())
            .body();
    List<String> columns = List.of();
    for (String line : table.lines().toList()) {
        if (line.startsWith("# ")) {
            columns = List.of(line.substring(2).split(",", -1));
        } else if (line.startsWith("arbiter,BACKEND,")) {
            return Integer.parseInt(line.split(",", -1)[columns.indexOf("wretr")]);
        }
    }
    throw new Failure("The proxy's statistics do not tell of the backend:\n" + table);
}
