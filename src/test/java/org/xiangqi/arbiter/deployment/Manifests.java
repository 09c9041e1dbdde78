package org.xiangqi.arbiter.deployment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.google.gson.JsonParseException;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Job;
import io.kubernetes.client.openapi.models.V1NetworkPolicy;
import io.kubernetes.client.openapi.models.V1PodDisruptionBudget;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V2HorizontalPodAutoscaler;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The committed manifests, and what a cluster would refuse in one. */
final class Manifests {
    private static final List<Path> FILES =
            List.of(Path.of("docker/kubernetes/base/kubernetes.yml"), Path.of("docker/kubernetes/job.yaml"));

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The model takes unknown keys in, for clusters of other versions; here each is a fault. */
    private static final ObjectMapper STRICT = new ObjectMapper()
            .setAnnotationIntrospector(new JacksonAnnotationIntrospector() {
                @Override
                public Boolean hasAnySetter(Annotated method) {
                    return false;
                }
            });

    /** Reads a manifest as its kind, or tells in an exception what is unknown, missing or of a wrong type. */
    private interface Model {
        void read(JsonNode manifest) throws IOException;
    }

    private static final Map<String, Model> MODELS = Map.of(
            "v1 Service", manifest -> V1Service.fromJson(manifest.toString()),
            "apps/v1 Deployment", manifest -> V1Deployment.fromJson(manifest.toString()),
            "policy/v1 PodDisruptionBudget", manifest -> V1PodDisruptionBudget.fromJson(manifest.toString()),
            "autoscaling/v2 HorizontalPodAutoscaler",
                    manifest -> V2HorizontalPodAutoscaler.fromJson(manifest.toString()),
            "batch/v1 Job", manifest -> V1Job.fromJson(manifest.toString()),
            "networking.k8s.io/v1 NetworkPolicy", manifest -> V1NetworkPolicy.fromJson(manifest.toString()),
            "monitoring.coreos.com/v1 ServiceMonitor", Manifests::readServiceMonitor);

    private Manifests() {}

    /** The manifests by their kind; there is one of each. */
    static Map<String, JsonNode> read() throws IOException {
        Map<String, JsonNode> byKind = new LinkedHashMap<>();
        for (Path file : FILES) {
            for (JsonNode manifest : documents(file)) {
                byKind.merge(manifest.path("kind").asText(), manifest, (one, other) -> {
                    throw new IllegalStateException("Two of one kind: " + one + other);
                });
            }
        }
        return byKind;
    }

    /** All documents of a YAML file, what they name twice written out. */
    static List<JsonNode> documents(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file)) {
            List<JsonNode> documents = new ArrayList<>();
            new Yaml(new SafeConstructor(new LoaderOptions()))
                    .loadAll(reader)
                    .forEach(document -> documents.add(JSON.valueToTree(document)));
            return documents;
        }
    }

    /** What a cluster would refuse, in the words of the model; null if nothing. */
    static @Nullable String fault(JsonNode manifest) {
        String kind = manifest.path("apiVersion").asText() + " "
                + manifest.path("kind").asText();
        Model model = MODELS.get(kind);
        if (model == null) {
            return "unknown kind " + kind;
        }
        try {
            model.read(manifest);
            return null;
        } catch (IOException | IllegalArgumentException | JsonParseException | ClassCastException refused) {
            // The last one is how the model takes an object for a list.
            return String.valueOf(refused.getMessage());
        }
    }

    /** What it requires is in the definition of the resource, which the model does not hold. */
    private static void readServiceMonitor(JsonNode manifest) throws IOException {
        for (String required : List.of("/metadata/name", "/spec/selector/matchLabels", "/spec/endpoints/0/port")) {
            if (manifest.at(required).isMissingNode()) {
                throw new IOException("no " + required);
            }
        }
        STRICT.treeToValue(manifest, ServiceMonitor.class);
    }
}
