package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in every notation: the same ruling, whatever they are written in, and each refused at its own place. */
@QuarkusTest
class NotationTest {
    /** Red checks with every move and loses at ply 13. */
    private enum Written {
        COORDINATES_FROM_ZERO("UCCI", """
                h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6"""),
        DASHES_AND_CAPITALS("ICCS", """
                H2-E2 B7-D7 H0-G2 D9-E8 E2-E6 E9-D9 E6-D6 D9-E9 D6-E6 E9-D9 E6-D6 D9-E9 D6-E6"""),
        COORDINATES_FROM_ONE("UCI", """
                h3e3 b8d8 h1g3 d10e9 e3e7 e10d10 e7d7 d10e10 d7e7 e10d10 e7d7 d10e10 d7e7"""),
        WXF_IN_CAPITALS("WXF", """
                C2.5 C2.4 H2+3 A4+5 C5+4 K5.4 C5.6 K4.5 C6.5 K5.4 C5.6 K4.5 C6.5"""),
        WXF_WITH_A_LOWER_CASE_BLACK("WXF", """
                C2=5 c2=4 N2+3 a4+5 C5+4 k5=4 C5=6 k4=5 C6=5 k5=4 C5=6 k4=5 C6=5"""),
        FULL_WIDTH_WXF("WXF", """
                Ｃ２．５ Ｃ２．４ Ｈ２＋３ Ａ４＋５ Ｃ５＋４ Ｋ５．４ Ｃ５．６ Ｋ４．５ Ｃ６．５ Ｋ５．４ Ｃ５．６ Ｋ４．５ Ｃ６．５"""),
        VIETNAMESE("VIETNAMESE", """
                P2-5 P2-4 M2.3 S4.5 P5.4 Tg5-4 P5-6 Tg4-5 P6-5 Tg5-4 P5-6 Tg4-5 P6-5"""),
        VIETNAMESE_WITH_THE_SIGNS_OF_WXF("VIETNAMESE", """
                P2=5 P2=4 M2+3 S4+5 P5+4 Tg5=4 P5=6 Tg4=5 P6=5 Tg5=4 P5=6 Tg4=5 P6=5"""),
        TRADITIONAL("CHINESE", """
                炮二平五 砲2平4 馬二進三 士4進5 炮五進四 將5平4 炮五平六 將4平5 炮六平五 將5平4 炮五平六 將4平5 炮六平五"""),
        SIMPLIFIED("CHINESE", """
                炮二平五 炮2平4 马二进三 士4进5 炮五进四 将5平4 炮五平六 将4平5 炮六平五 将5平4 炮五平六 将4平5 炮六平五"""),
        CHINESE_WITH_ODD_DIGITS("CHINESE", """
                炮2平5 包二平四 傌2進3 仕４进５ 砲5进4 帅五平四 炮5平6 将四平五 炮６平５ 帥5平4 炮五平六 將４平５ 炮六平五""");

        private final Notation notation;
        private final List<String> moves;

        Written(String notation, String moves) {
            this.notation = Notation.valueOf(notation);
            this.moves = Arrays.asList(moves.split(" ", -1));
        }
    }

    private static final String TANDEM_CANNONS = "4k4/9/9/2C6/9/2C6/8R/9/8R/3K5 w";
    private static final String SOLDIERS_OF_TWO_FILES = "3k5/6P2/2P3P2/2P6/6P2/9/9/9/9/4K4 w";
    private static final List<String> ALL_SECTIONS = List.of("LEGAL_MOVES", "EVIDENCE", "PLIES");

    private static ValidatableResponse post(String path, Map<String, ?> request) {
        return given().contentType(ContentType.JSON).body(request).post(path).then();
    }

    private static ValidatableResponse post(Map<String, ?> request) {
        return post("/v1/adjudications", request);
    }

    private static ValidatableResponse refused(String type, Map<String, ?> request) {
        return post(request).statusCode(422).body("type", equalTo("/problems/" + type));
    }

    /** The answer but for the notation that it names. */
    private static Map<String, Object> ruling(List<String> moves, Notation notation) {
        Map<String, Object> answer = new HashMap<>(
                post(Map.of("moves", moves, "notation", notation, "stopAtEnd", false, "include", ALL_SECTIONS))
                        .statusCode(200)
                        .extract()
                        .jsonPath()
                        .getMap("$"));
        answer.remove("notation");
        return answer;
    }

    @ParameterizedTest
    @EnumSource
    void theSameGameGetsTheSameRulingInEveryNotation(Written written) {
        Map<String, Object> expected = ruling(Written.COORDINATES_FROM_ZERO.moves, Notation.UCCI);
        assertThat(ruling(written.moves, Notation.AUTO)).isEqualTo(expected);
        assertThat(ruling(written.moves, written.notation)).isEqualTo(expected);
        List<String> ongoing = written.moves.subList(0, 4);
        assertThat(ruling(ongoing, Notation.AUTO))
                .isEqualTo(ruling(Written.COORDINATES_FROM_ZERO.moves.subList(0, 4), Notation.UCCI));
    }

    @ParameterizedTest
    @EnumSource
    void theAnswerNamesTheNotationThatTheGameIsReadIn(Written written) {
        String name = written.notation == Notation.ICCS ? "UCCI" : written.notation.name();
        post(Map.of("moves", written.moves))
                .statusCode(200)
                .body("notation", equalTo(name))
                .body("verdict.reason", equalTo("PERPETUAL_CHECK"))
                .body("verdict.decidedAtPly", equalTo(13));
        post(Map.of("moves", String.join(" ", written.moves), "notation", written.notation))
                .body("notation", equalTo(name));
    }

    @ParameterizedTest
    @EnumSource
    void comparisonsAndMatesTakeThemToo(Written written) {
        post("/v1/comparisons", Map.of("moves", written.moves, "include", List.of()))
                .statusCode(200)
                .body("rulings.find { it.ruleSet.id == 'domi' }.verdict.reason", equalTo("PERPETUAL_CHECK"));
        post("/v1/mates", Map.of("moves", written.moves, "maxMoves", 1))
                .statusCode(200)
                .body("fen", equalTo("rnb1kabnr/4a4/3c3c1/p1p1C1p1p/9/9/P1P1P1P1P/1C4N2/9/RNBAKAB1R b - - 8 7"));
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2 H8+7, 2, UCCI",
        "h2e2 馬8進7, 2, UCCI",
        "h3e3 h10g8 炮二平五, 3, UCI",
        "C2.5 h9g7, 2, WXF",
        "C2.5 H8+7 馬二進三, 3, WXF",
        "P2-5 M8.7 馬二進三, 3, VIETNAMESE",
        "P2-5 M8.7 H2+3, 3, VIETNAMESE",
        "C2.5 H8+7 X1.1, 3, WXF",
        "P2-5 P8-5 A4+5, 3, VIETNAMESE",
        "P3+1 P3+1 X1+1, 3, WXF",
        "炮二平五 H8+7, 2, CHINESE",
        "炮二平五 馬8進7 h0g2, 3, CHINESE",
    })
    void aGameDoesNotChangeItsNotation(String moves, int ply, String notation) {
        refused("unreadable-move", Map.of("moves", moves))
                .body("ply", equalTo(ply))
                .body("move", equalTo(moves.split(" ", -1)[ply - 1]))
                .body("notation", equalTo(notation))
                .body("validMoves", equalTo(ply - 1))
                .body("ruling.position.ply", equalTo(ply - 1))
                .body("detail", containsString(notation));
    }

    @ParameterizedTest
    @CsvSource({
        "UCCI, C2.5",
        "ICCS, 炮二平五",
        "UCI, C2.5",
        "WXF, h2e2",
        "WXF, 炮二平五",
        "CHINESE, h2e2",
        "CHINESE, C2.5",
        "CHINESE, P2-5",
        "WXF, P2-5",
        "WXF, X1.1",
        "VIETNAMESE, C2.5",
        "VIETNAMESE, h2e2",
    })
    void aNotationThatIsNamedIsNotGuessedAt(String notation, String move) {
        refused("unreadable-move", Map.of("moves", move, "notation", notation))
                .body("ply", equalTo(1))
                .body("notation", equalTo("ICCS".equals(notation) ? "UCCI" : notation));
    }

    @Test
    void theFirstMoveOfAKnownFormTellsTheNotation() {
        refused("unreadable-move", Map.of("moves", "1. C2.5 H8+7"))
                .body("ply", equalTo(1))
                .body("move", equalTo("1."))
                .body("notation", equalTo("WXF"));
        refused("unreadable-move", Map.of("moves", "nonsense 炮二平五"))
                .body("ply", equalTo(1))
                .body("notation", equalTo("CHINESE"));
        post(Map.of("moves", "")).statusCode(200).body("notation", equalTo("UCCI"));
    }

    @ParameterizedTest
    @CsvSource({
        "C7.5, WXF",
        "P7-5 X1.1, VIETNAMESE",
        "P7-5, VIETNAMESE",
        "炮七平五, CHINESE",
    })
    void aTextThatFitsSeveralLegalMovesIsRefusedWithThem(String moves, String notation) {
        refused("ambiguous-move", Map.of("moves", moves, "startFen", TANDEM_CANNONS))
                .body("ply", equalTo(1))
                .body("move", equalTo(moves.split(" ", -1)[0]))
                .body("notation", equalTo(notation))
                .body("candidates", contains("c4e4", "c6e6"))
                .body("validMoves", equalTo(0))
                .body("detail", containsString("fits 2 legal moves"))
                .body("ruling.position.ply", equalTo(0));
        for (String path : List.of("/v1/comparisons", "/v1/mates")) {
            post(path, Map.of("moves", moves, "startFen", TANDEM_CANNONS))
                    .statusCode(422)
                    .body("type", equalTo("/problems/ambiguous-move"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"C+.5", "+C.5", "前炮平五", "炮前平五"})
    void frontAndRearSayWhichIsMeant(String move) {
        post(Map.of("moves", move, "startFen", TANDEM_CANNONS, "include", List.of("PLIES")))
                .statusCode(200)
                .body("plies.ucci", contains("c6e6"));
    }

    @ParameterizedTest
    @CsvSource({
        "R1+9, WXF, i0i9, PATH_BLOCKED",
        "H2+4, WXF, h0f1, HORSE_LEG_BLOCKED",
        "P5.4, WXF, e3f3, SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "X1.9, VIETNAMESE, i0i9, PATH_BLOCKED",
        "B5-4, VIETNAMESE, e3f3, SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "P3-1, WXF, g3g2, SOLDIER_BACKWARD",
        "車一進九, CHINESE, i0i9, PATH_BLOCKED",
        "马二进四, CHINESE, h0f1, HORSE_LEG_BLOCKED",
    })
    void aMoveThatIsUnderstoodButIllegalIsToldInCoordinatesWithItsReason(
            String move, String notation, String ucci, String reason) {
        refused("illegal-move", Map.of("moves", List.of(move)))
                .body("ply", equalTo(1))
                .body("move", equalTo(move))
                .body("notation", equalTo(notation))
                .body("ucci", equalTo(ucci))
                .body("reason", equalTo(reason))
                .body("fenBefore", containsString("rnbakabnr/9/"));
    }

    @ParameterizedTest
    @CsvSource({
        // Cannons go sideways to files on which WXF would have soldiers go back, which none does.
        "P2-5 P8-5, VIETNAMESE, h2e2 h7e7",
        "P2-5 B3.1 B3.1, VIETNAMESE, h2e2 c6c5 g3g4",
        "B3.1 S4.5, VIETNAMESE, g3g4 d9e8",
        "P2=5 P8=5, VIETNAMESE, h2e2 h7e7",
        "P2+1 B1+1, VIETNAMESE, h2h3 a6a5",
        "P3+1 P3+1, WXF, g3g4 c6c5",
        "P3+1 B3+5, WXF, g3g4 c9e7",
        "B3+5 P7+1, WXF, g0e2 g6g5",
        "S3+1 B3+5, WXF, g3g4 c9e7",
    })
    void lettersThatBothHaveAreToldByWhatCanBePlayed(String moves, String notation, String ucci) {
        post(Map.of("moves", moves, "include", List.of("PLIES")))
                .statusCode(200)
                .body("notation", equalTo(notation))
                .body("plies.ucci", equalTo(Arrays.asList(ucci.split(" ", -1))));
    }

    @Test
    void lettersThatAreLegalInBothAreNotGuessedAt() {
        refused("ambiguous-notation", Map.of("moves", "B3+1"))
                .body("readings.notation", contains("WXF", "VIETNAMESE"))
                .body("readings.moves", contains(List.of("g0i2"), List.of("g3g4")))
                .body("ruling.position.ply", equalTo(0))
                .body("detail", containsString("in WXF and in Vietnamese letters"));
        for (String path : List.of("/v1/comparisons", "/v1/mates", "/v1/notations")) {
            post(path, Map.of("moves", "B3+1")).statusCode(422).body("type", equalTo("/problems/ambiguous-notation"));
        }
        // One more move, and only one of them can be played.
        post(Map.of("moves", "B3+1 B1+1")).statusCode(200).body("notation", equalTo("VIETNAMESE"));
        post(Map.of("moves", "B3+1 P1+1")).statusCode(200).body("notation", equalTo("WXF"));
    }

    @ParameterizedTest
    @CsvSource({"WXF, g0i2", "VIETNAMESE, g3g4"})
    void namingTheNotationSettlesIt(String notation, String ucci) {
        post(Map.of("moves", "B3+1", "notation", notation, "include", List.of("PLIES")))
                .statusCode(200)
                .body("notation", equalTo(notation))
                .body("plies.ucci", contains(ucci));
    }

    @Test
    void theSignsOfVietnameseAreNotGuessedAtEitherUnlessItIsNamed() {
        refused("ambiguous-notation", Map.of("moves", "P2.7"))
                .body("readings.notation", contains("VIETNAMESE", "VIETNAMESE"))
                .body("readings.moves", contains(List.of("h2h9"), List.of("h2c2")))
                .body("detail", containsString("legal in Vietnamese letters, "));
        post(Map.of("moves", "P2.7", "notation", "VIETNAMESE", "include", List.of("PLIES")))
                .statusCode(200)
                .body("plies.ucci", contains("h2h9"));
        post(Map.of("moves", "P2.7 M2+3", "include", List.of("PLIES")))
                .statusCode(200)
                .body("plies.ucci", contains("h2c2", "b9c7"));
    }

    @Test
    void afterTheEndNothingIsReadInAnyNotation() {
        String mated = "3k5/4R4/9/9/9/9/9/9/9/3RK4 b";
        refused("illegal-move", Map.of("startFen", mated, "moves", "K4.5", "stopAtEnd", false))
                .body("reason", equalTo("GAME_OVER"))
                .body("ucci", nullValue());
        post(Map.of("startFen", mated, "moves", "K4.5 junk"))
                .statusCode(200)
                .body("notation", equalTo("WXF"))
                .body("movesAfterEnd", equalTo(2));
    }

    @Test
    void pliesAreToldInAllNotations() {
        post(Map.of("moves", "C2.5 C2.4", "include", List.of("PLIES")))
                .body("plies.ucci", contains("h2e2", "b7d7"))
                .body("plies.wxf", contains("C2.5", "C2.4"))
                .body("plies.chinese", contains("炮二平五", "炮2平4"));
        post(Map.of("moves", "P3.4", "startFen", "3k5/6P2/6P2/9/6P2/9/9/9/9/4K4 w", "include", List.of("PLIES")))
                .body("plies.wxf", contains("P3.4"))
                .body("plies.chinese", contains("中兵平四"));
    }

    @Test
    void legalMovesAreToldInAllNotations() {
        post(Map.of("moves", ""))
                .body("legalMoves.find { it.ucci == 'h2e2' }.wxf", equalTo("C2.5"))
                .body("legalMoves.find { it.ucci == 'h2e2' }.chinese", equalTo("炮二平五"))
                .body("legalMoves.wxf", hasItems("H8+7", "R9+1", "E3+5", "A6+5", "K5+1", "P1+1"))
                .body("legalMoves.chinese", hasItem("马八进七"));
        post(Map.of("moves", "", "startFen", SOLDIERS_OF_TWO_FILES))
                .body("legalMoves.find { it.ucci == 'g8f8' }.wxf", equalTo("3+.4"))
                .body("legalMoves.find { it.ucci == 'g7f7' }.wxf", equalTo("33.4"))
                .body("legalMoves.find { it.ucci == 'c6d6' }.chinese", equalTo("后七平六"));
    }

    @Test
    void whatIsToldIsTakenBackAsItIs() {
        List<Map<String, String>> legal = post(Map.of("moves", "", "startFen", SOLDIERS_OF_TWO_FILES))
                .extract()
                .jsonPath()
                .getList("legalMoves");
        assertThat(legal).hasSizeGreaterThan(10);
        for (Map<String, String> move : legal) {
            for (String notation : List.of("wxf", "chinese")) {
                post(Map.of(
                                "moves", List.of(move.get(notation)),
                                "startFen", SOLDIERS_OF_TWO_FILES,
                                "include", List.of("PLIES")))
                        .statusCode(200)
                        .body("plies.ucci", contains(move.get("ucci")));
            }
        }
    }

    @Test
    void fullWidthBlanksSeparateMovesToo() {
        post(Map.of("moves", "炮二平五　馬8進7\u3000馬二進三 ")).statusCode(200).body("position.ply", equalTo(3));
    }
}
