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
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An installation with limits of its own keeps them and publishes them. */
@QuarkusTest
@TestProfile(LimitsTest.Narrow.class)
class LimitsTest {
    /** Three moves a game, 500 bytes a body. */
    public static class Narrow implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("arbiter.limits.plies", "3", "arbiter.limits.body-bytes", "500");
        }
    }

    @Test
    void theDocumentTellsThem() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .body("'x-limits'.plies", equalTo(3))
                .body("'x-limits'.bodyBytes", equalTo(500))
                .body("components.schemas.AdjudicationRequest.description", containsString("At most 3 moves"));
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
    @EnumSource(HttpClient.Version.class)
    void aBodyThatDoesNotAnnounceItsLengthIsCutOffAtTheLimit(HttpClient.Version version)
            throws IOException, InterruptedException {
        byte[] body = ("{\"moves\":\"" + " ".repeat(600) + "\"}").getBytes(StandardCharsets.UTF_8);
        HttpRequest chunked = HttpRequest.newBuilder(URI.create(address()))
                .version(version)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                .build();
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = http.send(chunked, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(413);
            assertThat(answer.body())
                    .contains("/problems/too-large", "\"what\":\"BODY\"", "\"limit\":500", "/v1/adjudications");
        }
    }

    private static String address() {
        return RestAssured.baseURI + ":" + RestAssured.port + "/v1/adjudications";
    }
}
