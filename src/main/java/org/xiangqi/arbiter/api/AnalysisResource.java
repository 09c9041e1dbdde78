package org.xiangqi.arbiter.api;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jboss.resteasy.reactive.common.util.RestMediaType;
import org.xiangqi.arbiter.api.analyses.AnalysedGame;
import org.xiangqi.arbiter.api.analyses.AnalysisLimits;
import org.xiangqi.arbiter.api.analyses.AnalysisLine;
import org.xiangqi.arbiter.api.analyses.GameAnalyst;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Replay;

/** A game in, line by line how each of its positions stands and what each move lost out. */
@Path("/v1/analyses")
@Tag(name = "Analyses", description = "A game in, how each position stands and what each move lost out, line by line.")
public class AnalysisResource {
    private final Adjudicator adjudicator;
    private final GameAnalyst analyst;
    private final AnalysisLimits limits;
    private final Waiting waiting;

    AnalysisResource(Adjudicator adjudicator, GameAnalyst analyst, AnalysisLimits limits, Waiting waiting) {
        this.adjudicator = adjudicator;
        this.analyst = analyst;
        this.limits = limits;
        this.waiting = waiting;
    }

    /** Analyses a game; only the replay before it occupies a thread that adjudications need. */
    @POST
    @Searching
    @Blocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(RestMediaType.APPLICATION_NDJSON)
    @RestStreamElementType(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "analyseGame",
            summary = "Analyse a game",
            description =
                    "Replays the moves under the rule set, up to the end of the game if it has one, and answers a line of"
                            + " JSON at a time, as the work goes on: how each position stands, what was played, what was best"
                            + " and what the move lost; then every legal move of the last position with its score; and at the"
                            + " end a summary with the whole curve, the moves that lost most, and how each side played. Each"
                            + " line tells how many have come and how many there will be. Where one thread works on a search,"
                            + " the same game gets the same lines every time. An analysis whose client goes away is ended."
                            + " Analyses and best moves share their threads and their queue.")
    @APIResponse(
            responseCode = "200",
            description = "One JSON value a line, each as the schema says.",
            content =
                    @Content(
                            mediaType = RestMediaType.APPLICATION_NDJSON,
                            schema = @Schema(implementation = AnalysisLine.class)))
    @APIResponse(
            responseCode = "404",
            description = "Analyses are switched off in this installation.",
            content = @Content(mediaType = "application/problem+json", schema = @Schema(ref = "Problem")))
    @APIResponse(
            responseCode = "503",
            description =
                    "Too many questions are waiting, or this one has waited too long; adjudications are answered all the"
                            + " same.",
            content = @Content(mediaType = "application/problem+json", schema = @Schema(ref = "Problem")),
            headers =
                    @Header(
                            name = "Retry-After",
                            description = "In how many seconds to ask again.",
                            schema = @Schema(type = SchemaType.INTEGER)))
    public Multi<AnalysisLine> analyse(AnalysisRequest request) {
        waiting.refuseIfOff("Analyses");
        if (request.nodes() != null && request.nodes() > limits.mostNodes()) {
            throw Refusals.tooHigh("nodes", limits.mostNodes());
        }
        return switch (adjudicator.adjudicate(request.ruleSet(), request.game(), true, Replay.Detail.ALL)) {
            case Adjudication.Ruled ruled -> lines(analysed(ruled, request));
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    private AnalysedGame analysed(Adjudication.Ruled ruled, AnalysisRequest request) {
        int positions = ruled.game().ply() + 1;
        long nodes = request.nodes() == null ? limits.nodesFor(positions) : request.nodes();
        if (nodes > limits.nodesInAll() / positions) {
            throw Refusals.tooManyNodes(limits.nodesInAll());
        }
        return new AnalysedGame(ruled.game(), ruled.notation(), ruled.movesAfterEnd(), nodes);
    }

    /**
     * The lines wait in a buffer until the client takes them, so that a slow one does not hold the thread that others wait
     * for; there are no more of them than a game has plies and a position moves.
     */
    private Multi<AnalysisLine> lines(AnalysedGame game) {
        return Multi.createFrom().emitter(emitter -> tell(game, emitter), BackPressureStrategy.BUFFER);
    }

    private void tell(AnalysedGame game, MultiEmitter<? super AnalysisLine> emitter) {
        Optional<CompletableFuture<Boolean>> place = analyst.analyse(game, emitter::emit);
        if (place.isEmpty()) {
            emitter.fail(waiting.overloaded());
            return;
        }
        CompletableFuture<Boolean> end = place.get();
        emitter.onTermination(() -> end.cancel(false));
        var _ = end.whenComplete((told, failure) -> {
            if (failure == null) {
                emitter.complete();
            } else {
                emitter.fail(waiting.problem(failure));
            }
        });
    }
}
