package org.xiangqi.arbiter.board;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Perft of the start position and of two positions of the Chess Programming Wiki; read the nodes counter. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PerftBenchmark {
    private static final int DEPTH = 4;

    /** Which position. */
    @Param({"start", "cpw2", "cpw10"})
    public String position = "start";

    /** Nodes per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Nodes {
        /** Leaves counted. */
        public long nodes;
    }

    private Position position() {
        return switch (position) {
            case "cpw2" -> Positions.of("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1");
            case "cpw10" -> Positions.of("1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w - - 0 1");
            default -> Position.INITIAL;
        };
    }

    /** The last ply is counted, not made. */
    @Benchmark
    public long bulk(Nodes nodes) {
        long count = Perft.count(position(), DEPTH);
        nodes.nodes += count;
        return count;
    }

    /** Every move is made and taken back. */
    @Benchmark
    public long made(Nodes nodes) {
        long count = Perft.countMade(position(), DEPTH);
        nodes.nodes += count;
        return count;
    }
}
