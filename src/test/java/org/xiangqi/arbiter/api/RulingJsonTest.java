package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** Rulings are written without reflection, to the very text that Jackson makes of the records by itself. */
class RulingJsonTest {
    private static final ObjectMapper OURS = new ObjectMapper();

    private static final ObjectMapper BY_REFLECTION = JsonMapper.builder()
            .annotationIntrospector(new JacksonAnnotationIntrospector() {
                private static final long serialVersionUID = 1L;

                @Override
                public @Nullable Object findSerializer(Annotated annotated) {
                    return null;
                }
            })
            .build();

    private static final List<RulingWriter> WRITERS = List.of(
            RulingWriter.NO_SECTIONS,
            new RulingWriter(true, false, false, false),
            new RulingWriter(false, true, false, true),
            new RulingWriter(false, false, true, false),
            new RulingWriter(true, true, true, true));

    static Stream<RuleSet> ruleSets() {
        return RuleSet.all().stream();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void theTextIsThatOfReflection(RuleSet rules) throws JsonProcessingException {
        for (AdjudicationResponse ruling : rulings(rules)) {
            assertThat(OURS.writeValueAsString(ruling)).isEqualTo(BY_REFLECTION.writeValueAsString(ruling));
        }
    }

    /** Or a field of which the samples have no value could be forgotten. */
    @Test
    void everyFieldHasAValueInSomeSample() throws JsonProcessingException {
        Set<String> fields = new TreeSet<>();
        Set<String> filled = new TreeSet<>();
        for (RuleSet rules : RuleSet.all()) {
            for (AdjudicationResponse ruling : rulings(rules)) {
                collect(OURS.readTree(BY_REFLECTION.writeValueAsString(ruling)), "", fields, filled);
            }
        }
        assertThat(fields).hasSizeGreaterThan(60);
        assertThat(filled).containsAll(fields);
    }

    private static void collect(JsonNode node, String path, Set<String> fields, Set<String> filled) {
        for (var field : node.properties()) {
            String name = path + "/" + field.getKey();
            fields.add(name);
            JsonNode value = field.getValue();
            if (!value.isNull() && !(value.isArray() && value.isEmpty())) {
                filled.add(name);
            }
            collect(value, name, fields, filled);
        }
        if (node.isArray()) {
            node.forEach(element -> collect(element, path, fields, filled));
        }
    }

    /** Of every published repetition, each told with other sections. */
    private static List<AdjudicationResponse> rulings(RuleSet rules) throws JsonProcessingException {
        List<AdjudicationResponse> rulings = new ArrayList<>();
        for (String line : Tables.lines("repetition-cases.jsonl")) {
            JsonNode row = OURS.readTree(line);
            List<Move> moves = new ArrayList<>();
            row.get("moves").forEach(move -> moves.add(Positions.move(move.asText())));
            Position start = Positions.of(row.get("startFen").asText());
            for (RulingWriter writer : WRITERS) {
                Replay.Until until = writer.rulings() ? Replay.Until.LAST_MOVE : Replay.Until.FIRST_END;
                // Not the last moves of some, so that there are games which go on, with warnings and legal moves.
                int plies = moves.size() - rulings.size() % 3;
                Game game = Replay.of(start, rules, until, new PlayedMoves(moves.subList(0, Math.max(0, plies))))
                        .game();
                rulings.add(writer.write(game, Notation.UCCI, moves.size() - game.ply()));
            }
        }
        return rulings;
    }
}
