package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.aMapWithSize;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
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
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of POST /v1/adjudications, beyond what the examples show. */
@QuarkusTest
class AdjudicationTest {
    private static final String SHUFFLE = "h0g2 h9g7 g2h0 g7h9 ";

    private static ValidatableResponse post(String json) {
        return given().contentType(ContentType.JSON)
                .body(json)
                .post("/v1/adjudications")
                .then();
    }

    private static ValidatableResponse post(Map<String, ?> request) {
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/adjudications")
                .then();
    }

    private static void problem(ValidatableResponse answer, int status, String type) {
        answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("status", equalTo(status))
                .body("title", notNullValue())
                .body("detail", not(containsString("org.")))
                .body("detail", not(containsString("java.")));
    }

    @Test
    void absentAndNullMeanTheSame() {
        Map<String, Object> nulls = new HashMap<>();
        for (String field : List.of("ruleSet", "startFen", "notation", "stopAtEnd", "include")) {
            nulls.put(field, null);
        }
        nulls.put("moves", "h2e2");
        String withNulls = post(nulls).statusCode(200).extract().asString();
        post(Map.of("moves", "h2e2")).statusCode(200).body(equalTo(withNulls));
    }

    @Test
    void movesAreAnArrayOrALine() {
        String array =
                post(Map.of("moves", List.of("h2e2", " h9g7 "))).extract().asString();
        post(Map.of("moves", "  h2e2\n\th9g7\r\n")).statusCode(200).body(equalTo(array));
        post(Map.of("moves", "H2-E2 H9-G7")).statusCode(200).body(equalTo(array));
        post(Map.of("moves", "h2e2 H9G7", "notation", "ICCS")).body("position.ply", equalTo(2));
    }

    @Test
    void everyLegalMoveIsToldWithItsConsequence() {
        post(Map.of("moves", SHUFFLE + "h0g2 h9g7 g2h0"))
                .statusCode(200)
                .body("legalMoves", hasSize(40))
                .body("legalMoves", everyItem(aMapWithSize(10)))
                .body("legalMoves.find { it.ucci == 'g7h9' }.consequence", equalTo("DRAW"))
                .body("legalMoves.find { it.ucci == 'g7h9' }.consequenceReason", equalTo("REPETITION"))
                .body("legalMoves.find { it.ucci == 'h7h0' }.consequence", equalTo("NONE"))
                .body("legalMoves.find { it.ucci == 'h7h0' }.consequenceReason", nullValue())
                .body("warnings.code", contains("REPETITION_NEXT"));
    }

    @Test
    void sectionsNotAskedForAreLeftOutAndTheOthersAreThere() {
        post(Map.of("moves", SHUFFLE + SHUFFLE, "include", List.of()))
                .body("$", not(hasItem("legalMoves")))
                .body("containsKey('legalMoves')", is(false))
                .body("containsKey('plies')", is(false))
                .body("containsKey('rulings')", is(false))
                .body("verdict.containsKey('evidence')", is(false));
        post(Map.of("moves", "", "include", List.of("EVIDENCE", "PLIES", "LEGAL_MOVES")))
                .body("verdict.containsKey('evidence')", is(true))
                .body("verdict.evidence", nullValue())
                .body("plies", hasSize(0))
                .body("warnings", hasSize(0))
                .body("check.checkers", hasSize(0));
    }

    @Test
    void everyPlyTellsWhatItTookAndWhetherItGaveCheck() {
        String chariot = "3k5/9/9/9/4R1p2/9/9/9/9/5K3 w";
        post(Map.of("startFen", chariot, "moves", "e5d5 d9e9 d5e5 e9d9 e5g5", "include", List.of("PLIES")))
                .statusCode(200)
                .body("plies.ucci", contains("e5d5", "d9e9", "d5e5", "e9d9", "e5g5"))
                .body("plies.givesCheck", contains(true, false, true, false, false))
                .body("plies.captured", contains(null, null, null, null, "p"));
    }

    @Test
    void theMaterialOfEachSideTellsWhetherItCanWin() {
        String bareBlack = "2bak4/4a4/4b4/9/9/9/P8/4B4/4A4/2BAK4 w";
        post(Map.of("startFen", bareBlack, "moves", "", "include", List.of()))
                .statusCode(200)
                .body("material.red.attackers", equalTo(1))
                .body("material.red.canWin", is(true))
                .body("material.black.attackers", equalTo(0))
                .body("material.black.canWin", is(false));
        post(Map.of("moves", "h2e2 h9g7 e2e6"))
                .body("material.red.attackers", equalTo(11))
                .body("material.black.attackers", equalTo(10));
    }

    @Test
    void neitherCanWinWhereNeitherHasAPieceToAttackWith() {
        Map<String, Object> bare = Map.of("startFen", "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w", "moves", "");
        post(bare)
                .body("verdict.status", equalTo("ONGOING"))
                .body("material.red.canWin", is(false))
                .body("material.black.canWin", is(false));
        Map<String, Object> byAsian = new HashMap<>(bare);
        byAsian.put("ruleSet", "asian");
        post(byAsian)
                .body("verdict.reason", equalTo("INSUFFICIENT_MATERIAL"))
                .body("material.red.canWin", is(false))
                .body("material.black.canWin", is(false));
    }

    @Test
    void afterTheFirstEndNothingIsReadAnyMore() {
        post(Map.of("moves", SHUFFLE + SHUFFLE + "this is not read"))
                .statusCode(200)
                .body("verdict.reason", equalTo("REPETITION"))
                .body("movesAfterEnd", equalTo(4))
                .body("position.ply", equalTo(8))
                .body("legalMoves", hasSize(0));
    }

    @Test
    void pastTheEndTheLastPositionIsDescribed() {
        post(Map.of("moves", SHUFFLE + SHUFFLE + "h2e2", "stopAtEnd", false))
                .statusCode(200)
                .body("verdict.decidedAtPly", equalTo(8))
                .body("rulings.decidedAtPly", contains(8))
                .body("rulings[0].evidence.plies", hasSize(8))
                .body("movesAfterEnd", equalTo(0))
                .body("position.ply", equalTo(9))
                .body("legalMoves", not(hasSize(0)));
        post(Map.of("moves", "h2e2", "stopAtEnd", false)).body("rulings", hasSize(0));
    }

    @Test
    void ranksFromOneAreToldByTheirTen() {
        post(Map.of("moves", "h3e3 h10g8"))
                .statusCode(200)
                .body("notation", equalTo("UCI"))
                .body("position.ply", equalTo(2));
    }

    @Test
    void ranksFromOneAreToldByWhatCanBePlayed() {
        post(Map.of("moves", "h3e3 h8e8")).statusCode(200).body("notation", equalTo("UCI"));
        post(Map.of("moves", "h2e2 h7e7")).statusCode(200).body("notation", equalTo("UCCI"));
    }

    @Test
    void aFaultIsToldInTheReadingThatGetsFurther() {
        problem(post(Map.of("moves", "h3e3 h8e8 a9a9")), 422, "illegal-move");
        post(Map.of("moves", "h3e3 h8e8 a9a9"))
                .body("ply", equalTo(3))
                .body("notation", equalTo("UCI"))
                .body("reason", equalTo("SAME_SQUARE"));
        post(Map.of("moves", "a9a9")).body("notation", equalTo("UCCI")).body("ply", equalTo(1));
    }

    @Test
    void aGameDoesNotChangeBase() {
        ValidatableResponse answer = post(Map.of("moves", "h3e3 h10g8 h0g2"));
        problem(answer, 422, "illegal-move");
        answer.body("notation", equalTo("UCCI")).body("ply", equalTo(1)).body("reason", equalTo("NO_PIECE"));
    }

    @Test
    void aNotationThatIsNamedIsNotGuessedAt() {
        problem(post(Map.of("moves", "h10g8", "notation", "UCCI")), 422, "unreadable-move");
        problem(post(Map.of("moves", "h0g2", "notation", "UCI")), 422, "unreadable-move");
        post(Map.of(
                        "moves", "a1b1",
                        "startFen", "3k5/9/9/9/9/9/9/9/R8/R3K4 w",
                        "notation", "UCI"))
                .statusCode(200)
                .body("position.fen", equalTo("3k5/9/9/9/9/9/9/9/R8/1R2K4 b - - 1 1"));
    }

    @Test
    void theValidPrefixOfAnIllegalGameIsStillRuled() {
        String[] moves = (SHUFFLE.repeat(14) + "a0a9").split(" ");
        ValidatableResponse answer = post(Map.of("moves", Arrays.asList(moves), "stopAtEnd", false));
        problem(answer, 422, "illegal-move");
        answer.body("ply", equalTo(57))
                .body("move", equalTo("a0a9"))
                .body("reason", equalTo("PATH_BLOCKED"))
                .body("validMoves", equalTo(56))
                .body("fenBefore", equalTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 56 29"))
                .body("ruling.position.ply", equalTo(56))
                .body("ruling.verdict.reason", equalTo("REPETITION"))
                .body("ruling.verdict.decidedAtPly", equalTo(8));
    }

    @Test
    void aGameThatIsTooLongIsRefusedByItsLimit() {
        ValidatableResponse answer = post(Map.of("moves", SHUFFLE.repeat(2500)));
        problem(answer, 413, "too-large");
        answer.body("what", equalTo("PLIES")).body("limit", equalTo(2000));
        post(Map.of("moves", SHUFFLE.repeat(500), "stopAtEnd", false, "include", List.of()))
                .statusCode(200)
                .body("position.ply", equalTo(2000))
                .body("rulings.reason", contains("REPETITION", "REPETITION", "REPETITION", "REPETITION", "MOVE_LIMIT"));
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedByItsLimit() {
        String large = "{\"moves\":\"" + "h2e2 ".repeat(300_000) + "\"}";
        problem(post(large), 413, "too-large");
        post(large)
                .body("what", equalTo("BODY"))
                .body("limit", equalTo(1_048_576))
                .header("Connection", "close");
    }

    @Test
    void moreEvidenceThanAnyoneReadsIsRefused() {
        Map<String, Object> request = new HashMap<>();
        request.put("startFen", "r3k4/9/9/9/9/9/9/9/9/R2K5 w");
        request.put("moves", longLap().repeat(3));
        request.put("stopAtEnd", false);
        problem(post(request), 413, "too-large");
        post(request).body("what", equalTo("EVIDENCE")).body("limit", equalTo(20_000));
        request.put("include", List.of());
        post(request).statusCode(200).body("rulings.findAll { it.reason == 'REPETITION' }", hasSize(112));
    }

    /** Red goes round eight points and Black round seven, so that positions return only after 112 plies. */
    private static String longLap() {
        String[] red = {"a0", "a1", "a2", "a3", "b3", "b2", "b1", "b0"};
        String[] black = {"a9", "a8", "a7", "a6", "b6", "b8", "b9"};
        StringBuilder lap = new StringBuilder();
        for (int i = 0; i < red.length * black.length; i++) {
            lap.append(red[i % red.length]).append(red[(i + 1) % red.length]).append(' ');
            lap.append(black[i % black.length])
                    .append(black[(i + 1) % black.length])
                    .append(' ');
        }
        return lap.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "3",
                "\"h2e2\"",
                "{\"moves\":5}",
                "{\"moves\":{}}",
                "{\"moves\":[[\"h2e2\"]]}",
                "{\"moves\":\"\",\"stopAtEnd\":\"yes\"}",
                "{\"moves\":\"\",\"stopAtEnd\":1}",
                "{\"moves\":\"\",\"include\":\"EVIDENCE\"}",
                "{\"moves\":\"\",\"include\":[null]}",
                "{\"moves\":\"\",\"include\":[\"evidence\"]}",
                "{\"moves\":\"\",\"ruleSet\":7}",
                "{\"moves\":\"\",\"startFen\":true}",
                "{\"moves\":\"\",\"notation\":\"DESCRIPTIVE\"}",
                "{\"moves\":\"\",\"notation\":\"\"}",
                "{\"moves\":null}",
            })
    void aValueOfTheWrongKindIsNamed(String json) {
        ValidatableResponse answer = post(json);
        problem(answer, 400, "invalid-value");
        answer.body("field", notNullValue());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "{",
                "{\"moves\":\"\"",
                "{\"moves\":\"\"}}",
                "{'moves':''}",
                "{\"moves\":\"\",\"moves\":\"\"}",
                "{\"moves\":\"\u0000\"}",
                "h2e2",
            })
    void whatIsNoJsonIsMalformed(String text) {
        ValidatableResponse answer = post(text);
        problem(answer, 400, "malformed-json");
        answer.body("line", notNullValue()).body("column", notNullValue());
    }

    @Test
    void deepNestingIsRefusedNotFollowed() {
        problem(post("{\"moves\":" + "[".repeat(3_000)), 400, "invalid-value");
        problem(post("{\"x\":" + "[".repeat(3_000)), 400, "malformed-json");
        problem(post("{\"x\":" + "[".repeat(3_000) + "]".repeat(3_000) + "}"), 400, "malformed-json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k4/9/9/9/9/9/9/9/4K4/4K4 w",
                "4k4/9/9/9/9/9/9/4P4/9/3K5 w",
                "3k5/9/9/9/9/9/9/9/9/3R1K3 w",
            })
    void aPositionThatCannotBeIsRefusedWithItsFaults(String fen) {
        ValidatableResponse answer = post(Map.of("moves", "", "startFen", fen));
        problem(answer, 422, "illegal-position");
        answer.body("faults", hasSize(1)).body("faults[0].squares", not(hasSize(0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\u0000",
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RNBAKABNR w",
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNRR w",
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C\uD83D\uDE005C1/9/RNBAKABNR w",
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBGKGBNR w",
                "startpos",
            })
    void whatIsNoFenIsRefusedWithItsPlace(String fen) {
        ValidatableResponse answer = post(Map.of("moves", "", "startFen", fen));
        problem(answer, 422, "invalid-fen");
        answer.body("row", notNullValue()).body("column", notNullValue()).body("reason", notNullValue());
    }

    @Test
    void textFromOutsideComesBackCutShort() {
        ValidatableResponse answer = post(Map.of("moves", List.of("x".repeat(500_000)), "include", List.of()));
        problem(answer, 422, "unreadable-move");
        answer.body("detail.length()", equalTo(answerLength())).body("move.length()", equalTo(201));
    }

    private static int answerLength() {
        return ("Ply 1, \"" + "x".repeat(40) + "…\": not a move in UCCI coordinates.").length();
    }

    @Test
    void theSameRequestGetsTheSameBytes() {
        Map<String, String> request = Map.of("moves", SHUFFLE + SHUFFLE);
        String first = post(request).extract().asString();
        post(request).body(equalTo(first));
    }
}
