package org.xiangqi.arbiter.api.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Requests made from the document: each operation's parameters and bodies by their schemas, and its examples, a part of
 * them then damaged: values outside of their limits, fields left out, renamed, null or of another type, bytes changed.
 */
final class FuzzRequests {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int DEEPEST = 5;

    /** Fields that say how long a search may take, and what they are kept to: many requests are wanted, not long ones. */
    private static final Map<String, Integer> BUDGETS =
            Map.of("nodes", 500, "depth", 5, "moveTimeMs", 20, "maxMoves", 5, "multiPv", 5);

    private static final List<String> SEARCHES = List.of("/v1/best-moves", "/v1/analyses", "/v1/mates");

    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "domi",
            "asian",
            "chinese",
            "computer",
            "tiantian",
            "clubxiangqi",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "3k5/R8/9/9/9/9/9/9/9/1R2K4 w",
            "3k5/9/9/9/9/9/9/9/9/4K4 b",
            "9/9/9/9/9/9/9/9/9/9 w",
            "4k4/9/9/9/9/9/9/9/9/4K4 w - - 99999999999 -1",
            "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w",
            "h2e2",
            "h2e2 h9g7 h0g2 i9h9",
            "h2e2 h9g7 e2e6",
            "a1a2 a10a9",
            "C2.5 H8+7",
            "炮二平五 马8进7 马二进三",
            "前炮退二",
            "P2-5 M8.7",
            "\0",
            "\uFEFF",
            "\uD83D\uDE00",
            "\u2028",
            "%00%ff",
            "../../etc",
            "\"}{[",
            "2147483648",
            "-1",
            "null");

    private static final List<Long> NUMBERS = List.of(
            0L, 1L, -1L, 2L, 10L, 100L, 101L, 2_000L, 2_147_483_647L, 2_147_483_648L, -2_147_483_649L, Long.MAX_VALUE);

    private final JsonNode document;
    private final List<Operation> operations = new ArrayList<>();

    private record Operation(String method, String path, JsonNode told) {}

    /**
     * A request.
     *
     * @param path with its query
     * @param type the media type of the body; empty: none is sent
     * @param accept what is asked for
     */
    record Request(String method, String path, String type, String accept, byte[] body) {
        @Override
        public String toString() {
            return method + ' ' + path + ' ' + type + " → " + accept + ": "
                    + new String(body, StandardCharsets.ISO_8859_1);
        }
    }

    FuzzRequests(JsonNode document) {
        this.document = document;
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> operations.add(new Operation(
                                operation.getKey().toUpperCase(Locale.ROOT), path.getKey(), operation.getValue()))));
    }

    /** Every request with a body that the document shows, none of them damaged. */
    List<Request> examples() {
        List<Request> examples = new ArrayList<>();
        for (Operation operation : operations) {
            operation
                    .told()
                    .path("requestBody")
                    .path("content")
                    .properties()
                    .forEach(media -> media.getValue()
                            .path("examples")
                            .forEach(example -> examples.add(new Request(
                                    operation.method(),
                                    operation.path(),
                                    media.getKey(),
                                    "*/*",
                                    bytes(example.path("value"))))));
        }
        return examples;
    }

    /** The request of a seed, always the same one. */
    Request make(Random random) {
        Operation operation = operations.get(random.nextInt(operations.size()));
        List<String> types = names(operation.told().path("requestBody").path("content"));
        String type = types.isEmpty() ? "" : pick(random, types);
        byte[] body = types.isEmpty() ? new byte[0] : body(random, operation, type);
        if (random.nextInt(3) == 0) {
            for (int n = random.nextInt(4); n >= 0; n--) {
                body = damaged(random, body);
            }
        }
        if (random.nextInt(40) == 0) {
            type = pick(
                    random, List.of("", "text/plain", "application/json;charset=GB18030", "application/xml", "*/*"));
        }
        return new Request(
                random.nextInt(60) == 0
                        ? pick(random, List.of("GET", "PUT", "DELETE", "POST", "PATCH", "HEAD"))
                        : operation.method(),
                path(random, operation),
                type,
                accept(random, operation),
                body);
    }

    private static String accept(Random random, Operation operation) {
        List<String> types = new ArrayList<>(
                names(operation.told().path("responses").path("200").path("content")));
        types.addAll(List.of("*/*", "*/*", "application/problem+json"));
        return random.nextInt(40) == 0
                ? pick(random, List.of("image/png", "x", "text/*;q=0.1", ";"))
                : pick(random, types);
    }

    private String path(Random random, Operation operation) {
        String path = operation.path();
        StringBuilder query = new StringBuilder();
        for (JsonNode parameter : operation.told().path("parameters")) {
            String name = parameter.path("name").asText();
            JsonNode value = value(random, name, parameter.path("schema"), 0);
            if (parameter.path("in").asText().equals("path")) {
                String text = value.asText().isEmpty() ? "x" : value.asText();
                path = path.replace("{" + name + "}", encoded(random.nextInt(3) == 0 ? "illegal-move" : text));
            } else if (random.nextInt(3) == 0) {
                for (JsonNode each : value.isArray() ? value : List.of(value)) {
                    String text = each.isContainerNode() ? each.toString() : each.asText();
                    query.append(query.isEmpty() ? '?' : '&')
                            .append(name)
                            .append('=')
                            .append(encoded(text));
                }
            }
        }
        return path + query;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private byte[] body(Random random, Operation operation, String type) {
        JsonNode media = operation.told().path("requestBody").path("content").path(type);
        JsonNode shown = media.path("examples");
        if (!shown.isEmpty() && random.nextBoolean()) {
            JsonNode example =
                    pick(random, shown.valueStream().toList()).path("value").deepCopy();
            return bytes(bounded(random, operation.path(), random.nextBoolean() ? example : changed(random, example)));
        }
        JsonNode made = value(random, "", media.path("schema"), 0);
        return bytes(bounded(random, operation.path(), random.nextInt(3) > 0 ? made : changed(random, made)));
    }

    private static byte[] bytes(JsonNode value) {
        return (value.isTextual() ? value.asText() : value.toString()).getBytes(StandardCharsets.UTF_8);
    }

    /** A search without a bound, or with a high one, would take its time: most get a low one. */
    private static JsonNode bounded(Random random, String path, JsonNode body) {
        if (body instanceof ObjectNode object && random.nextInt(50) > 0) {
            BUDGETS.forEach((name, most) -> {
                if (object.path(name).asDouble() > most) {
                    object.put(name, most);
                }
            });
            String budget = path.endsWith("/mates") ? "maxMoves" : "nodes";
            if (SEARCHES.contains(path) && object.path(budget).isMissingNode()) {
                object.put(budget, BUDGETS.get(budget));
            }
        }
        return body;
    }

    /** A value of a schema, or one in ten times about one. */
    private JsonNode value(Random random, String name, JsonNode schema, int depth) {
        JsonNode resolved = resolve(schema);
        if (random.nextInt(60) == 0) {
            return any(random);
        }
        for (String branches : List.of("anyOf", "oneOf")) {
            if (resolved.has(branches)) {
                return value(
                        random,
                        name,
                        pick(random, resolved.path(branches).valueStream().toList()),
                        depth);
            }
        }
        if (resolved.has("enum") && random.nextInt(20) > 0) {
            return pick(random, resolved.path("enum").valueStream().toList());
        }
        List<JsonNode> types = resolved.path("type").isArray()
                ? resolved.path("type").valueStream().toList()
                : List.of(resolved.path("type"));
        return switch (pick(random, types).asText()) {
            case "object" -> object(random, resolved, depth);
            case "array" -> array(random, name, resolved, depth);
            case "integer", "number" -> number(random, name, resolved);
            case "boolean" -> NODES.booleanNode(random.nextBoolean());
            case "null" -> NODES.nullNode();
            default -> NODES.textNode(text(random));
        };
    }

    private JsonNode object(Random random, JsonNode schema, int depth) {
        ObjectNode object = NODES.objectNode();
        List<JsonNode> required = schema.path("required").valueStream().toList();
        Map<String, JsonNode> properties = new LinkedHashMap<>();
        schema.path("properties").properties().forEach(entry -> properties.put(entry.getKey(), entry.getValue()));
        properties.forEach((name, property) -> {
            boolean isRequired = required.contains(NODES.textNode(name));
            if (isRequired ? random.nextInt(30) > 0 : depth < DEEPEST && random.nextInt(3) == 0) {
                object.set(name, value(random, name, property, depth + 1));
            }
        });
        return object;
    }

    private JsonNode array(Random random, String name, JsonNode schema, int depth) {
        ArrayNode array = NODES.arrayNode();
        for (int n = depth > DEEPEST ? 0 : random.nextInt(1 << random.nextInt(4)); n > 0; n--) {
            array.add(value(random, name, schema.path("items"), depth + 1));
        }
        return array;
    }

    private static JsonNode number(Random random, String name, JsonNode schema) {
        long least = schema.path("minimum").asLong(0);
        long most = schema.path("maximum").asLong(1_000);
        return switch (random.nextInt(16)) {
            case 0 -> NODES.numberNode(least - 1);
            case 1 -> NODES.numberNode(BUDGETS.containsKey(name) ? least : most);
            case 2 -> NODES.numberNode(BUDGETS.containsKey(name) ? Long.MAX_VALUE : most + 1);
            case 3 -> NODES.numberNode(pick(random, NUMBERS));
            case 4 -> NODES.numberNode(random.nextDouble());
            default -> NODES.numberNode(least + random.nextInt(8));
        };
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder(pick(random, TEXTS));
        while (random.nextInt(4) == 0) {
            text.append(random.nextBoolean() ? " " : "").append(pick(random, TEXTS));
        }
        return text.toString();
    }

    private static JsonNode any(Random random) {
        return switch (random.nextInt(7)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(pick(random, NUMBERS));
            case 3 -> NODES.objectNode();
            case 4 -> NODES.objectNode().put(text(random), text(random));
            case 5 -> NODES.arrayNode().add(text(random)).addNull();
            default -> NODES.textNode(text(random));
        };
    }

    /** With one field left out, renamed, or given any value, somewhere in it. */
    private static JsonNode changed(Random random, JsonNode value) {
        List<ObjectNode> objects = new ArrayList<>();
        collect(value, objects);
        if (objects.isEmpty()) {
            return value.isTextual() ? value : any(random);
        }
        ObjectNode object = pick(random, objects);
        List<String> names = names(object);
        String name = names.isEmpty() ? "moves" : pick(random, names);
        switch (random.nextInt(5)) {
            case 0 -> object.remove(name);
            case 1 -> object.set(name + "s", any(random));
            case 2 -> object.set(text(random), any(random));
            default -> object.set(name, any(random));
        }
        return value;
    }

    private static void collect(JsonNode value, List<ObjectNode> objects) {
        if (value instanceof ObjectNode object) {
            objects.add(object);
        }
        value.forEach(child -> collect(child, objects));
    }

    private static byte[] damaged(Random random, byte[] body) {
        if (body.length == 0) {
            return pick(random, TEXTS).getBytes(StandardCharsets.UTF_8);
        }
        int from = random.nextInt(body.length);
        int to = Math.min(body.length, from + 1 + random.nextInt(16));
        return switch (random.nextInt(6)) {
            case 0 -> {
                byte[] flipped = body.clone();
                flipped[from] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
            case 1 -> {
                byte[] changed = body.clone();
                changed[from] = (byte) random.nextInt(256);
                yield changed;
            }
            case 2 -> Arrays.copyOf(body, from);
            case 3 -> joined(Arrays.copyOf(body, from), Arrays.copyOfRange(body, to, body.length));
            case 4 -> joined(Arrays.copyOf(body, to), Arrays.copyOfRange(body, from, body.length));
            default ->
                joined(
                        joined(Arrays.copyOf(body, from), pick(random, TEXTS).getBytes(StandardCharsets.UTF_8)),
                        Arrays.copyOfRange(body, from, body.length));
        };
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    private JsonNode resolve(JsonNode schema) {
        return schema.has("$ref")
                ? resolve(document.at(schema.path("$ref").asText().substring(1)))
                : schema;
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
