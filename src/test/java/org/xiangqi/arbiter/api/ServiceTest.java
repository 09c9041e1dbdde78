package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.DisabledOnIntegrationTest;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.problem.ProblemType;

/** What surrounds the rulings: problem pages, health, metrics, Swagger UI. */
@QuarkusTest
class ServiceTest {
    private static final Pattern PART_OF_PAGE = Pattern.compile("(?:src|href)=\"([\\w./-]+\\.\\w+)\"");

    @ParameterizedTest
    @EnumSource(ProblemType.class)
    void everyProblemTypeHasAPage(ProblemType type) {
        when().get(type.uri())
                .then()
                .statusCode(200)
                .contentType(ContentType.HTML)
                .body(containsString("<h1>" + type.title() + "</h1>"))
                .body(containsString(type.meaning()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/problems/nothing", "/v1/rule-sets/nothing", "/nothing", "/q/nothing", "/arbiter/nothing.js"})
    void whatIsNotThereIsAProblem(String path) {
        when().get(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/not-found"));
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html",
        "/index.html, text/html",
        "/arbiter/page.css, text/css",
        "/arbiter/main.js, text/javascript",
        "/arbiter/texts/zh-hant.js, text/javascript",
        "/favicon.svg, image/svg+xml",
    })
    void theRefereesPageIsServedWithAPolicyThatLetsNothingInlineThrough(String path, String type) {
        String modified = when().get(path)
                .then()
                .statusCode(200)
                .contentType(startsWith(type))
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header(
                        "Content-Security-Policy",
                        equalTo("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
                                + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
                .header("Cache-Control", equalTo("no-cache"))
                .extract()
                .header("Last-Modified");
        given().header("If-Modified-Since", modified).when().get(path).then().statusCode(304);
        when().head(path).then().statusCode(200);
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/rule-sets, default-src 'none'; frame-ancestors 'none'",
        "/problems/invalid-fen, default-src 'none'; frame-ancestors 'none'",
        "/q/openapi, default-src 'none'; frame-ancestors 'none'",
        "/nothing, ",
        "/q/swagger-ui/, default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    })
    void noBrowserMakesMoreOfAnAnswerThanItIs(String path, @Nullable String policy) {
        when().get(path)
                .then()
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("X-Frame-Options", equalTo("DENY"))
                .header("Referrer-Policy", equalTo("no-referrer"))
                .header("Content-Security-Policy", equalTo(policy));
    }

    @DisabledOnIntegrationTest("no call fails at will but one of the tests")
    @Test
    void aFailureOfOursTellsNothingOfItsInside() {
        when().get("/test/failure")
                .then()
                .statusCode(500)
                .contentType("application/problem+json")
                .body(not(containsString("secret")))
                .body(not(containsString("Exception")))
                .body("type", equalTo("/problems/internal-error"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"live", "ready", "started"})
    void health(String probe) {
        when().get("/q/health/" + probe).then().statusCode(200).body("status", equalTo("UP"));
    }

    @Test
    void rulingsAreCountedByRuleSetAndReason() {
        given().contentType(ContentType.JSON)
                .body(Map.of("startFen", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "moves", "b0b9"))
                .post("/v1/adjudications")
                .then()
                .statusCode(200);
        when().get("/q/metrics")
                .then()
                .statusCode(200)
                .body(containsString("arbiter_rulings_total{reason=\"CHECKMATE\",rule_set=\"domi\"}"))
                .body(containsString("uri=\"/v1/adjudications\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/rule-sets", "/v1/rule-sets/domi"})
    void aRuleSetThatTheCallerHasIsNotSentAgain(String path) {
        String tag = when().get(path).then().statusCode(200).extract().header("ETag");
        given().header("If-None-Match", tag).get(path).then().statusCode(304).body(equalTo(""));
        given().header("If-None-Match", "\"other\"").get(path).then().statusCode(200);
    }

    @Test
    void swaggerUiIsServedWithAllThatItsPageNames() {
        String page = when().get("/q/swagger-ui/")
                .then()
                .statusCode(200)
                .contentType(ContentType.HTML)
                .extract()
                .asString();
        List<String> parts = PART_OF_PAGE
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(parts).anyMatch(part -> part.endsWith(".js")).anyMatch(part -> part.endsWith(".css"));
        for (String part : parts) {
            when().get(URI.create("/q/swagger-ui/").resolve(part))
                    .then()
                    .statusCode(200)
                    .contentType(part.endsWith(".js") ? containsString("javascript") : not(containsString("html")))
                    .header("Content-Length", Integer::parseInt, greaterThan(0));
        }
        assertThat(page).contains("/q/openapi");
    }

    @ParameterizedTest
    @CsvSource({"json, application/json", "yaml, application/yaml"})
    void theDocumentIsServedInBothForms(String format, String type) {
        when().get("/q/openapi?format=" + format)
                .then()
                .statusCode(200)
                .contentType(type)
                .body(containsString("/v1/adjudications"));
    }

    @Test
    void theDocumentTellsTheLimits() {
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .body("openapi", equalTo("3.1.0"))
                .body("'x-limits'.plies", equalTo(2000))
                .body("'x-limits'.bodyBytes", equalTo(1_048_576))
                .body("'x-limits'.fileGames", equalTo(2000))
                .body("'x-limits'.filePlies", equalTo(200_000))
                .body("'x-limits'.fileNesting", equalTo(100))
                .body("'x-limits'.fileVariations", equalTo(50_000))
                .body("'x-limits'.rulingKillThreatNodes", equalTo(100_000))
                .body("'x-limits'.rulingExchangeNodes", equalTo(50_000))
                .body("'x-limits'.rulingNodesInAll", equalTo(3_000_000));
    }
}
