package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.DecoderConfig;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.document.CallExample;

/** Many games in one body: every one answered in its place as it would be by itself. */
@QuarkusTest
@Timeout(60)
class BatchTest {
    private static final String PATH = "/v1/adjudications/batch";
    private static final String LINES = "application/x-ndjson";
    private static final String PGN = "application/x-chess-pgn";
    private static final String GAME = "{\"moves\":\"h2e2 h9g7 h0g2\"}";
    private static final ObjectMapper JSON = new ObjectMapper();

    private static RequestSpecification sent(String type, byte[] body) {
        RestAssuredConfig asItIs = RestAssuredConfig.config()
                .encoderConfig(EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false))
                .decoderConfig(DecoderConfig.decoderConfig().noContentDecoders());
        return given().config(asItIs).header("Content-Type", type).body(body);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> lines(Response response) {
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.contentType()).startsWith(LINES);
        String text = new String(response.asByteArray(), StandardCharsets.UTF_8);
        assertThat(text).endsWith("\n");
        return text.lines().toList();
    }

    private static List<JsonNode> answers(String... body) throws JsonProcessingException {
        return answers(lines(sent(LINES, bytes(String.join("\n", body))).post(PATH)));
    }

    private static List<JsonNode> answers(List<String> lines) throws JsonProcessingException {
        List<JsonNode> answers = new ArrayList<>();
        for (String line : lines) {
            JsonNode answer = JSON.readTree(line);
            assertThat(answer.path("index").asInt()).isEqualTo(answers.size());
            answers.add(answer);
        }
        return answers;
    }

    /** The rulings by themselves are those of the document's examples, which have every reason and every problem. */
    @Test
    void everyGameIsAnsweredByteForByteAsByItself() {
        List<String> requests = new ArrayList<>();
        for (CallExample example : CallExample.of("adjudicate")) {
            if (example.isOrdinary() && example.body() != null) {
                requests.add(example.body().toString());
            }
        }
        assertThat(requests).hasSizeGreaterThan(30);
        List<String> lines =
                lines(sent(LINES, bytes(String.join("\n", requests))).post(PATH));
        assertThat(lines).hasSameSizeAs(requests);
        for (int i = 0; i < lines.size(); i++) {
            Response alone = sent("application/json", bytes(requests.get(i))).post("/v1/adjudications");
            String answer = new String(alone.asByteArray(), StandardCharsets.UTF_8)
                    .replace(",\"instance\":\"/v1/adjudications\"", "");
            String kind = alone.statusCode() == 200 ? "ruling" : "problem";
            assertThat(lines.get(i))
                    .isEqualTo("{\"index\":%d,\"status\":%d,\"%s\":%s}", i, alone.statusCode(), kind, answer);
        }
    }

    @Test
    void aLineThatIsRefusedIsAnsweredInItsPlaceAndTheNextIsRead() throws JsonProcessingException {
        List<JsonNode> answers = answers(
                GAME,
                "{\"moves\":",
                "{\"moves\":\"h2e2\",\"colour\":\"red\"}",
                "{\"ruleSet\":\"domi\"}",
                "{\"moves\":\"h2e2\",\"include\":[null]}",
                "",
                "{\"moves\":\"h0h3\"}",
                "null",
                "{\"moves\":\"h2e2\",\"ruleSet\":\"nobody's\"}",
                "{\"moves\":\"h2e2\",\"stopAtEnd\":1}",
                GAME + GAME,
                GAME);
        assertThat(answers)
                .extracting(answer -> answer.path("status").asInt())
                .containsExactly(200, 400, 400, 400, 400, 422, 400, 422, 400, 400, 200);
        assertThat(answers)
                .extracting(answer -> answer.at("/problem/type").asText())
                .containsExactly(
                        "",
                        "/problems/malformed-json",
                        "/problems/unknown-field",
                        "/problems/invalid-value",
                        "/problems/invalid-value",
                        "/problems/illegal-move",
                        "/problems/malformed-json",
                        "/problems/unknown-rule-set",
                        "/problems/invalid-value",
                        "/problems/malformed-json",
                        "");
        assertThat(answers.get(1).at("/problem/line").asInt()).isEqualTo(2);
        assertThat(answers.get(1).at("/problem/detail").asText()).contains("line 2, column ");
        assertThat(answers.get(2).at("/problem/field").asText()).isEqualTo("colour");
        assertThat(answers.get(3).at("/problem/field").asText()).isEqualTo("moves");
        assertThat(answers.get(4).at("/problem/field").asText()).isEqualTo("include[0]");
        assertThat(answers.get(5).at("/problem/ruling/position/ply").asInt()).isZero();
        assertThat(answers.get(9).at("/problem/line").asInt()).isEqualTo(11);
    }

    /** A validator and the framework read those, and here neither does. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"moves\":null,\"include\":[\"PLIES\",null,null]}",
                "null",
                "[]",
                "{\"moves\":5}",
                "{\"moves\":[\"h2e2\",7]}",
                "{\"moves\":[],\"moves\":[]}",
                "{\"moves\":\"h2e2\"} {\"moves\":\"h2e2\"}",
                "{\"moves\":\"h2e2\",\"include\":[\"ALL\"]}",
                "{\"moves\":\"h2e2"
            })
    void aRequestThatIsNoneIsRefusedAsByItself(String line) {
        Response alone = sent("application/json", bytes(line)).post("/v1/adjudications");
        String problem = alone.asString().replace(",\"instance\":\"/v1/adjudications\"", "");
        assertThat(lines(sent(LINES, bytes(line)).post(PATH)))
                .containsExactly("{\"index\":0,\"status\":" + alone.statusCode() + ",\"problem\":" + problem + "}");
    }

    @Test
    void textThatIsNotUtf8IsRefusedInItsPlace() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.write(bytes("{\"moves\":\""));
        body.write("炮二平五".getBytes(Charset.forName("GB18030")));
        body.write(bytes("\"}\n"));
        body.write(new byte[] {0, 0, 0, '{', (byte) 0x7F, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, '\n'});
        body.write(bytes(GAME));
        List<JsonNode> answers = answers(lines(sent(LINES, body.toByteArray()).post(PATH)));
        assertThat(answers)
                .extracting(answer -> answer.at("/problem/type").asText())
                .containsExactly("/problems/malformed-json", "/problems/malformed-json", "");
        assertThat(answers.get(1).at("/problem/line").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "' \n\r\n', 0", "'\n%s\r\n\n%s', 2", "'%s\n', 1"})
    void blankLinesAreNoGamesAndTheLastNeedsNoEnd(String body, int games) {
        Response response = sent(LINES, bytes(body.replace("%s", GAME))).post(PATH);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.asString().lines()).hasSize(games);
    }

    @Test
    void aLineOverItsLimitIsPassedOver() throws JsonProcessingException {
        String fits = GAME + " ".repeat(1_048_576 - GAME.length());
        List<JsonNode> answers = answers(GAME, fits, fits + " ", "x".repeat(5_000_000), GAME);
        assertThat(answers)
                .extracting(answer -> answer.path("status").asInt())
                .containsExactly(200, 200, 413, 413, 200);
        assertThat(answers.get(2).at("/problem/what").asText()).isEqualTo("LINE");
        assertThat(answers.get(2).at("/problem/limit").asInt()).isEqualTo(1_048_576);
        assertThat(answers.get(3).at("/problem/line").asInt()).isEqualTo(4);
    }

    /** Longer than the limit of other bodies, in more chunks than are on the way at a time. */
    @ParameterizedTest
    @ValueSource(strings = {"application/x-ndjson", "text/csv"})
    void answersKeepTheOrderOfTheGames(String form) {
        int games = 20_000;
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < games; i++) {
            String fen = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - " + i % 100 + " 1";
            body.append(
                    "{\"startFen\":\"" + fen + "\",\"moves\":\"" + (i % 7 == 0 ? "a1b3" : "") + "\",\"include\":[]}\n");
        }
        List<String> lines = sent(LINES, bytes(body.toString()))
                .accept(form)
                .post(PATH)
                .asString()
                .lines()
                .skip(form.equals("text/csv") ? 1 : 0)
                .toList();
        assertThat(lines).hasSize(games);
        for (int i = 0; i < games; i++) {
            String status = i % 7 == 0 ? "422" : "200";
            assertThat(lines.get(i))
                    .startsWith(
                            form.equals("text/csv")
                                    ? i + "," + status + ","
                                    : "{\"index\":" + i + ",\"status\":" + status + ",");
            if (i % 7 != 0 && !form.equals("text/csv")) {
                assertThat(lines.get(i)).contains("\"pliesSinceCapture\":" + i % 100 + ",");
            }
        }
    }

    @Test
    void aTableHasARowAGame() {
        Response response = sent(
                        LINES,
                        bytes("{\"startFen\":\"3k5/R8/9/9/9/9/9/9/9/1R2K4 w\",\"moves\":\"b0b9\"}\n" + GAME
                                + "\n{\"moves\":\"h2e2 a9a7 h0h3\"}\n{\"startFen\":\"=1+1\",\"moves\":[]}\n{"))
                .accept("text/csv")
                .post(PATH);
        assertThat(response.contentType()).isEqualTo("text/csv;charset=UTF-8");
        assertThat(response.asString()).isEqualTo("""
                        index,status,ruleSet,verdict,result,winner,reason,decidedAtPly,article,plies,movesAfterEnd,problem,faultPly,faultReason,line,column
                        0,200,domi,FINISHED,1-0,RED,CHECKMATE,1,domi-1,1,0,,,,,
                        1,200,domi,ONGOING,*,,,,,3,0,,,,,
                        2,422,,,,,,,,2,,/problems/illegal-move,3,NOT_A_MOVE_OF_THE_PIECE,,
                        3,422,,,,,,,,,,/problems/invalid-fen,,,,1
                        4,400,,,,,,,,,,/problems/malformed-json,,,5,2
                        """);
    }

    @Test
    void gamesOfAPgnFileAreAnsweredAsTheFileByItself() throws JsonProcessingException {
        String file = """
                [Event "one"]
                [Result "1-0"]

                1. 炮二平五 马8进7 {a remark
                [Event "of several lines"]} 2. 马二进三 1-0

                [Event "two"]

                1. C2.5 h8+7 2. C5+5 *
                [Event "three"]
                [FEN "nonsense"]

                *
                """;
        List<JsonNode> answers = answers(lines(sent(PGN, bytes(file)).post(PATH + "?include=&ruleSet=asian")));
        assertThat(answers).hasSize(3);
        for (int game = 0; game < 3; game++) {
            Response alone = sent(PGN, bytes(file)).post("/v1/adjudications?include=&ruleSet=asian&game=" + game);
            JsonNode told = JSON.readTree(alone.asString());
            JsonNode answer = answers.get(game);
            assertThat(answer.path("status").asInt()).isEqualTo(alone.statusCode());
            if (alone.statusCode() == 200) {
                assertThat(answer.path("ruling")).isEqualTo(told);
            } else {
                ((ObjectNode) told).remove("instance");
                assertThat(answer.path("problem")).isEqualTo(told);
            }
        }
        assertThat(answers).extracting(answer -> answer.path("status").asInt()).containsExactly(200, 422, 422);
        assertThat(answers.get(1).at("/problem/line").asInt()).isEqualTo(9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GB18030", "Big5", "UTF-8"})
    void theEncodingOfAPgnFileIsToldByItsGamesOrTheQuery(String charset) throws JsonProcessingException {
        byte[] file = "[Event \"甲\"]\n\n1. 炮二平五 *\n\n[Event \"乙\"]\n\n1. 兵三進一 *\n".getBytes(Charset.forName(charset));
        assertThat(answers(lines(sent(PGN, file).post(PATH + "?include="))))
                .extracting(answer -> answer.at("/ruling/position/ply").asInt())
                .containsExactly(1, 1);
        assertThat(answers(lines(sent(PGN, file).post(PATH + "?include=&charset=" + charset))))
                .extracting(answer -> answer.at("/ruling/position/ply").asInt())
                .containsExactly(1, 1);
    }

    @Test
    void aGameOfAFileOverTheLimitIsPassedOver() throws JsonProcessingException {
        String remark = "{" + "long ".repeat(300_000) + "}\n";
        String file = "[A \"\"]\n\nh2e2 *\n\n[A \"\"]\n\nh2e2 " + remark + "*\n\n[A \"\"]\n\nh2e2 h9g7 *";
        List<JsonNode> answers = answers(lines(sent(PGN, bytes(file)).post(PATH)));
        assertThat(answers).extracting(answer -> answer.path("status").asInt()).containsExactly(200, 413, 200);
        assertThat(answers.get(1).at("/problem/line").asInt()).isEqualTo(5);
        assertThat(answers.get(2).at("/ruling/position/ply").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "application/json, '', application/x-ndjson, 415, unsupported-media-type",
        "application/x-ndjson, '', application/json, 406, not-acceptable",
        "application/x-ndjson, '?ruleSet=asian', application/x-ndjson, 400, unknown-field",
        "application/x-chess-pgn, '?rules=asian', application/x-ndjson, 400, unknown-field",
        "application/x-chess-pgn, '?ruleSet=nobodys', application/x-ndjson, 422, unknown-rule-set",
        "application/x-chess-pgn, '?charset=EBCDIC', application/x-ndjson, 400, invalid-value",
        "application/x-chess-pgn, '?include=ALL', text/csv, 400, invalid-value",
    })
    void whatIsWrongWithTheCallIsToldBeforeAnythingIsRead(
            String type, String query, String accept, int status, String problem) {
        Response response = sent(type, bytes(GAME)).accept(accept).post(PATH + query);
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.contentType()).isEqualTo("application/problem+json");
        assertThat(response.path("type").toString()).isEqualTo("/problems/" + problem);
    }

    @Test
    void bothWaysMayBeCompressed() throws IOException {
        byte[] body = bytes((GAME + "\n").repeat(3000));
        Response plain = sent(LINES, body).post(PATH);
        assertThat(plain.header("Content-Encoding")).isNull();
        Response response = sent(LINES, gzip(body))
                .header("Content-Encoding", "gzip")
                .header("Accept-Encoding", "br, gzip;q=0.5")
                .post(PATH);
        assertThat(response.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(response.header("Vary")).containsIgnoringCase("Accept-Encoding");
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(response.asByteArray()))) {
            assertThat(in.readAllBytes()).isEqualTo(plain.asByteArray());
        }
        assertThat(sent(LINES, body)
                        .header("Accept-Encoding", "gzip;q=0")
                        .post(PATH)
                        .header("Content-Encoding"))
                .isNull();
        Response unknown = sent(LINES, body).header("Content-Encoding", "br").post(PATH);
        assertThat(unknown.statusCode()).isEqualTo(415);
        assertThat(unknown.header("Accept-Encoding")).isEqualTo("gzip");
    }

    @Test
    void aBodyThatStopsBeingGzipIsAnsweredUpToThere() throws IOException {
        byte[] whole = gzip(bytes((GAME + "\n").repeat(3000)));
        for (byte[] broken : List.of(Arrays.copyOf(whole, whole.length - 9), bytes(GAME), new byte[0])) {
            List<JsonNode> answers = answers(
                    lines(sent(LINES, broken).header("Content-Encoding", "gzip").post(PATH)));
            JsonNode last = answers.getLast();
            assertThat(last.path("status").asInt()).isEqualTo(400);
            assertThat(last.at("/problem/field").asText()).isEqualTo("Content-Encoding");
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(zipped)) {
            out.write(bytes);
        }
        return zipped.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aGameIsAnsweredBeforeTheNextIsSent(boolean compressed) throws IOException {
        try (Socketed client = Socketed.begin(PATH, LINES, compressed ? "Content-Encoding: gzip\r\n" : "")) {
            ByteArrayOutputStream zipped = new ByteArrayOutputStream();
            OutputStream zip = compressed ? new GZIPOutputStream(zipped, 512, true) : zipped;
            BufferedReader answers = new BufferedReader(Reader.nullReader());
            for (int i = 0; i < 20; i++) {
                zip.write(bytes(GAME + "\n"));
                zip.flush();
                client.sendChunk(zipped.toByteArray());
                zipped.reset();
                if (i == 0) {
                    answers = new BufferedReader(new InputStreamReader(client.chunks(), StandardCharsets.UTF_8));
                }
                assertThat(answers.readLine()).startsWith("{\"index\":" + i + ",\"status\":200,");
            }
            zip.close();
            if (zipped.size() > 0) {
                client.sendChunk(zipped.toByteArray());
            }
            client.sendChunk(new byte[0]);
            assertThat(answers.readLine()).isNull();
        }
    }

    @Test
    void aClientThatDoesNotReadIsNotReadFromForLong() throws Exception {
        byte[] chunk = bytes((GAME + "\n").repeat(1000));
        try (Socketed client = Socketed.begin(PATH, LINES, "")) {
            long[] sent = {0};
            Thread sender = Thread.ofVirtual().start(() -> {
                try {
                    while (sent[0] < 100_000_000) {
                        client.sendChunk(chunk);
                        sent[0] += chunk.length;
                    }
                } catch (IOException closed) {
                    // The test has ended.
                }
            });
            long before = -1;
            while (before != sent[0]) {
                before = sent[0];
                Thread.sleep(500);
            }
            assertThat(sent[0]).isLessThan(50_000_000);
            assertThat(sender.isAlive()).isTrue();
        }
        Socketed.within(Duration.ofSeconds(5), BatchTest::noneIsAnswered);
    }

    @Test
    void aClientThatGoesAwayIsNotWorkedFor() throws Exception {
        try (Socketed client = Socketed.begin(PATH, LINES, "")) {
            client.sendChunk(bytes(GAME + "\n"));
            assertThat(client.chunks().read()).isEqualTo('{');
            assertThat(noneIsAnswered()).isFalse();
        }
        Socketed.within(Duration.ofSeconds(5), BatchTest::noneIsAnswered);
    }

    private static boolean noneIsAnswered() {
        return when().get("/q/metrics").asString().contains("arbiter_batches 0.0");
    }

    @Test
    void gamesAreCountedAsByThemselves() throws JsonProcessingException {
        double before = checkmates();
        answers("{\"startFen\":\"3k5/R8/9/9/9/9/9/9/9/1R2K4 w\",\"moves\":\"b0b9\"}", "{}", GAME);
        assertThat(checkmates()).isEqualTo(before + 1);
    }

    private static double checkmates() {
        return when().get("/q/metrics")
                .asString()
                .lines()
                .filter(line -> line.startsWith("arbiter_rulings_total{reason=\"CHECKMATE\",rule_set=\"domi\"}"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                .sum();
    }
}
