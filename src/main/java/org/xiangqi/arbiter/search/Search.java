package org.xiangqi.arbiter.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.rules.Prospects;
import org.xiangqi.arbiter.rules.RuleSet;

/**
 * Finds the best moves of a game's position.
 *
 * <p>One instance serves one search at a time, and any number one after the other; each starts with everything that the one
 * before found out forgotten. With one thread, and a limit of depth or nodes alone, the same question gets the same answer
 * every time.
 */
public final class Search {
    /** The largest table that can be asked for, in MiB. */
    public static final int MOST_MEBIBYTES = TranspositionTable.MOST_MEBIBYTES;

    /** The most threads that can be asked for. */
    public static final int MOST_THREADS = 64;

    /** More than any machine looks at in one thread. */
    private static final int NODES_A_MILLISECOND = 3_000;

    /** Beyond this, in milliseconds, the whole table is used in any case. */
    private static final long MOST_TIME = 1_000_000;

    private final TranspositionTable table;
    private final Memory[] memories;

    /**
     * Takes its memory at once.
     *
     * @param mebibytes size of the table of positions, 1 to 4096; the largest power of two of these is used
     * @param threads how many threads search together, 1 to 64; the caller's is one of them
     * @throws IllegalArgumentException if either is out of range
     */
    public Search(int mebibytes, int threads) {
        this(mebibytes, threads, Weights.DEFAULT, Network.DEFAULT);
    }

    /**
     * The same without the {@link Network}: positions are evaluated by the features and their {@link Weights} alone, as by the
     * search whose games the network was learned from.
     */
    public static Search byFeatures(int mebibytes, int threads) {
        return new Search(mebibytes, threads, Weights.DEFAULT, null);
    }

    private Search(int mebibytes, int threads, Weights weights, @Nullable Network network) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("threads must be 1 to " + MOST_THREADS + ": " + threads);
        }
        table = new TranspositionTable(mebibytes);
        memories = new Memory[threads];
        for (int i = 0; i < threads; i++) {
            memories[i] = new Memory(weights, network);
        }
    }

    /** As {@link #search(Position, List, RuleSet, SearchLimits, BooleanSupplier, Consumer)} without either of the last. */
    public SearchResult search(Position start, List<Move> moves, RuleSet rules, SearchLimits limits) {
        return search(start, moves, rules, limits, () -> false, progress -> {});
    }

    /**
     * Searches the position after the moves, in the caller's thread and further ones that end before it returns.
     *
     * @param moves from the start to the position, all legal; they count for repetitions and move limits
     * @param stop asked by each thread every 1024 nodes: true ends the search with what was found so far
     * @param progress told of the result of each finished iteration, in the caller's thread
     * @return at least one line, even if stopped at once; no line if there is no legal move. A game that is over by a rule on
     *     repetition, move limits or material is searched as if it went on.
     */
    public SearchResult search(
            Position start,
            List<Move> moves,
            RuleSet rules,
            SearchLimits limits,
            BooleanSupplier stop,
            Consumer<SearchResult> progress) {
        Clock clock = new Clock(limits, stop, memories.length);
        table.clear(Math.min(limits.nodes().orElse(Long.MAX_VALUE), mostNodes(limits)));
        List<IterativeDeepening> searches = new ArrayList<>(memories.length);
        for (Memory memory : memories) {
            memory.clear();
            Worker worker = new Worker(new Prospects(start, moves, rules), table, memory, clock);
            searches.add(new IterativeDeepening(worker, limits, searches.size()));
        }
        List<Thread> helpers = new ArrayList<>();
        for (IterativeDeepening helper : searches.subList(1, searches.size())) {
            helpers.add(Thread.ofPlatform().name("search-helper").daemon().start(() -> helper.run(result -> {})));
        }
        SearchResult result;
        try {
            result = searches.getFirst().run(progress);
        } finally {
            clock.end();
            for (Thread helper : helpers) {
                join(helper);
            }
        }
        long nodes = searches.stream().mapToLong(IterativeDeepening::nodes).sum();
        return new SearchResult(result.lines(), result.depth(), nodes);
    }

    /** No more nodes than can be looked at in the time: a smaller table is cleared sooner and stays in the cache. */
    private long mostNodes(SearchLimits limits) {
        long time = limits.moveTimeMs().orElse(Long.MAX_VALUE);
        return time > MOST_TIME ? Long.MAX_VALUE : time * NODES_A_MILLISECOND * memories.length;
    }

    /** Helpers end within a thousand nodes of the clock's end, interrupted or not. */
    private static void join(Thread helper) {
        boolean interrupted = false;
        while (helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
