package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.xiangqi.arbiter.api.notations.NotationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** A game in any notation in, its moves in every notation out. */
@Path("/v1/notations")
@Tag(name = "Notations", description = "A game in any notation in, its moves in every notation out.")
@Seated
public class NotationResource {
    private final Adjudicator adjudicator;
    private final MeterRegistry metrics;

    NotationResource(Adjudicator adjudicator, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.metrics = metrics;
    }

    /** Writes the moves of a game in every notation. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "writeNotations",
            summary = "Write moves in every notation",
            description =
                    "Reads the moves to the last one, all of which must be legal, and answers each in coordinates with"
                            + " ranks 0-9 (UCCI, ICCS) and 1-10 (UCI), in WXF and in Chinese. No rule set is asked: only"
                            + " checkmate and stalemate leave nothing to play. If a move is refused, the ruling of those"
                            + " before it is that of the default rule set.")
    @APIResponse(responseCode = "200", description = "Every ply in every notation.")
    public NotationResponse write(NotationRequest request) {
        return switch (adjudicator.replay(
                request.game(), RuleSet.byDefault(), Replay.Until.LAST_MOVE, Replay.Detail.PAST)) {
            case Adjudication.Ruled read -> {
                metrics.counter("arbiter.notations", "notation", read.notation().name())
                        .increment();
                yield NotationResponse.of(read.game(), read.notation());
            }
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }
}
