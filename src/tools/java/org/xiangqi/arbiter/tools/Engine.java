package org.xiangqi.arbiter.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.RuleSet;
import org.xiangqi.arbiter.search.BestLine;
import org.xiangqi.arbiter.search.Score;
import org.xiangqi.arbiter.search.Search;
import org.xiangqi.arbiter.search.SearchLimits;
import org.xiangqi.arbiter.search.SearchResult;

/** Our search as a program that speaks UCI and UCCI, for matches and for boards that people play on; ranks from 0 in both. */
public final class Engine {
    private static final int DEFAULT_MEBIBYTES = 64;
    private static final int MOST_MEBIBYTES = Search.MOST_MEBIBYTES;

    private final PrintStream out;
    private Dialect dialect = Dialect.UCI;
    private int mebibytes = DEFAULT_MEBIBYTES;
    private int threads = 1;
    private boolean byNetwork = true;
    private RuleSet rules = RuleSet.byDefault();
    private Position start = Position.INITIAL;
    private List<Move> moves = List.of();
    /** Made when it is first needed, and anew when an option changes. */
    private @Nullable Search search;

    private @Nullable Thinking thinking;

    private Engine(PrintStream out) {
        this.out = out;
    }

    /** Serves the program at the other end of the standard streams until it says {@code quit} or goes away. */
    public static void main(String[] arguments) throws IOException {
        // A search that fails ends the program, so that whoever plays against it sees a crash and not a long thought.
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            serve(in, new PrintStream(System.out, true, StandardCharsets.UTF_8));
        }
    }

    /** Serves whoever writes there until {@code quit} or the end of the text. */
    static void serve(BufferedReader in, PrintStream out) throws IOException {
        Engine engine = new Engine(out);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            EngineCommand command = EngineCommand.read(line);
            if (command instanceof EngineCommand.Quit) {
                break;
            }
            engine.obey(command);
        }
        engine.stop();
    }

    private void obey(EngineCommand command) {
        switch (command) {
            case EngineCommand.Greet(Dialect asked) -> greet(asked);
            case EngineCommand.IsReady ready -> ready();
            case EngineCommand.SetOption(String name, String value) -> set(name, value);
            case EngineCommand.NewGame newGame -> stop();
            case EngineCommand.SetPosition(Position from, List<Move> played) -> {
                stop();
                start = from;
                moves = played;
            }
            case EngineCommand.Go(EngineCommand.Clock clock) -> go(clock);
            case EngineCommand.Stop stop -> stop();
            case EngineCommand.Quit quit -> stop();
            case EngineCommand.Ignored(String why) -> complain(why);
        }
    }

    private void greet(Dialect asked) {
        dialect = asked;
        out.println("id name xiangqi-arbiter");
        option("Hash", "type spin default " + DEFAULT_MEBIBYTES + " min 1 max " + MOST_MEBIBYTES);
        option("Threads", "type spin default 1 min 1 max " + Search.MOST_THREADS);
        option("Network", "type check default true");
        StringBuilder values = new StringBuilder();
        RuleSet.all().forEach(each -> values.append(" var ").append(each.id()));
        option("RuleSet", "type combo default " + RuleSet.byDefault().id() + values);
        if (dialect == Dialect.UCCI) {
            option("usemillisec", "type check default true");
        }
        out.println(dialect.answer());
    }

    private void option(String name, String description) {
        out.println("option " + (dialect == Dialect.UCI ? "name " : "") + name + " " + description);
    }

    /** The memory is taken before the answer, so that no move pays for it. */
    private void ready() {
        if (thinking == null) {
            ours();
        }
        out.println("readyok");
    }

    private Search ours() {
        if (search == null) {
            search = byNetwork ? new Search(mebibytes, threads) : Search.byFeatures(mebibytes, threads);
        }
        return search;
    }

    private void set(String name, String value) {
        stop();
        switch (name.toLowerCase(Locale.ROOT)) {
            case "hash", "hashsize" -> {
                mebibytes = number(value, MOST_MEBIBYTES, mebibytes);
                search = null;
            }
            case "threads" -> {
                threads = number(value, Search.MOST_THREADS, threads);
                search = null;
            }
            case "network" -> {
                byNetwork = value.equals("true");
                search = null;
            }
            case "ruleset" -> {
                Optional<RuleSet> asked = RuleSet.byId(value);
                if (asked.isEmpty()) {
                    complain("no such rule set: " + value);
                }
                rules = asked.orElse(rules);
            }
            case "usemillisec" -> {
                if (!value.equals("true")) {
                    complain("times are in milliseconds always");
                }
            }
            default -> complain("no such option: " + name);
        }
    }

    private int number(String text, int most, int otherwise) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below, like a number out of range.
        }
        complain("not a number from 1 to " + most + ": " + text);
        return otherwise;
    }

    private void complain(String why) {
        out.println("info string " + why);
    }

    private void go(EngineCommand.Clock clock) {
        stop();
        Side mover =
                moves.size() % 2 == 0 ? start.sideToMove() : start.sideToMove().opponent();
        OptionalInt depth = clock.number("depth").stream()
                .mapToInt(number -> (int) Math.min(number, SearchLimits.MOST_DEPTH))
                .findFirst();
        OptionalLong nodes = clock.number("nodes");
        OptionalLong moveTime = clock.moveTime(mover);
        boolean limited = depth.isPresent() || nodes.isPresent() || moveTime.isPresent();
        SearchLimits limits =
                limited ? new SearchLimits(depth, nodes, moveTime, 1) : SearchLimits.ofDepth(SearchLimits.MOST_DEPTH);
        thinking = new Thinking(ours(), limits, !limited);
    }

    private void stop() {
        if (thinking != null) {
            thinking.stop();
            thinking = null;
        }
    }

    /** One search, in a thread of its own so that it can be told to stop. */
    private final class Thinking {
        private final long begin = System.nanoTime();
        private final CountDownLatch stopped = new CountDownLatch(1);
        private final Thread thread;

        /** Begins it. An endless one answers only when it is stopped, even if it has nothing left to look at. */
        Thinking(Search search, SearchLimits limits, boolean endless) {
            thread = Thread.ofPlatform().name("search").start(() -> {
                SearchResult result =
                        search.search(start, moves, rules, limits, () -> stopped.getCount() == 0, this::tell);
                if (endless) {
                    uninterrupted(stopped::await);
                }
                answer(result);
            });
        }

        /** Ends it and waits for its answer. */
        void stop() {
            stopped.countDown();
            uninterrupted(thread::join);
        }

        private void tell(SearchResult result) {
            long milliseconds = (System.nanoTime() - begin) / 1_000_000;
            for (BestLine line : result.lines().stream().limit(1).toList()) {
                List<String> words = new ArrayList<>();
                words.add("info depth " + result.depth());
                words.add("score " + text(line.score()));
                words.add("nodes " + result.nodes());
                words.add("nps " + result.nodes() * 1000 / Math.max(1, milliseconds));
                words.add("time " + milliseconds);
                words.add("pv");
                line.pv().forEach(move -> words.add(move.toString()));
                out.println(String.join(" ", words));
            }
        }

        private void answer(SearchResult result) {
            if (result.lines().isEmpty()) {
                out.println(dialect == Dialect.UCI ? "bestmove (none)" : "nobestmove");
            } else {
                tell(result);
                out.println("bestmove " + result.best().move());
            }
        }
    }

    private String text(Score score) {
        if (dialect == Dialect.UCI) {
            return switch (score) {
                case Score.Centipawns(int value) -> "cp " + value;
                case Score.Mate(int count) -> "mate " + count;
            };
        }
        return switch (score) {
            case Score.Centipawns(int value) -> String.valueOf(value);
            case Score.Mate(int count) -> String.valueOf(count > 0 ? Info.MATE - count : -Info.MATE - count);
        };
    }

    /** Something that waits. */
    private interface Waiting {
        void run() throws InterruptedException;
    }

    /** Nobody interrupts these threads. */
    private static void uninterrupted(Waiting waiting) {
        try {
            waiting.run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
