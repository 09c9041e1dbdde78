package org.xiangqi.arbiter.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Verdict;

/** A rehearsal does what the first request will ask for. */
@QuarkusTest
class RehearsalTest {
    @Inject
    Rehearsal rehearsal;

    @Test
    void whatIsRehearsedIsWhatAClientGets() {
        byte[] answer = given().contentType(ContentType.JSON)
                .body("{\"moves\": \"h2e2 h9g7 h0g2 i9h9\"}")
                .post("/v1/adjudications")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        assertThat(rehearsal.isAllowed()).isTrue();
        assertThat(rehearsal.rule()).isEqualTo(answer);
    }

    @Test
    void theRulesAreRehearsedOnAGameThatGoesOn() {
        Game game = Rehearsal.replay();
        assertThat(game.moves()).hasSize(4);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
    }
}
