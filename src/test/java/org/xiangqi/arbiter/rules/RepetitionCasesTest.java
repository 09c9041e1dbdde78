package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** The published repetition cases, ruled under domi: who loses, and at which ply. */
class RepetitionCasesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    record Case(String id, Position start, String moves, int firstPly, int thirdPly, String expected) {
        static Case of(String line) {
            try {
                JsonNode row = JSON.readTree(line);
                String moves = StreamSupport.stream(row.get("moves").spliterator(), false)
                        .map(JsonNode::asText)
                        .collect(Collectors.joining(" "));
                return new Case(
                        row.get("id").asText(),
                        Positions.of(row.get("startFen").asText()),
                        moves,
                        row.get("firstPly").asInt(),
                        row.get("thirdPly").asInt(),
                        row.get("expectedDomi").asText());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String toString() {
            return id;
        }
    }

    static Stream<Case> cases() {
        return Tables.lines("repetition-cases.jsonl").stream().map(Case::of);
    }

    @Test
    void theTableIsWhole() {
        assertThat(cases()).hasSize(181);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isRuledAsExpected(Case test) {
        Verdict.Decided verdict = Replays.decided(Replays.game(test.start(), test.moves()));
        assertThat(result(verdict.outcome())).isEqualTo(test.expected());
        assertThat(verdict.ply()).isEqualTo(test.thirdPly());
        assertThat(verdict.evidence().firstPly()).isEqualTo(test.firstPly() + 1);
        assertThat(verdict.evidence().lastPly()).isEqualTo(test.thirdPly());
        assertThat(verdict.evidence().occurrences())
                .hasSize(3)
                .startsWith(test.firstPly())
                .endsWith(test.thirdPly());
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case RED_WINS -> "black_loses";
            case BLACK_WINS -> "red_loses";
            case DRAW -> "draw";
        };
    }
}
