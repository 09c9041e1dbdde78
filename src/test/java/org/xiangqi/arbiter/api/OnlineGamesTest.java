package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasEntry;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.document.CallExample;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.contest.online.EventFault;
import org.xiangqi.arbiter.contest.online.OnlineArticles;
import org.xiangqi.arbiter.contest.online.OnlineEventType;
import org.xiangqi.arbiter.rules.Reason;

/** The contract of POST /v1/online-games, beyond what the examples show. */
@QuarkusTest
class OnlineGamesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/online-games")
                .then();
    }

    private static ValidatableResponse post(String json) {
        return given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/online-games")
                .then();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/online-games"));
    }

    private static Map<String, ?> start(long atMs) {
        return Map.of("atMs", atMs, "type", "START");
    }

    private static Map<String, ?> move(long atMs, String side, String move) {
        return Map.of("atMs", atMs, "type", "MOVE", "side", side, "move", move);
    }

    private static List<Map<String, ?>> game(String... moves) {
        return IntStream.rangeClosed(0, moves.length)
                .<Map<String, ?>>mapToObj(
                        ply -> ply == 0 ? start(0) : move(1000L * ply, ply % 2 == 1 ? "RED" : "BLACK", moves[ply - 1]))
                .toList();
    }

    @Test
    void aGameThatHasNotStartedHasAllItsTime() {
        post(Map.of("events", List.of()))
                .statusCode(200)
                .body("status", equalTo("ONGOING"))
                .body("result", equalTo("*"))
                .body("winner", nullValue())
                .body("nowMs", equalTo(0))
                .body("clocks.red.totalMs", equalTo(600_000))
                .body("clocks.black.moveMs", equalTo(60_000))
                .body("drawOffer.red.may", equalTo(false))
                .body("drawOffer.red.movesToWait", equalTo(1))
                .body("rematch.open", equalTo(false))
                .body("rematch.agreed", empty())
                .body("points", nullValue())
                .body("nextDeadlineMs", nullValue())
                .body("explanation", equalTo("The game has not started."))
                .body("ruleSet.id", equalTo("domi"))
                .body("policy.id", equalTo("domi"))
                .body("policy.version", equalTo("1.0"))
                .body("policy.flagAgainstBareSide", equalTo("LOSS"));
    }

    @Test
    void theRulingIsThatOfAnAdjudicationOfTheMovesThatCounted() {
        for (List<String> moves : List.of(
                List.<String>of(),
                List.of("h2e2", "h9g7"),
                List.of("C2.5", "H8+7", "H2+3"),
                List.of("炮二平五", "马8进7"),
                List.of("h3e3", "h10g8"))) {
            String adjudicated = given().contentType(ContentType.JSON)
                    .body(Map.of("moves", moves))
                    .post("/v1/adjudications")
                    .then()
                    .extract()
                    .asString();
            JsonNode ruling = tree(post(Map.of("events", game(moves.toArray(String[]::new)))))
                    .path("ruling");
            assertThat(ruling.toString()).isEqualTo(adjudicated);
        }
    }

    @Test
    void theWorkedDisputeOfTheReadmeIsAnsweredAsItSays() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        String section = readme.substring(readme.indexOf("\n## Online games\n"));
        String request = between(section, "-d '", "'\n```");
        JsonNode answer = tree(post(request).statusCode(200));
        JsonNode told = JSON.readTree(between(section, "```json\n", "\n```"));
        assertThat(told.properties()).isNotEmpty();
        told.properties()
                .forEach(field -> assertThat(answer.path(field.getKey()))
                        .as(field.getKey())
                        .isEqualTo(field.getValue()));
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static JsonNode tree(ValidatableResponse answer) {
        try {
            return JSON.readTree(answer.extract().asString());
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void withoutNowTheLatestTimeOfAnyEventIsMeantRefusedOnesIncluded() {
        post(Map.of("events", List.of(start(0), move(61_000, "BLACK", "h9g7"), move(5, "RED", "h2e2"))))
                .body("nowMs", equalTo(61_000))
                .body("status", equalTo("FINISHED"))
                .body("reason", equalTo("MOVE_TIME"))
                .body("decidedAtMs", equalTo(60_005));
    }

    @Test
    void everyValueOfThePolicyCanBeAnother() {
        Map<String, ?> policy = Map.of(
                "totalMs", 5_000,
                "moveMs", 4_000,
                "offlineBeforeStartMs", 0,
                "rematchMs", 7,
                "movesAfterDecline", 1,
                "winPoints", 20,
                "drawPoints", -5,
                "lossPoints", -10,
                "flagAgainstBareSide", "DRAW");
        ValidatableResponse answer = post(Map.of(
                "events",
                game("h2e2"),
                "nowMs",
                5_000,
                "policy",
                policy,
                "players",
                Map.of("red", Map.of("account", "a"), "black", Map.of("account", "b"))));
        policy.forEach((name, value) -> answer.body("policy." + name, equalTo(value)));
        answer.body("reason", equalTo("MOVE_TIME"))
                .body("decidedAtMs", equalTo(5_000))
                .body("rematch.closesAtMs", equalTo(5_007))
                .body("nextDeadlineMs", equalTo(5_007))
                .body("points", equalTo(Map.of("red", 20, "black", -10)));
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        for (String field : List.of("policy", "ruleSet", "startFen", "notation", "players", "nowMs", "include")) {
            nulls.put(field, null);
        }
        Map<String, Object> start = new HashMap<>(start(3));
        start.put("side", null);
        start.put("move", null);
        nulls.put("events", List.of(start));
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("events", List.of(start(3)))).statusCode(200).body(equalTo(withNulls));
        Map<String, Object> players = new HashMap<>();
        players.put("red", null);
        players.put("black", Map.of());
        post(Map.of("events", List.of(start(3)), "players", players, "policy", Map.of()))
                .body(equalTo(withNulls));
    }

    @Test
    void theRuleSetThatIsAskedForJudgesTheBoard() {
        String[] moves = "h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6".split(" ");
        post(Map.of("events", game(moves)))
                .body("reason", equalTo("PERPETUAL_CHECK"))
                .body("winner", equalTo("BLACK"))
                .body("article", equalTo("domi-2"))
                .body("decidedByEvent", equalTo(13))
                .body("ruling.verdict.decidedAtPly", equalTo(13));
        post(Map.of("events", game(moves), "ruleSet", "clubxiangqi"))
                .body("status", equalTo("ONGOING"))
                .body("ruleSet.id", equalTo("clubxiangqi"));
    }

    @Test
    void aMoveThatCountsInNoNotationDoesNotSettleTheNotation() {
        post(Map.of(
                        "events",
                        List.of(
                                start(0),
                                move(1, "RED", "h3e4"),
                                move(2, "RED", "Q1+1"),
                                move(3, "RED", "炮二平五"),
                                move(4, "BLACK", "h9g7"),
                                move(5, "BLACK", "马8进7"))))
                .body("ruling.notation", equalTo("CHINESE"))
                .body("refusedEvents.index", equalTo(List.of(1, 2, 4)))
                .body("refusedEvents.reason[2]", equalTo("UNREADABLE_MOVE"))
                .body("ruling.position.ply", equalTo(2));
    }

    @Test
    void aMoveIsRefusedAsTheNotationThatUnderstandsItSays() {
        post(Map.of("events", List.of(start(0), move(1, "RED", "帅五平六"), move(2, "RED", "e0d1"))))
                .body("refusedEvents.reason", equalTo(List.of("ILLEGAL_MOVE", "ILLEGAL_MOVE")))
                .body("refusedEvents[1].illegalReason", equalTo("NOT_A_MOVE_OF_THE_PIECE"))
                .body("ruling.notation", equalTo("UCCI"));
    }

    @Test
    void blanksAroundAMoveAreNoPartOfIt() {
        post(Map.of("events", List.of(start(0), move(1, "RED", " h2e2\n")))).body("refusedEvents", empty());
    }

    @Test
    void startPositionsAreRefusedAsByAdjudications() {
        problem(post(Map.of("events", List.of(), "startFen", "9/9")), 422, "invalid-fen");
        problem(post(Map.of("events", List.of(), "startFen", "4k4/9/9/9/9/9/9/9/9/4K4")), 422, "illegal-position");
    }

    @Test
    void whatThereIsNotIsRefusedWithWhatThereIs() {
        ValidatableResponse policy = post(Map.of("events", List.of(), "policy", Map.of("id", "club")));
        problem(policy, 422, "unknown-policy");
        policy.body("known", equalTo(List.of("domi")));
        problem(post(Map.of("events", List.of(), "ruleSet", "chess")), 422, "unknown-rule-set");
        ValidatableResponse type = post("{\"events\":[{\"atMs\":0,\"type\":\"PAUSE\"}]}");
        problem(type, 400, "invalid-value");
        type.body("field", equalTo("events[0].type"))
                .body(
                        "allowed",
                        equalTo(Arrays.stream(OnlineEventType.values())
                                .map(Enum::name)
                                .toList()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1",
                "9007199254740992",
                "9223372036854775807",
                "9223372036854775808",
                "-1e99",
                "0.5",
                "\"0\"",
                "true",
                "[]"
            })
    void aTimeThatIsNoneIsRefusedWithItsPlace(String time) {
        ValidatableResponse event =
                post("{\"events\":[{\"atMs\":0,\"type\":\"START\"},{\"atMs\":" + time + ",\"type\":\"START\"}]}");
        problem(event, 400, "invalid-value");
        event.body("field", equalTo("events[1].atMs"));
        ValidatableResponse now = post("{\"events\":[],\"nowMs\":" + time + "}");
        problem(now, 400, "invalid-value");
        now.body("field", equalTo("nowMs"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "totalMs\":0",
                "moveMs\":0",
                "totalMs\":9007199254740992",
                "offlineBeforeStartMs\":-1",
                "rematchMs\":-1",
                "movesAfterDecline\":-1",
                "movesAfterDecline\":10001",
                "winPoints\":1000001",
                "drawPoints\":0.5",
                "lossPoints\":-1000001",
                "flagAgainstBareSide\":\"WIN\"",
                "id\":7"
            })
    void aValueOfThePolicyOutOfRangeIsRefusedByName(String field) {
        ValidatableResponse answer = post("{\"events\":[],\"policy\":{\"" + field + "}}");
        problem(answer, 400, "invalid-value");
        answer.body("field", equalTo("policy." + field.substring(0, field.indexOf('"'))));
    }

    @Test
    void timesUpToTheGreatestAreAnsweredWithDeadlinesBeyond() {
        long last = (1L << 53) - 1;
        post(Map.of("events", List.of(start(last)), "policy", Map.of("totalMs", last, "moveMs", last)))
                .statusCode(200)
                .body("status", equalTo("ONGOING"))
                .body("nextDeadlineMs", equalTo(2 * last));
    }

    @Test
    void bodiesThatAreNoGameAreRefused() {
        problem(post("{}"), 400, "invalid-value");
        problem(post("{\"events\":null}"), 400, "invalid-value");
        problem(post("{\"events\":[null]}"), 400, "invalid-value");
        problem(post("{\"events\":[{\"atMs\":0}]}"), 400, "invalid-value");
        problem(post("{\"events\":[{\"atMs\":0,\"type\":\"START\",\"at\":1}]}"), 400, "unknown-field");
        problem(post("{\"events\":[],\"moves\":\"\"}"), 400, "unknown-field");
        problem(post("{\"events\":[],\"players\":{\"red\":{\"name\":\"x\"}}}"), 400, "unknown-field");
        problem(post("{"), 400, "malformed-json");
    }

    @Test
    void sizesHaveLimits() {
        Map<String, ?> start = start(0);
        ValidatableResponse events = post(
                Map.of("events", IntStream.range(0, 8_001).mapToObj(n -> start).toList()));
        problem(events, 400, "invalid-value");
        events.body("field", equalTo("events")).body("detail", containsString("at most 8000"));
        post(Map.of("events", IntStream.range(0, 8_000).mapToObj(n -> start).toList()))
                .statusCode(200)
                .body("refusedEvents", hasSize(7_999));
        Map<String, ?> move = move(0, "RED", "h2e2");
        ValidatableResponse moves = post(
                Map.of("events", IntStream.range(0, 2_001).mapToObj(n -> move).toList()));
        problem(moves, 413, "too-large");
        moves.body("what", equalTo("PLIES")).body("limit", equalTo(2_000));
        ValidatableResponse account =
                post(Map.of("events", List.of(), "players", Map.of("black", Map.of("account", "x".repeat(201)))));
        problem(account, 400, "invalid-value");
        account.body("field", equalTo("players.black.account"));
    }

    @Test
    void gamesAreCountedByRuleSetAndReason() {
        post(Map.of("events", List.of(), "ruleSet", "asian"));
        post(Map.of("events", List.of(start(0)), "nowMs", 60_000, "ruleSet", "asian"));
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_online_games_total{reason=\"ONGOING\",rule_set=\"asian\"}"))
                .body(containsString("arbiter_online_games_total{reason=\"NO_SHOW\",rule_set=\"asian\"}"));
    }

    @Test
    void theDocumentTellsTheLimitsAndTheArticles() {
        ValidatableResponse document =
                given().accept(ContentType.JSON).get("/q/openapi").then();
        document.body("'x-limits'", hasEntry("onlineEvents", 8_000))
                .body("'x-limits'", hasEntry("accountLength", 200))
                .body("components.schemas.OnlineGameRequest.properties.events.maxItems", equalTo(8_000))
                .body("components.schemas.OnlinePlayerRequest.properties.account.maxLength", equalTo(200))
                .body(
                        "paths.'/v1/online-games'.post.description",
                        allOf(containsString("at its very instant is too late"), containsString("refusedEvents")));
        OnlineArticles.all()
                .forEach(article -> document.body(
                        "components.schemas.OnlineGameResponse.properties.article.description",
                        containsString(article.id())));
    }

    @Test
    void everyEndingBesideTheBoardAndEveryRefusalHasAnExample() {
        Set<String> endings = new HashSet<>();
        Set<String> faults = new HashSet<>();
        for (CallExample example : CallExample.of("refereeOnlineGame")) {
            JsonNode response = JSON.valueToTree(example.response());
            endings.add(response.path("reason").asText());
            response.path("refusedEvents")
                    .forEach(refused -> faults.add(refused.path("reason").asText()));
        }
        assertThat(endings)
                .containsAll(Arrays.stream(Ending.values())
                        .map(Enum::name)
                        .filter(name -> !isOfTheBoard(name))
                        .collect(Collectors.toSet()));
        assertThat(faults)
                .containsAll(Arrays.stream(EventFault.values()).map(Enum::name).toList());
    }

    private static boolean isOfTheBoard(String name) {
        return Arrays.stream(Reason.values()).anyMatch(reason -> reason.name().equals(name));
    }
}
