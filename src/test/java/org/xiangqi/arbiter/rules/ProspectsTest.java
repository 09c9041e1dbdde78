package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** What a search is told of loops and limits, against what the rule sets rule in the end. */
class ProspectsTest {
    private static final RuleSet DOMI = RuleSet.byDefault();

    /** Red's chariot can check without end; the general steps aside. */
    private static final Position ENDLESS_CHECKS = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . R . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . K . . .
            """);

    private static RuleSet rules(String id) {
        return RuleSet.byId(id).orElseThrow();
    }

    private static int[] moves(String line) {
        return Stream.of(line.strip().split(" +"))
                .mapToInt(move -> Positions.move(move).code())
                .toArray();
    }

    /** The first prospect that is not open, for the side then to move, as an outcome; with the ply. */
    private record First(Prospect prospect, Side mover, int ply) {
        String result() {
            return switch (prospect) {
                case OPEN -> "none";
                case DRAW -> "draw";
                case LOSS -> mover == Side.RED ? "red_loses" : "black_loses";
                case WIN -> mover == Side.RED ? "black_loses" : "red_loses";
            };
        }
    }

    private static First first(RuleSet rules, Position start, String line) {
        Prospects prospects = new Prospects(start, List.of(), rules);
        for (int move : moves(line)) {
            prospects.make(move);
            Prospect prospect = prospects.prospect();
            if (prospect != Prospect.OPEN) {
                return new First(
                        prospect,
                        prospects.board().sideToMove(),
                        prospects.board().ply());
            }
        }
        return new First(Prospect.OPEN, Side.RED, 0);
    }

    static Stream<RepetitionCasesTest.Case> casesFromTheirSecondPlyOn() {
        return RepetitionCasesTest.decidedCases().filter(each -> each.firstPly() > 0);
    }

    @ParameterizedTest
    @MethodSource("casesFromTheirSecondPlyOn")
    void theFirstLoopForetellsTheRulingOfDomi(RepetitionCasesTest.Case test) {
        First first = first(DOMI, test.start(), test.moves());
        assertThat(first.ply()).isPositive().isLessThan(test.thirdPly());
        assertThat(first.result()).isEqualTo(test.domi());
    }

    /** Chases take a small budget only, so a few may be missed. */
    @Test
    void theFirstLoopForetellsNearlyEveryRulingOfAsian() {
        List<RepetitionCasesTest.Case> cases = casesFromTheirSecondPlyOn().toList();
        long foretold = cases.stream()
                .filter(each -> first(rules("asian"), each.start(), each.moves())
                        .result()
                        .equals(each.asian()))
                .count();
        assertThat(foretold).isGreaterThanOrEqualTo(cases.size() * 98L / 100);
    }

    @Test
    void aLoopThatBeganBeforeTheSearchNeedsItsFullNumber() {
        String circle = "e5d5 d9e9 d5e5 e9d9";
        List<Move> once = Stream.of(circle.split(" ")).map(Positions::move).toList();
        Prospects prospects = new Prospects(ENDLESS_CHECKS, once, DOMI);
        for (int move : moves("e5d5 d9e9 d5e5")) {
            prospects.make(move);
            assertThat(prospects.prospect()).isEqualTo(Prospect.OPEN);
        }
        prospects.make(Positions.move("e9d9").code());
        assertThat(prospects.prospect()).isEqualTo(Prospect.LOSS);
        assertThat(prospects.verdict()).isEqualTo(Prospect.LOSS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"domi", "asian", "chinese", "clubxiangqi", "tiantian", "computer"})
    void perpetualCheckLosesEverywhere(String ruleSet) {
        First first = first(rules(ruleSet), ENDLESS_CHECKS, "f0e0 d9d8 e5d5 d8e8 d5e5 e8d8");
        assertThat(first.result()).isEqualTo("red_loses");
        assertThat(first.ply()).isEqualTo(6);
    }

    @Test
    void aPassBreaksTheGameOff() {
        Prospects prospects = new Prospects(Position.INITIAL, List.of(), DOMI);
        int[] outAndBack = moves("h0g2 h9g7 g2h0 g7h9");
        prospects.make(moves("a0a1")[0]);
        prospects.make(moves("a9a8")[0]);
        prospects.make(outAndBack[0]);
        prospects.make(outAndBack[1]);
        prospects.pass();
        prospects.make(moves("g7h9")[0]);
        prospects.make(moves("g2h0")[0]);
        assertThat(prospects.prospect()).isEqualTo(Prospect.OPEN);
        prospects.unmake();
        prospects.unmake();
        prospects.unpass();
        prospects.make(outAndBack[2]);
        assertThat(prospects.prospect()).isEqualTo(Prospect.OPEN);
        prospects.make(outAndBack[3]);
        assertThat(prospects.prospect()).isEqualTo(Prospect.DRAW);
    }

    /** After a pass the plies count for the other side; the side that checks is still the one that loses. */
    @Test
    void whoChecksIsKnownBelowAPassToo() {
        Prospects prospects = new Prospects(ENDLESS_CHECKS, List.of(), DOMI);
        prospects.make(moves("f0e0")[0]);
        prospects.pass();
        for (int move : moves("e0f0 d9d8 e5d5 d8e8 d5e5 e8d8")) {
            prospects.make(move);
        }
        prospects.make(moves("e5d5")[0]);
        assertThat(prospects.prospect()).isEqualTo(Prospect.WIN);
    }

    @Test
    void theMoveLimitDraws() {
        String fen = ENDLESS_CHECKS.fen().replaceFirst(" - - [0-9]+ ", " - - 118 ");
        assertThat(first(DOMI, Positions.of(fen), "f0e0 d9d8")).isEqualTo(new First(Prospect.DRAW, Side.RED, 2));
    }

    @Test
    void nothingLeftToWinWithDraws() {
        Position lastAttacker = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . K . . . .
                """);
        assertThat(first(rules("asian"), lastAttacker, "e0e1").prospect()).isEqualTo(Prospect.DRAW);
        assertThat(first(DOMI, lastAttacker, "e0e1").prospect()).isEqualTo(Prospect.OPEN);
    }

    @Test
    void theSeventhCheckInARowLosesWhereRowsAreCounted() {
        Prospects prospects = new Prospects(ENDLESS_CHECKS, List.of(), rules("tiantian"));
        int[] line = moves("e5d5 d9e9 d5e5 e9d9 e5d5 d9e9 d5e5 e9d9 e5d5 d9e9 d5e5 e9d9 e5d5");
        for (int i = 0; i < line.length - 1; i++) {
            prospects.make(line[i]);
            assertThat(prospects.verdict()).isEqualTo(Prospect.OPEN);
        }
        prospects.make(line[line.length - 1]);
        assertThat(prospects.verdict()).isEqualTo(Prospect.WIN);
    }

    /** Black, to move at the limit, has no move, and a stalemate comes before the limit; Red would have one. */
    @Test
    void whetherThereIsAMoveAtTheLimitIsAskedForTheSideThatHasTheMove() {
        Position start = Positions.of("3k5/9/R8/9/9/9/9/9/9/4K4 w - - 119 60");
        Prospects prospects = new Prospects(start, List.of(), DOMI);
        prospects.make(Positions.move("a7a8").code());
        assertThat(prospects.prospect()).isEqualTo(Prospect.OPEN);
        prospects.pass();
        assertThat(prospects.prospect()).isEqualTo(Prospect.DRAW);
        prospects.unpass();
        assertThat(prospects.prospect()).isEqualTo(Prospect.OPEN);
        assertThat(prospects.verdict()).isEqualTo(Prospect.LOSS);
    }
}
