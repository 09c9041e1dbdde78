package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.inject.build.compatible.spi.BuildCompatibleExtension;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.rules.Reason;

/** Whether a native executable would have what the service looks up by name at run time, told without compiling one. */
@QuarkusTest
class NativeBuildTest {
    private static final String WEIGHTS = "org/xiangqi/arbiter/search/weights.txt";
    private static final String NETWORK = "org/xiangqi/arbiter/search/network.bin";

    private static final String GLYPHS = "org/xiangqi/arbiter/api/boards/glyphs.txt";

    private static NativeBuild build;

    @BeforeAll
    static void prepare() throws Exception {
        build = NativeBuild.prepare();
    }

    @Test
    void quarkusWarnsOfNothing() {
        assertThat(build.warnings()).isEmpty();
    }

    @Test
    void everyClassThatJsonIsMadeOfIsKeptForReflection() throws Exception {
        Set<Class<?>> needed = new LinkedHashSet<>(JsonClasses.ofResources());
        assertThat(needed).contains(AdjudicationRequest.class, Reason.class);
        needed.addAll(JsonClasses.within(ofProblemsAndSentGames()));
        assertThat(needed).contains(Refusals.FaultView.class);
        assertThat(build.unreflected(needed))
                .as("classes that Jackson writes or reads by reflection, unknown to the native build")
                .isEmpty();
    }

    /** Signatures do not tell what a problem holds, nor what a resource reads by itself: the examples do. */
    private static Set<Class<?>> ofProblemsAndSentGames() {
        ExamplesTest.cases()
                .filter(each ->
                        each.example().status() >= 400 || each.operationId().equals("readRecords"))
                .forEach(ExamplesTest::send);
        return JacksonWitness.seen().stream()
                .filter(each -> each.getName().startsWith("org.xiangqi.arbiter"))
                .collect(Collectors.toSet());
    }

    /** Kept in part is not kept: a record without its constructor is written, but not read. */
    @ParameterizedTest
    @ValueSource(strings = {"name", "allDeclaredConstructors", "allDeclaredMethods", "allDeclaredFields"})
    void aClassThatIsNotKeptIsFound(String field) {
        JsonNode reflection = build.reflection().deepCopy();
        for (JsonNode kept : reflection) {
            if (kept.path("name").asText().equals(AdjudicationRequest.class.getName())) {
                ((ObjectNode) kept).remove(field);
            }
        }
        NativeBuild faulty = new NativeBuild(List.of(), reflection, build.resources(), build.arguments());
        assertThat(faulty.unreflected(List.of(AdjudicationRequest.class, Reason.class)))
                .containsExactly(AdjudicationRequest.class.getName());
    }

    @Test
    void everyResourceIsKeptButWhatOnlyTheBuildReads() throws IOException {
        assertThat(resources()).contains(WEIGHTS, NETWORK, GLYPHS);
        assertThat(build.lost(resources())).isEmpty();
        assertThat(build.lost(Set.of("META-INF/quarkus-generated-openapi-doc.JSON")))
                .isEmpty();
        assertThat(build.resourcePatterns().stream().filter(each -> each.contains("openapi-ui/")))
                .anyMatch(each -> each.contains("index.html"))
                .anyMatch(each -> each.contains("swagger-ui-bundle.js\\E"));
    }

    /** The settings are turned into code, the examples into the document, and the extension has done its work. */
    private static Set<String> resources() throws IOException {
        return NativeBuild.packaged().stream()
                .filter(name -> !name.endsWith(".class"))
                .filter(name -> !name.equals("application.properties") && !name.startsWith("openapi-examples/"))
                .filter(name -> !name.equals("META-INF/services/" + BuildCompatibleExtension.class.getName()))
                .collect(Collectors.toSet());
    }

    @Test
    void everyCharsetIsKept() {
        assertThat(build.keepsEveryCharset()).isTrue();
    }

    @Test
    void whatIsSetWronglyIsFound() throws Exception {
        NativeBuild faulty = NativeBuild.prepareWith(List.of(
                "quarkus.native.add-all-charsets=false",
                "quarkus.native.resources.includes=other.txt",
                "quarkus.native.no-such-setting=true"));
        assertThat(faulty.keepsEveryCharset()).isFalse();
        assertThat(faulty.lost(resources())).containsExactlyInAnyOrder(WEIGHTS, NETWORK, GLYPHS);
        assertThat(faulty.warnings()).anyMatch(warning -> warning.contains("quarkus.native.no-such-setting"));
    }
}
