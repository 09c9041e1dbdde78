package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.aMapWithSize;
import static org.hamcrest.Matchers.anEmptyMap;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasEntry;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.record.BinarySamples;

/** The contract of POST /v1/records, beyond what the examples show. */
@QuarkusTest
class RecordsTest {
    /** The last move is illegal: the horse's leg is blocked. */
    private static final String WITH_A_FAULT = """
            [Event "賽"]
            [Result "1-0"]

            1. 炮二平五 馬8進7
              2. 馬二進四 車9平8
            1-0
            """;

    private static final String SECOND = """
            [Event "Second"]
            [FEN "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1"]

            1. b0b9 0-1
            """;

    private static ValidatableResponse post(byte[] file, Map<String, String> query) {
        return given().contentType("application/octet-stream")
                .queryParams(query)
                .body(file)
                .post("/v1/records")
                .then();
    }

    private static ValidatableResponse post(String file) {
        return post(file.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/records"));
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, UTF-8, false", "Big5, Big5, false", "GBK, GB18030, false", "GBK, GBK, true"})
    void whatIsBeforeAFaultIsAnsweredWithItsPlaceInAnyEncoding(String written, String read, boolean said) {
        post(WITH_A_FAULT.getBytes(Charset.forName(written)), said ? Map.of("charset", read) : Map.of())
                .statusCode(200)
                .body("games", hasSize(1))
                .body("games[0].format", equalTo("PGN"))
                .body("games[0].charset", equalTo(read))
                .body("games[0].tags", hasEntry("Event", "賽"))
                .body(
                        "games[0].startFen",
                        equalTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"))
                .body("games[0].moves", contains("h2e2", "h9g7"))
                .body("games[0].result", equalTo("1-0"))
                .body("games[0].fault.ply", equalTo(3))
                .body("games[0].fault.text", equalTo("馬二進四"))
                .body("games[0].fault.reason", equalTo("HORSE_LEG_BLOCKED"))
                .body("games[0].fault.line", equalTo(5))
                .body("games[0].fault.column", equalTo(6));
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheText() {
        post("\uFEFF" + WITH_A_FAULT)
                .statusCode(200)
                .body("games[0].format", equalTo("PGN"))
                .body("games[0].charset", equalTo("UTF-8"))
                .body("games[0].tags", hasEntry("Event", "賽"))
                .body("games[0].moves", contains("h2e2", "h9g7"));
    }

    @Test
    void charactersThatOnlyGb18030HasAreRead() {
        post(WITH_A_FAULT.replace("賽", "賽㐀").getBytes(Charset.forName("GB18030")), Map.of())
                .statusCode(200)
                .body("games[0].charset", equalTo("GB18030"))
                .body("games[0].tags", hasEntry("Event", "賽㐀"))
                .body("games[0].moves", contains("h2e2", "h9g7"));
    }

    static Stream<Arguments> binaryFiles() {
        return Stream.of(
                Arguments.of("XQF", "GB18030", BinarySamples.xqf(10), 1),
                Arguments.of("XQF", "GB18030", BinarySamples.xqf(18), 1),
                Arguments.of("CBR", "UTF-16LE", BinarySamples.cbr(), 1),
                Arguments.of("CBL", "UTF-16LE", BinarySamples.cbl(), 2));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("binaryFiles")
    void binaryFilesAreReadWithTheirRemarks(String format, String charset, byte[] file, int games) {
        post(file, Map.of())
                .statusCode(200)
                .body("games", hasSize(games))
                .body("games[0].format", equalTo(format))
                .body("games[0].charset", equalTo(charset))
                .body("games[0].tags", hasEntry("Title", "顺炮局"))
                .body("games[0].moves", contains("h2e2", "h9g7", "h0g2"))
                .body("games[0].comments.text", contains("开局", "中炮"))
                .body("games[0].variations[0].moves", contains("b0c2"))
                .body("games[0].fault", nullValue());
    }

    @Test
    void theGameBehindAFaultIsReadAllTheSame() {
        post(WITH_A_FAULT + "\n" + SECOND)
                .statusCode(200)
                .body("games", hasSize(2))
                .body("games[1].tags", hasEntry("Event", "Second"))
                .body("games[1].startFen", equalTo("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1"))
                .body("games[1].moves", contains("b0b9"))
                .body("games[1].result", equalTo("0-1"))
                .body("games[1].fault", nullValue())
                .body("games[1]", aMapWithSize(9));
    }

    @Test
    void remarksAndVariationsAreAnsweredWithTheirPlies() {
        post("{at first} h2e2 {a cannon} h9g7 (h7e7 {another} (b7e7) x9x9) h0g2 *")
                .statusCode(200)
                .body("games[0].tags", anEmptyMap())
                .body("games[0].moves", contains("h2e2", "h9g7", "h0g2"))
                .body("games[0].comments.ply", contains(0, 1))
                .body("games[0].comments.text", contains("at first", "a cannon"))
                .body("games[0].variations", hasSize(1))
                .body("games[0].variations[0].firstPly", equalTo(2))
                .body("games[0].variations[0].moves", contains("h7e7"))
                .body("games[0].variations[0].comments.ply", contains(2))
                .body("games[0].variations[0].variations[0].moves", contains("b7e7"))
                .body("games[0].variations[0].variations[0].variations", empty())
                .body("games[0].variations[0].fault.reason", equalTo("UNREADABLE_MOVE"))
                .body("games[0].variations[0].fault.ply", equalTo(3))
                .body("games[0].fault", nullValue());
    }

    @ParameterizedTest
    @CsvSource({"startpos, INVALID_FEN", "4k4/9/9/9/9/9/9/9/9/4K4, ILLEGAL_POSITION"})
    void aStartThatCannotBeIsAFaultAtPly0(String fen, String reason) {
        post("[FEN \"" + fen + "\"]\n\nh2e2 *")
                .statusCode(200)
                .body("games[0].startFen", nullValue())
                .body("games[0].moves", empty())
                .body("games[0].fault.ply", equalTo(0))
                .body("games[0].fault.text", equalTo(fen))
                .body("games[0].fault.reason", equalTo(reason));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/octet-stream",
                "text/plain",
                "text/plain;charset=big5",
                "application/x-chess-pgn",
                "application/vnd.chess-pgn",
                "application/x-www-form-urlencoded",
                "image/png"
            })
    void anyContentTypeWillDo(String type) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(RestAssured.baseURI + ":" + RestAssured.port + "/v1/records"))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(WITH_A_FAULT))
                .build();
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("\"charset\":\"UTF-8\"", "\"moves\":[\"h2e2\",\"h9g7\"]");
        }
    }

    @Test
    void aFileWithoutAGameHasNone() {
        given().post("/v1/records").then().statusCode(200).body("games", empty());
        post("").statusCode(200).body("games", empty());
        post(" \r\n\t").statusCode(200).body("games", empty());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void garbageIsReadAsFarAsItGoes(long seed) {
        byte[] garbage = new byte[20_000];
        new Random(seed).nextBytes(garbage);
        post(garbage, Map.of()).statusCode(200);
        for (String charset : GameFile.CHARSETS) {
            post(garbage, Map.of("charset", charset, "format", "PGN")).statusCode(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[ ", "( ", "{ ", "1. ", "$ ", "a\t"})
    @Timeout(20)
    void aLongLineIsReadInTimeThatGrowsWithItsLengthOnly(String sign) {
        post("a " + sign.repeat(1_000_000 / sign.length())).statusCode(200);
    }

    @Test
    void lengthsThatAreNoFilesAreCutShort() {
        problem(post(new byte[1_048_577], Map.of()), 413, "too-large")
                .body("what", equalTo("BODY"))
                .body("limit", equalTo(1_048_576));
        problem(post("[A \"\"]\n*\n".repeat(2001)), 413, "too-large")
                .body("what", equalTo("GAMES"))
                .body("limit", equalTo(2000));
        problem(post("h0g2 h9g7 g2h0 g7h9 ".repeat(50_001)), 413, "too-large")
                .body("what", equalTo("PLIES"))
                .body("limit", equalTo(200_000));
        problem(post("h2e2 " + "()".repeat(50_001)), 413, "too-large")
                .body("what", equalTo("VARIATIONS"))
                .body("limit", equalTo(50_000));
    }

    @Test
    void variationsCanBeNestedOnlySoDeep() {
        post("h2e2 (".repeat(100)).statusCode(200);
        problem(post("h2e2 (".repeat(101)), 413, "too-large")
                .body("what", equalTo("NESTING"))
                .body("limit", equalTo(100));
        problem(post("h2e2 (".repeat(50_000)), 413, "too-large");
    }

    @Test
    void queryParametersThatCannotBeAreNamed() {
        problem(post(new byte[0], Map.of("format", "pgn")), 400, "invalid-value")
                .body("field", equalTo("format"))
                .body("allowed", contains("PGN", "WXF", "DHTMLXQ", "UCCI", "TEXT", "XQF", "CBR", "CBL"));
        problem(post(new byte[0], Map.of("charset", "ISO-8859-1")), 400, "invalid-value")
                .body("field", equalTo("charset"))
                .body("allowed", contains("UTF-8", "GB18030", "GBK", "Big5"));
        problem(post(new byte[0], Map.of("encoding", "Big5")), 400, "unknown-field")
                .body("field", equalTo("encoding"))
                .body("known", contains("charset", "format"));
        post(new byte[0], Map.of("charset", "gb18030")).statusCode(200);
    }

    private static ValidatableResponse write(String accept, String body, Map<String, String> query) {
        return given().contentType("application/octet-stream")
                .accept(accept)
                .queryParams(query)
                .body(body.getBytes(StandardCharsets.UTF_8))
                .post("/v1/records")
                .then();
    }

    private static String written(String accept, String body, Map<String, String> query) {
        return write(accept, body, query)
                .statusCode(200)
                .contentType(accept + ";charset=UTF-8")
                .extract()
                .asString();
    }

    private static final String WITH_ALL = """
            [Event "賽"]
            [Result "1-0"]

            1. 炮二平五 {the centre} 馬8進7 (1... 砲8平5) 1-0
            """;

    @ParameterizedTest
    @ValueSource(strings = {"application/x-chess-pgn", "application/vnd.chess-pgn"})
    void acceptChoosesPgnWithItsMovesInAnyStyle(String type) {
        assertThat(written(type, WITH_ALL, Map.of())).isEqualTo("""
                [Game "Chinese Chess"]
                [Event "賽"]
                [Result "1-0"]
                [Format "Chinese"]

                1. 炮二平五 {the centre} 1... 马8进7 (1... 炮8平5) 1-0
                """);
        assertThat(written(type, WITH_ALL, Map.of("moveStyle", "TRADITIONAL")))
                .contains("1. 炮二平五 {the centre} 1... 馬8進7 (1... 砲8平5) 1-0");
        assertThat(written(type, WITH_ALL, Map.of("moveStyle", "WXF")))
                .contains("[Format \"WXF\"]", "1. C2.5 {the centre} 1... H8+7 (1... C8.5) 1-0");
        assertThat(written(type, WITH_ALL, Map.of("moveStyle", "ICCS")))
                .contains("[Format \"ICCS\"]", "1. H2-E2 {the centre} 1... H9-G7 (1... H7-E7) 1-0");
    }

    @Test
    void acceptChoosesWxfDhtmlxqUcciOrMovesAlone() {
        assertThat(written("application/x-wxf", WITH_ALL, Map.of())).isEqualTo("""
                FORMAT  WXF
                EVENT   賽
                RESULT  1-0
                START{
                1. C2.5 {the centre} 1... H8+7 (1... C8.5)
                }END
                """);
        assertThat(written("application/x-dhtmlxq", WITH_ALL, Map.of()))
                .contains(
                        "[DhtmlXQ_event]賽[/DhtmlXQ_event]",
                        "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]",
                        "[DhtmlXQ_move_0_2_1]7242[/DhtmlXQ_move_0_2_1]",
                        "[DhtmlXQ_comment1]the centre[/DhtmlXQ_comment1]");
        assertThat(written("application/x-ucci", WITH_ALL, Map.of())).isEqualTo("position startpos moves h2e2 h9g7\n");
        assertThat(written("text/plain", WITH_ALL, Map.of())).isEqualTo("1. 炮二平五 马8进7 1-0\n");
        assertThat(written("text/plain", WITH_ALL, Map.of("moveStyle", "WXF"))).isEqualTo("1. C2.5 H8+7 1-0\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*/*",
                "application/*",
                "application/json",
                "text/html, */*;q=0.8",
                "application/json, text/plain, */*",
                "application/x-chess-pgn;q=0.5, application/json",
                "image/png, application/json;q=0.1"
            })
    void theAnswerIsJsonWhereverThatWillDo(String accept) {
        write(accept, WITH_ALL, Map.of()).statusCode(200).body("games", hasSize(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"image/png", "application/pdf", "text/html", "application/x-ndjson"})
    void whatIsNotWrittenIsNotAcceptable(String accept) {
        problem(write(accept, WITH_ALL, Map.of()), 406, "not-acceptable");
    }

    @Test
    void whereAFileHasNoPlaceForFaultsTheyAreRemarksAndCounted() {
        write("application/x-chess-pgn", WITH_A_FAULT + "\n" + SECOND, Map.of("moveStyle", "ICCS"))
                .statusCode(200)
                .header("Record-Faults", "1")
                .body(containsString(
                        "1. H2-E2 H9-G7\n{Not read on from ply 3 at 馬二進四 (line 5, column 6): HORSE_LEG_BLOCKED} 1-0"))
                .body(containsString("[Event \"Second\"]"));
        write("application/x-dhtmlxq", WITH_A_FAULT, Map.of())
                .header("Record-Faults", "1")
                .body(containsString("HORSE_LEG_BLOCKED[/DhtmlXQ_comment2]"));
        write("application/x-ucci", WITH_A_FAULT, Map.of()).header("Record-Faults", "1");
        write("application/x-wxf", "h2e2 (h2e2 x) (x) y *", Map.of())
                .header("Record-Faults", "3")
                .body(containsString("UNREADABLE_MOVE"));
        write("application/json", WITH_A_FAULT, Map.of()).header("Record-Faults", "1");
        write("application/json", SECOND, Map.of()).header("Record-Faults", "0");
        write("application/x-chess-pgn", "[FEN \"9\"]\n\n1. h2e2 *", Map.of())
                .header("Record-Faults", "1")
                .body(containsString("[FEN \"9\"]"))
                .body(containsString("Not read on from ply 0 at 9 (line 1, column 7): INVALID_FEN"));
    }

    @Test
    void aMoveStyleIsAskedOfMovesInStylesOnly() {
        problem(write("application/x-chess-pgn", WITH_ALL, Map.of("moveStyle", "LONG")), 400, "invalid-value")
                .body("field", equalTo("moveStyle"))
                .body("allowed", contains("TRADITIONAL", "SIMPLIFIED", "WXF", "ICCS"));
        problem(write("application/json", WITH_ALL, Map.of("moveStyle", "WXF")), 400, "unknown-field")
                .body("known", contains("charset", "format"));
        problem(write("application/x-wxf", WITH_ALL, Map.of("moveStyle", "WXF")), 400, "unknown-field");
    }

    private static ValidatableResponse send(String json, String accept) {
        return given().contentType("application/json")
                .accept(accept)
                .body(json)
                .post("/v1/records")
                .then();
    }

    @Test
    void nothingForGamesIsRefused() {
        problem(send("null", "text/plain"), 400, "malformed-json").body("detail", equalTo("The body is empty."));
        for (String nothing : List.of("{}", "{\"games\": null}", "{\"games\": [null]}")) {
            send(nothing, "text/plain").statusCode(400).contentType("application/problem+json");
        }
    }

    @Test
    void whatWasAnsweredCanBeSentBackAndWritten() {
        String both = WITH_ALL + "\n" + SECOND;
        String answer = post(both).extract().asString();
        assertThat(send(answer, "application/x-chess-pgn")
                        .statusCode(200)
                        .extract()
                        .asString())
                .isEqualTo(written("application/x-chess-pgn", both, Map.of()));
        assertThat(send(answer, "application/json").statusCode(200).extract().asString())
                .isEqualTo(answer.replace("\"PGN\"", "\"JSON\""));
    }

    @Test
    void sentGamesAreCheckedAsThoseOfFilesAre() {
        send("""
                {"games": [{"moves": ["h2e2", "h9g7", "h0f1"],
                    "variations": [{"firstPly": 2, "moves": ["h7e7"], "comments": [{"ply": 2, "text": "too"}],
                        "variations": [{"firstPly": 4, "moves": ["a0a1"]}]}]}]}
                """, "application/json")
                .statusCode(200)
                .body("games[0].moves", contains("h2e2", "h9g7"))
                .body("games[0].fault.ply", equalTo(3))
                .body("games[0].fault.reason", equalTo("HORSE_LEG_BLOCKED"))
                .body("games[0].fault.line", nullValue())
                .body("games[0].variations[0].comments.text", contains("too"))
                .body("games[0].variations[0].fault.ply", equalTo(3))
                .body("games[0].variations[0].fault.reason", equalTo("MALFORMED"));
        send("{\"games\": [{\"startFen\": \"9\"}]}", "application/json")
                .body("games[0].fault.reason", equalTo("INVALID_FEN"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"games\": null} | invalid-value | games",
                "{} | invalid-value | games",
                "{\"games\": [null]} | invalid-value | games[0]",
                "{\"games\": [{\"moves\": [null]}]} | invalid-value | games[0].moves[0]",
                "{\"games\": [{\"moves\": [\"h2e2\", 5]}]} | invalid-value | games[0].moves[1]",
                "{\"games\": [{\"tags\": {\"Event\": null}}]} | invalid-value | games[0].tags.Event",
                "{\"games\": [{\"comments\": [null]}]} | invalid-value | games[0].comments[0]",
                "{\"games\": [{\"variations\": [null]}]} | invalid-value | games[0].variations[0]",
                "{\"games\": [{\"result\": \"1:0\"}]} | invalid-value | games[0].result",
                "{\"games\": [{\"move\": []}]} | unknown-field | games[0].move",
            })
    void sentGamesThatAreNoneAreRefusedByTheirPlace(String json, String type, String field) {
        problem(send(json, "application/x-chess-pgn, application/json"), 400, type)
                .body("field", equalTo(field));
    }

    @Test
    void sentGamesAreLimitedAsFilesAre() {
        problem(send("{\"games\": [h2e2", "application/json"), 400, "malformed-json");
        problem(send("", "application/json"), 400, "malformed-json");
        problem(send("{\"games\": [" + "{},".repeat(2000) + "{}]}", "application/json"), 413, "too-large")
                .body("what", equalTo("GAMES"));
    }

    @Test
    void gamesAreCountedByFormatAndFault() {
        post(WITH_A_FAULT + "\n" + SECOND).statusCode(200);
        when().get("/q/metrics")
                .then()
                .body(containsString("arbiter_records_total{fault=\"true\",format=\"PGN\"}"))
                .body(containsString("arbiter_records_total{fault=\"false\",format=\"PGN\"}"));
    }
}
