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
import org.openjdk.jmh.annotations.State;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** A whole ruling of an 80-ply game: every ply judged, then the legal moves with their consequences. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RulingBenchmark {
    private static final List<Move> MOVES = Arrays.stream(
                    SampleGames.random(1, 80).getFirst())
            .mapToObj(Move::of)
            .toList();

    /** Which rule set. */
    @Param({"domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer"})
    public String ruleSet = "domi";

    /** The whole ruling as a value. */
    @Benchmark
    public Game ruling() {
        RuleSet rules = RuleSet.byId(ruleSet).orElseThrow();
        return Replay.of(Position.INITIAL, rules, Replay.Until.FIRST_END, new Told())
                .game();
    }

    private static final class Told implements MoveSource<String> {
        @Override
        public int size() {
            return MOVES.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            return new Found<>(MOVES.get(ply - 1));
        }
    }
}
