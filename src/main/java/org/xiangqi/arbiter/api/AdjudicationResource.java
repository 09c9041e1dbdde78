package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Verdict;

/** A game in, the ruling out. */
@Path("/v1/adjudications")
@Tag(name = "Adjudications", description = "A game in, the ruling out.")
public class AdjudicationResource {
    private final Adjudicator adjudicator;
    private final Limits limits;
    private final MeterRegistry metrics;

    AdjudicationResource(Adjudicator adjudicator, Limits limits, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Judges a game. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "adjudicate",
            summary = "Judge a game",
            description =
                    "Replays the moves under the rule set and answers the position, its legal moves with what each"
                            + " would lead to, check, and the verdict with its reason, the plies it rests on and the article. A"
                            + " lost game is a 200 with a verdict.")
    @APIResponse(responseCode = "200", description = "The ruling.")
    public AdjudicationResponse adjudicate(@NotNull @Valid AdjudicationRequest request) {
        List<AdjudicationRequest.Section> sections = request.sections();
        RulingWriter writer = new RulingWriter(
                sections.contains(AdjudicationRequest.Section.LEGAL_MOVES),
                sections.contains(AdjudicationRequest.Section.EVIDENCE),
                sections.contains(AdjudicationRequest.Section.PLIES),
                !request.stopsAtEnd());
        return switch (adjudicator.adjudicate(request)) {
            case Adjudication.Ruled ruled -> {
                Refusals.refuseTooMuchEvidence(writer, List.of(ruled.game()), limits.evidencePlies());
                count(ruled.game());
                yield writer.write(ruled.game(), ruled.notation(), ruled.movesAfterEnd());
            }
            case Adjudication.BadMove bad -> {
                Refusals.refuseTooMuchEvidence(writer, List.of(bad.game()), limits.evidencePlies());
                throw Refusals.of(bad, writer);
            }
            case Adjudication.Refused refused -> throw Refusals.of(refused, writer);
        };
    }

    private void count(Game game) {
        String reason = game.verdict() instanceof Verdict.Decided decided
                ? decided.reason().name()
                : "ONGOING";
        metrics.counter("arbiter.rulings", "rule_set", game.rules().id(), "reason", reason)
                .increment();
    }
}
