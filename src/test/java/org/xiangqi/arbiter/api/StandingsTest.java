package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.contest.Ending;

/** The contract of POST /v1/standings, beyond what the examples show. */
@QuarkusTest
class StandingsTest {
    private static ValidatableResponse post(Object request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/standings")
                .then();
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/standings"));
    }

    private static Map<String, String> game(String red, String result, String black) {
        return Map.of("red", red, "black", black, "result", result);
    }

    @Test
    void theTableHasPointsGamesAndTieBreaks() {
        post(Map.of("games", List.of(game("ann", "1-0", "bob"), game("bob", "1/2-1/2", "ann"))))
                .statusCode(200)
                .body("policy.id", equalTo("domi"))
                .body("policy.adjusted", equalTo(false))
                .body("policy.winPoints", equalTo(3))
                .body("policy.drawPoints", equalTo(1))
                .body("policy.lossPoints", equalTo(0))
                .body("tieBreaks", equalTo(List.of("WINS", "DIRECT_ENCOUNTERS", "SONNEBORN_BERGER")))
                .body("counted", equalTo(2))
                .body("notCounted", empty())
                .body("table", hasSize(2))
                .body("table[0].rank", equalTo(1))
                .body("table[0].account", equalTo("ann"))
                .body("table[0].points", equalTo(4))
                .body("table[0].games", equalTo(2))
                .body("table[0].wins", equalTo(1))
                .body("table[0].draws", equalTo(1))
                .body("table[0].losses", equalTo(0))
                .body("table[0].tieBreaks.wins", equalTo(1))
                .body("table[0].tieBreaks.directEncounters", nullValue())
                .body("table[0].tieBreaks.sonnebornBerger", equalTo(4));
    }

    @Test
    void otherPointsAdjustThePolicy() {
        post(Map.of(
                        "games", List.of(game("ann", "1-0", "bob")),
                        "policy", Map.of("winPoints", 2)))
                .statusCode(200)
                .body("policy.adjusted", equalTo(true))
                .body("policy.winPoints", equalTo(2))
                .body("policy.drawPoints", equalTo(1))
                .body("table[0].points", equalTo(2));
    }

    @Test
    void absentAndNullMeanTheSame() {
        String absent = post("{\"games\":[{\"result\":\"1-0\"}]}")
                .statusCode(200)
                .extract()
                .asString();
        post("{\"policy\":null,\"games\":[{\"red\":null,\"black\":null,\"result\":\"1-0\",\"reason\":null,\"rated\":null}]}")
                .statusCode(200)
                .body(equalTo(absent));
        post("{\"policy\":{\"id\":null,\"winPoints\":null,\"drawPoints\":null,\"lossPoints\":null},"
                        + "\"games\":[{\"result\":\"1-0\"}]}")
                .statusCode(200)
                .body(equalTo(absent))
                .body("notCounted[0].reason", equalTo("GUEST"));
    }

    @Test
    void theTableOfTheReadmeIsTheOneThatItShows() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        int call = readme.indexOf("curl -s localhost:8080/v1/standings");
        int answer = readme.indexOf("```json", call);
        String request = readme.substring(readme.indexOf('\'', readme.indexOf("-d ", call)) + 1, answer);
        String shown = readme.substring(answer + "```json".length(), readme.indexOf("```", answer + 3));
        String told = post(request.substring(0, request.lastIndexOf('\'')))
                .statusCode(200)
                .extract()
                .asString();
        ObjectMapper json = new ObjectMapper();
        assertThat(json.readTree(told)).isEqualTo(json.readTree(shown));
    }

    @Test
    void withoutGamesTheTableIsEmpty() {
        post("{\"games\":[]}").statusCode(200).body("table", empty()).body("counted", equalTo(0));
    }

    @Test
    void namesOfAnyKindAreToldAsTheyAre() {
        for (String name : List.of("\\\"", "\\u0000", "\\uD83D\\uDE00", "\\uD800", " ", "安")) {
            post("{\"games\":[{\"red\":\"" + name + "\",\"black\":\"bob\",\"result\":\"1-0\"}]}")
                    .statusCode(200)
                    .body("table", hasSize(2))
                    .body("table[0].points", equalTo(3));
        }
    }

    @Test
    void aResultThatCannotComeOfItsReasonIsRefusedWithItsPlace() {
        problem(
                        post("{\"games\":[{\"result\":\"1-0\",\"reason\":\"CHECKMATE\"},"
                                + "{\"result\":\"1-0\",\"reason\":\"DRAW_AGREED\"}]}"),
                        422,
                        "result-contradicts-reason")
                .body("index", equalTo(1))
                .body("result", equalTo("1-0"))
                .body("reason", equalTo("DRAW_AGREED"));
    }

    @Test
    void anUnknownReasonIsRefusedWithThoseThereAre() {
        problem(post("{\"games\":[{\"result\":\"1-0\",\"reason\":\"BOREDOM\"}]}"), 400, "invalid-value")
                .body("field", equalTo("games[0].reason"))
                .body(
                        "allowed",
                        equalTo(Arrays.stream(Ending.values()).map(Enum::name).toList()));
        problem(post("{\"games\":[{\"result\":\"2-0\"}]}"), 400, "invalid-value")
                .body("field", equalTo("games[0].result"))
                .body("allowed", equalTo(List.of("1-0", "0-1", "1/2-1/2", "*")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | games",
                "{\"games\":null} | games",
                "{\"games\":[null]} | games[0]",
                "{\"games\":[{}]} | games[0].result",
                "{\"games\":[{\"result\":\"*\"},{\"result\":\"1-0\",\"red\":\"\"}]} | games[1].red",
                "{\"games\":[{\"result\":\"1-0\",\"black\":7}]} | games[0].black",
                "{\"games\":[{\"result\":\"1-0\",\"rated\":\"no\"}]} | games[0].rated",
                "{\"games\":[],\"policy\":{\"winPoints\":1001}} | policy.winPoints",
                "{\"games\":[],\"policy\":{\"lossPoints\":-1}} | policy.lossPoints",
                "{\"games\":[],\"policy\":{\"winPoints\":2147483648}} | policy.winPoints",
                "{\"games\":[],\"policy\":{\"winPoints\":0.5}} | policy.winPoints",
                "{\"games\":[],\"policy\":{\"winPoints\":0}} | policy.drawPoints",
                "{\"games\":[],\"policy\":{\"lossPoints\":2}} | policy.lossPoints",
            })
    void aValueThatIsNotPossibleIsRefusedByName(String json, String field) {
        problem(post(json), 400, "invalid-value").body("field", equalTo(field));
    }

    @Test
    void aPolicyThatThereIsNoneOfIsRefusedWithThoseThereAre() {
        problem(post("{\"games\":[],\"policy\":{\"id\":\"fide\"}}"), 422, "unknown-policy")
                .body("known", equalTo(List.of("domi")));
    }

    @Test
    void aFieldThatIsNotKnownIsRefusedByName() {
        problem(post("{\"games\":[{\"white\":\"ann\",\"result\":\"1-0\"}]}"), 400, "unknown-field")
                .body("field", equalTo("games[0].white"))
                .body("known", equalTo(List.of("black", "rated", "reason", "red", "result")));
    }

    @Test
    void whatIsCountedIsCounted() {
        Map<String, Object> unrated = new HashMap<>(game("ann", "1-0", "bob"));
        unrated.put("rated", false);
        post(Map.of("games", List.of(game("ann", "1-0", "bob"), unrated))).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_standings_total{policy=\"domi\"}"))
                .body(containsString("arbiter_standings_games_total{counted=\"COUNTED\"}"))
                .body(containsString("arbiter_standings_games_total{counted=\"NOT_RATED\"}"));
    }
}
