package org.xiangqi.arbiter.deployment;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The values for the Helm chart of prometheus-adapter, as far as we set any: rules for metrics that pods are scaled by. The
 * adapter refuses what it does not know; a rule that lacks something serves no metric, and nobody says so.
 *
 * @param rules the rules
 */
record AdapterValues(Rules rules) {
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    /** Rules for the custom metrics API. */
    record Rules(List<Rule> custom) {}

    /**
     * A rule.
     *
     * @param seriesQuery which series of Prometheus it is for
     * @param resources what of the cluster a label of them names
     * @param name how the metric is called in the API
     * @param metricsQuery how its value is asked of Prometheus
     */
    record Rule(String seriesQuery, Resources resources, Name name, String metricsQuery) {}

    /** The kind of resource by the label that names it. */
    record Resources(Map<String, Resource> overrides) {}

    /** A kind of resource. */
    record Resource(String resource) {}

    /** A name in the API. */
    record Name(@JsonProperty("as") String written) {}

    /** What is wrong with these values; null if nothing. */
    static @Nullable String fault(JsonNode values) {
        try {
            return STRICT.treeToValue(values, AdapterValues.class).fault();
        } catch (JsonProcessingException refused) {
            return refused.getOriginalMessage();
        }
    }

    private @Nullable String fault() {
        for (Rule rule : rules.custom) {
            Set<String> resources = new TreeSet<>();
            rule.resources.overrides.values().forEach(each -> resources.add(each.resource));
            if (!resources.equals(Set.of("namespace", "pod"))) {
                return "resources " + resources + " instead of a pod in a namespace";
            }
            for (String part : List.of("<<.Series>>", "<<.LabelMatchers>>", "<<.GroupBy>>")) {
                if (!rule.metricsQuery.contains(part)) {
                    return "no " + part + " in " + rule.metricsQuery;
                }
            }
            for (String label : rule.resources.overrides.keySet()) {
                if (!rule.seriesQuery.contains(label + "!=\"\"")) {
                    return "series without " + label + " in " + rule.seriesQuery;
                }
            }
        }
        return null;
    }
}
