package org.xiangqi.arbiter.search;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.rules.RuleSet;

/** Nodes a second with one thread, counted as the search counts them: moves made. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBenchmark {
    private static final int NODES = 500_000;

    /** The initial position, an opening and a middle game. */
    @Param({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1CN3NC1/9/R1BAKAB1R b - - 0 1",
        "2bakab2/4n4/4c1n2/p1p1p3p/6p2/2P1P4/P1r3P1P/2N1C1N2/4A4/1RBAK1B2 w - - 0 1"
    })
    public String fen = Position.INITIAL.fen();

    private final Search search = new Search(64, 1);

    /** One search of half a million nodes, an empty table included. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public SearchResult nodes() {
        return search.search(Positions.of(fen), List.of(), RuleSet.byDefault(), SearchLimits.ofNodes(NODES));
    }
}
