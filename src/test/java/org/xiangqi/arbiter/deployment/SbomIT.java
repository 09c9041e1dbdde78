package org.xiangqi.arbiter.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bill of materials names every library that was packed, by its very bytes. */
class SbomIT {
    private static final Path TARGET = Path.of("target");
    private static final Path SBOM = TARGET.resolve("xiangqi-arbiter-sbom.json");
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void everyPackedLibraryIsNamed() throws IOException {
        assertThat(unnamed(packed(), JSON.readTree(SBOM.toFile()))).isEmpty();
    }

    @Test
    void aLibraryThatIsNotNamedIsFound() throws IOException {
        JsonNode sbom = JSON.readTree(SBOM.toFile());
        ArrayNode components = (ArrayNode) sbom.path("components");
        for (int i = components.size() - 1; i >= 0; i--) {
            if (components.get(i).path("name").asText().equals("jackson-databind")) {
                components.remove(i);
            }
        }
        assertThat(unnamed(packed(), sbom)).singleElement().asString().contains("jackson-databind");
    }

    /** One name and one version of each, with its licence, and nothing that changes from build to build. */
    @Test
    void saysWhatItIsOf() throws IOException {
        JsonNode sbom = JSON.readTree(SBOM.toFile());
        assertThat(sbom.at("/bomFormat").asText()).isEqualTo("CycloneDX");
        assertThat(sbom.at("/metadata/component/name").asText()).isEqualTo("xiangqi-arbiter");
        assertThat(sbom.at("/metadata/component/type").asText()).isEqualTo("application");
        sbom.path("components").forEach(component -> {
            assertThat(component.path("purl").asText()).startsWith("pkg:maven/");
            assertThat(component.path("licenses"))
                    .as(component.path("purl").asText())
                    .isNotEmpty();
        });
    }

    private static List<String> unnamed(Map<String, String> packed, JsonNode sbom) {
        Set<String> named = new HashSet<>();
        sbom.path("components")
                .forEach(component -> component.path("hashes").forEach(hash -> {
                    if (hash.path("alg").asText().equals("SHA-256")) {
                        named.add(hash.path("content").asText());
                    }
                }));
        return packed.keySet().stream()
                .filter(library -> !named.contains(packed.get(library)))
                .toList();
    }

    /** The libraries of what this build packed, be it the jar or what a native executable is compiled from, and their hashes. */
    private static Map<String, String> packed() throws IOException {
        Properties artifact = new Properties();
        try (Reader reader = Files.newBufferedReader(TARGET.resolve("quarkus-artifact.properties"))) {
            artifact.load(reader);
        }
        String folder = artifact.getProperty("type").equals("jar") ? "quarkus-app" : "[^/]*-native-image-source-jar";
        try (Stream<Path> files = Files.walk(TARGET, 4)) {
            Map<String, String> packed = new TreeMap<>();
            for (Path file : files.toList()) {
                if (TARGET.relativize(file).toString().matches(folder + "/lib/.*\\.jar")) {
                    packed.put(file.toString(), sha256(file));
                }
            }
            assertThat(packed).hasSizeGreaterThan(100);
            return packed;
        }
    }

    private static String sha256(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
