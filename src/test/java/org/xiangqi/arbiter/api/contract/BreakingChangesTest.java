package org.xiangqi.arbiter.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The document of today takes nothing back of the released one, and what takes something back is noticed. */
class BreakingChangesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private static final String SMALL = """
            info: { version: 1.4.0 }
            x-limits: { plies: 2000 }
            paths:
              /games:
                post:
                  operationId: judge
                  parameters:
                    - { name: strict, in: query, schema: { type: boolean, default: false } }
                  requestBody:
                    required: false
                    content:
                      application/json: { schema: { $ref: "#/components/schemas/Game" } }
                      text/plain: { schema: { type: string } }
                  responses:
                    "200":
                      headers: { Faults: { required: true, schema: { type: integer } } }
                      content: { application/json: { schema: { $ref: "#/components/schemas/Ruling" } } }
                    "422": { $ref: "#/components/responses/Problem" }
              /rules:
                get: { operationId: rules, responses: { "200": { content: { text/html: { schema: { type: string } } } } } }
            components:
              responses:
                Problem: { content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } } }
              schemas:
                Problem: { type: object, properties: { title: { type: string } }, required: [ title ] }
                Style: { type: string, enum: [ WXF, ICCS ] }
                Game:
                  type: object
                  additionalProperties: false
                  required: [ moves ]
                  properties:
                    moves: { type: array, maxItems: 300, items: { type: string, maxLength: 9 } }
                    style: { anyOf: [ { $ref: "#/components/schemas/Style" }, { type: "null" } ], default: WXF }
                    depth: { type: [ integer, "null" ], minimum: 1, maximum: 100 }
                Ruling:
                  type: object
                  required: [ winner, ply, next ]
                  properties:
                    winner: { type: string, enum: [ RED, BLACK ] }
                    style: { $ref: "#/components/schemas/Style" }
                    ply: { type: integer, format: int32, maximum: 300 }
                    score: { type: [ number, "null" ] }
                    next: { type: array, items: { $ref: "#/components/schemas/Ruling" } }
            """;

    @Test
    void theDocumentOfTodayTakesNothingBack() throws IOException {
        assertThat(BreakingChanges.between(read("openapi/released.json"), read("openapi/openapi.json")))
                .as("Clients of the released document would fail. Keep what they rely on, or raise the major version.")
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /paths                                                | /rules                 |                     | GET /rules: removed
            /paths/~1rules                                        | get                    |                     | GET /rules: removed
            /paths/~1rules/get                                    | operationId            | listRules           | GET /rules: operationId changed
            /paths/~1games/post                                   | parameters             |                     | POST /games query strict: removed
            /paths/~1games/post/parameters/0                      | name                   | exact               | POST /games query strict: removed
            /paths/~1games/post/parameters/0                      | required               | true                | POST /games query strict: required now
            /paths/~1games/post/parameters/0/schema               | type                   | integer             | POST /games query strict: boolean is no longer accepted
            /paths/~1games/post/parameters/0/schema               | default                | true                | POST /games query strict: the default changed from false to true
            /paths/~1games/post/requestBody                       | required               | true                | POST /games: a body is required now
            /paths/~1games/post/requestBody/content               | text/plain             |                     | POST /games request text/plain: removed
            /paths/~1games/post/responses                         | 422                    |                     | POST /games 422: removed
            /paths/~1games/post/responses                         | 202                    | {}                  | POST /games 202: a further success, which no client expects
            /paths/~1games/post/responses/200/content             | application/json       |                     | POST /games 200 application/json: removed
            /paths/~1games/post/responses/200/headers             | Faults                 |                     | POST /games 200 header Faults: removed
            /paths/~1games/post/responses/200/headers/Faults      | required               | false               | POST /games 200 header Faults: not always sent now
            /components/schemas/Problem                           | required               | []                  | Problem.title: no longer always there
            /components/schemas/Game                              | required               | [ moves, depth ]    | Game.depth: required now
            /components/schemas/Game/properties                   | depth                  |                     | Game.depth: removed
            /components/schemas/Game/properties/moves             | type                   | string              | Game.moves: array is no longer accepted
            /components/schemas/Game/properties/moves             | maxItems               | 200                 | Game.moves: maxItems changed from 300 to 200
            /components/schemas/Game/properties/moves             | minItems               | 1                   | Game.moves: minItems changed from nothing to 1
            /components/schemas/Game/properties/moves/items       | maxLength              | 8                   | Game.moves[]: maxLength changed from 9 to 8
            /components/schemas/Game/properties/moves/items       | pattern                | a.i                 | Game.moves[]: pattern changed from nothing to "a.i"
            /components/schemas/Game/properties/depth             | type                   | integer             | Game.depth: null is no longer accepted
            /components/schemas/Game/properties/depth             | maximum                | 99                  | Game.depth: maximum changed from 100 to 99
            /components/schemas/Game/properties/depth             | minimum                | 2                   | Game.depth: minimum changed from 1 to 2
            /components/schemas/Game/properties/style             | anyOf                  | [ { $ref: '#/components/schemas/Style' } ] | Game.style: null is no longer accepted
            /components/schemas/Game/properties/style             | default                | ICCS                | Game.style: the default changed from "WXF" to "ICCS"
            /components/schemas/Game/properties/style             | allOf                  | []                  | Game.style: allOf beside other schemas is not understood
            /components/schemas/Style                             | enum                   | [ WXF ]             | Game.style: the value "ICCS" is no longer accepted
            /components/schemas/Style                             | enum                   | [ WXF, ICCS, UCI ]  | Style: the value "UCI" was never answered before
            /components/schemas/Ruling/properties/winner          | enum                   | [ RED, BLACK, NONE ] | Ruling.winner: the value "NONE" was never answered before
            /components/schemas/Ruling/properties/winner          | enum                   |                     | Ruling.winner: any value now
            /components/schemas/Ruling/properties                 | winner                 |                     | Ruling.winner: removed
            /components/schemas/Ruling/properties                 | style                  |                     | Ruling.style: removed
            /components/schemas/Ruling                            | required               | [ winner, ply ]     | Ruling.next: no longer always there
            /components/schemas/Ruling/properties/ply             | type                   | string              | Ruling.ply: string was never answered before
            /components/schemas/Ruling/properties/ply             | type                   | number              | Ruling.ply: number was never answered before
            /components/schemas/Ruling/properties/ply             | type                   | [ integer, 'null' ] | Ruling.ply: null was never answered before
            /components/schemas/Ruling/properties/ply             | maximum                | 400                 | Ruling.ply: maximum changed from 300 to 400
            /components/schemas/Ruling/properties/ply             | format                 | int64               | Ruling.ply: format changed from "int32" to "int64"
            /components/schemas/Ruling/properties/ply             | not                    | {}                  | Ruling.ply: not is a keyword that this comparison does not know
            /components/schemas/Ruling/properties/next/items      | $ref                   | "#/components/schemas/Problem" | -
            /x-limits                                             | plies                  | 1000                | x-limits plies: lowered from 2000 to 1000
            """)
    void isNoticed(String at, String field, @Nullable String value, String told) throws IOException {
        List<String> found = BreakingChanges.between(small(), changed(at, field, value));
        assertThat(found).isNotEmpty();
        if (!told.equals("-")) {
            assertThat(found).contains(told);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /paths                                           | /more       | { get: { operationId: more, responses: {} } }
            /paths/~1games                                   | get         | { operationId: games, responses: {} }
            /paths/~1games/post/responses                    | 409         | { $ref: '#/components/responses/Problem' }
            /paths/~1games/post/requestBody/content          | text/csv    | { schema: { type: string } }
            /paths/~1games/post/responses/200/content        | text/csv    | { schema: { type: string } }
            /paths/~1games/post/responses/200/headers        | More        | { schema: { type: string } }
            /paths/~1games/post                              | description | Says more.
            /components/schemas/Game                         | required    | []
            /components/schemas/Game/properties              | more        | { type: string }
            /components/schemas/Game/properties/moves        | maxItems    |
            /components/schemas/Game/properties/moves        | type        | [ array, string ]
            /components/schemas/Game/properties/moves/items  | maxLength   | 10
            /components/schemas/Game/properties/depth        | type        | [ number, 'null' ]
            /components/schemas/Game/properties/depth        | minimum     | 0
            /components/schemas/Ruling                       | required    | [ winner, ply, next, score ]
            /components/schemas/Ruling/properties            | more        | { type: string }
            /components/schemas/Ruling/properties/winner     | enum        | [ RED ]
            /components/schemas/Ruling/properties/winner     | type        | [ string, 'null' ]
            /components/schemas/Ruling/properties/score      | type        | integer
            /components/schemas/Ruling/properties/ply        | maximum     | 200
            /components/schemas/Ruling/properties/ply        | description | Says more.
            /x-limits                                        | plies       | 3000
            /info                                            | version     | 1.5.0
            """)
    void isCompatible(String at, String field, @Nullable String value) throws IOException {
        assertThat(BreakingChanges.between(small(), changed(at, field, value))).isEmpty();
    }

    @Test
    void aNewMajorVersionMayTakeBackAnything() throws IOException {
        ObjectNode next = changed("/info", "version", "2.0.0");
        next.putObject("paths");
        assertThat(BreakingChanges.between(small(), next)).isEmpty();
        assertThat(BreakingChanges.between(next, small())).isEmpty();
    }

    @Test
    void everyFieldOfTheReleasedDocumentThatIsRenamedIsMissed() throws IOException {
        assertEachNoticed("renamed", (schema, field) -> {
            ObjectNode properties = (ObjectNode) schema.path("properties");
            properties.set(field + "Renamed", properties.remove(field));
        });
    }

    @Test
    void everyFieldOfTheReleasedDocumentThatGetsAnotherTypeIsNoticed() throws IOException {
        assertEachNoticed("of another type", (schema, field) -> {
            ObjectNode properties = (ObjectNode) schema.path("properties");
            boolean isTruth = properties.path(field).path("type").toString().contains("boolean");
            properties.putObject(field).put("type", isTruth ? "integer" : "boolean");
        });
    }

    @Test
    void theReleasedDocumentIsCompatibleWithItself() throws IOException {
        JsonNode released = read("openapi/released.json");
        assertThat(BreakingChanges.between(released, released.deepCopy())).isEmpty();
    }

    private interface Change {
        void make(JsonNode schema, String field);
    }

    private static void assertEachNoticed(String name, Change change) throws IOException {
        JsonNode released = read("openapi/released.json");
        List<String> unnoticed = new ArrayList<>();
        int[] tried = new int[1];
        released.at("/components/schemas")
                .properties()
                .forEach(schema -> schema.getValue()
                        .path("properties")
                        .fieldNames()
                        .forEachRemaining(field -> {
                            JsonNode changed = released.deepCopy();
                            change.make(changed.at("/components/schemas").path(schema.getKey()), field);
                            tried[0]++;
                            if (BreakingChanges.between(released, changed).isEmpty()) {
                                unnoticed.add(schema.getKey() + "." + field + " " + name);
                            }
                        }));
        assertThat(tried[0]).isGreaterThan(100);
        assertThat(unnoticed).isEmpty();
    }

    private static JsonNode small() throws IOException {
        return YAML.readTree(SMALL);
    }

    /** The small document with that field set to a value, or, without one, removed. */
    private static ObjectNode changed(String at, String field, @Nullable String value) throws IOException {
        ObjectNode changed = small().deepCopy();
        ObjectNode parent = (ObjectNode) changed.requiredAt(at);
        if (value == null) {
            assertThat(parent.remove(field)).isNotNull();
        } else {
            parent.set(field, YAML.readTree(value));
        }
        return changed;
    }

    private static JsonNode read(String file) throws IOException {
        return JSON.readTree(Path.of(file).toFile());
    }
}
