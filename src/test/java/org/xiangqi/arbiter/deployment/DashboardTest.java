package org.xiangqi.arbiter.deployment;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The dashboard for Grafana shows nothing that the service does not tell. */
@QuarkusTest
class DashboardTest {
    private static final Pattern METRIC = Pattern.compile("([a-z_]+)\\{([^}]*)}");
    private static final Pattern LABEL = Pattern.compile("([a-z_]+)=~?\"");
    private static final Pattern GROUPED = Pattern.compile("by \\(([^)]*)\\)");

    /** Prometheus adds these. */
    private static final Set<String> OF_THE_SCRAPE = Set.of("job", "instance");

    private String told = "";

    @BeforeEach
    void askOfEverything() {
        given().contentType("application/json").body("{\"moves\": \"h2e2\"}").post("/v1/adjudications");
        given().contentType("application/json")
                .body("{\"moves\": \"h2e2\", \"depth\": 1}")
                .post("/v1/best-moves");
        given().contentType("application/x-ndjson")
                .body("{\"moves\": \"h2e2\"}".getBytes(StandardCharsets.UTF_8))
                .post("/v1/adjudications/batch")
                .then()
                .statusCode(200);
        given().contentType("application/json")
                .body("{\"players\": {}, \"events\": []}")
                .post("/v1/online-games")
                .then()
                .statusCode(200);
        given().contentType("application/json")
                .body("{\"moves\": \"\", \"touches\": [{\"square\": \"a0\"}]}")
                .post("/v1/touch-rulings")
                .then()
                .statusCode(200);
        given().contentType("application/json")
                .body("{\"games\": []}")
                .post("/v1/standings")
                .then()
                .statusCode(200);
        when().get("/v1/boards.svg").then().statusCode(200);
        System.gc();
        told = when().get("/q/metrics").then().statusCode(200).extract().asString();
    }

    private static List<String> queries() throws IOException {
        JsonNode dashboard = new ObjectMapper()
                .readTree(Path.of("docker/grafana-dashboard.json").toFile());
        List<String> queries = new ArrayList<>();
        dashboard.findValues("expr").forEach(query -> queries.add(query.asText()));
        return queries;
    }

    /** What a query asks for that is not told. */
    private List<String> missing(String query) {
        Matcher metric = METRIC.matcher(query);
        assertThat(metric.find()).as(query).isTrue();
        Set<String> labels = new LinkedHashSet<>();
        LABEL.matcher(metric.group(2)).results().forEach(label -> labels.add(label.group(1)));
        GROUPED.matcher(query)
                .results()
                .forEach(by -> labels.addAll(List.of(by.group(1).split(", "))));
        labels.removeAll(OF_THE_SCRAPE);
        List<String> samples = told.lines()
                .filter(line -> line.matches(metric.group(1) + "[{ ].*"))
                .toList();
        return samples.isEmpty()
                ? List.of(metric.group(1))
                : labels.stream()
                        .filter(label -> samples.stream().noneMatch(sample -> sample.contains(label + "=\"")))
                        .toList();
    }

    @Test
    void everyQueryAsksForWhatIsTold() throws IOException {
        assertThat(queries())
                .hasSizeGreaterThan(10)
                .allSatisfy(query -> assertThat(missing(query)).as(query).isEmpty());
    }

    @Test
    void whatIsNotToldIsNoticed() {
        assertThat(missing("sum(rate(arbiter_rules_total{job=~\"$job\"}[1m]))")).containsExactly("arbiter_rules_total");
        assertThat(missing("sum by (colour) (rate(arbiter_rulings_total{job=~\"$job\"}[1m]))"))
                .containsExactly("colour");
    }
}
