package org.xiangqi.arbiter.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever stops the service and kills it after a while gives it more time than it takes at most: the delay, in which it says
 * that it is not ready, and the timeout, in which it answers what it has begun. A pod sleeps before that.
 */
class TimeToStopTest {
    private static final List<Path> IMAGES =
            List.of(Path.of("docker/Dockerfile.jvm"), Path.of("docker/Dockerfile.native"));
    private static final Path COMPOSE = Path.of("docker/compose.yaml");
    private static final Pattern SECONDS = Pattern.compile("(\\d+)s");
    private static final Pattern IMAGE_DELAY = Pattern.compile("\\bQUARKUS_SHUTDOWN_DELAY=(\\S+)");

    @ParameterizedTest
    @ValueSource(strings = {"src/main/kubernetes/kubernetes.yml", "docker/kubernetes/base/kubernetes.yml"})
    void aPodIsGivenIt(Path file) throws IOException {
        for (Path image : IMAGES) {
            assertThat(spare(pod(file), Files.readString(image))).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                    | terminationGracePeriodSeconds | 23
            /containers/0/lifecycle/preStop/sleep | seconds                       | 12
            /containers/0                         | env                           | [{"name": "QUARKUS_SHUTDOWN_TIMEOUT", "value": "22s"}]
            /containers/0                         | env                           | [{"name": "QUARKUS_SHUTDOWN_DELAY", "value": "10s"}]
            """)
    void aPodThatIsNotIsFound(String at, String field, String value) throws IOException {
        JsonNode pod = ManifestsTest.changed(pod(Path.of("docker/kubernetes/base/kubernetes.yml")), at, field, value);
        assertThat(spare(pod, Files.readString(IMAGES.getFirst()))).isNotPositive();
    }

    @Test
    void aContainerOfComposeIsGivenIt() throws IOException {
        for (Path image : IMAGES) {
            assertThat(spareInCompose(compose("arbiter-1"), Files.readString(image)))
                    .isPositive();
            assertThat(spareInCompose(compose("arbiter-2"), Files.readString(image)))
                    .isPositive();
        }
    }

    /** Without a word, a container is given ten seconds. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stop_grace_period |
            stop_grace_period | "18s"
            environment       | {"QUARKUS_SHUTDOWN_TIMEOUT": "22s"}
            environment       | {"QUARKUS_SHUTDOWN_DELAY": "10s"}
            """)
    void aContainerOfComposeThatIsNotIsFound(String field, @Nullable String value) throws IOException {
        JsonNode container = ManifestsTest.changed(compose("arbiter-1"), "", field, value);
        assertThat(spareInCompose(container, Files.readString(IMAGES.getFirst())))
                .isNotPositive();
    }

    @Test
    void anImageThatWaitsTooLongIsFound() throws IOException {
        String image =
                Files.readString(IMAGES.getFirst()).replace("QUARKUS_SHUTDOWN_DELAY=3s", "QUARKUS_SHUTDOWN_DELAY=10s");
        assertThat(spare(pod(Path.of("docker/kubernetes/base/kubernetes.yml")), image))
                .isNotPositive();
        assertThat(spareInCompose(compose("arbiter-1"), image)).isNotPositive();
    }

    /** How many seconds are left at worst. */
    private static int spare(JsonNode pod, String image) throws IOException {
        JsonNode container = pod.at("/containers/0");
        String delay = null;
        String timeout = null;
        for (JsonNode variable : container.path("env")) {
            switch (variable.path("name").asText()) {
                case "QUARKUS_SHUTDOWN_DELAY" -> delay = variable.path("value").asText();
                case "QUARKUS_SHUTDOWN_TIMEOUT" ->
                    timeout = variable.path("value").asText();
                default -> {}
            }
        }
        return pod.required("terminationGracePeriodSeconds").asInt()
                - container.at("/lifecycle/preStop/sleep").required("seconds").asInt()
                - stopping(delay, timeout, image);
    }

    private static int spareInCompose(JsonNode container, String image) throws IOException {
        JsonNode environment = container.path("environment");
        return seconds(container.path("stop_grace_period").asText("10s"))
                - stopping(
                        environment.path("QUARKUS_SHUTDOWN_DELAY").asText(null),
                        environment.path("QUARKUS_SHUTDOWN_TIMEOUT").asText(null),
                        image);
    }

    /** How many seconds stopping takes at most, with what is set from outside in place of what the service brings. */
    private static int stopping(@Nullable String delay, @Nullable String timeout, String image) throws IOException {
        return seconds(delay == null ? delayOf(image) : delay) + seconds(timeout == null ? timeout() : timeout);
    }

    private static String delayOf(String image) {
        Matcher delay = IMAGE_DELAY.matcher(image);
        assertThat(delay.find()).isTrue();
        return delay.group(1);
    }

    private static String timeout() throws IOException {
        Properties settings = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of("src/main/resources/application.properties"))) {
            settings.load(reader);
        }
        return settings.getProperty("quarkus.shutdown.timeout");
    }

    private static int seconds(String duration) {
        Matcher seconds = SECONDS.matcher(duration);
        assertThat(seconds.matches()).as(duration).isTrue();
        return Integer.parseInt(seconds.group(1));
    }

    private static JsonNode pod(Path file) throws IOException {
        return Manifests.documents(file).stream()
                .filter(manifest -> manifest.path("kind").asText().equals("Deployment"))
                .findFirst()
                .orElseThrow()
                .at("/spec/template/spec");
    }

    private static JsonNode compose(String container) throws IOException {
        return Manifests.documents(COMPOSE).getFirst().at("/services/" + container);
    }
}
