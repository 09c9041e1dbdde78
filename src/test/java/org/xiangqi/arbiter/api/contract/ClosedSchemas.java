package org.xiangqi.arbiter.api.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The schemas of a document, ready to validate.
 *
 * <p>The document leaves answers open, so that a field, or a type of problem, can be added to them. Here they are closed:
 * what the document does not tell of is an error.
 */
public final class ClosedSchemas {
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDialect(Dialect.builder(Dialects.getOpenApi31())
            .keyword(new NonValidationKeyword("components"))
            .build());

    private final JsonNode components;
    private final Map<JsonNode, Schema> compiled = new ConcurrentHashMap<>();

    /** The schemas of that document. */
    public ClosedSchemas(JsonNode document) {
        components = document.path("components").path("schemas").deepCopy();
        close(components);
    }

    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object
                && object.path("properties").isObject()
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        if (schema instanceof ObjectNode object && object.has("x-extensible-enum")) {
            object.set("enum", object.get("x-extensible-enum"));
        }
        schema.forEach(ClosedSchemas::close);
    }

    /** What is wrong with a value by a schema of the document; nothing if it fits. */
    public List<String> errors(JsonNode schema, JsonNode value) {
        return compiled.computeIfAbsent(schema, this::compile).validate(value).stream()
                .map(Object::toString)
                .toList();
    }

    private Schema compile(JsonNode schema) {
        ObjectNode whole = schema.deepCopy();
        close(whole);
        whole.putObject("components").set("schemas", components);
        return REGISTRY.getSchema(whole);
    }
}
