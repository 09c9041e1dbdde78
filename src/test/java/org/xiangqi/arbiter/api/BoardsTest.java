package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.lessThan;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.DisabledOnIntegrationTest;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.api.boards.SvgDocument;

/** The contract of GET /v1/boards.svg: what is shown of a game, what is refused, and what may be kept. */
@QuarkusTest
class BoardsTest {
    /** Red checks with every move; the position after plies 5, 9 and 13 is the same. */
    private static final String CHECKS = "h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6";

    /** Red's chariot attacks an unprotected cannon with every move. */
    private static final String CHASED_FROM = "5k3/9/9/9/c8/9/9/1R7/9/4K4 w";

    private static final String CHASES = "b2a2 a5b5 a2b2 b5a5 b2a2 a5b5 a2b2 b5a5";

    private static Response get(Map<String, ?> query) {
        RequestSpecification request = given();
        query.forEach(request::queryParam);
        return request.get("/v1/boards.svg");
    }

    private static SvgDocument picture(Map<String, ?> query) throws Exception {
        return new SvgDocument(get(query)
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .extract()
                .asByteArray());
    }

    private static ValidatableResponse problem(Response answer, int status, String type) {
        return answer.then()
                .statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/boards.svg"));
    }

    private static ValidatableResponse invalid(Map<String, ?> query, String field, String detail) {
        return problem(get(query), 400, "invalid-value")
                .body("field", equalTo(field))
                .body("detail", equalTo(detail));
    }

    @Test
    void withoutAnythingItIsTheInitialPosition() throws Exception {
        SvgDocument picture = picture(Map.of());
        assertThat(picture.pieces()).hasSize(32).containsEntry("e0", "K").containsEntry("h9", "n");
        assertThat(picture.values("data-last")).isEmpty();
        assertThat(picture.values("data-check")).isEmpty();
        assertThat(picture.values("data-arrow")).isEmpty();
        assertThat(picture.root("width")).isEqualTo("480");
        assertThat(picture.text("title")).isEqualTo("Xiangqi position, Red to move");
        assertThat(picture.text("desc"))
                .isEqualTo("FEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1.");
    }

    @Test
    void whatIsEmptyCountsAsLeftOut() {
        Map<String, String> empty = new HashMap<>();
        List.of("fen", "moves", "notation", "ruleSet", "ply", "orientation", "pieces", "marks", "size")
                .forEach(name -> empty.put(name, ""));
        assertThat(get(empty).asByteArray()).isEqualTo(get(Map.of()).asByteArray());
    }

    @Test
    void aPerpetualCheckIsShownWhereItEnded() throws Exception {
        SvgDocument picture = picture(Map.of("moves", CHECKS));
        assertThat(picture.values("data-last")).containsExactly("d6", "e6");
        assertThat(picture.values("data-check")).containsExactly("e9");
        assertThat(picture.values("data-arrow")).containsExactly("e6e9");
        assertThat(picture.text("title"))
                .isEqualTo("Xiangqi position after ply 13, Black to move. Black wins (perpetual check).");
        assertThat(picture.text("desc"))
                .startsWith("FEN: rnb1kabnr/4a4/3c3c1/p1p1C1p1p/9/9/P1P1P1P1P/1C4N2/9/RNBAKAB1R b - - 8 7."
                        + " Last move: Red's cannon from d6 to e6."
                        + " Black's general on e9 is in check from Red's cannon on e6."
                        + " Evidence: Red's cannon goes from d6 to e6 and gives check."
                        + " Ruling by domi 1.0: The position stands for the third time (after plies 5, 9 and 13).")
                .endsWith(" Arrows: e6 to e9.");
    }

    @Test
    void anEarlierPlyTellsHowTheGameEnded() throws Exception {
        SvgDocument picture = picture(Map.of("moves", CHECKS, "ply", 5));
        assertThat(picture.values("data-last")).containsExactly("e2", "e6");
        assertThat(picture.text("title"))
                .isEqualTo("Xiangqi position after ply 5, Black to move."
                        + " The game ended after ply 13: Black wins (perpetual check).");
        assertThat(picture.text("desc"))
                .contains("Last move: Red's cannon from e2 to e6, taking Black's soldier.")
                .doesNotContain("Evidence");
    }

    @Test
    void theStartIsPlyZero() throws Exception {
        SvgDocument picture = picture(Map.of("moves", CHECKS, "ply", 0));
        assertThat(picture.values("data-last")).isEmpty();
        assertThat(picture.pieces()).containsEntry("h2", "C");
    }

    @Test
    void whatWasPlayedAfterTheEndIsShownIfAskedFor() throws Exception {
        String playedOn = CHECKS + " e9d9 a0a1";
        assertThat(picture(Map.of("moves", playedOn)).text("title")).contains("after ply 13");
        SvgDocument picture = picture(Map.of("moves", playedOn, "ply", 15));
        assertThat(picture.values("data-last")).containsExactly("a0", "a1");
        assertThat(picture.text("title"))
                .isEqualTo("Xiangqi position after ply 15, Black to move."
                        + " The game ended after ply 13: Black wins (perpetual check).");
        problem(get(Map.of("moves", CHECKS + " e9d9 a0a9", "ply", 15)), 422, "illegal-move")
                .body("ply", equalTo(15));
    }

    @Test
    void afterMateNothingCanBePlayed() {
        Map<String, ?> mated = Map.of("fen", "5k3/1R7/R8/9/9/9/9/9/9/3K5 w", "moves", "a7a9 f9f8", "ply", 2);
        problem(get(mated), 422, "illegal-move").body("ply", equalTo(2)).body("reason", equalTo("GAME_OVER"));
    }

    @ParameterizedTest
    @CsvSource({"asian, 7, b2b5", "asian, 8, ", "domi, 7, "})
    void chasesAreArrowsWhereTheVerdictRestsOnThem(String ruleSet, int ply, @Nullable String arrow) throws Exception {
        SvgDocument picture = picture(Map.of("fen", CHASED_FROM, "moves", CHASES, "ruleSet", ruleSet, "ply", ply));
        assertThat(picture.values("data-arrow")).isEqualTo(arrow == null ? List.of() : List.of(arrow));
    }

    @Test
    void aCheckHasItsArrowsThoughNothingIsDecided() throws Exception {
        SvgDocument picture = picture(Map.of("fen", "4k4/9/9/3N5/9/4R4/9/9/9/3K5 b"));
        assertThat(picture.values("data-check")).containsExactly("e9");
        assertThat(picture.values("data-arrow")).containsExactly("e4e9");
        assertThat(picture.text("desc")).contains("Black's general on e9 is in check from Red's chariot on e4.");
    }

    @Test
    void arrowsOfTheQueryTakeThePlaceOfTheOthers() throws Exception {
        assertThat(picture(Map.of("moves", CHECKS, "arrows", "h9g7,a0a1,h9g7")).values("data-arrow"))
                .containsExactly("h9g7", "a0a1");
        assertThat(picture(Map.of("moves", CHECKS, "arrows", "")).values("data-arrow"))
                .isEmpty();
    }

    @Test
    void pointsAreMarked() throws Exception {
        SvgDocument picture = picture(Map.of("marks", "e4,a0,e4"));
        assertThat(picture.values("data-mark")).containsExactly("e4", "a0");
        assertThat(picture.text("desc")).endsWith(" Marked: e4, a0.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"h2e2 h9g7", "  h2e2\th9g7 ", "H2-E2 H9-G7", "h3e3 h10g8", "C2.5 H8+7", "炮二平五 馬8進7", "炮二平五　馬8進7"
            })
    void theMovesMayBeWrittenAsAnywhere(String moves) throws Exception {
        assertThat(picture(Map.of("moves", moves)).pieces())
                .containsEntry("e2", "C")
                .containsEntry("g7", "n");
    }

    @Test
    void theNotationCanBeNamedWhereTheMovesCanBeReadInTwoWays() throws Exception {
        String fen = "3k5/9/9/9/9/9/9/R8/R8/4K4 w";
        problem(get(Map.of("fen", fen, "moves", "a2b2")), 422, "ambiguous-notation");
        assertThat(picture(Map.of("fen", fen, "moves", "a2b2", "notation", "UCI"))
                        .pieces())
                .containsEntry("b1", "R");
    }

    @Test
    void theOtherSideMaySitBelowAndThePiecesBeLetters() throws Exception {
        byte[] red = get(Map.of("pieces", "LETTERS")).asByteArray();
        byte[] black = get(Map.of("pieces", "LETTERS", "orientation", "BLACK")).asByteArray();
        assertThat(black).isNotEqualTo(red);
        assertThat(new SvgDocument(black).pieces()).isEqualTo(new SvgDocument(red).pieces());
        assertThat(red).hasSizeLessThan(get(Map.of()).asByteArray().length);
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 240, 2000})
    void itIsAsWideAsAskedFor(int size) throws Exception {
        assertThat(picture(Map.of("size", size)).root("width")).isEqualTo(String.valueOf(size));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ply         | 2                    | ply         | ply must be less than or equal to 1.
            ply         | 99999999999999999999 | ply         | ply must be less than or equal to 1.
            ply         | -1                   | ply         | ply must be a whole number in plain digits.
            ply         | 1.0                  | ply         | ply must be a whole number in plain digits.
            ply         | ١                    | ply         | ply must be a whole number in plain digits.
            size        | 99                   | size        | size must be greater than or equal to 100.
            size        | 2001                 | size        | size must be less than or equal to 2000.
            size        | 4294967776           | size        | size must be less than or equal to 2000.
            size        | 480px                | size        | size must be a whole number in plain digits.
            orientation | red                  | orientation | The value of orientation is not one of RED, BLACK.
            pieces      | CHINESE              | pieces      | The value of pieces is not one of TRADITIONAL, SIMPLIFIED, LETTERS.
            arrows      | h2e2,e2              | arrows[1]   | arrows[1] must be two points such as h2e2.
            arrows      | h2h2                 | arrows[0]   | arrows[0] must be two points such as h2e2.
            arrows      | h2e2,                | arrows[1]   | arrows[1] must be two points such as h2e2.
            arrows      | h2j2                 | arrows[0]   | arrows[0] must be two points such as h2e2.
            arrows      | h2e22                | arrows[0]   | arrows[0] must be two points such as h2e2.
            marks       | e4,e10               | marks[1]    | marks[1] must be a point such as e4.
            marks       | E4                   | marks[0]    | marks[0] must be a point such as e4.
            marks       | ,                    | marks[0]    | marks[0] must be a point such as e4.
            """)
    void aValueThatIsNotPossibleIsNamed(String name, String value, String field, String detail) {
        invalid(Map.of("moves", "h2e2", name, value), field, detail);
    }

    @Test
    void whatIsTooLongIsRefused() {
        invalid(Map.of("fen", "9/".repeat(101)), "fen", "fen must have at most 200 characters.");
        invalid(Map.of("moves", "a".repeat(12_001)), "moves", "moves must have at most 12000 characters.");
        String arrows = String.join(",", Collections.nCopies(41, "h2e2"));
        invalid(Map.of("arrows", arrows), "arrows", "arrows must have at most 40 elements.");
        String marks = String.join(",", Collections.nCopies(91, "e4"));
        invalid(Map.of("marks", marks), "marks", "marks must have at most 90 elements.");
        problem(get(Map.of("moves", "a ".repeat(2001))), 413, "too-large")
                .body("what", equalTo("PLIES"))
                .body("limit", equalTo(2000));
    }

    @Test
    void theLongestGameFits() throws Exception {
        String[] there = {"h0g2", "h9g7", "g2h0", "g7h9"};
        String[] moves = new String[2000];
        Arrays.setAll(moves, ply -> there[ply % there.length]);
        SvgDocument picture = picture(Map.of("moves", String.join(" ", moves), "ply", 1999));
        assertThat(picture.text("title")).startsWith("Xiangqi position after ply 1999, Black to move.");
    }

    @Test
    void aParameterThatIsNotKnownOrGivenTwiceIsRefused() {
        problem(get(Map.of("move", "h2e2")), 400, "unknown-field").body("field", equalTo("move"));
        problem(given().queryParam("ply", 0, 1).get("/v1/boards.svg"), 400, "invalid-value")
                .body("field", equalTo("ply"))
                .body("detail", equalTo("ply must be given once only."));
    }

    @Test
    void whatIsWrongWithTheGameIsSaidAsOfARuling() {
        problem(get(Map.of("fen", "9/9")), 422, "invalid-fen").body("row", equalTo(3));
        problem(get(Map.of("fen", "9/9/9/9/9/9/9/9/9/9 w")), 422, "illegal-position");
        problem(get(Map.of("moves", "h2e2 a9a5")), 422, "illegal-move")
                .body("ply", equalTo(2))
                .body("reason", equalTo("PATH_BLOCKED"));
        problem(get(Map.of("moves", "h2e2 x")), 422, "unreadable-move").body("ply", equalTo(2));
        problem(get(Map.of("ruleSet", "fide")), 422, "unknown-rule-set");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"fen", "moves", "notation", "ruleSet", "ply", "orientation", "pieces", "arrows", "marks", "size"
            })
    void noScriptGetsInByAnyParameter(String name) {
        for (String script : List.of(
                "<script>alert(1)</script>",
                "\"/><script>alert(1)</script>",
                "h2e2\" onload=\"alert(1)",
                "]]><svg onload=alert(1)>",
                "&#60;script&#62;",
                "javascript:alert(1)",
                "e4\u0000<script>",
                "\uD800")) {
            get(Map.of(name, script))
                    .then()
                    .statusCode(allOf(greaterThanOrEqualTo(400), lessThan(500)))
                    .contentType("application/problem+json")
                    .header("X-Content-Type-Options", "nosniff")
                    .header("Content-Security-Policy", containsString("default-src 'none'"));
        }
        get(Map.of("<script>alert(1)</script>", "1")).then().statusCode(400).contentType("application/problem+json");
    }

    @Test
    void noBrowserRunsOrLoadsAnythingForIt() {
        get(Map.of())
                .then()
                .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .header("X-Content-Type-Options", "nosniff");
    }

    @Test
    void itMayBeKeptAndAskedForAgainInVain() {
        Response first = get(Map.of("moves", "h2e2"));
        first.then()
                .header("Cache-Control", "public, max-age=86400")
                .header("ETag", matchesPattern("\"[0-9a-f]{40}\""));
        String tag = first.header("ETag");
        given().queryParam("moves", "h2e2")
                .header("If-None-Match", tag)
                .get("/v1/boards.svg")
                .then()
                .statusCode(304)
                .header("ETag", tag)
                .header("Cache-Control", "public, max-age=86400")
                .body(equalTo(""));
        given().queryParam("moves", "h2e2 h9g7")
                .header("If-None-Match", tag)
                .get("/v1/boards.svg")
                .then()
                .statusCode(200);
        assertThat(get(Map.of("moves", "炮二平五")).header("ETag")).isEqualTo(tag);
        get(Map.of("ply", 1)).then().header("Cache-Control", nullValue()).header("ETag", nullValue());
    }

    @Test
    void headIsAnsweredWithoutThePicture() {
        Response whole = get(Map.of());
        Response head = given().head("/v1/boards.svg");
        head.then().statusCode(200).contentType("image/svg+xml").header("ETag", whole.header("ETag"));
        assertThat(head.asByteArray()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"image/svg+xml", "image/*", "*/*", "text/html,application/xhtml+xml,*/*;q=0.8"})
    void browsersGetIt(String accept) {
        given().accept(accept).get("/v1/boards.svg").then().statusCode(200).contentType("image/svg+xml");
    }

    @Test
    void otherFormsAreNotOffered() {
        problem(given().accept("image/png").get("/v1/boards.svg"), 406, "not-acceptable");
        problem(given().post("/v1/boards.svg"), 405, "method-not-allowed");
    }

    @Test
    @DisabledOnIntegrationTest("other tests count too")
    void picturesAreCounted() {
        get(Map.of("ruleSet", "tiantian"));
        String tag = get(Map.of("ruleSet", "tiantian")).header("ETag");
        given().queryParam("ruleSet", "tiantian").header("If-None-Match", tag).get("/v1/boards.svg");
        given().get("/q/metrics")
                .then()
                .body(containsString("arbiter_boards_total{answer=\"DRAWN\",rule_set=\"tiantian\"} 2.0"))
                .body(containsString("arbiter_boards_total{answer=\"NOT_MODIFIED\",rule_set=\"tiantian\"} 1.0"));
    }
}
