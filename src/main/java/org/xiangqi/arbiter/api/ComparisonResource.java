package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.xiangqi.arbiter.api.ruling.ComparisonResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** A game in, its rulings under several rule sets out, side by side. */
@Path("/v1/comparisons")
@Tag(name = "Comparisons", description = "A game in, its rulings under several rule sets out, side by side.")
@Seated
public class ComparisonResource {
    private final Adjudicator adjudicator;
    private final Limits limits;
    private final MeterRegistry metrics;

    ComparisonResource(Adjudicator adjudicator, Limits limits, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Judges a game under several rule sets. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "compareRuleSets",
            summary = "Judge a game under several rule sets",
            description =
                    "Replays the moves to the last one, all of which must be legal, and answers for each rule set the"
                            + " verdict at which the game would have ended, as an adjudication under it does, and how many"
                            + " plies were played after that. Warnings are those at the end that the rule set puts to the"
                            + " game. After checkmate or stalemate there is no legal move under any rule set. If a move is"
                            + " refused, the ruling of those before it is that of the first rule set.")
    @APIResponse(responseCode = "200", description = "The rulings, in the order of the rule sets.")
    public ComparisonResponse compare(ComparisonRequest request) {
        boolean evidence = request.sections().contains(ComparisonRequest.Section.EVIDENCE);
        RulingWriter writer = new RulingWriter(false, evidence, false, false);
        List<RuleSet> ruleSets = ruleSets(request);
        return switch (adjudicator.replay(
                request.game(), ruleSets.getFirst(), Replay.Until.LAST_MOVE, Replay.Detail.PAST)) {
            case Adjudication.Ruled read -> {
                List<Replay<?>> replays = adjudicator.replayAgain(read.game(), ruleSets);
                Refusals.refuseTooMuchEvidence(
                        writer, replays.stream().map(Replay::game).toList(), limits.evidencePlies());
                ComparisonResponse response = writer.compare(replays, read.notation());
                metrics.counter("arbiter.comparisons", "unanimous", String.valueOf(response.unanimous()))
                        .increment();
                yield response;
            }
            case Adjudication.BadMove bad -> {
                Refusals.refuseTooMuchEvidence(writer, List.of(bad.game()), limits.evidencePlies());
                throw Refusals.of(bad, writer);
            }
            case Adjudication.Refused refused -> throw Refusals.of(refused, writer);
        };
    }

    private static List<RuleSet> ruleSets(ComparisonRequest request) {
        List<RuleSet> ruleSets = new ArrayList<>();
        for (String id : request.ruleSetIds()) {
            ruleSets.add(RuleSet.byId(id).orElseThrow(() -> Refusals.unknownRuleSet(id)));
        }
        return ruleSets;
    }
}
