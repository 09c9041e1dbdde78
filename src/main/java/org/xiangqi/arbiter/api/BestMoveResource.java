package org.xiangqi.arbiter.api;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.bestmoves.BestMoveFinder;
import org.xiangqi.arbiter.api.bestmoves.BestMoveLimits;
import org.xiangqi.arbiter.api.bestmoves.BestMoveResponse;
import org.xiangqi.arbiter.api.bestmoves.FoundMoves;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.Verdict;
import org.xiangqi.arbiter.search.SearchLimits;

/** A game in, the best next moves out. */
@Path("/v1/best-moves")
@Tag(name = "Best moves", description = "A game in, the best next moves out.")
public class BestMoveResource {
    private static final String SERVER_TIMING = "Server-Timing";
    private final Adjudicator adjudicator;
    private final BestMoveFinder finder;
    private final BestMoveLimits limits;
    private final Waiting waiting;

    BestMoveResource(Adjudicator adjudicator, BestMoveFinder finder, BestMoveLimits limits, Waiting waiting) {
        this.adjudicator = adjudicator;
        this.finder = finder;
        this.limits = limits;
        this.waiting = waiting;
    }

    /** Searches for the best moves; only the replay before it occupies a thread that adjudications need. */
    @POST
    @Searching
    @Blocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findBestMoves",
            summary = "Find the best moves",
            description =
                    "Replays the moves under the rule set and searches the position after them, until the first of the"
                            + " limits is met that the request gives: at least one of moveTimeMs, depth and nodes. Repetitions"
                            + " and move limits are judged by the rule set in the search as well, the game so far included. A"
                            + " request without moveTimeMs, where one thread works on a search, gets the same answer every"
                            + " time. A search whose client goes away is ended.")
    @APIResponse(
            responseCode = "200",
            description = "The best moves that were found.",
            headers =
                    @Header(
                            name = SERVER_TIMING,
                            description = "How long the search took, in milliseconds: search;dur=…",
                            schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(
            responseCode = "404",
            description = "Best moves are switched off in this installation.",
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
    public CompletionStage<RestResponse<BestMoveResponse>> find(BestMoveRequest request) {
        waiting.refuseIfOff("Best moves");
        SearchLimits until = limits(request);
        return switch (adjudicator.adjudicate(request.ruleSet(), request.game(), true, Replay.Detail.PAST)) {
            case Adjudication.Ruled ruled when ruled.game().verdict() instanceof Verdict.Ongoing -> find(ruled, until);
            case Adjudication.Ruled over -> throw Refusals.gameOver(over);
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    private CompletionStage<RestResponse<BestMoveResponse>> find(Adjudication.Ruled ruled, SearchLimits until) {
        CompletableFuture<FoundMoves> answer = finder.find(ruled.game(), until).orElseThrow(waiting::overloaded);
        waiting.cancelWhenLeft(answer);
        return answer.handle(this::told);
    }

    private RestResponse<BestMoveResponse> told(FoundMoves found, @Nullable Throwable failure) {
        if (failure != null) {
            throw waiting.problem(failure);
        }
        return RestResponse.ResponseBuilder.ok(found.response())
                .header(SERVER_TIMING, "search;dur=" + found.time().toMillis())
                .build();
    }

    private SearchLimits limits(BestMoveRequest request) {
        if (!request.hasLimit()) {
            throw Refusals.noSearchLimit();
        }
        refuseMore("moveTimeMs", request.moveTimeMs(), limits.mostMoveTimeMs());
        refuseMore("depth", request.depth(), limits.mostDepth());
        refuseMore("nodes", request.nodes(), limits.mostNodes());
        return request.limits(limits.mostNodes());
    }

    private static void refuseMore(String field, @Nullable Number asked, long most) {
        if (asked != null && asked.longValue() > most) {
            throw Refusals.tooHigh(field, most);
        }
    }
}
