/*
 * What "make overload" starts: a server of its own on loopback, asked for long rulings at a quarter of what it can make, then
 * at four times as much for a while, then at a quarter again. It fails unless every answer is a ruling or a 503 that says
 * when to come again. Requests are sent when they are due and not only when the one before is answered, as crowds do.
 * Server and clients have half of the processors each, so that it is the server that is measured; needs taskset.
 *
 *   java src/build/Overload.java target/quarkus-app/quarkus-run.jar SECONDS
 */
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

static final Duration START_LIMIT = Duration.ofSeconds(120);
static final Duration ANSWER_LIMIT = Duration.ofSeconds(30);

/** For rulings to be compiled, by half of the processors, which make rulings meanwhile. */
static final Duration WARM_UP = Duration.ofSeconds(60);

static final Duration CAPACITY = Duration.ofSeconds(10);

/** By how much what a server can make must grow from one look to the next for another to be taken, and how many are. */
static final double GROWTH = 1.05;

static final int MOST_TRIES = 10;

static final Duration IDLE = Duration.ofSeconds(20);
static final Duration AFTERWARDS = Duration.ofSeconds(10);

/** What the server has of the processors; the clients have the rest. */
static final int HALF = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

/** As many as are ruled on at the same time, and one more each, so that no seat is ever free. */
static final int CLIENTS = 2 * HALF;

/** Clients that ask at their times, each with a connection of its own. */
static final int CROWD = 200;

/** A game of the tests whose ruling takes long, as there are many threats to look for. */
static final Path GAMES = Path.of("src/test/resources/game-repetitions.tsv");

static final String GAME = "elephantchess:MfVQh7yW";

/** Why the test failed, in words for the user. */
static class Failure extends Exception {
    Failure(String message) {
        super(message);
    }
}

/** An answer: when it was due, in milliseconds after the first, how late it was sent, and how long it took from then. */
record Answer(double due, double late, double took, int status, boolean saysWhen) {}

int port;
byte[] body;

void main(String[] args) throws InterruptedException, IOException {
    String serverHalf = "0-" + (HALF - 1);
    String clientHalf = HALF + "-" + Math.max(HALF, Runtime.getRuntime().availableProcessors() - 1);
    pin(clientHalf);
    port = freePort();
    Process server = new ProcessBuilder(
                    "taskset",
                    "--cpu-list",
                    serverHalf,
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UseSerialGC",
                    "-Xmx115m",
                    "-Dquarkus.http.host=127.0.0.1",
                    "-Dquarkus.http.port=" + port,
                    "-Dquarkus.log.level=WARN",
                    "-jar",
                    args[0])
            .inheritIO()
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::destroyForcibly));
    body = body().getBytes(StandardCharsets.UTF_8);
    try {
        awaitReady(server);
        run(Duration.ofSeconds(Long.parseLong(args[1])));
    } catch (Failure failure) {
        System.err.println("overload: " + failure.getMessage());
        System.exit(1);
    }
    System.exit(0);
}

String body() throws IOException {
    for (String line : Files.readAllLines(GAMES)) {
        String[] columns = line.split("\t", -1);
        if (columns[0].equals(GAME)) {
            return "{\"ruleSet\": \"chinese\", \"stopAtEnd\": false, \"startFen\": \"" + columns[1] + "\", \"moves\": \""
                    + columns[2] + "\"}";
        }
    }
    throw new IOException("No " + GAME + " in " + GAMES);
}

void run(Duration overload) throws Failure, InterruptedException {
    crowd(WARM_UP);
    double capacity = capacity();
    IO.println("overload: %.0f rulings a second is what the server can make".formatted(capacity));
    List<Answer> idle = load(capacity / 4, IDLE);
    tell("at a quarter of it", idle);
    List<Answer> over = load(capacity * 4, overload);
    tell("at four times", over);
    List<Answer> after = load(capacity / 4, AFTERWARDS);
    tell("at a quarter again", after);
    double most = most(taken(idle));
    IO.println("overload: p99 of the rulings made is %.1f times what it is at a quarter".formatted(most(taken(over)) / most));
    double late = after.stream()
            .filter(answer -> answer.status != 200 || answer.took > 2 * most)
            .mapToDouble(answer -> answer.due)
            .filter(due -> due < 5_000)
            .max()
            .orElse(0);
    IO.println("overload: the last answer of the next five seconds that was refused or slow was due %.1f s after".formatted(
            late / 1_000));
    for (Answer answer : over) {
        if (answer.status != 200 && !(answer.status == 503 && answer.saysWhen)) {
            throw new Failure("An answer was " + answer.status + ", or did not say when to come again.");
        }
    }
    if (over.stream().noneMatch(answer -> answer.status == 503)) {
        throw new Failure("Nothing was refused, so it was no overload and nothing has been shown.");
    }
}

/** How many rulings a second can be made, once that hardly grows any more: machines differ in how soon all is compiled. */
double capacity() throws Failure, InterruptedException {
    double before = 0;
    double now = rate();
    for (int tries = 1; tries < MOST_TRIES && now > GROWTH * before; tries++) {
        before = now;
        now = rate();
    }
    return now;
}

double rate() throws Failure, InterruptedException {
    return crowd(CAPACITY) / (double) CAPACITY.toSeconds();
}

void tell(String when, List<Answer> answers) {
    double[] taken = taken(answers);
    double seconds = answers.stream().mapToDouble(answer -> answer.due + answer.late).max().orElse(0) / 1e3;
    IO.println("overload: %s %d sent in %.0f s, %d ruled on, %d told when to come again; p50 %.1f ms, p99 %.1f ms, longest %.1f ms".formatted(
            when,
            answers.size(),
            seconds,
            taken.length,
            answers.stream().filter(Answer::saysWhen).count(),
            taken[taken.length / 2],
            most(taken),
            taken[taken.length - 1]));
}

/** How long the rulings took, the shortest first. */
double[] taken(List<Answer> answers) {
    return answers.stream()
            .filter(answer -> answer.status == 200)
            .mapToDouble(Answer::took)
            .sorted()
            .toArray();
}

double most(double[] taken) {
    return taken[taken.length * 99 / 100];
}

/** Clients that ask one thing after the other; answers how many rulings they got. */
int crowd(Duration time) throws Failure, InterruptedException {
    Instant end = Instant.now().plus(time);
    Callable<Integer> asking = () -> ask(end);
    try (ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
        int rulings = 0;
        for (Future<Integer> client : clients.invokeAll(Collections.nCopies(CLIENTS, asking))) {
            rulings += client.get();
        }
        return rulings;
    } catch (ExecutionException failed) {
        throw new Failure("A request failed: " + failed.getCause());
    }
}

int ask(Instant end) throws IOException {
    int rulings = 0;
    try (Connection connection = connect()) {
        while (Instant.now().isBefore(end)) {
            if (ruling(connection).status() == 200) {
                rulings++;
            }
        }
    }
    return rulings;
}

/** Sends so many a second for a while, shared out among clients with a connection each. */
List<Answer> load(double rate, Duration time) throws Failure, InterruptedException {
    ConcurrentLinkedQueue<Answer> answers = new ConcurrentLinkedQueue<>();
    AtomicLong next = new AtomicLong();
    long count = Math.round(rate * time.toNanos() / 1e9);
    long start = System.nanoTime();
    Callable<Void> client = () -> {
        try (Connection connection = connect()) {
            for (long number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
                long due = start + Math.round(number / rate * 1e9);
                while (System.nanoTime() < due) {
                    LockSupport.parkNanos(due - System.nanoTime());
                }
                long sent = System.nanoTime();
                Connection.Answer answer = ruling(connection);
                answers.add(new Answer(
                        (due - start) / 1e6, (sent - due) / 1e6, (System.nanoTime() - sent) / 1e6, answer.status(), answer.comeAgain()));
            }
        }
        return null;
    };
    try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
        for (Future<Void> each : clients.invokeAll(Collections.nCopies(CROWD, client))) {
            each.get();
        }
    } catch (ExecutionException failed) {
        throw new Failure("A request got no answer: " + failed.getCause());
    }
    return List.copyOf(answers);
}

Connection connect() throws IOException {
    return new Connection("127.0.0.1:" + port, (int) ANSWER_LIMIT.toMillis());
}

Connection.Answer ruling(Connection connection) throws IOException {
    return connection.answer("POST", "/v1/adjudications", "application/json", body);
}

int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
    }
}

/** Keeps this process, with the threads that it has by now and will have, to those processors. */
void pin(String processors) throws IOException, InterruptedException {
    String self = String.valueOf(ProcessHandle.current().pid());
    int status = new ProcessBuilder("taskset", "--all-tasks", "--cpu-list", "--pid", processors, self)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start()
            .waitFor();
    if (status != 0) {
        throw new IOException("Cannot keep to the processors " + processors);
    }
}

void awaitReady(Process server) throws Failure, InterruptedException {
    HttpRequest ready = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/q/health/ready"))
            .timeout(ANSWER_LIMIT)
            .build();
    Instant deadline = Instant.now().plus(START_LIMIT);
    HttpClient http = HttpClient.newHttpClient();
    while (server.isAlive() && Instant.now().isBefore(deadline)) {
        try {
            if (http.send(ready, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                return;
            }
        } catch (IOException notYet) {
            // The port is not open so far.
        }
        Thread.sleep(200);
    }
    throw new Failure("The server did not come up; what it said is above.");
}
