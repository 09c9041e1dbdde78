package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Searches of the packaged service: the tables that they use, and answers that come line by line. */
@QuarkusIntegrationTest
class SearchesIT {
    private static final String GAME = "h2e2 h9g7 h0g2 i9h9";

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    @Test
    void theSameSearchGetsTheSameBytes() {
        Map<String, ?> request = Map.of("moves", GAME, "nodes", 20_000, "multiPv", 3);
        byte[] first = post("/v1/best-moves", request)
                .statusCode(200)
                .body("lines.size()", equalTo(3))
                .extract()
                .asByteArray();
        post("/v1/best-moves", Map.of("moves", "", "depth", 4)).statusCode(200);
        assertThat(post("/v1/best-moves", request).extract().asByteArray()).isEqualTo(first);
    }

    @Test
    void anAnalysisComesLineByLineUpToItsSummary() {
        ValidatableResponse answer = post("/v1/analyses", Map.of("moves", GAME, "nodes", 500))
                .statusCode(200)
                .contentType("application/x-ndjson");
        List<JsonPath> lines =
                answer.extract().asString().lines().map(JsonPath::from).toList();
        assertThat(lines).hasSize(lines.getFirst().getInt("of"));
        assertThat(lines.subList(0, 5)).allMatch(line -> line.getString("kind").equals("POSITION"));
        assertThat(lines.subList(5, lines.size() - 1))
                .isNotEmpty()
                .allMatch(line -> line.getString("kind").equals("MOVE"));
        assertThat(lines.getLast().getString("kind")).isEqualTo("SUMMARY");
        assertThat(lines.getLast().getList("curve")).hasSize(5);
    }

    @Test
    void aMateByChecksIsProved() {
        post("/v1/mates", Map.of("startFen", "9/2R1ak3/5a3/4Rn3/9/6P2/p4C2P/9/2Nrc4/1r1AK1B2 w", "moves", ""))
                .statusCode(200)
                .body("mateIn", equalTo(3))
                .body("line", equalTo(List.of("e6e8", "f8f9", "c8c9", "d1d9", "c9d9")))
                .body("complete", equalTo(true));
    }
}
