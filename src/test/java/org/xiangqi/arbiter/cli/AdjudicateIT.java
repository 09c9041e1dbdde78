package org.xiangqi.arbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged program on the command line. */
@Timeout(120)
class AdjudicateIT {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final String GAME = "{\"moves\":\"h2e2 h9g7\",\"include\":[]}\n";

    @TempDir
    Path folder;

    @BeforeAll
    static void needsTheJar() {
        assumeTrue(Files.exists(JAR), "another kind of package");
    }

    private record Run(int exit, String out, String err) {}

    private Run adjudicate(String input, String... arguments) throws IOException, InterruptedException {
        return run(List.of(), input, arguments);
    }

    private Run run(List<String> options, String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", JAR.toString(), "adjudicate"));
        Collections.addAll(command, arguments);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Path in = Files.writeString(folder.resolve("in"), input);
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    @Test
    void answersLineByLineAndNothingElse() throws Exception {
        Run run = adjudicate(GAME + "{\n" + GAME, "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out().lines()).hasSize(3);
        assertThat(run.out())
                .startsWith("{\"index\":0,\"status\":200,\"ruling\":{\"ruleSet\":{\"id\":\"domi\"")
                .contains("{\"index\":1,\"status\":400,\"problem\":{")
                .contains("{\"index\":2,\"status\":200,");
        assertThat(run.err()).startsWith("3 games, 1 refused, ").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "Big5"})
    void readsFilesInAnyEncodingOneAfterTheOther(String charset) throws Exception {
        Path pgn = folder.resolve("games.pgn");
        Files.write(
                pgn, "[Event \"甲\"]\n\n1. 炮二平五 *\n\n[Event \"乙\"]\n\n1. 兵三進一 *\n".getBytes(Charset.forName(charset)));
        Path ucci = Files.writeString(folder.resolve("games.txt"), "position startpos moves h2e2 h9g7\n");
        Run run = adjudicate("", "--format", "csv", "--rule-set", "asian", pgn.toString(), ucci.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().skip(1))
                .containsExactly(
                        "0,200,asian,ONGOING,*,,,,,1,0,,,,,",
                        "1,200,asian,ONGOING,*,,,,,1,0,,,,,",
                        "2,200,asian,ONGOING,*,,,,,2,0,,,,,");
    }

    @Test
    void shardsTogetherAreTheWhole() throws Exception {
        String input = IntStream.range(0, 200)
                .mapToObj(i -> i % 5 == 0 ? "{}\n" : GAME)
                .reduce("", String::concat);
        List<String> whole = adjudicate(input, "-").out().lines().toList();
        List<String> shards = new ArrayList<>(Collections.nCopies(whole.size(), ""));
        for (int shard = 0; shard < 3; shard++) {
            Path file = folder.resolve("rulings-" + shard + ".ndjson.gz");
            Run run = adjudicate(input, "--lenient", "--shard", shard + "/3", "--output", file.toString(), "-");
            assertThat(run.exit()).isZero();
            assertThat(run.out()).isEmpty();
            byte[] plain = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file))).readAllBytes();
            List<String> lines =
                    new String(plain, StandardCharsets.UTF_8).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                shards.set(shard + 3 * i, lines.get(i));
            }
        }
        assertThat(shards).isEqualTo(whole);
    }

    @Test
    void memoryDoesNotGrowWithTheInput() throws Exception {
        Run run = run(List.of("-Xmx48m"), GAME.repeat(300_000), "-");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("300000 games, 0 refused, ");
    }

    @Test
    void saysWhatIsWrongWithTheCall() throws Exception {
        assertThat(adjudicate("").exit()).isEqualTo(2);
        assertThat(adjudicate("", "--rule-set", "nobody's", "-").exit()).isEqualTo(2);
        assertThat(adjudicate("", "--shard", "3/3", "-").exit()).isEqualTo(2);
        assertThat(adjudicate("", "--colour", "-").exit()).isEqualTo(2);
        Run missing = adjudicate("", folder.resolve("nothing.pgn").toString());
        assertThat(missing.exit()).isEqualTo(3);
        assertThat(missing.err()).contains("nothing.pgn").hasLineCount(1);
        Run help = adjudicate("", "--help");
        assertThat(help.exit()).isZero();
        assertThat(help.out()).contains("--rule-set", "Exit codes:");
    }
}
