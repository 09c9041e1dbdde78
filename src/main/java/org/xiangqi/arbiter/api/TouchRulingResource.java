package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.api.touchrulings.TouchRulingResponse;
import org.xiangqi.arbiter.contest.touch.Touch;
import org.xiangqi.arbiter.contest.touch.TouchJudgement;
import org.xiangqi.arbiter.contest.touch.TouchPolicy;
import org.xiangqi.arbiter.contest.touch.TouchRule;
import org.xiangqi.arbiter.contest.touch.TouchRuling;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.Verdict;

/** Touched pieces in, what they oblige to out. */
@Path("/v1/touch-rulings")
@Tag(name = "Touch rulings", description = "Touched pieces in, what they oblige to out.")
@Seated
public class TouchRulingResource {
    private final Adjudicator adjudicator;
    private final Limits limits;
    private final MeterRegistry metrics;

    TouchRulingResource(Adjudicator adjudicator, Limits limits, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Says what the side to move is obliged to by what it touched. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "judgeTouches",
            summary = "Judge touched pieces",
            description =
                    "Replays the moves under the rule set and says what the side to move is obliged to by the pieces it"
                            + " touched then, over the board. Only legal moves count as possible: a piece that is pinned, or that"
                            + " does not end a check, cannot obey. Own pieces only: the first that can must move. Pieces of the"
                            + " opponent only: the first that can be taken must be, by whichever piece. An own piece, then one"
                            + " of the opponent: a touched own piece must take a touched piece, else a touched own piece must"
                            + " move, else any piece must take a touched piece. The opponent's first, or both at once: a touched"
                            + " own piece must take a touched piece, else any piece must, else a touched own piece must move."
                            + " What was touched first is what the first grasp that counts held; of several pairs, each step"
                            + " takes the first that can be obeyed, in the first touched side's order and then in the other's."
                            + " Where nothing can be obeyed, it is a technical, and any legal move may be made. An own piece put"
                            + " straight after saying so does not count, a piece touched twice counts once, and no touch can be"
                            + " taken back.")
    @APIResponse(responseCode = "200", description = "The obligation, and the moves that meet it.")
    public TouchRulingResponse judge(TouchRulingRequest request) {
        if (request.touches().size() > limits.touches()) {
            throw Refusals.tooMany("touches", limits.touches());
        }
        List<Touch> touches = request.touched();
        if (touches.getFirst().atOnce()) {
            throw Refusals.firstTouchAtOnce();
        }
        TouchPolicy known = known(request.policy());
        TouchPolicy policy = inForce(known, request.policy());
        if (policy.lossAtTechnical().isPresent()
                && request.technicalsBefore() >= policy.lossAtTechnical().getAsInt()) {
            throw Refusals.lostByTechnicals(policy.lossAtTechnical().getAsInt());
        }
        return switch (adjudicator.adjudicate(request.ruleSet(), request.game(), true, Replay.Detail.ALL)) {
            case Adjudication.Ruled ruled
            when ruled.game().verdict() instanceof Verdict.Ongoing -> {
                TouchRuling ruling = ruling(ruled, touches, request.technicalsBefore(), policy);
                count(ruled, ruling);
                yield TouchRulingResponse.of(ruled.game(), ruled.notation(), ruling, policy, !policy.equals(known));
            }
            case Adjudication.Ruled over -> throw Refusals.gameOver(over);
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    private static TouchRuling ruling(
            Adjudication.Ruled ruled, List<Touch> touches, int technicals, TouchPolicy policy) {
        return switch (TouchRule.judge(ruled.game().position(), touches, technicals, policy)) {
            case TouchRuling ruling -> ruling;
            case TouchJudgement.EmptyPoint empty -> throw Refusals.emptyPoint(empty, ruled);
        };
    }

    private static TouchPolicy known(TouchRulingRequest.@Nullable SentTouchPolicy sent) {
        return Policies.named(
                sent == null ? null : sent.id(), TouchPolicy.byDefault(), TouchPolicy.all(), TouchPolicy::id);
    }

    private static TouchPolicy inForce(TouchPolicy known, TouchRulingRequest.@Nullable SentTouchPolicy sent) {
        return sent == null || sent.lossAtTechnical() == null ? known : known.losingAt(sent.lossAtTechnical());
    }

    private void count(Adjudication.Ruled ruled, TouchRuling ruling) {
        metrics.counter(
                        "arbiter.touch.rulings",
                        "rule_set",
                        ruled.game().rules().id(),
                        "obligation",
                        ruling.obligation().name(),
                        "penalty",
                        ruling.technical().penalty().name())
                .increment();
    }
}
