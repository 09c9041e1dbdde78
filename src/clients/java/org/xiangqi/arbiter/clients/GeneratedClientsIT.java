package org.xiangqi.arbiter.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.junit.QuarkusIntegrationTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xiangqi.arbiter.client.ApiClient;
import org.xiangqi.arbiter.client.ApiException;
import org.xiangqi.arbiter.client.JSON;
import org.xiangqi.arbiter.client.api.AdjudicationsApi;
import org.xiangqi.arbiter.client.api.BestMovesApi;
import org.xiangqi.arbiter.client.api.RecordsApi;
import org.xiangqi.arbiter.client.api.RuleSetsApi;
import org.xiangqi.arbiter.client.model.AdjudicationRequest;
import org.xiangqi.arbiter.client.model.AdjudicationResponse;
import org.xiangqi.arbiter.client.model.BestMoveRequest;
import org.xiangqi.arbiter.client.model.BestMoveResponse;
import org.xiangqi.arbiter.client.model.GameRecord;
import org.xiangqi.arbiter.client.model.GameStatus;
import org.xiangqi.arbiter.client.model.Problem;
import org.xiangqi.arbiter.client.model.Reason;
import org.xiangqi.arbiter.client.model.Side;

/** The generated clients understand the packaged service: a ruling, a problem, a best move, a record file. */
@QuarkusIntegrationTest
class GeneratedClientsIT {
    private static final String MATE_IN_ONE = "3k5/R8/9/9/9/9/8p/9/9/1R2K4 w";
    private static final int LONGEST_SECONDS = 60;

    @Test
    void aRuling() throws ApiException {
        AdjudicationResponse ruling =
                judge(new AdjudicationRequest().startFen(MATE_IN_ONE).moves("b0b9"));
        assertThat(ruling.getRuleSet().getId()).isEqualTo("domi");
        assertThat(ruling.getVerdict().getStatus()).isEqualTo(GameStatus.FINISHED);
        assertThat(ruling.getVerdict().getReason()).isEqualTo(Reason.CHECKMATE);
        assertThat(ruling.getVerdict().getWinner()).isEqualTo(Side.RED);
        assertThat(ruling.getVerdict().getDecidedAtPly()).isEqualTo(1);
    }

    @Test
    void aGameThatGoesOnHasNullWhereThereIsNothingToTell() throws ApiException {
        AdjudicationResponse ruling = judge(new AdjudicationRequest().moves(List.of("h2e2", "h9g7")));
        assertThat(ruling.getVerdict().getStatus()).isEqualTo(GameStatus.ONGOING);
        assertThat(ruling.getVerdict().getWinner()).isNull();
        assertThat(ruling.getVerdict().getEvidence()).isNull();
        assertThat(ruling.getLegalMoves()).isNotEmpty();
    }

    @Test
    void aProblem() {
        assertThatThrownBy(() -> judge(new AdjudicationRequest().moves("h2e2 a9a1")))
                .isInstanceOfSatisfying(ApiException.class, refusal -> {
                    assertThat(refusal.getCode()).isEqualTo(422);
                    Problem problem = read(refusal.getResponseBody());
                    assertThat(problem.getType()).isEqualTo("/problems/illegal-move");
                    assertThat(problem.getPly()).isEqualTo(2);
                    AdjudicationResponse before = Objects.requireNonNull(problem.getRuling());
                    assertThat(before.getVerdict().getStatus()).isEqualTo(GameStatus.ONGOING);
                });
    }

    @Test
    void aBestMove() throws ApiException {
        BestMoveResponse best = new BestMovesApi(client())
                .findBestMoves(new BestMoveRequest()
                        .startFen(MATE_IN_ONE)
                        .moves(List.of())
                        .depth(2));
        assertThat(best.getPv())
                .containsExactly(Objects.requireNonNull(best.getBestMove()).getUcci());
        assertThat(best.getScore().getMateIn()).isEqualTo(1);
    }

    /** What is generated would send the name of the file as JSON; an interceptor sends what is in it. */
    @Test
    void aRecordFile(@TempDir Path folder) throws ApiException, IOException {
        Path file = Files.writeString(folder.resolve("game.pgn"), "[Red \"胡荣华\"]\n\n1. 炮二平五 马8进7 1-0\n");
        byte[] content = Files.readAllBytes(file);
        ApiClient client = client().setRequestInterceptor(request -> request.POST(BodyPublishers.ofByteArray(content)));
        List<GameRecord> games = new RecordsApi(client)
                .readRecords(file.toFile(), null, null, null)
                .getGames();
        assertThat(games).hasSize(1);
        assertThat(games.getFirst().getTags()).containsEntry("Red", "胡荣华");
        assertThat(games.getFirst().getMoves()).containsExactly("h2e2", "h9g7");
    }

    @Test
    void everyRuleSet() throws ApiException {
        RuleSetsApi ruleSets = new RuleSetsApi(client());
        for (var ruleSet : ruleSets.listRuleSets().getRuleSets()) {
            assertThat(ruleSets.getRuleSet(ruleSet.getId()).getVersion()).isEqualTo(ruleSet.getVersion());
        }
    }

    @Test
    void theTypeScriptProgramIsContent() throws IOException, InterruptedException {
        Process program = new ProcessBuilder("node", "target/typescript-client/client.js", server())
                .redirectErrorStream(true)
                .start();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(program.exitValue()).as(said).isZero();
        assertThat(said.lines()).hasSize(5).allMatch(line -> line.startsWith("ok "));
    }

    private static AdjudicationResponse judge(AdjudicationRequest request) throws ApiException {
        return new AdjudicationsApi(client()).adjudicate(request, null, null, null, null, null, null);
    }

    private static Problem read(String body) {
        try {
            return JSON.getDefault().getMapper().readValue(body, Problem.class);
        } catch (IOException e) {
            throw new AssertionError(body, e);
        }
    }

    private static ApiClient client() {
        return new ApiClient().setScheme("http").setHost("localhost").setPort(RestAssured.port);
    }

    private static String server() {
        return RestAssured.baseURI + ":" + RestAssured.port;
    }
}
