/*
 * What "make overload" starts: a server of its own on loopback, asked for long rulings at a quarter of what it can make, then
 * at four times as much for a while, then at a quarter again. It fails unless every answer is a ruling or a 503 that says
 * when to come again. Requests are sent when they are due and not only when the one before is answered, as crowds do.
 *
 *   java src/build/Overload.java target/quarkus-app/quarkus-run.jar SECONDS
 */
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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

/** For rulings to be compiled. */
static final Duration WARM_UP = Duration.ofSeconds(20);

static final Duration CAPACITY = Duration.ofSeconds(10);
static final Duration IDLE = Duration.ofSeconds(20);
static final Duration AFTERWARDS = Duration.ofSeconds(10);

/** As many as are ruled on at the same time, and one more each, so that no seat is ever free. */
static final int CLIENTS = 2 * Runtime.getRuntime().availableProcessors();

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

/** An answer: when it was due, in milliseconds after the first, and how long it took from when it was sent. */
record Answer(double due, double took, int status, boolean saysWhen) {}

final HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(ANSWER_LIMIT)
        .build();

HttpRequest request;

void main(String[] args) throws InterruptedException, IOException {
    int port = freePort();
    Process server = new ProcessBuilder(
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
    request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1/adjudications"))
            .timeout(ANSWER_LIMIT)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body()))
            .build();
    try {
        awaitReady(server, port);
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
    double capacity = crowd(CAPACITY) / (double) CAPACITY.toSeconds();
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

void tell(String when, List<Answer> answers) {
    double[] taken = taken(answers);
    IO.println("overload: %s %d sent, %d ruled on, %d told when to come again; p50 %.1f ms, p99 %.1f ms, longest %.1f ms".formatted(
            when,
            answers.size(),
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

int ask(Instant end) throws IOException, InterruptedException {
    int rulings = 0;
    while (Instant.now().isBefore(end)) {
        if (http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
            rulings++;
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
        for (long number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            long due = start + Math.round(number / rate * 1e9);
            while (System.nanoTime() < due) {
                LockSupport.parkNanos(due - System.nanoTime());
            }
            long sent = System.nanoTime();
            HttpResponse<Void> answer = http.send(request, HttpResponse.BodyHandlers.discarding());
            answers.add(new Answer(
                    (due - start) / 1e6,
                    (System.nanoTime() - sent) / 1e6,
                    answer.statusCode(),
                    answer.headers().firstValue("Retry-After").isPresent()));
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

int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
    }
}

void awaitReady(Process server, int port) throws Failure, InterruptedException {
    HttpRequest ready = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/q/health/ready"))
            .timeout(ANSWER_LIMIT)
            .build();
    Instant deadline = Instant.now().plus(START_LIMIT);
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
