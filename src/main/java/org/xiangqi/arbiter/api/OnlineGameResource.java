package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.onlinegames.OnlineGameLimits;
import org.xiangqi.arbiter.api.onlinegames.OnlineGameResponse;
import org.xiangqi.arbiter.api.onlinegames.OnlinePlayerRequest;
import org.xiangqi.arbiter.api.onlinegames.OnlinePolicyRequest;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.contest.online.OnlineEvent;
import org.xiangqi.arbiter.contest.online.OnlineEventType;
import org.xiangqi.arbiter.contest.online.OnlinePolicy;
import org.xiangqi.arbiter.contest.online.OnlineReferee;
import org.xiangqi.arbiter.contest.online.OnlineRuling;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** What happened in an online game in, how it stands or ended out. */
@Path("/v1/online-games")
@Tag(name = "Online games", description = "What happened in an online game in, how it stands or ended out.")
@Seated
public class OnlineGameResource {
    private final Adjudicator adjudicator;
    private final Limits limits;
    private final OnlineGameLimits onlineLimits;
    private final MeterRegistry metrics;

    OnlineGameResource(Adjudicator adjudicator, Limits limits, OnlineGameLimits onlineLimits, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.onlineLimits = onlineLimits;
        this.metrics = metrics;
    }

    /** Referees a game: nothing is remembered from one call to the next. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "refereeOnlineGame",
            summary = "Referee a game that is played online",
            description = OnlineGameText.OPERATION)
    @APIResponse(responseCode = "200", description = "How the game stands, or how it ended.")
    public OnlineGameResponse referee(OnlineGameRequest request) {
        refuseTooMuch(request);
        OnlinePolicy policy = policy(request.policy());
        Rulings.refuseUnknown(request.ruleSet());
        RuleSet rules = Adjudicator.rules(request.ruleSet()).orElseThrow();
        Game unmoved = unmoved(request.startFen(), rules);
        List<OnlineEvent> events = request.onlineEvents();
        long nowMs = request.now();
        OnlineReadings readings = new OnlineReadings(
                request.notationOrAuto(),
                events,
                reader -> OnlineReferee.referee(
                        unmoved.start(), rules, adjudicator.budget(), policy, reader, events, nowMs));
        if (request.notationOrAuto() == Notation.AUTO) {
            refuseToGuess(readings, unmoved);
        }
        OnlineRuling ruling = readings.game().told(Rulings.detail(request.sections()));
        AdjudicationResponse board =
                board(ruling.game(), readings.notation(), Rulings.writer(request.sections(), true));
        count(rules, ruling);
        return OnlineGameResponse.of(ruling, readings.refused(), request.scoredPlayers(), nowMs, board);
    }

    private void refuseTooMuch(OnlineGameRequest request) {
        if (request.events().size() > onlineLimits.events()) {
            throw Refusals.tooMany("events", onlineLimits.events());
        }
        long moves = request.events().stream()
                .filter(event -> event.type() == OnlineEventType.MOVE)
                .count();
        if (moves > limits.plies()) {
            throw Refusals.tooManyPlies(limits.plies());
        }
        if (request.players() != null) {
            refuseTooLong("players.red.account", request.players().red());
            refuseTooLong("players.black.account", request.players().black());
        }
    }

    private void refuseTooLong(String field, @Nullable OnlinePlayerRequest player) {
        if (player != null && player.account() != null && player.account().length() > onlineLimits.accountLength()) {
            throw Refusals.tooLong(field, onlineLimits.accountLength());
        }
    }

    private static OnlinePolicy policy(@Nullable OnlinePolicyRequest request) {
        if (request == null) {
            return OnlinePolicy.byDefault();
        }
        OnlinePolicy named =
                Policies.named(request.id(), OnlinePolicy.byDefault(), OnlinePolicy.all(), OnlinePolicy::id);
        return request.over(named);
    }

    private Game unmoved(@Nullable String startFen, RuleSet rules) {
        GameText game = new GameText(startFen, List.of(), Notation.AUTO);
        return switch (adjudicator.replay(game, rules, Replay.Until.FIRST_END, Replay.Detail.PAST)) {
            case Adjudication.Ruled ruled -> ruled.game();
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    /** Throws if notations are left in which the moves that counted are different games. */
    private static void refuseToGuess(OnlineReadings readings, Game unmoved) {
        Map<List<Move>, Notation> different = readings.different();
        if (different.size() > 1) {
            List<Adjudication.Reading> named = new ArrayList<>();
            different.forEach((moves, notation) -> named.add(new Adjudication.Reading(notation, moves)));
            throw Refusals.of(new Adjudication.SeveralReadings(unmoved, named), RulingWriter.NO_SECTIONS);
        }
    }

    private AdjudicationResponse board(Game game, Notation notation, RulingWriter writer) {
        Refusals.refuseTooMuchEvidence(writer, List.of(game), limits.evidencePlies());
        return writer.write(game, notation, 0);
    }

    private void count(RuleSet rules, OnlineRuling ruling) {
        String reason = ruling.ending() == null
                ? ruling.status().name()
                : ruling.ending().name();
        metrics.counter("arbiter.online.games", "rule_set", rules.id(), "reason", reason)
                .increment();
    }
}
