package org.xiangqi.arbiter.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Position;

/**
 * Whole games from the initial position, as {@link Playthrough} plays a record: each move tested for legality and made, each
 * ply tested for every end, and the last one for the want of a move, which a next move disproves. The games are those of
 * {@code -Dbench.games=FILE}, one a line in UCCI with blanks between, or else 200 seeded random ones.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class ReplayBenchmark {
    private static final int RANDOM_GAMES = 200;
    private static final int RANDOM_PLIES = 90;

    private List<int[]> games = List.of();
    private int next;

    /** Mates and stalemates, told so that they are looked for. */
    public int ends;

    /** Which rule set. */
    @Param({"domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer"})
    public String ruleSet = "domi";

    private RuleSet rules = RuleSet.byDefault();
    private History history = history(rules);
    private Judge judge = new Judge(rules, Budget.DEFAULT);

    private static History history(RuleSet rules) {
        return new History(Position.INITIAL, rules.strikes(), Budget.DEFAULT);
    }

    /** Plies per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Plies {
        /** Plies replayed. */
        public long plies;
    }

    /** Reads or makes the games. */
    @Setup
    public void games() throws IOException {
        rules = RuleSet.byId(ruleSet).orElseThrow();
        history = history(rules);
        judge = new Judge(rules, Budget.DEFAULT);
        String file = System.getProperty("bench.games", "");
        games = file.isEmpty() ? SampleGames.random(RANDOM_GAMES, RANDOM_PLIES) : SampleGames.read(Path.of(file));
    }

    /** One game on reused memory: legality, repetition and every end, ply by ply, up to the first. */
    @Benchmark
    public int replay(Plies plies) {
        int[] game = games.get(next);
        next = next + 1 == games.size() ? 0 : next + 1;
        history.restart();
        for (int move : game) {
            if (Legality.whyIllegal(history.board(), move, history.inCheck()) != null) {
                throw new IllegalStateException("an illegal move");
            }
            history.play(move);
            if (!judge.isQuiet(history) && judge.judge(history) != null) {
                break;
            }
        }
        if (history.stuck()) {
            ends++;
        }
        plies.plies += history.ply();
        return history.ply();
    }
}
