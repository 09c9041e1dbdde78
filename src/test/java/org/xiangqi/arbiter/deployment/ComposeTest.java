package org.xiangqi.arbiter.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The proxy of compose.yaml gets every address that its configuration asks for, and they are those of the instances. */
class ComposeTest {
    private static final Pattern VARIABLE = Pattern.compile("\"\\$\\{(\\w+)}\"");

    @Test
    void theProxyKnowsItsAddresses() throws IOException {
        JsonNode services =
                Manifests.documents(Path.of("docker/compose.yaml")).getFirst().path("services");
        JsonNode environment = services.at("/proxy/environment");
        Set<String> given = new TreeSet<>();
        environment.fieldNames().forEachRemaining(given::add);
        Set<String> asked = VARIABLE.matcher(Files.readString(Path.of("docker/haproxy.cfg")))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(given).isEqualTo(asked).hasSize(4);
        for (String instance : new String[] {"1", "2"}) {
            String host = environment.path("ARBITER_" + instance).asText().replaceFirst(":8080$", "");
            assertThat(services.path(host).path("image").asText()).isEqualTo("xiangqi-arbiter:jvm");
        }
    }
}
