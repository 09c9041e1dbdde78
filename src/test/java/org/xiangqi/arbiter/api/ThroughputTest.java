package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Requests a second and how long they take: rulings beside an echo of as many bytes, which shows what the server itself
 * can do on this machine. They take turns, and the medians are printed. {@code make throughput} runs it; it needs wrk.
 */
@QuarkusTest
@EnabledIfSystemProperty(named = "throughput.rounds", matches = "\\d+")
class ThroughputTest {
    private static final int ROUNDS = Integer.getInteger("throughput.rounds", 5);
    private static final int WARM_UPS = Integer.getInteger("throughput.warm-ups", 3);
    private static final int SECONDS = Integer.getInteger("throughput.seconds", 4);
    private static final OperatingSystemMXBean PROCESSOR =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final int[] CONNECTIONS = {1, 16, 64};

    /** The first 80 plies of a master game, which goes on. */
    private static final String MOVES = """
            h2e2 b9c7 h0g2 h7f7 i0h0 h9g7 g3g4 c6c5 b0a2 g9e7 b2c2 a9b9 a0b0 b7b3 a3a4 f9e8 e3e4 i9g9 h0h6 g7f9 \
            c3c4 c5c4 h6h3 b3b5 e4e5 e6e5 g2e3 c4d4 e2e5 g6g5 a2c3 b5b3 c3b5 c7b5 b0b3 g5g4 e3f5 b9b6 e5e2 b6f6 \
            b3b5 f7f5 h3c3 d4e4 b5e5 c9a7 e5e4 g9g6 d0e1 f5g5 g0i2 g5h5 e2e7 f9e7 e4e7 h5h0 i2g0 g4h4 c2e2 e9f9 \
            e2f2 f6e6 c3f3 f9e9 e7e6 g6g0 e1d2 g0g6 f0e1 g6e6 c0a2 a7c9 a2c4 c9e7 f2e2 i6i5 e0f0 h0i0 f3f4 h4h3""";

    private static final Pattern RATE = Pattern.compile("Requests/sec:\\s+([\\d.]+)");
    private static final Pattern REQUESTS = Pattern.compile("(\\d+) requests in");
    private static final Pattern NOT_WELL = Pattern.compile("(?m)^\\s*(Non-2xx.*|Socket errors.*)$");

    /** Requests a second, times in milliseconds, and the processor time that the server took for each, in microseconds. */
    private record Measured(double rate, double half, double most, double processor) {}

    private enum Kind {
        VERDICT("verdict only", ", \"include\": []"),
        FULL("legal moves and evidence", "");

        private final String name;
        private final String fields;

        Kind(String name, String fields) {
            this.name = name;
            this.fields = fields;
        }
    }

    @Test
    void rulingsBesideAnEcho(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(MOVES.split(" ")).hasSize(80);
        System.out.printf(
                "%-26s %5s  %28s  %28s  %6s %6s %6s%n",
                "", "conn.", "echo/s p50 p99 (ms) cpu (us)", "ruling", "rate", "p99", "cpu");
        for (Kind kind : Kind.values()) {
            String body = "{\"moves\": \"" + MOVES + "\"" + kind.fields + "}";
            String ruling = given().contentType("application/json")
                    .body(body)
                    .post("/v1/adjudications")
                    .then()
                    .statusCode(200)
                    .extract()
                    .asString();
            EchoResource.answer(ruling);
            Path script = folder.resolve(kind + ".lua");
            Files.writeString(
                    script,
                    "wrk.method = \"POST\"\nwrk.headers[\"Content-Type\"] = \"application/json\"\nwrk.body = [[" + body
                            + "]]\n");
            // Until nothing is left to be compiled.
            for (int round = 0; round < WARM_UPS; round++) {
                load(script, "/test/echo", 16);
                load(script, "/v1/adjudications", 16);
            }
            for (int connections : CONNECTIONS) {
                List<Measured> echo = new ArrayList<>();
                List<Measured> rulings = new ArrayList<>();
                for (int round = 0; round < ROUNDS; round++) {
                    echo.add(load(script, "/test/echo", connections));
                    rulings.add(load(script, "/v1/adjudications", connections));
                }
                Measured e = median(echo);
                Measured r = median(rulings);
                System.out.printf(
                        "%-26s %5d  %8.0f %6.2f %6.2f %5.1f  %8.0f %6.2f %6.2f %5.1f  %6.2f %6.2f %6.2f%n",
                        kind.name + ", " + ruling.getBytes(StandardCharsets.UTF_8).length + " B",
                        connections,
                        e.rate,
                        e.half,
                        e.most,
                        e.processor,
                        r.rate,
                        r.half,
                        r.most,
                        r.processor,
                        r.rate / e.rate,
                        r.most / e.most,
                        r.processor / e.processor);
            }
        }
    }

    private static Measured median(List<Measured> all) {
        return new Measured(
                middle(all.stream().mapToDouble(Measured::rate).toArray()),
                middle(all.stream().mapToDouble(Measured::half).toArray()),
                middle(all.stream().mapToDouble(Measured::most).toArray()),
                middle(all.stream().mapToDouble(Measured::processor).toArray()));
    }

    private static double middle(double[] numbers) {
        Arrays.sort(numbers);
        return numbers[numbers.length / 2];
    }

    private static Measured load(Path script, String path, int connections) throws IOException, InterruptedException {
        long processorBefore = PROCESSOR.getProcessCpuTime();
        Process wrk = new ProcessBuilder(
                        "wrk",
                        "-t1",
                        "-c" + connections,
                        "-d" + SECONDS + "s",
                        "--latency",
                        "-s",
                        script.toString(),
                        "http://127.0.0.1:" + RestAssured.port + path)
                .redirectErrorStream(true)
                .start();
        String told = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(wrk.waitFor()).as(told).isZero();
        assertThat(NOT_WELL.matcher(told).find()).as(told).isFalse();
        double microseconds = (PROCESSOR.getProcessCpuTime() - processorBefore) / 1e3;
        return new Measured(
                number(RATE, told),
                milliseconds(told, "50%"),
                milliseconds(told, "99%"),
                microseconds / number(REQUESTS, told));
    }

    private static double number(Pattern pattern, String told) {
        Matcher matcher = pattern.matcher(told);
        assertThat(matcher.find()).as(told).isTrue();
        return Double.parseDouble(matcher.group(1));
    }

    private static double milliseconds(String told, String part) {
        Matcher matcher =
                Pattern.compile(Pattern.quote(part) + "\\s+([\\d.]+)(us|ms|s)").matcher(told);
        assertThat(matcher.find()).as(told).isTrue();
        double factor = switch (matcher.group(2)) {
            case "us" -> 0.001;
            case "ms" -> 1;
            default -> 1000;
        };
        return Double.parseDouble(matcher.group(1)) * factor;
    }
}
