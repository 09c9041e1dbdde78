/*
 * What docker/smoke.sh asks of a server, and how it loads one while that is told to stop. A Java program, because a machine
 * that can build the project can run it; on plain sockets, because HTTP clients retry what they think they may, and here
 * every retry counts.
 *
 *   Smoke first SERVER MILLIS       asks for a ruling until there is one, and prints how long after that time (since 1970)
 *   Smoke check SERVER              rulings, best moves, an analysis, files in three encodings, a picture, the probes: all as they should be
 *   Smoke rulings SERVER NUMBER     so many rulings, of all kinds
 *   Smoke load SECONDS SERVER SPARE calls of all kinds for so long; what SERVER refuses goes to SPARE, as behind a proxy
 *
 * A SERVER is host:port.
 */
import java.net.ConnectException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

static final long START_LIMIT_MILLIS = 120_000;
static final int ANSWER_LIMIT_MILLIS = 60_000;

/** How often a client comes again to a busy server, and after how long, which is what servers ask for. */
static final int MOST_WAITS = 30;

static final long PAUSE_NANOS = 1_000_000_000;

static final List<String> RULE_SETS = List.of("domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer");
static final String PERPETUAL_CHECK = "h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6";
static final String OPENING = "h2e2 h9g7 h0g2 i9h9";

/** What is asked; the answer must be complete, and 200. */
record Call(String method, String path, String type, byte[] body, String wanted) {
    static Call get(String path, String wanted) {
        return new Call("GET", path, "text/plain", new byte[0], wanted);
    }

    static Call post(String path, String json, String wanted) {
        return new Call("POST", path, "application/json", json.getBytes(StandardCharsets.UTF_8), wanted);
    }

    static Call ruling(String rules) {
        return post("/v1/adjudications", game(PERPETUAL_CHECK, "\"ruleSet\": \"" + rules + "\""), "\"verdict\"");
    }

    static Call bestMove(String limit) {
        return post("/v1/best-moves", game(OPENING, limit), "\"pv\"");
    }

    static Call analysis(int nodes) {
        return post("/v1/analyses", game(OPENING, "\"nodes\": " + nodes), "\"SUMMARY\"");
    }

    Connection.Answer on(Connection connection) throws IOException {
        return connection.answer(method, path, type, body);
    }

    private static String game(String moves, String more) {
        return "{\"moves\": \"" + moves + "\", " + more + "}";
    }
}

void main(String[] args) throws Exception {
    switch (args[0]) {
        case "first" -> first(args[1], Long.parseLong(args[2]));
        case "check" -> check(args[1]);
        case "rulings" -> rulings(args[1], Integer.parseInt(args[2]));
        case "load" -> load(Integer.parseInt(args[1]), List.of(args).subList(2, args.length));
        default -> throw new IllegalArgumentException(args[0]);
    }
}

void first(String server, long start) throws Exception {
    while (System.currentTimeMillis() < start + START_LIMIT_MILLIS) {
        try (Connection connection = new Connection(server, ANSWER_LIMIT_MILLIS)) {
            require(Call.ruling("domi"), Call.ruling("domi").on(connection));
            IO.println(System.currentTimeMillis() - start);
            return;
        } catch (IOException notYet) {
            Thread.sleep(5);
        }
    }
    throw new IllegalStateException("No ruling within " + START_LIMIT_MILLIS + " ms");
}

void check(String server) throws Exception {
    List<Call> calls = new ArrayList<>();
    RULE_SETS.forEach(rules -> calls.add(Call.ruling(rules)));
    calls.add(Call.bestMove("\"depth\": 6"));
    calls.add(Call.bestMove("\"moveTimeMs\": 300"));
    calls.add(Call.analysis(2000));
    for (String encoding : List.of("UTF-8", "GB18030", "Big5")) {
        byte[] text = "[Game \"Chinese Chess\"]\n[Red \"王\"]\n\n1. 炮二平五 馬8進7\n".getBytes(Charset.forName(encoding));
        calls.add(new Call("POST", "/v1/records", "application/octet-stream", text, "\"games\""));
    }
    calls.add(Call.get("/v1/boards.svg?moves=" + PERPETUAL_CHECK.replace(' ', '+'), "</svg>"));
    for (String probe : List.of("live", "ready", "started")) {
        calls.add(Call.get("/q/health/" + probe, "\"UP\""));
    }
    calls.add(Call.get("/q/openapi?format=json", "\"openapi\""));
    calls.add(Call.get("/q/metrics", "arbiter_rulings_total"));
    calls.add(Call.get("/q/swagger-ui/", "<html"));
    for (Call call : calls) {
        try (Connection connection = new Connection(server, ANSWER_LIMIT_MILLIS)) {
            require(call, call.on(connection));
        }
    }
    IO.println(calls.size() + " calls answered as they should be");
}

void rulings(String server, int number) throws Exception {
    try (Connection connection = new Connection(server, ANSWER_LIMIT_MILLIS)) {
        for (int i = 0; i < number; i++) {
            Call call = Call.ruling(RULE_SETS.get(i % RULE_SETS.size()));
            require(call, call.on(connection));
        }
    }
}

static void require(Call call, Connection.Answer answer) {
    if (answer.status() != 200 || !answer.text().contains(call.wanted())) {
        throw new IllegalStateException(
                call.method() + " " + call.path() + " was answered " + answer.status() + ": " + answer.text());
    }
}

/** Under load: one kind of call after the other, for so long, the first server as long as it takes any. */
void load(int seconds, List<String> servers) throws InterruptedException {
    Counts counts = new Counts();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
        String rules = RULE_SETS.get(i % RULE_SETS.size());
        clients.add(Thread.ofPlatform().start(() -> new Client(servers, counts).ask(Call.ruling(rules), end)));
    }
    for (int i = 0; i < 3; i++) {
        clients.add(Thread.ofPlatform().start(() -> new Client(servers, counts).ask(Call.bestMove("\"moveTimeMs\": 700"), end)));
    }
    clients.add(Thread.ofPlatform().start(() -> new Client(servers, counts).ask(Call.analysis(4_000), end)));
    for (Thread client : clients) {
        client.join();
    }
    IO.println("sent " + counts.sent + ", answered " + counts.answered + ", retried " + counts.retried + " (connection refused "
            + counts.refused + ", told to come again " + counts.comeAgain + "), lost " + counts.lost);
    if (counts.lost.get() > 0 || counts.answered.get() != counts.sent.get() || counts.answered.get() == 0) {
        System.exit(1);
    }
}

static class Counts {
    final AtomicInteger sent = new AtomicInteger();
    final AtomicInteger answered = new AtomicInteger();
    final AtomicInteger retried = new AtomicInteger();
    final AtomicInteger refused = new AtomicInteger();
    final AtomicInteger comeAgain = new AtomicInteger();
    final AtomicInteger lost = new AtomicInteger();
}

/** One client with one connection at a time. */
static class Client {
    private final List<String> servers;
    private final Counts counts;
    private int server;
    private Connection connection;

    /** Whether the server that did not answer said that it is busy. */
    private boolean busy;

    private int waits;

    Client(List<String> servers, Counts counts) {
        this.servers = servers;
        this.counts = counts;
    }

    void ask(Call call, long end) {
        while (System.nanoTime() < end) {
            counts.sent.incrementAndGet();
            while (!isDone(call)) {
                counts.retried.incrementAndGet();
                goOn();
            }
        }
        drop();
    }

    /** To the next server; the last one may only be busy, and has said so. */
    private void goOn() {
        if (server < servers.size() - 1) {
            server++;
        } else if (busy && ++waits < MOST_WAITS) {
            LockSupport.parkNanos(PAUSE_NANOS);
        } else {
            throw new IllegalStateException("No server is left.");
        }
    }

    /** Whether there is nothing more to do: answered, or lost. */
    private boolean isDone(Call call) {
        try {
            // A server may close a connection on which nothing is asked; then nothing is lost by taking another.
            if (connection == null || !connection.isOpen()) {
                drop();
                connection = new Connection(servers.get(server), ANSWER_LIMIT_MILLIS);
            }
        } catch (IOException refused) {
            counts.refused.incrementAndGet();
            busy = false;
            return false;
        }
        long start = System.nanoTime();
        try {
            Connection.Answer answer = call.on(connection);
            if (!answer.goesOn()) {
                drop();
            }
            if (answer.status() == 503 && answer.comeAgain()) {
                drop();
                counts.comeAgain.incrementAndGet();
                busy = true;
                return false;
            }
            require(call, answer);
            counts.answered.incrementAndGet();
        } catch (IOException | IllegalStateException failure) {
            counts.lost.incrementAndGet();
            System.err.println("lost: " + call.path() + ", " + (System.nanoTime() - start) / 1_000_000 + " ms after it was sent, "
                    + (connection == null ? "" : "call " + connection.calls + " of its connection: ") + failure);
            drop();
        }
        return true;
    }

    private void drop() {
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }
}
