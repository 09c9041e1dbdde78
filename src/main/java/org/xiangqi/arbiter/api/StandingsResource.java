package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.standings.StandingsResponse;
import org.xiangqi.arbiter.contest.standings.ScoringPolicy;
import org.xiangqi.arbiter.contest.standings.Standings;
import org.xiangqi.arbiter.contest.standings.Table;

/** Games in, points and places out. */
@Path("/v1/standings")
@Tag(name = "Standings", description = "Games in, points and places out.")
@Seated
public class StandingsResource {
    private final Limits limits;
    private final MeterRegistry metrics;

    StandingsResource(Limits limits, MeterRegistry metrics) {
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Makes the table of the games. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "makeStandings",
            summary = "Make a table of games",
            description =
                    "Adds up the points of the games between two different accounts that were played for points and have a"
                            + " result, and puts the accounts in order: by points, then by the tie-breaks, which the answer names."
                            + " The order of the games and who played which side do not matter. Resignation, time and leaving"
                            + " are losses like any other. notCounted tells which games gave no points, and why. A result that"
                            + " its reason cannot lead to is refused: nothing is counted that may be meant otherwise.")
    @APIResponse(responseCode = "200", description = "The table.")
    public StandingsResponse make(StandingsRequest request) {
        if (request.games().size() > limits.standingsGames()) {
            throw Refusals.tooManyGamesOfStandings(limits.standingsGames());
        }
        ScoringPolicy known = known(request.policy());
        ScoringPolicy policy = inForce(known, request.policy());
        return switch (Standings.of(request.played(), policy)) {
            case Table table -> {
                count(table, policy);
                yield StandingsResponse.of(table, policy, !policy.equals(known));
            }
            case Standings.Contradiction(int index) -> {
                StandingsRequest.SentPairing game = request.games().get(index);
                throw Refusals.resultContradictsReason(
                        index, String.valueOf(game.result()), String.valueOf(game.reason()));
            }
        };
    }

    private static ScoringPolicy known(StandingsRequest.@Nullable SentScoring sent) {
        return Policies.named(
                sent == null ? null : sent.id(), ScoringPolicy.byDefault(), ScoringPolicy.all(), ScoringPolicy::id);
    }

    private static ScoringPolicy inForce(ScoringPolicy known, StandingsRequest.@Nullable SentScoring sent) {
        if (sent == null) {
            return known;
        }
        int win = Objects.requireNonNullElse(sent.winPoints(), known.winPoints());
        int draw = Objects.requireNonNullElse(sent.drawPoints(), known.drawPoints());
        int loss = Objects.requireNonNullElse(sent.lossPoints(), known.lossPoints());
        if (draw > win) {
            throw Refusals.pointsOutOfOrder("winPoints", "drawPoints");
        }
        if (loss > draw) {
            throw Refusals.pointsOutOfOrder("drawPoints", "lossPoints");
        }
        return known.with(win, draw, loss);
    }

    private void count(Table table, ScoringPolicy policy) {
        metrics.counter("arbiter.standings", "policy", policy.id()).increment();
        metrics.counter("arbiter.standings.games", "counted", "COUNTED").increment(table.counted());
        table.notCounted()
                .forEach(each -> metrics.counter(
                                "arbiter.standings.games",
                                "counted",
                                each.reason().name())
                        .increment());
    }
}
