package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.http.ContentType;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The packaged application, jar or native: what depends on reflection, resources and the document being there. */
@QuarkusIntegrationTest
class AdjudicationIT {
    @Test
    void rules() {
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9"))
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .body("verdict.reason", equalTo("REPETITION"))
                .body("verdict.evidence.plies", hasSize(8));
    }

    @Test
    void refuses() {
        given().contentType(ContentType.JSON)
                .body(Map.of("startFen", "4k4/9/9/9/9/9/9/9/3A5/4K4", "moves", ""))
                .post("/v1/adjudications")
                .then()
                .statusCode(422)
                .contentType("application/problem+json")
                .body("faults.code", equalTo(java.util.List.of("ADVISOR_POINT", "GENERALS_FACE")));
        given().contentType(ContentType.JSON)
                .body(Map.of("startFen", "3k5/9/9/9/9/9/9/9/R8/R3K4 w", "moves", "a1b1"))
                .post("/v1/adjudications")
                .then()
                .statusCode(422)
                .body("readings.notation", equalTo(java.util.List.of("UCCI", "UCI")));
    }

    @Test
    void compares() {
        given().contentType(ContentType.JSON)
                .body(Map.of(
                        "startFen", "5k3/9/9/9/c8/9/9/1R7/9/4K4 w",
                        "moves", "b2a2 a5b5 a2b2 b5a5 b2a2 a5b5 a2b2 b5a5",
                        "ruleSets", java.util.List.of("domi", "asian", "chinese")))
                .post("/v1/comparisons")
                .then()
                .statusCode(200)
                .body("rulings.verdict.result", equalTo(java.util.List.of("1/2-1/2", "0-1", "0-1")))
                .body("rulings[1].verdict.evidence.plies[0].targets.square", equalTo(java.util.List.of("a5")));
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "", "ruleSets", java.util.List.of("domi", "domi")))
                .post("/v1/comparisons")
                .then()
                .statusCode(400)
                .body("field", equalTo("ruleSets"));
    }

    @Test
    void findsMates() {
        given().contentType(ContentType.JSON)
                .body(Map.of("startFen", "5k3/1R7/R8/9/9/9/9/9/9/3K5 w", "moves", ""))
                .post("/v1/mates")
                .then()
                .statusCode(200)
                .body("line", equalTo(java.util.List.of("a7a9")));
        given().contentType(ContentType.JSON)
                .body(Map.of("moves", "", "maxMoves", 0))
                .post("/v1/mates")
                .then()
                .statusCode(400)
                .body("field", equalTo("maxMoves"));
    }

    @Test
    void describesItself() {
        when().get("/q/swagger-ui/").then().statusCode(200);
        when().get("/problems/illegal-move").then().statusCode(200).contentType(ContentType.HTML);
        when().get("/v1/rule-sets/domi").then().statusCode(200).body("id", equalTo("domi"));
        when().get("/v1/rule-sets/chinese").then().statusCode(200).body("strikes.chases.gain", equalTo("EXCHANGE"));
        given().accept(ContentType.JSON)
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .body("info.title", equalTo("xiangqi-arbiter"));
    }
}
