package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** POST /v1/adjudications with a game file as its body. */
@QuarkusTest
class FileAdjudicationTest {
    private static final String SHUFFLE = "h0g2 h9g7 g2h0 g7h9 ";
    private static final String DRAWN = SHUFFLE.repeat(2);

    private static ValidatableResponse post(String file, String query) {
        return given().contentType("application/octet-stream")
                .body(file.getBytes(StandardCharsets.UTF_8))
                .post("/v1/adjudications" + query)
                .then();
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("/problems/" + type))
                .body("instance", equalTo("/v1/adjudications"));
    }

    @Test
    void theRulingIsThatOfItsMoves() {
        String moves = DRAWN + "h0g2";
        String asJson = given().contentType(ContentType.JSON)
                .body(Map.of("moves", moves))
                .post("/v1/adjudications")
                .asString();
        post("[Result \"*\"]\n\n" + moves, "")
                .statusCode(200)
                .body("notation", equalTo("AUTO"))
                .body("movesAfterEnd", equalTo(1))
                .body(equalTo(asJson.replace("\"notation\":\"UCCI\"", "\"notation\":\"AUTO\"")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/x-chess-pgn", "application/vnd.chess-pgn", "text/plain"})
    void severalContentTypesWillDo(String type) {
        given().contentType(type)
                .body("h2e2".getBytes(StandardCharsets.UTF_8))
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .body("position.ply", equalTo(1));
    }

    @ParameterizedTest
    @CsvSource({"1-0, true", "0-1, true", "1/2-1/2, false", "*, false"})
    void aResultThatContradictsTheRulingIsWarnedOf(String result, boolean contradicts) {
        ValidatableResponse answer = post("[Result \"" + result + "\"]\n\n" + DRAWN + result, "")
                .statusCode(200)
                .body("verdict.result", equalTo("1/2-1/2"))
                .body("warnings", hasSize(contradicts ? 1 : 0));
        if (contradicts) {
            answer.body("warnings[0].code", equalTo("RESULT_CONTRADICTS_RULING"))
                    .body("warnings[0].ply", equalTo(8));
        }
    }

    @Test
    void aResultThatTheRulesDoNotReachIsNoContradiction() {
        post("h2e2 1-0", "")
                .statusCode(200)
                .body("verdict.status", equalTo("ONGOING"))
                .body("warnings", empty());
    }

    @Test
    void theQueryChooses() {
        String file = "[A \"\"]\nh2e2 *\n[A \"\"]\n" + DRAWN + " *";
        post(file, "?game=1&ruleSet=asian&include=PLIES&stopAtEnd=false&format=PGN&charset=UTF-8")
                .statusCode(200)
                .body("ruleSet.id", equalTo("asian"))
                .body("plies", hasSize(8))
                .body("rulings", hasSize(1))
                .body("containsKey('legalMoves')", is(false))
                .body("verdict.containsKey('evidence')", is(false));
        post(file, "?include=").statusCode(200).body("containsKey('legalMoves')", is(false));
        post(file, "?include=PLIES&include=LEGAL_MOVES")
                .body("plies.ucci", contains("h2e2"))
                .body("legalMoves", hasSize(45));
    }

    @ParameterizedTest
    @CsvSource({
        "game, 2",
        "game, -1",
        "game, x",
        "stopAtEnd, no",
        "include, RULINGS",
        "format, pgn",
        "charset, latin1",
    })
    void aParameterThatCannotBeIsNamed(String name, String value) {
        problem(post("[A \"\"]\n*\n[A \"\"]\n*", "?" + name + "=" + value), 400, "invalid-value")
                .body("field", equalTo(name));
    }

    @Test
    void otherParametersAndRuleSetsAreNotKnown() {
        problem(post("*", "?moves=h2e2"), 400, "unknown-field").body("field", equalTo("moves"));
        problem(post("h2e2", "?ruleSet=none"), 422, "unknown-rule-set");
        problem(post("", ""), 400, "invalid-value").body("field", equalTo("game"));
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五 馬8進7|馬二進四, illegal-move, 3, 馬二進四, 2, 1",
        "h3e3 h10g8|a1a9, illegal-move, 3, a1a9, 2, 1",
        "h2e2 xyz, unreadable-move, 2, xyz, 1, 6",
        "h2e2 馬8進7, unreadable-move, 2, 馬8進7, 1, 6",
    })
    void aFaultIsTheProblemWithItsPlace(String file, String type, int ply, String move, int line, int column) {
        problem(post(file.replace('|', '\n'), ""), 422, type)
                .body("ply", equalTo(ply))
                .body("move", equalTo(move))
                .body("line", equalTo(line))
                .body("column", equalTo(column))
                .body("validMoves", equalTo(ply - 1))
                .body("ruling.position.ply", equalTo(ply - 1));
    }

    @Test
    void whatStandsBehindTheEndIsNotRead() {
        post(DRAWN + "xyz", "").statusCode(200).body("movesAfterEnd", equalTo(1));
        problem(post(DRAWN + "xyz", "?stopAtEnd=false"), 422, "unreadable-move");
    }

    @Test
    void aMoveAfterMateIsTooMany() {
        String file = "[FEN \"3k5/R8/9/9/9/9/9/9/9/1R2K4 w\"]\n\nb0b9 d9d8";
        post(file, "").statusCode(200).body("verdict.reason", equalTo("CHECKMATE"));
        problem(post(file, "?stopAtEnd=false"), 422, "illegal-move")
                .body("reason", equalTo("GAME_OVER"))
                .body("column", equalTo(6));
    }

    @Test
    void aStartThatCannotBeIsTheProblemOfItsFen() {
        problem(post("[FEN \"startpos\"]\n\nh2e2", ""), 422, "invalid-fen");
        problem(post("[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w\"]\n\ne0e1", ""), 422, "illegal-position")
                .body("faults.code", contains("GENERALS_FACE"));
    }

    @Test
    void aLongGameIsRefused() {
        problem(post(SHUFFLE.repeat(501), ""), 413, "too-large").body("what", equalTo("PLIES"));
    }
}
