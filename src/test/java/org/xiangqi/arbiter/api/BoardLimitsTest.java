package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An installation with limits of its own for pictures keeps them and publishes them. */
@QuarkusTest
@TestProfile(BoardLimitsTest.Narrow.class)
class BoardLimitsTest {
    /** Small pictures with one arrow and one mark, of games with one move, that may be kept for a minute. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.boards.least-size", "50",
                    "arbiter.boards.most-size", "300",
                    "arbiter.boards.arrows", "1",
                    "arbiter.boards.marks", "1",
                    "arbiter.boards.moves-length", "4",
                    "arbiter.boards.max-age-seconds", "60");
        }
    }

    @Test
    void theDocumentTellsThem() {
        String size = "paths.'/v1/boards.svg'.get.parameters.find { it.name == 'size' }.schema.";
        String moves = "paths.'/v1/boards.svg'.get.parameters.find { it.name == 'moves' }.schema.";
        String arrows = "paths.'/v1/boards.svg'.get.parameters.find { it.name == 'arrows' }.schema.";
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.boardLeastSize", equalTo(50))
                .body("'x-limits'.boardMostSize", equalTo(300))
                .body("'x-limits'.boardArrows", equalTo(1))
                .body("'x-limits'.boardMarks", equalTo(1))
                .body("'x-limits'.boardMovesLength", equalTo(4))
                .body(size + "minimum", equalTo(50))
                .body(size + "maximum", equalTo(300))
                .body(size + "default", equalTo(300))
                .body(moves + "maxLength", equalTo(4))
                .body(arrows + "maxLength", equalTo(4));
    }

    @Test
    void theDefaultSizeIsOneThatIsAllowed() {
        given().get("/v1/boards.svg")
                .then()
                .statusCode(200)
                .header("Cache-Control", "public, max-age=60")
                .body(containsString(" width=\"300\" "));
    }

    @ParameterizedTest
    @CsvSource({
        "size, 50, 200",
        "size, 49, 400",
        "size, 301, 400",
        "arrows, h2e2, 200",
        "'arrows', 'h2e2,h9g7', 400",
        "marks, e4, 200",
        "'marks', 'e4,e5', 400",
        "moves, h2e2, 200",
        "moves, H2-E2, 400",
    })
    void whatIsWithinThemIsDrawn(String name, String value, int status) {
        given().queryParam(name, value).get("/v1/boards.svg").then().statusCode(status);
    }
}
