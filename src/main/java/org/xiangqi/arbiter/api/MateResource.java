package org.xiangqi.arbiter.api;

import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.xiangqi.arbiter.api.mates.MateFinder;
import org.xiangqi.arbiter.api.mates.MateLimits;
import org.xiangqi.arbiter.api.mates.MateResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** A position in, a proof of mate by checks alone out. */
@Path("/v1/mates")
@Tag(name = "Mates", description = "A position in, a proof of mate by checks alone out.")
public class MateResource {
    /** With the default budget a search takes less than this, so that a place is free again by then. */
    private static final int RETRY_AFTER_SECONDS = 1;

    private final Adjudicator adjudicator;
    private final MateFinder finder;
    private final MateLimits limits;

    MateResource(Adjudicator adjudicator, MateFinder finder, MateLimits limits) {
        this.adjudicator = adjudicator;
        this.finder = finder;
        this.limits = limits;
    }

    /** Looks for a mate; only the replay before it occupies a thread that adjudications need. */
    @POST
    @Blocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "findMates",
            summary = "Find a mate by checks alone",
            description =
                    "Replays the moves to the last one and looks, in the position after it, for a mate of the side to"
                            + " move in which each of its moves is a check. found: such a mate in at most maxMoves moves is"
                            + " proved against every answer, and mateIn is the shortest of that kind. Not found, complete:"
                            + " there is none of that kind within maxMoves moves. Not found, not complete: the budget of"
                            + " positions ran out, and nothing is proved. Nothing is said of mates with quiet moves among"
                            + " them, and no rule set is asked: neither repetition nor a move limit counts. In a position"
                            + " without a legal move there is nothing to find.")
    @APIResponse(responseCode = "200", description = "What is proved, or that nothing is.")
    @APIResponse(
            responseCode = "503",
            description = "Too many questions are waiting; adjudications are answered all the same.",
            content = @Content(mediaType = "application/problem+json", schema = @Schema(ref = "Problem")),
            headers =
                    @Header(
                            name = "Retry-After",
                            description = "In how many seconds to ask again.",
                            schema = @Schema(type = SchemaType.INTEGER)))
    public CompletionStage<MateResponse> find(MateRequest request) {
        int maxMoves = maxMoves(request);
        return switch (adjudicator.replay(
                request.game(), RuleSet.byDefault(), Replay.Until.LAST_MOVE, Replay.Detail.PAST)) {
            case Adjudication.Ruled ruled ->
                finder.find(ruled.game().position(), maxMoves)
                        .orElseThrow(() -> Refusals.overloaded(RETRY_AFTER_SECONDS));
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    private int maxMoves(MateRequest request) {
        if (request.maxMoves() == null) {
            return Math.min(limits.defaultMoves(), limits.mostMoves());
        }
        if (request.maxMoves() > limits.mostMoves()) {
            throw Refusals.tooHigh("maxMoves", limits.mostMoves());
        }
        return request.maxMoves();
    }
}
