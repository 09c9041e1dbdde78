package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.oneOf;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.rules.RuleSet;

/** What an adjudication answers under each rule set: reason, article, evidence, consequences and warnings. */
@QuarkusTest
class RuleSetRulingsTest {
    /** Red's chariot chases the cannon, and threatens mate besides. */
    private static final String CHASE = "5k3/9/9/9/c8/9/9/1R7/9/4K4 w";

    private static final String LAP = "b2a2 a5b5 a2b2 b5a5 ";

    /** A circle whose threats no search settles within the budget of the defaults. */
    private static final String TANGLE = "4ck3/9/9/9/9/2r1R1N2/6N2/9/4A4/3AK4 w";

    /** Three and a half laps of eight plies: one of the longest rulings of the test cases. */
    private static final String LONG_START = "2bck3r/4a4/3ab4/P2rp3p/2p1c4/4R4/N3P3P/4BC1C1/N3A4/4KAB2 w - - 0 1";

    private static final String LONG_CHASE =
            "h2h6 d6d3 f2f3 d3d1 h6h1 d1d6 f3f6 d6d3 h1h3 " + "d3d1 f6f1 d1d6 h3h6 d6d3 f1f3 d3d1 h6h1 d1d6 "
                    + "f3f6 d6d3 h1h3 d3d1 f6f1 d1d6 h3h6 d6d3 f1f3 d3d1 h6h1";

    /** The chase ended under a rule set: at which ply, by what reason and by which article. */
    record End(String ruleSet, int ply, String result, String reason, String article) {
        @Override
        public String toString() {
            return ruleSet;
        }
    }

    static Stream<End> ends() {
        return Stream.of(
                new End("domi", 8, "1/2-1/2", "REPETITION", "domi-2"),
                new End("asian", 8, "0-1", "PERPETUAL_CHASE", "asian-2-chase"),
                new End("chinese", 8, "0-1", "PERPETUAL_KILL_THREAT", "chinese-25.2-kill"),
                new End("clubxiangqi", 13, "0-1", "CONSECUTIVE_CHASES", "clubxiangqi-3"),
                new End("tiantian", 13, "0-1", "CONSECUTIVE_CHASES", "tiantian-4"),
                new End("computer", 8, "0-1", "PERPETUAL_CHASE", "computer-2-chase"));
    }

    private static ValidatableResponse post(String ruleSet, String startFen, String moves) {
        Map<String, String> request = Map.of("ruleSet", ruleSet, "startFen", startFen, "moves", moves);
        return given().contentType(ContentType.JSON)
                .body(request)
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .body("ruleSet.id", equalTo(ruleSet));
    }

    /** Begun, it would be lost with the server that began it: a proxy sends a request again only before. */
    @Test
    void aLongRulingIsSentInOnePieceWithItsLength() {
        post("computer", LONG_START, LONG_CHASE)
                .header("Transfer-Encoding", nullValue())
                .header("Content-Length", Integer::parseInt, greaterThan(8191));
    }

    @Test
    void everyRuleSetIsTried() {
        assertThat(ends().map(End::ruleSet))
                .containsExactlyElementsOf(
                        RuleSet.all().stream().map(RuleSet::id).toList());
    }

    @ParameterizedTest
    @MethodSource("ends")
    void theVerdictNamesItsReasonAndAnArticleOfTheRuleSet(End end) {
        post(end.ruleSet(), CHASE, LAP.repeat(4))
                .body("verdict.status", equalTo("FINISHED"))
                .body("verdict.result", equalTo(end.result()))
                .body("verdict.reason", equalTo(end.reason()))
                .body("verdict.decidedAtPly", equalTo(end.ply()))
                .body("verdict.article", equalTo(end.article()))
                .body("verdict.evidence.firstPly", equalTo(1))
                .body("verdict.evidence.lastPly", equalTo(end.ply()))
                .body("verdict.evidence.plies", hasSize(end.ply()))
                .body("verdict.evidence.plies.why", everyItem(matchesPattern("(Red|Black)'s .*\\.")))
                .body("movesAfterEnd", equalTo(16 - end.ply()))
                .body("legalMoves", empty());
        when().get("/v1/rule-sets/" + end.ruleSet())
                .then()
                .statusCode(200)
                .body("articles.id", hasItem(end.article()))
                .body("tests.reasons.flatten()", hasItem(end.reason()));
    }

    @ParameterizedTest
    @MethodSource("ends")
    void theMoveThatWouldEndTheGameIsTold(End end) {
        String[] moves = LAP.repeat(4).split(" ");
        String last = moves[end.ply() - 1];
        String before = String.join(" ", List.of(moves).subList(0, end.ply() - 1));
        boolean redMoves = end.ply() % 2 == 1;
        String consequence = switch (end.result()) {
            case "1/2-1/2" -> "DRAW";
            case "0-1" -> redMoves ? "LOSS" : "WIN";
            default -> throw new IllegalArgumentException(end.result());
        };
        String move = "legalMoves.find { it.ucci == '" + last + "' }.";
        post(end.ruleSet(), CHASE, before)
                .body("verdict.status", equalTo("ONGOING"))
                .body(move + "consequence", equalTo(consequence))
                .body(move + "consequenceReason", equalTo(end.reason()));
    }

    @Test
    void aChaseTellsItsTarget() {
        String ply = "verdict.evidence.plies[0].";
        for (String ruleSet : List.of("asian", "computer")) {
            post(ruleSet, CHASE, LAP.repeat(2))
                    .body(ply + "classes", contains("CHASE"))
                    .body(ply + "targets", hasSize(1))
                    .body(ply + "targets[0].piece", equalTo("c"))
                    .body(ply + "targets[0].square", equalTo("a5"))
                    .body(ply + "targets[0].by", contains("a2"))
                    .body(ply + "targets[0].why", containsString("nothing protects"))
                    .body("verdict.evidence.plies[1].classes", contains("IDLE"))
                    .body("verdict.evidence.plies[1].targets", empty());
        }
    }

    @Test
    void aThreatOfMateTellsTheMate() {
        post("chinese", CHASE, LAP.repeat(2))
                .body("verdict.evidence.plies[0].classes", contains("KILL_THREAT"))
                .body("verdict.evidence.plies[0].targets", empty())
                .body("verdict.evidence.plies[0].why", containsString("a2f2"));
    }

    @Test
    void whatIsNotHeldAgainstASideIsNotTold() {
        post("domi", CHASE, LAP.repeat(2))
                .body(
                        "verdict.evidence.plies.classes.flatten()",
                        everyItem(not(is(oneOf("CHECK", "KILL_THREAT", "CHASE", "UNDETERMINED")))))
                .body("verdict.evidence.plies.targets.flatten()", empty());
    }

    @Test
    void aSideThatMustVaryIsWarned() {
        for (String ruleSet : List.of("asian", "chinese", "computer")) {
            post(ruleSet, CHASE, LAP)
                    .body("warnings.code", hasItem("MUST_VARY"))
                    .body("warnings.find { it.code == 'MUST_VARY' }.ply", equalTo(4))
                    .body("warnings.find { it.code == 'MUST_VARY' }.text", containsString("Red must vary"));
        }
        post("domi", CHASE, LAP).body("warnings.code", not(hasItem("MUST_VARY")));
        for (String ruleSet : List.of("clubxiangqi", "tiantian")) {
            post(ruleSet, CHASE, LAP.repeat(2) + "b2a2 a5b5").body("warnings", empty());
            post(ruleSet, CHASE, LAP.repeat(2) + "b2a2 a5b5 a2b2")
                    .body("warnings.code", hasItem("MUST_VARY"))
                    .body("warnings.find { it.code == 'MUST_VARY' }.text", containsString("Red must vary"));
        }
    }

    @Test
    void noRulingIsGuessedAtWhereTheBudgetRunsOut() {
        post("chinese", TANGLE, "e4e3 c4c3 e3e4 c3c4 e4e3 c4c3 e3e4 c3c4")
                .body("verdict.status", equalTo("ONGOING"))
                .body("warnings.code", hasItem("UNDETERMINED"))
                .body("warnings.find { it.code == 'UNDETERMINED' }.ply", equalTo(8));
    }
}
