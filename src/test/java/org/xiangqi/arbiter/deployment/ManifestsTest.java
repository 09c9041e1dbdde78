package org.xiangqi.arbiter.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.kubernetes.client.custom.Quantity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a cluster takes, told without one: {@code make manifests} writes the manifests, this reads them. */
class ManifestsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Set<String> KINDS = Set.of(
            "Service",
            "Deployment",
            "PodDisruptionBudget",
            "HorizontalPodAutoscaler",
            "NetworkPolicy",
            "ServiceMonitor",
            "Job");

    @Test
    void aClusterTakesThem() throws IOException {
        Map<String, JsonNode> manifests = Manifests.read();
        assertThat(manifests.keySet()).isEqualTo(KINDS);
        manifests.forEach((kind, manifest) ->
                assertThat(Manifests.fault(manifest)).as(kind).isNull());
    }

    /** An empty value takes the field away. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Service                 | /spec/ports/0                                         | port                   |
            Service                 | /spec/ports/0                                         | tragetPort             | 8080
            Deployment              | /spec                                                 | selector               |
            Deployment              | /spec                                                 | template               |
            Deployment              | /spec                                                 | replicas               | "two"
            Deployment              | /spec/template/spec                                   | containers             |
            Deployment              | /spec/template/spec/containers/0                      | name                   |
            Deployment              | /spec/template/spec/containers/0                      | env                    | {"A": "b"}
            Deployment              | /spec/template/spec/containers/0/securityContext      | readOnlyRootFileSystem | true
            Deployment              | /spec/template/spec/containers/0/readinessProbe       | periodSeconds          | "often"
            Deployment              | /spec/template/spec/containers/0/lifecycle/preStop/sleep | seconds             |
            Deployment              | /spec/template/spec/topologySpreadConstraints/0       | topologyKey            |
            PodDisruptionBudget     | /spec                                                 | maxUnavailible         | 1
            HorizontalPodAutoscaler | /spec                                                 | maxReplicas            |
            HorizontalPodAutoscaler | /spec/metrics/0                                       | type                   |
            HorizontalPodAutoscaler | /spec/metrics/1/pods/metric                           | name                   |
            HorizontalPodAutoscaler | /spec/scaleTargetRef                                  | name                   |
            NetworkPolicy           | /spec/ingress/0                                       | ports                  | {"port": 8080}
            NetworkPolicy           | /spec                                                 | policyType             | []
            ServiceMonitor          | /spec                                                 | selector               |
            ServiceMonitor          | /spec                                                 | endpoints              | {}
            ServiceMonitor          | /spec/endpoints/0                                     | intervall              | "15s"
            ServiceMonitor          | /spec                                                 | sampleLimit            | "many"
            ServiceMonitor          |                                                       | apiVersion             | "v1"
            Job                     | /spec                                                 | template               |
            Job                     | /spec                                                 | completions            | "eight"
            Job                     | /spec                                                 | backofLimitPerIndex    | 3
            Job                     | /spec/podFailurePolicy/rules/0                        | action                 |
            Job                     | /spec/podFailurePolicy/rules/0/onExitCodes            | operator               |
            Job                     | /spec/podFailurePolicy/rules/1/onPodConditions/0      | type                   |
            Job                     | /spec/template/spec/containers/0                      | name                   |
            Job                     | /spec/template/spec/containers/0/volumeMounts/0       | mountPath              |
            Job                     | /spec/template/spec/volumes/0/persistentVolumeClaim   | claimName              |
            Job                     |                                                       | apiVersion             | "batch/v1beta1"
            """)
    void aFaultIsFound(String kind, @Nullable String at, String field, @Nullable String value) throws IOException {
        assertThat(Manifests.fault(changed(manifest(kind), Objects.requireNonNullElse(at, ""), field, value)))
                .isNotNull();
    }

    /** A copy with another value at a place, or none. */
    static JsonNode changed(JsonNode document, String at, String field, @Nullable String value) throws IOException {
        JsonNode copy = document.deepCopy();
        ObjectNode place = (ObjectNode) copy.at(at);
        if (value == null) {
            assertThat(place.remove(field)).isNotNull();
        } else {
            place.set(field, JSON.readTree(value));
        }
        return copy;
    }

    @Test
    void everySelectorFindsThePods() throws IOException {
        JsonNode deployment = manifest("Deployment");
        JsonNode pod = deployment.at("/spec/template/metadata/labels");
        assertSelects(deployment.at("/spec/selector/matchLabels"), pod);
        assertSelects(manifest("Service").at("/spec/selector"), pod);
        assertSelects(manifest("PodDisruptionBudget").at("/spec/selector/matchLabels"), pod);
        assertSelects(manifest("NetworkPolicy").at("/spec/podSelector/matchLabels"), pod);
        JsonNode constraints = deployment.at("/spec/template/spec/topologySpreadConstraints");
        assertThat(constraints).hasSize(2);
        constraints.forEach(constraint -> assertSelects(constraint.at("/labelSelector/matchLabels"), pod));
        assertThat(deployment.at("/spec/selector/matchLabels").has("app.kubernetes.io/version"))
                .as("a selector cannot be changed, a version is")
                .isFalse();
    }

    @Test
    void theAutoscalerAndTheMonitorFindWhatTheyAreFor() throws IOException {
        JsonNode target = manifest("HorizontalPodAutoscaler").at("/spec/scaleTargetRef");
        for (String field : new String[] {"/apiVersion", "/kind"}) {
            assertThat(target.at(field)).isEqualTo(manifest("Deployment").at(field));
        }
        assertThat(target.at("/name")).isEqualTo(manifest("Deployment").at("/metadata/name"));

        JsonNode service = manifest("Service");
        assertSelects(manifest("ServiceMonitor").at("/spec/selector/matchLabels"), service.at("/metadata/labels"));
        assertThat(manifest("ServiceMonitor").at("/spec/endpoints/0/port")).isEqualTo(service.at("/spec/ports/0/name"));
    }

    @Test
    void thePodHasNoMoreThanItNeeds() throws IOException {
        JsonNode pod = manifest("Deployment").at("/spec/template/spec");
        JsonNode container = pod.at("/containers/0");
        assertThat(pod.at("/securityContext/runAsNonRoot").asBoolean()).isTrue();
        assertThat(container.at("/securityContext/readOnlyRootFilesystem").asBoolean())
                .isTrue();
        assertThat(container.at("/securityContext/allowPrivilegeEscalation").asBoolean(true))
                .isFalse();
        assertThat(container.at("/securityContext/capabilities/drop/0").asText())
                .isEqualTo("ALL");
        assertThat(pod.at("/automountServiceAccountToken").asBoolean(true)).isFalse();
        for (String resource : new String[] {"cpu", "memory"}) {
            Quantity request =
                    new Quantity(container.at("/resources/requests/" + resource).asText());
            Quantity limit =
                    new Quantity(container.at("/resources/limits/" + resource).asText());
            assertThat(request.getNumber()).isPositive().isLessThanOrEqualTo(limit.getNumber());
        }
    }

    @Test
    void thePodsOfTheJobShareTheWholeArchive() throws IOException {
        assertThat(isWhollyShared(manifest("Job"))).isTrue();
        assertThat(isWhollyShared(changed(manifest("Job"), "/spec", "completions", "7")))
                .isFalse();
        assertThat(isWhollyShared(changed(manifest("Job"), "/spec", "completionMode", null)))
                .isFalse();
    }

    private static boolean isWhollyShared(JsonNode job) {
        String shard =
                "--shard=$(JOB_COMPLETION_INDEX)/" + job.at("/spec/completions").asInt();
        return job.at("/spec/completionMode").asText().equals("Indexed")
                && job.at("/spec/template/spec/containers/0/args")
                        .valueStream()
                        .anyMatch(argument -> argument.asText().equals(shard));
    }

    @Test
    void theAdapterTakesItsValues() throws IOException {
        assertThat(AdapterValues.fault(adapterValues())).isNull();
    }

    /** An empty value takes the field away. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /rules                                   | custom       |
            /rules                                   | custom       | {}
            /rules                                   | costum       | []
            /rules/custom/0                          | seriesQuery  |
            /rules/custom/0                          | seriesQuery  | "http_server_active_requests"
            /rules/custom/0                          | seriesQuerry | "http_server_active_requests"
            /rules/custom/0                          | resources    |
            /rules/custom/0                          | metricsQuery |
            /rules/custom/0                          | metricsQuery | "sum(<<.Series>>) by (<<.GroupBy>>)"
            /rules/custom/0                          | metricsQuery | 1
            /rules/custom/0/name                     | as           |
            /rules/custom/0/resources/overrides      | pod          |
            /rules/custom/0/resources/overrides/pod  | resource     | "node"
            /rules/custom/0/resources/overrides/pod  | resource     |
            """)
    void aFaultInTheValuesIsFound(String at, String field, @Nullable String value) throws IOException {
        assertThat(AdapterValues.fault(changed(adapterValues(), at, field, value)))
                .isNotNull();
    }

    /** The values for the adapter have to speak of the metric that the autoscaler asks for. */
    @Test
    void theAdapterServesTheMetricOfTheAutoscaler() throws IOException {
        JsonNode rules = adapterValues().at("/rules/custom");
        assertThat((ArrayNode) rules).hasSize(1);
        String metric = ScalingMetricTest.metric();
        assertThat(rules.at("/0/name/as").asText()).isEqualTo(metric);
        assertThat(rules.at("/0/seriesQuery").asText()).startsWith(metric + "{");
    }

    private static JsonNode adapterValues() throws IOException {
        return Manifests.documents(Path.of("docker/kubernetes/prometheus-adapter.yaml"))
                .getFirst();
    }

    private static void assertSelects(JsonNode selector, JsonNode labels) {
        assertThat(selector.isObject() && !selector.isEmpty()).isTrue();
        selector.properties()
                .forEach(label -> assertThat(labels.get(label.getKey())).isEqualTo(label.getValue()));
    }

    private static JsonNode manifest(String kind) throws IOException {
        return Objects.requireNonNull(Manifests.read().get(kind));
    }
}
