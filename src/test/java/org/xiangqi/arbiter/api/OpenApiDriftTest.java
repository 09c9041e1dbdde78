package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The committed document says what is served; {@code mvn package -DskipTests} writes it anew. */
@QuarkusTest
class OpenApiDriftTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    @Test
    void theCommittedDocumentIsTheServedOne() throws IOException {
        assertIsServed("openapi/openapi.json", JSON);
        assertIsServed("openapi/openapi.yaml", YAML);
    }

    private static void assertIsServed(String file, ObjectMapper reader) throws IOException {
        JsonNode committed = reader.readTree(Path.of(file).toFile());
        JsonNode served = JSON.readTree(
                given().queryParam("format", "json").get("/q/openapi").asString());
        assertThat(differences(committed, served))
                .as("%s is not what is served: mvn package -DskipTests writes it anew", file)
                .isEmpty();
    }

    @Test
    void differencesAreNamed() throws IOException {
        JsonNode committed = JSON.readTree("{\"a\":[1,2],\"b\":{\"c/d\":true},\"e\":null}");
        JsonNode served = JSON.readTree("{\"b\":{\"c/d\":\"true\"},\"a\":[1,3,4],\"f\":0}");
        assertThat(differences(committed, committed.deepCopy())).isEmpty();
        assertThat(differences(committed, served))
                .containsExactly(
                        "/a/1: committed 2, served 3",
                        "/a/2: committed nothing, served 4",
                        "/b/c~1d: committed true, served \"true\"",
                        "/e: committed null, served nothing",
                        "/f: committed nothing, served 0");
    }

    /** Where two trees differ, by JSON pointer; the order of fields is no difference, that of elements is one. */
    private static List<String> differences(JsonNode committed, JsonNode served) {
        List<String> found = new ArrayList<>();
        compare("", committed, served, found);
        return found;
    }

    private static void compare(String at, JsonNode committed, JsonNode served, List<String> found) {
        if (committed.isObject() && served.isObject()) {
            Set<String> names = new TreeSet<>();
            committed.fieldNames().forEachRemaining(names::add);
            served.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                String step = name.replace("~", "~0").replace("/", "~1");
                compare(at + "/" + step, committed.path(name), served.path(name), found);
            }
        } else if (committed.isArray() && served.isArray()) {
            for (int i = 0; i < Math.max(committed.size(), served.size()); i++) {
                compare(at + "/" + i, committed.path(i), served.path(i), found);
            }
        } else if (!committed.equals(served)) {
            found.add(at + ": committed " + told(committed) + ", served " + told(served));
        }
    }

    private static String told(JsonNode node) {
        return node.isMissingNode() ? "nothing" : node.toString();
    }
}
