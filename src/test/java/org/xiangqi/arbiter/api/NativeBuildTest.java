package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.inject.build.compatible.spi.BuildCompatibleExtension;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.rules.Reason;

/** Whether a native executable would have what the service looks up by name at run time, told without compiling one. */
@QuarkusTest
class NativeBuildTest {
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
        assertThat(needed.stream().map(Class::getName).filter(name -> !isKept(name)))
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

    private static boolean isKept(String name) {
        for (JsonNode kept : build.reflection()) {
            if (kept.path("name").asText().equals(name)) {
                return kept.path("allDeclaredConstructors").asBoolean()
                        && kept.path("allDeclaredMethods").asBoolean()
                        && kept.path("allDeclaredFields").asBoolean();
            }
        }
        return false;
    }

    @Test
    void everyResourceIsKeptButWhatOnlyTheBuildReads() throws IOException {
        List<String> patterns = build.resources()
                .at("/resources/includes")
                .valueStream()
                .map(each -> each.path("pattern").asText())
                .toList();
        assertThat(resources())
                .contains("org/xiangqi/arbiter/search/weights.txt")
                .allSatisfy(name -> assertThat(patterns).anyMatch(name::matches));
        assertThat(patterns).anyMatch("META-INF/quarkus-generated-openapi-doc.JSON"::matches);
        assertThat(patterns.stream().filter(each -> each.contains("openapi-ui/")))
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
        assertThat(build.arguments()).contains("-H:+AddAllCharsets");
    }
}
