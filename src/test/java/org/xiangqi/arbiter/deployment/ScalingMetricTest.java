package org.xiangqi.arbiter.deployment;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the manifests ask of the service is there: its probes and the metric that it is scaled by. */
@QuarkusTest
class ScalingMetricTest {
    @Test
    void everyProbeIsAnswered() throws IOException {
        JsonNode container = manifest("Deployment").at("/spec/template/spec/containers/0");
        for (String probe : new String[] {"startupProbe", "readinessProbe", "livenessProbe"}) {
            when().get(container.at("/" + probe + "/httpGet/path").asText())
                    .then()
                    .statusCode(200);
        }
    }

    @Test
    void theMetricCountsTheRequestsUnderWay() throws IOException {
        int port = RestAssured.port;
        CompletableFuture<Integer> search = CompletableFuture.supplyAsync(() -> RestAssured.given()
                .port(port)
                .contentType(ContentType.JSON)
                .body("{\"moves\": \"\", \"moveTimeMs\": 4000}")
                .post("/v1/best-moves")
                .statusCode());
        double most = 0;
        while (!search.isDone()) {
            most = Math.max(most, underWay());
        }
        assertThat(search.join()).isEqualTo(200);
        assertThat(most).as("the search, and the asking itself").isGreaterThanOrEqualTo(2);
    }

    private static double underWay() throws IOException {
        String path = manifest("ServiceMonitor").at("/spec/endpoints/0/path").asText();
        Matcher value = Pattern.compile("^" + metric() + "(?:\\{[^}]*})? (\\S+)$", Pattern.MULTILINE)
                .matcher(when().get(path).asString());
        assertThat(value.find()).as("%s has %s", path, metric()).isTrue();
        return Double.parseDouble(value.group(1));
    }

    /** The name of the metric of requests under way that the autoscaler asks for. */
    static String metric() throws IOException {
        return manifest("HorizontalPodAutoscaler")
                .at("/spec/metrics/1/pods/metric/name")
                .asText();
    }

    private static JsonNode manifest(String kind) throws IOException {
        return Objects.requireNonNull(Manifests.read().get(kind));
    }
}
