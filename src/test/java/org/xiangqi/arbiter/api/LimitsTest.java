package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An installation with limits of its own keeps them and publishes them. */
@QuarkusTest
@TestProfile(LimitsTest.Narrow.class)
class LimitsTest {
    /** Three moves a game, 500 bytes a body, two games, five moves and two variations a file. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.limits.plies", "3",
                    "arbiter.limits.body-bytes", "500",
                    "arbiter.limits.file-games", "2",
                    "arbiter.limits.file-plies", "5",
                    "arbiter.limits.file-nesting", "1",
                    "arbiter.limits.file-variations", "2",
                    "arbiter.limits.touches", "2",
                    "arbiter.limits.standings-games", "2");
        }
    }

    @Test
    void theDocumentTellsThem() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.plies", equalTo(3))
                .body("'x-limits'.bodyBytes", equalTo(500))
                .body("'x-limits'.fileGames", equalTo(2))
                .body("'x-limits'.filePlies", equalTo(5))
                .body("'x-limits'.fileNesting", equalTo(1))
                .body("'x-limits'.fileVariations", equalTo(2))
                .body("'x-limits'.touches", equalTo(2))
                .body("'x-limits'.standingsGames", equalTo(2))
                .body("components.schemas.TouchRulingRequest.properties.touches.maxItems", equalTo(2))
                .body("components.schemas.StandingsRequest.properties.games.maxItems", equalTo(2))
                .body("components.schemas.AdjudicationRequest.description", containsString("At most 3 moves"));
    }

    @Inject
    Rehearsal rehearsal;

    @Test
    void nothingIsRehearsedThatIsTooLongForThem() {
        assertThat(rehearsal.isAllowed()).isFalse();
    }

    @Test
    void aGameOfThatLengthIsRuledAndALongerOneRefused() {
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "h2e2 h9g7 h0g2"))
                .post("/v1/adjudications")
                .then()
                .statusCode(200);
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "h2e2 h9g7 h0g2 a9a8"))
                .post("/v1/adjudications")
                .then()
                .statusCode(413)
                .body("what", equalTo("PLIES"))
                .body("limit", equalTo(3));
    }

    @ParameterizedTest
    @CsvSource({"2, 200", "3, 400"})
    void soManyTouchesAreJudgedAndMoreRefused(int touches, int status) {
        ValidatableResponse answer = given().contentType(ContentType.JSON)
                .body(Map.of("moves", "", "touches", Collections.nCopies(touches, Map.of("square", "h2"))))
                .post("/v1/touch-rulings")
                .then()
                .statusCode(status);
        if (status != 200) {
            answer.body("type", equalTo("/problems/invalid-value"))
                    .body("field", equalTo("touches"))
                    .body("detail", equalTo("touches must have at most 2 elements."));
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 200", "3, 413"})
    void soManyGamesMakeStandingsAndMoreAreRefused(int games, int status) {
        ValidatableResponse answer = given().contentType(ContentType.JSON)
                .body(Map.of("games", Collections.nCopies(games, Map.of("result", "*"))))
                .post("/v1/standings")
                .then()
                .statusCode(status);
        if (status != 200) {
            answer.body("type", equalTo("/problems/too-large"))
                    .body("what", equalTo("GAMES"))
                    .body("limit", equalTo(2));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'[A \"\"]\n*\n[A \"\"]\n*', 200, -, 0",
        "'[A \"\"]\n*\n[A \"\"]\n*\n[A \"\"]\n*', 413, GAMES, 2",
        "h2e2 h9g7 (h9i7 h0g2) i9h9, 200, -, 0",
        "h2e2 h9g7 (h9i7 h0g2) i9h9 i9i8, 200, -, 0",
        "h2e2 h9g7 (h9i7 h0g2) h0g2 i9h9, 413, PLIES, 5",
        "h2e2 (h2d2 (h2c2)), 413, NESTING, 1",
        "h2e2 (x)(), 200, -, 0",
        "h2e2 (x)()(), 413, VARIATIONS, 2",
    })
    void aFileOfThatSizeIsReadAndALargerOneRefused(String file, int status, String what, int limit) {
        ValidatableResponse answer = given().contentType(ContentType.BINARY)
                .body(file.getBytes(StandardCharsets.UTF_8))
                .post("/v1/records")
                .then()
                .statusCode(status);
        if (status != 200) {
            answer.body("type", equalTo("/problems/too-large"))
                    .body("what", equalTo(what))
                    .body("limit", equalTo(limit));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP_1_1, /v1/adjudications, application/json",
        "HTTP_2, /v1/adjudications, application/json",
        "HTTP_1_1, /v1/records, application/octet-stream",
        "HTTP_2, /v1/records, text/plain",
    })
    void aBodyThatDoesNotAnnounceItsLengthIsCutOffAtTheLimit(HttpClient.Version version, String path, String type)
            throws IOException, InterruptedException {
        byte[] body = ("{\"moves\":\"" + " ".repeat(600) + "\"}").getBytes(StandardCharsets.UTF_8);
        HttpRequest chunked = HttpRequest.newBuilder(URI.create(address(path)))
                .version(version)
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                .build();
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = http.send(chunked, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(413);
            assertThat(answer.body()).contains("/problems/too-large", "\"what\":\"BODY\"", "\"limit\":500", path);
        }
    }

    private static String address(String path) {
        return RestAssured.baseURI + ":" + RestAssured.port + path;
    }
}
