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

    /** 80 plies of a master game, without an end. */
    private static final String MOVES = """
            b2e2 h9g7 b0c2 b9c7 g3g4 c6c5 h0g2 a9b9 h2h4 c7b5 e2f2 g9e7 c0e2 f9e8 c3c4 c5c4 h4c4 i9h9 i0h0 h7h3 g2f4 h3h4 \
            f4g6 h4c4 h0h9 g7h9 e2c4 b7c7 g0e2 h9i7 g6f4 c7c2 f2c2 b5d4 c2c0 b9b3 a0a1 b3e3 f4d5 e3b3 a1f1 d4f3 d5f6 e8f7 \
            f0e1 b3a3 c0c1 i7g6 c1d1 a3d3 d1b1 d3b3 b1d1 d9e8 f1h1 g6f4 f6h5 f4g6 h5g7 e7g9 g7i6 c9e7 g4g5""";

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
