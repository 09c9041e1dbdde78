package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.RuleSet;

/** Repetitions are scored by the rule set of the game. */
class LoopsTest {
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(60_000);

    private final Search search = new Search(4, 1);

    /** Red is lost but for checks without end: Black mates or wins everything as soon as they stop. */
    private static final Position ONLY_CHECKS_HELP = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . R . . . .
            . . . . . . . . .
            . . . . . . . . .
            . r . . . . . . .
            . . r . . . . . .
            . . . . . K . . .
            """);

    private static RuleSet rules(String id) {
        return RuleSet.byId(id).orElseThrow();
    }

    private static List<Move> moves(String line) {
        return Stream.of(line.strip().split(" +")).map(Positions::move).toList();
    }

    private static int centipawns(SearchResult result) {
        return switch (result.best().score()) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int in) -> in > 0 ? 30_000 : -30_000;
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer"})
    void perpetualCheckSavesNobody(String ruleSet) {
        SearchResult result = search.search(ONLY_CHECKS_HELP, List.of(), rules(ruleSet), LIMITS);
        assertThat(centipawns(result)).isLessThan(-600);
    }

    /** The third occurrence is one check away: Red, with a chariot more, must not give it. */
    @Test
    void aWinningSideDoesNotWalkIntoAPerpetualCheck() {
        Position winning = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                P . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """);
        // Once more, and the position stands for the third time.
        SearchResult atTheEdge = search.search(winning, moves("e5d5 d9e9 d5e5 e9d9 e5d5 d9e9"), rules("domi"), LIMITS);
        assertThat(atTheEdge.best().move()).isNotEqualTo(Positions.move("d5e5"));
        assertThat(centipawns(atTheEdge)).isGreaterThan(100);
    }

    /** Red's cannon chases an elephant; the answer to c7c9 completes the third occurrence. Hardly anything is searched. */
    @ParameterizedTest
    @ValueSource(longs = {1, 50, 400})
    void aWinningSideDoesNotLetItsChaseBeCompleted(long nodes) {
        Position chase = Positions.of("C1C2a3/1P1kaP3/6P1b/9/4P4/9/9/3p5/4K4/c7c w - - 40 92");
        List<Move> loop = moves("a9a1 a0h0 c9c7 i7g9 c7c9 g9i7 c9c7 i7g9");
        Move completed = Positions.move("c7c9");
        SearchResult result = search.search(chase, loop, rules("asian"), SearchLimits.ofNodes(nodes));
        assertThat(result.best().move()).isNotEqualTo(completed);
    }

    /** WXF diagram 34: a chariot chases a cannon; under domi that draws, under asian and computer it loses. */
    @Test
    void aPerpetualChaseLosesWhereChasesAreJudged() {
        Position chase = Positions.of("3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1");
        List<Move> loop = moves("h7c7 h8c8 c7h7 c8h8 h7c7 h8c8 c7h7");
        for (String ruleSet : List.of("asian", "computer")) {
            SearchResult result = search.search(chase, loop, rules(ruleSet), LIMITS.withLines(10));
            int ofTheChase = result.lines().stream()
                    .filter(line -> line.move().equals(Positions.move("c8h8")))
                    .mapToInt(line -> centipawns(new SearchResult(List.of(line), 1, 1)))
                    .findFirst()
                    .orElse(-30_000);
            assertThat(ofTheChase).as(ruleSet).isLessThan(-Score.Centipawns.BY_RULE + 1);
        }
        SearchResult underDomi = search.search(chase, loop, rules("domi"), LIMITS.withLines(10));
        assertThat(underDomi.lines())
                .filteredOn(line -> line.move().equals(Positions.move("c8h8")))
                .allMatch(line -> line.score().equals(new Score.Centipawns(0)));
    }

    /** A chariot up, with two plies left on the clock and nothing to take: the game is drawn whatever is played. */
    @Test
    void theMoveLimitIsSeenComing() {
        Position late = Positions.of("3ak4/4a4/9/9/9/9/9/9/9/R2K5 w - - 117 80");
        SearchResult result = search.search(late, List.of(), rules("domi"), LIMITS);
        assertThat(centipawns(result)).isZero();
        Position early = Positions.of("3ak4/4a4/9/9/9/9/9/9/9/R2K5 w - - 0 80");
        assertThat(centipawns(search.search(early, List.of(), rules("domi"), LIMITS)))
                .isGreaterThan(200);
    }
}
