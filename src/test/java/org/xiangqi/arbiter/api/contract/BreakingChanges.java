package org.xiangqi.arbiter.api.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What a document takes back of what a released one promised, so that a client written against the released one could
 * fail. Requests may be allowed more than before and answers may say more than before, never the other way round:
 *
 * <ul>
 *   <li>paths, methods, operation ids, media types, statuses, parameters, headers and properties stay;
 *   <li>whatever request was allowed is still allowed, and means the same: its defaults stay;
 *   <li>whatever an answer can be was possible before, properties added excepted. Enums of answers are closed, since
 *       generated clients make closed types of them: a value added is a breaking change;
 *   <li>no published limit gets narrower.
 * </ul>
 */
final class BreakingChanges {
    /** Keywords that cap a value: the lower, the narrower. */
    private static final List<String> CAPS =
            List.of("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties");

    /** Keywords that raise a floor: the higher, the narrower. */
    private static final List<String> FLOORS =
            List.of("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties");

    /** Keywords that are there or not, alike or not. */
    private static final List<String> EXACT = List.of("pattern", "format", "multipleOf", "uniqueItems");

    private static final Set<String> COMPARED = compared();
    private static final Set<String> WITHOUT_MEANING = Set.of(
            "description", "title", "example", "examples", "default", "deprecated", "discriminator", "externalDocs");

    private static final List<String> TYPES = List.of("string", "number", "boolean", "array", "object", "null");
    private static final List<String> METHODS =
            List.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

    private final JsonNode released;
    private final JsonNode current;
    private final Set<String> found = new LinkedHashSet<>();

    /** Pairs of references that are being compared or have been: recursion ends there. */
    private final Map<String, Set<String>> compared = new LinkedHashMap<>();

    private static Set<String> compared() {
        Set<String> all = new HashSet<>(CAPS);
        all.addAll(FLOORS);
        all.addAll(EXACT);
        all.addAll(Set.of(
                "$ref",
                "type",
                "enum",
                "const",
                "properties",
                "required",
                "items",
                "additionalProperties",
                "anyOf",
                "oneOf"));
        return all;
    }

    private BreakingChanges(JsonNode released, JsonNode current) {
        this.released = released;
        this.current = current;
    }

    /** The breaking changes between two documents, each with its place; none if the major version was raised. */
    static List<String> between(JsonNode released, JsonNode current) {
        if (major(current) > major(released)) {
            return List.of();
        }
        BreakingChanges changes = new BreakingChanges(released, current);
        changes.compareDocuments();
        return List.copyOf(changes.found);
    }

    private static int major(JsonNode document) {
        return Integer.parseInt(document.at("/info/version").asText().replaceFirst("\\..*", ""));
    }

    private void compareDocuments() {
        released.path("paths").properties().forEach(path -> {
            for (String method : METHODS) {
                JsonNode before = path.getValue().path(method);
                if (before.isObject()) {
                    String at = method.toUpperCase(Locale.ROOT) + " " + path.getKey();
                    JsonNode now = current.path("paths").path(path.getKey()).path(method);
                    if (stays(at, now)) {
                        compareOperations(at, before, now);
                    }
                }
            }
        });
        released.path("x-limits").properties().forEach(limit -> {
            JsonNode now = current.path("x-limits").path(limit.getKey());
            if (stays("x-limits " + limit.getKey(), now)
                    && now.asDouble() < limit.getValue().asDouble()) {
                found.add("x-limits " + limit.getKey() + ": lowered from " + limit.getValue() + " to " + now);
            }
        });
    }

    private boolean stays(String at, JsonNode now) {
        if (now.isMissingNode()) {
            found.add(at + ": removed");
        }
        return !now.isMissingNode();
    }

    private void compareOperations(String at, JsonNode before, JsonNode now) {
        if (!before.path("operationId").equals(now.path("operationId"))) {
            found.add(at + ": operationId changed");
        }
        compareParameters(at, parameters(released, before), parameters(current, now));
        JsonNode bodyBefore = resolve(released, before.path("requestBody"));
        JsonNode bodyNow = resolve(current, now.path("requestBody"));
        if (bodyNow.path("required").asBoolean() && !bodyBefore.path("required").asBoolean()) {
            found.add(at + ": a body is required now");
        }
        compareContents(at + " request", bodyBefore, bodyNow, Way.REQUEST);
        before.path("responses").properties().forEach(response -> {
            String where = at + " " + response.getKey();
            JsonNode answer = now.path("responses").path(response.getKey());
            if (stays(where, answer)) {
                compareAnswers(where, resolve(released, response.getValue()), resolve(current, answer));
            }
        });
        now.path("responses").fieldNames().forEachRemaining(status -> {
            if (status.startsWith("2") && !before.path("responses").has(status)) {
                found.add(at + " " + status + ": a further success, which no client expects");
            }
        });
    }

    private static Map<String, JsonNode> parameters(JsonNode document, JsonNode operation) {
        Map<String, JsonNode> parameters = new LinkedHashMap<>();
        for (JsonNode parameter : operation.path("parameters")) {
            JsonNode resolved = resolve(document, parameter);
            parameters.put(
                    resolved.path("in").asText() + " " + resolved.path("name").asText(), resolved);
        }
        return parameters;
    }

    private void compareParameters(String at, Map<String, JsonNode> before, Map<String, JsonNode> now) {
        now.forEach((name, parameter) -> {
            JsonNode old = before.get(name);
            if (parameter.path("required").asBoolean()
                    && (old == null || !old.path("required").asBoolean())) {
                found.add(at + " " + name + ": required now");
            }
        });
        before.forEach((name, old) -> {
            JsonNode parameter = now.getOrDefault(name, JsonNodeFactory.instance.missingNode());
            if (stays(at + " " + name, parameter)) {
                found.addAll(compare(at + " " + name, old.path("schema"), parameter.path("schema"), Way.REQUEST));
            }
        });
    }

    private void compareAnswers(String at, JsonNode before, JsonNode now) {
        compareContents(at, before, now, Way.ANSWER);
        before.path("headers").properties().forEach(header -> {
            String where = at + " header " + header.getKey();
            JsonNode sent = now.path("headers").path(header.getKey());
            if (stays(where, sent)) {
                if (header.getValue().path("required").asBoolean()
                        && !sent.path("required").asBoolean()) {
                    found.add(where + ": not always sent now");
                }
                found.addAll(compare(where, header.getValue().path("schema"), sent.path("schema"), Way.ANSWER));
            }
        });
    }

    private void compareContents(String at, JsonNode before, JsonNode now, Way way) {
        before.path("content").properties().forEach(media -> {
            String where = at + " " + media.getKey();
            JsonNode same = now.path("content").path(media.getKey());
            if (stays(where, same)) {
                found.addAll(compare(where, media.getValue().path("schema"), same.path("schema"), way));
            }
        });
    }

    /** Who writes the value: in a request the client, in an answer the service. */
    private enum Way {
        REQUEST,
        ANSWER
    }

    /** Names a schema: a reference by what it refers to, so that what is wrong there is told once. */
    private Set<String> compare(String at, JsonNode before, JsonNode now, Way way) {
        String refBefore = before.path("$ref").asText();
        String refNow = now.path("$ref").asText();
        Set<String> errors = new LinkedHashSet<>();
        if (way == Way.REQUEST && now.has("default") && !before.path("default").equals(now.path("default"))) {
            errors.add(
                    at + ": the default changed from " + told(before.path("default")) + " to " + now.path("default"));
        }
        if (refBefore.isEmpty() && refNow.isEmpty()) {
            errors.addAll(compareAlternatives(at, before, now, way));
            return errors;
        }
        String pair = way + " " + (refBefore.isEmpty() ? at : refBefore) + " " + (refNow.isEmpty() ? at : refNow);
        Set<String> known = compared.get(pair);
        if (known == null) {
            compared.put(pair, Set.of());
            String where = refBefore.isEmpty() ? at : refBefore.replaceFirst(".*/", "");
            known = compareAlternatives(where, before, now, way);
            compared.put(pair, known);
        }
        errors.addAll(known);
        return errors;
    }

    /** Each thing that the narrower side can be fits into one that the wider side can be. */
    private Set<String> compareAlternatives(String at, JsonNode before, JsonNode now, Way way) {
        List<JsonNode> old = alternatives(released, before);
        List<JsonNode> today = alternatives(current, now);
        Set<String> errors = new LinkedHashSet<>();
        checkAlone(at, before, errors);
        checkAlone(at, now, errors);
        for (JsonNode one : way == Way.REQUEST ? old : today) {
            Set<String> least = null;
            for (JsonNode other : way == Way.REQUEST ? today : old) {
                if (!isOfType(one, other)) {
                    continue;
                }
                Set<String> tried = way == Way.REQUEST
                        ? compareSingle(at, one, other, one, other, way)
                        : compareSingle(at, other, one, one, other, way);
                if (least == null || tried.size() < least.size()) {
                    least = tried;
                }
            }
            if (least == null) {
                errors.add(at + ": " + one.path("type").asText()
                        + (way == Way.REQUEST ? " is no longer accepted" : " was never answered before"));
            } else {
                errors.addAll(least);
            }
        }
        return errors;
    }

    /** What stands beside a reference or beside anyOf and oneOf is not compared, so it may only be what says nothing. */
    private static void checkAlone(String at, JsonNode schema, Set<String> errors) {
        if (schema.has("$ref") || schema.has("anyOf") || schema.has("oneOf")) {
            Set<String> beside = new LinkedHashSet<>();
            schema.fieldNames().forEachRemaining(beside::add);
            beside.removeAll(WITHOUT_MEANING);
            beside.removeAll(Set.of("$ref", "anyOf", "oneOf", "type"));
            beside.forEach(keyword -> errors.add(at + ": " + keyword + " beside other schemas is not understood"));
        }
    }

    private static boolean isOfType(JsonNode one, JsonNode wider) {
        String type = one.path("type").asText();
        String widerType = wider.path("type").asText();
        return type.equals(widerType) || type.equals("integer") && widerType.equals("number");
    }

    /** A schema of one type before and now, which are, in an order that depends on the way, the narrower and the wider. */
    private Set<String> compareSingle(
            String at, JsonNode before, JsonNode now, JsonNode narrow, JsonNode wide, Way way) {
        Set<String> errors = new LinkedHashSet<>();
        Set<JsonNode> allowed = values(wide);
        Set<JsonNode> possible = values(narrow);
        if (!allowed.isEmpty()) {
            if (possible.isEmpty()) {
                errors.add(at + (way == Way.REQUEST ? ": only some values now" : ": any value now"));
            }
            possible.stream()
                    .filter(value -> !allowed.contains(value))
                    .forEach(value -> errors.add(at + ": the value " + value
                            + (way == Way.REQUEST ? " is no longer accepted" : " was never answered before")));
        }
        for (String cap : CAPS) {
            if (wide.has(cap)
                    && (!narrow.has(cap)
                            || narrow.path(cap).asDouble() > wide.path(cap).asDouble())) {
                errors.add(changed(at, cap, before, now));
            }
        }
        for (String floor : FLOORS) {
            if (wide.has(floor)
                    && (!narrow.has(floor)
                            || narrow.path(floor).asDouble() < wide.path(floor).asDouble())) {
                errors.add(changed(at, floor, before, now));
            }
        }
        for (String keyword : EXACT) {
            if (wide.has(keyword) && !wide.path(keyword).equals(narrow.path(keyword))) {
                errors.add(changed(at, keyword, before, now));
            }
        }
        Set<JsonNode> always = set(narrow.path("required"));
        set(wide.path("required")).stream()
                .filter(name -> !always.contains(name))
                .forEach(name -> errors.add(at + "." + name.asText()
                        + (way == Way.REQUEST ? ": required now" : ": no longer always there")));
        before.path("properties").properties().forEach(property -> {
            String where = at + "." + property.getKey();
            JsonNode same = now.path("properties").path(property.getKey());
            if (same.isMissingNode()) {
                errors.add(where + ": removed");
            } else {
                errors.addAll(compare(where, property.getValue(), same, way));
            }
        });
        if (wide.has("items")) {
            errors.addAll(compare(at + "[]", before.path("items"), now.path("items"), way));
        }
        compareFurtherProperties(at, before, now, way, errors);
        checkUnderstood(at, before, now, errors);
        return errors;
    }

    /** Answers are open whatever they say, so only what requests may bring along counts, and what its values may be. */
    private void compareFurtherProperties(String at, JsonNode before, JsonNode now, Way way, Set<String> errors) {
        JsonNode old = before.path("additionalProperties");
        JsonNode today = now.path("additionalProperties");
        boolean isClosed = today.isBoolean() && !today.asBoolean();
        boolean wasClosed = old.isBoolean() && !old.asBoolean();
        if (way == Way.REQUEST && isClosed && !wasClosed) {
            errors.add(at + ": further properties are refused now");
        } else if ((old.isObject() || today.isObject()) && !isClosed && !wasClosed) {
            errors.addAll(compare(at + ".*", old, today, way));
        }
    }

    /** A keyword that is not known here, and whatever it refers to, could change unseen. */
    private static void checkUnderstood(String at, JsonNode before, JsonNode now, Set<String> errors) {
        Set<String> keywords = new LinkedHashSet<>();
        before.fieldNames().forEachRemaining(keywords::add);
        now.fieldNames().forEachRemaining(keywords::add);
        keywords.removeAll(COMPARED);
        keywords.removeAll(WITHOUT_MEANING);
        for (String keyword : keywords) {
            if (!keyword.startsWith("x-")) {
                errors.add(at + ": " + keyword + " is a keyword that this comparison does not know");
            }
        }
    }

    private static String changed(String at, String keyword, JsonNode before, JsonNode now) {
        return at + ": " + keyword + " changed from " + told(before.path(keyword)) + " to " + told(now.path(keyword));
    }

    private static String told(JsonNode value) {
        return value.isMissingNode() ? "nothing" : value.toString();
    }

    /** The schemas of one type each that a schema stands for, with references, anyOf, oneOf and lists of types taken apart. */
    private static List<JsonNode> alternatives(JsonNode document, JsonNode schema) {
        JsonNode resolved = resolve(document, schema);
        List<JsonNode> found = new ArrayList<>();
        for (String branches : List.of("anyOf", "oneOf")) {
            for (JsonNode branch : resolved.path(branches)) {
                found.addAll(alternatives(document, branch));
            }
        }
        if (found.isEmpty()) {
            for (String type : types(resolved)) {
                ObjectNode single = resolved.isObject() ? resolved.deepCopy() : JsonNodeFactory.instance.objectNode();
                single.put("type", type);
                if (values(resolved).isEmpty() || !values(single).isEmpty()) {
                    found.add(single);
                }
            }
        }
        return found;
    }

    private static List<String> types(JsonNode schema) {
        JsonNode type = schema.path("type");
        if (type.isTextual()) {
            return List.of(type.asText());
        }
        if (type.isArray()) {
            return type.valueStream().map(JsonNode::asText).toList();
        }
        Set<JsonNode> values = values(schema);
        return values.isEmpty()
                ? TYPES
                : values.stream().map(BreakingChanges::typeOf).distinct().toList();
    }

    private static String typeOf(JsonNode value) {
        return switch (value.getNodeType()) {
            case STRING -> "string";
            case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
            case BOOLEAN -> "boolean";
            case ARRAY -> "array";
            case NULL -> "null";
            default -> "object";
        };
    }

    /** The values that a schema of one type is limited to; empty: it is not. */
    private static Set<JsonNode> values(JsonNode schema) {
        Set<JsonNode> values = set(schema.path("enum"));
        if (schema.has("const")) {
            values.add(schema.path("const"));
        }
        String type = schema.path("type").asText();
        if (!type.isEmpty()) {
            values.removeIf(value -> !typeOf(value).equals(type)
                    && !(type.equals("number") && typeOf(value).equals("integer")));
        }
        return values;
    }

    private static Set<JsonNode> set(JsonNode array) {
        return new LinkedHashSet<>(array.valueStream().toList());
    }

    private static JsonNode resolve(JsonNode document, JsonNode node) {
        return node.has("$ref")
                ? resolve(document, document.at(node.path("$ref").asText().substring(1)))
                : node;
    }
}
