package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** The published repetition cases, ruled under domi and under asian: who loses, and at which ply. */
class RepetitionCasesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final RuleSet ASIAN = RuleSet.byId("asian").orElseThrow();

    /** What is expected under asian where the sources do not agree. */
    private static final String DISPUTED = "disputed";

    record Case(
            String id,
            Position start,
            String moves,
            int firstPly,
            int thirdPly,
            String asian,
            String domi,
            List<String> otherPrograms) {

        static Case of(String line) {
            try {
                JsonNode row = JSON.readTree(line);
                return new Case(
                        row.get("id").asText(),
                        Positions.of(row.get("startFen").asText()),
                        String.join(" ", texts(row.get("moves"))),
                        row.get("firstPly").asInt(),
                        row.get("thirdPly").asInt(),
                        row.get("expected").asText(),
                        row.get("expectedDomi").asText(),
                        texts(row.get("otherPrograms")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static List<String> texts(JsonNode values) {
            return StreamSupport.stream(values.spliterator(), false)
                    .map(JsonNode::asText)
                    .toList();
        }

        boolean decided() {
            return !asian.equals(DISPUTED);
        }

        /** How many of the other programs rule otherwise than expected. */
        long wrongPrograms() {
            return otherPrograms.stream()
                    .filter(ruling -> !ruling.equals(asian))
                    .count();
        }

        @Override
        public String toString() {
            return id;
        }
    }

    static Stream<Case> cases() {
        return Tables.lines("repetition-cases.jsonl").stream().map(Case::of);
    }

    static Stream<Case> decidedCases() {
        return cases().filter(Case::decided);
    }

    @Test
    void theTableIsWhole() {
        assertThat(cases()).hasSize(181);
        assertThat(decidedCases()).hasSize(174);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRuledAsExpected(Case test) {
        Verdict.Decided verdict = Replays.decided(Replays.game(test.start(), test.moves()));
        assertThat(result(verdict.outcome())).isEqualTo(test.domi());
        assertStoodThrice(verdict, test);
    }

    @ParameterizedTest
    @MethodSource("decidedCases")
    void isRuledAsPublishedUnderAsian(Case test) {
        Verdict.Decided verdict = asianRuling(test);
        assertThat(result(verdict.outcome())).isEqualTo(test.asian());
        assertStoodThrice(verdict, test);
        assertThat(verdict.evidence().plies()).hasSize(test.thirdPly() - test.firstPly());
    }

    /** No ruling under asian but the one at the end of the loop, except where neither side has an attacking piece. */
    @ParameterizedTest
    @MethodSource("decidedCases")
    void nothingElseEndsTheGameBefore(Case test) {
        List<Reason> before = rulings(test)
                .filter(ruling -> ruling.ply() < test.thirdPly())
                .map(Verdict.Decided::reason)
                .toList();
        if (test.id().equals("mxq-rep-001")) {
            assertThat(before).containsExactly(Reason.INSUFFICIENT_MATERIAL);
        } else {
            assertThat(before).isEmpty();
        }
    }

    @Test
    void whereAnotherProgramIsWrongWeDiffer() {
        List<Case> wrong =
                decidedCases().filter(test -> test.wrongPrograms() > 0).toList();
        assertThat(wrong).hasSize(20);
        assertThat(wrong.stream().mapToLong(Case::wrongPrograms).sum()).isEqualTo(26);
        assertThat(wrong).allSatisfy(test -> {
            String ours = result(asianRuling(test).outcome());
            assertThat(test.otherPrograms().stream().filter(theirs -> !theirs.equals(ours)))
                    .hasSize((int) test.wrongPrograms());
        });
    }

    @Test
    void theDisputedCasesAreListed() {
        List<Case> disputed = cases().filter(test -> !test.decided()).toList();
        assertThat(disputed).hasSize(7);
        String list = disputed.stream()
                .map(test -> {
                    Verdict.Decided ruling = asianRuling(test);
                    assertStoodThrice(ruling, test);
                    return "%s: %s (%s)"
                            .formatted(
                                    test,
                                    result(ruling.outcome()),
                                    ruling.article().id());
                })
                .collect(Collectors.joining(", "));
        System.getLogger(RepetitionCasesTest.class.getName())
                .log(System.Logger.Level.INFO, "disputed repetition cases under asian, as ruled here: " + list);
    }

    private static void assertStoodThrice(Verdict.Decided verdict, Case test) {
        assertThat(verdict.ply()).isEqualTo(test.thirdPly());
        assertThat(verdict.evidence().firstPly()).isEqualTo(test.firstPly() + 1);
        assertThat(verdict.evidence().lastPly()).isEqualTo(test.thirdPly());
        assertThat(verdict.evidence().occurrences())
                .hasSize(3)
                .startsWith(test.firstPly())
                .endsWith(test.thirdPly());
    }

    private static Stream<Verdict.Decided> rulings(Case test) {
        return Replays.replay(ASIAN, test.start(), test.moves(), Replay.Until.LAST_MOVE).game().rulings().stream();
    }

    private static Verdict.Decided asianRuling(Case test) {
        return rulings(test)
                .filter(ruling -> ruling.reason().isOfRepetition())
                .findFirst()
                .orElseThrow();
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case RED_WINS -> "black_loses";
            case BLACK_WINS -> "red_loses";
            case DRAW -> "draw";
        };
    }
}
