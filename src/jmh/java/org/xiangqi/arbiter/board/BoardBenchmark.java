package org.xiangqi.arbiter.board;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One position asked over and over: its legal moves, whether there is one, whether it is check. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BoardBenchmark {
    private final Board middlegame =
            new Board(Positions.of("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1"));
    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[LegalMoves.MOST];

    /** The moves as a list of ints. */
    @Benchmark
    public int legalMoves() {
        legal.find(middlegame);
        return legal.write(moves, 0);
    }

    /** How many there are. */
    @Benchmark
    public int countLegalMoves() {
        legal.find(middlegame);
        return legal.count();
    }

    /** Whether there is one. */
    @Benchmark
    public boolean anyLegalMove() {
        return legal.probe(middlegame, middlegame.inCheck());
    }

    /** Whether the side to move stands in check. */
    @Benchmark
    public boolean inCheck() {
        return middlegame.inCheck();
    }

    /** A move made and taken back. */
    @Benchmark
    public long makeAndUnmake() {
        middlegame.make(CHARIOT_MOVE);
        long key = middlegame.key();
        middlegame.unmake();
        return key;
    }

    private static final int CHARIOT_MOVE =
            Move.code(Positions.square("f3").index(), Positions.square("f5").index());
}
