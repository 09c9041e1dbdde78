package org.xiangqi.arbiter.api.access;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.contract.ContractFilter;

/** An installation that asks for keys and counts requests, and lets one other site's pages ask. */
@QuarkusTest
@TestProfile(AccessTest.Locked.class)
class AccessTest {
    /** One key that has no rate, one that has. */
    public static class Locked implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "arbiter.access.required", "true",
                    "arbiter.access.keys.club.secret", "open-sesame",
                    "arbiter.access.keys.guest.secret", "one-a-minute",
                    "arbiter.access.keys.guest.requests-per-minute", "1",
                    "quarkus.http.cors.enabled", "true",
                    "quarkus.http.cors.origins", "https://club.example");
        }
    }

    private static RequestSpecification game() {
        return given().contentType(ContentType.JSON).body(Map.of("moves", "h2e2"));
    }

    /** What a browser asks ahead of a call, which is no call of the document. */
    private static RequestSpecification preflight() {
        return given().noFiltersOfType(ContractFilter.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/adjudications", "/v1/best-moves", "/v1/mates", "/v1/notations"})
    void withoutAKeyNothingIsLookedAt(String path) {
        game().post(path)
                .then()
                .statusCode(401)
                .contentType("application/problem+json")
                .header("WWW-Authenticate", "Bearer realm=\"xiangqi-arbiter\"")
                .body("type", equalTo("/problems/unauthorized"))
                .body("instance", equalTo(path));
    }

    @Test
    void aWrongKeyIsNotKnown() {
        game().header("X-API-Key", "open-barley")
                .post("/v1/adjudications")
                .then()
                .statusCode(401)
                .body("detail", equalTo("The key is not known."));
    }

    @ParameterizedTest
    @CsvSource({"X-API-Key, open-sesame", "Authorization, Bearer open-sesame", "authorization, bearer open-sesame"})
    void aKeyComesInEitherHeader(String header, String value) {
        game().header(header, value)
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .body("verdict.status", equalTo("ONGOING"));
    }

    @Test
    void whoComesTooOftenIsToldWhenToComeAgain() {
        game().header("X-API-Key", "one-a-minute")
                .post("/v1/adjudications")
                .then()
                .statusCode(200);
        game().header("X-API-Key", "one-a-minute")
                .post("/v1/adjudications")
                .then()
                .statusCode(429)
                .header("Retry-After", equalTo("60"))
                .body("type", equalTo("/problems/too-many-requests"))
                .body("limit", equalTo(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health/ready", "/q/openapi", "/q/metrics", "/problems/unauthorized"})
    void probesAndWhatIsToBeReadNeedNone(String path) {
        when().get(path).then().statusCode(200);
    }

    @Test
    void theDocumentSaysThatAKeyIsNeeded() {
        when().get("/q/openapi?format=json")
                .then()
                .body("security", hasItem(hasKey("apiKey")))
                .body("security", hasItem(hasKey("bearer")))
                .body("security", not(hasItem(equalTo(Map.of()))));
    }

    @Test
    void aBrowserIsToldWhichPagesMayAsk() {
        preflight()
                .header("Origin", "https://club.example")
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "content-type,x-api-key")
                .options("/v1/adjudications")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Origin", "https://club.example")
                .header("Access-Control-Allow-Methods", containsString("POST"))
                .header("Access-Control-Allow-Headers", containsString("x-api-key"));
        game().header("Origin", "https://club.example")
                .header("X-API-Key", "open-sesame")
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Origin", "https://club.example")
                .header("Access-Control-Expose-Headers", containsString("Retry-After"));
        preflight()
                .header("Origin", "https://elsewhere.example")
                .header("Access-Control-Request-Method", "POST")
                .options("/v1/adjudications")
                .then()
                .statusCode(403)
                .header("Access-Control-Allow-Origin", nullValue());
    }
}
