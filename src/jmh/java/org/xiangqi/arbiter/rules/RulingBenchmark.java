package org.xiangqi.arbiter.rules;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** A whole ruling: every ply judged, then the evidence, or the legal moves with their consequences. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RulingBenchmark {
    /** Which rule set. */
    @Param({"domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer"})
    public String ruleSet = "domi";

    /** A random game of 80 plies that goes on, or one in which a chariot chases a cannon (WXF/AXF diagram 34). */
    @Param({"RANDOM", "CHASE"})
    public Sample sample = Sample.RANDOM;

    private RuleSet rules = RuleSet.byDefault();

    /** The games to rule. */
    public enum Sample {
        RANDOM(Position.INITIAL, SampleGames.random(1, 80).getFirst()),
        CHASE(
                Positions.of("3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1"),
                "h7c7",
                "h8c8",
                "c7h7",
                "c8h8",
                "h7c7",
                "h8c8",
                "c7h7",
                "c8h8");

        private final Position start;
        private final List<Move> moves;

        Sample(Position start, int... moves) {
            this.start = start;
            this.moves = Arrays.stream(moves).mapToObj(Move::of).toList();
        }

        Sample(Position start, String... moves) {
            this.start = start;
            this.moves = Arrays.stream(moves).map(Positions::move).toList();
        }
    }

    /** Finds the rule set. */
    @Setup
    public void rules() {
        rules = RuleSet.byId(ruleSet).orElseThrow();
    }

    /** The whole ruling as a value. */
    @Benchmark
    public Game ruling() {
        return Replay.of(sample.start, rules, Replay.Until.FIRST_END, new Told(sample.moves))
                .game();
    }

    private record Told(List<Move> moves) implements MoveSource<String> {
        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            return new Found<>(moves.get(ply - 1));
        }
    }
}
