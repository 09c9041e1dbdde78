package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.Result;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;
import org.xiangqi.arbiter.rules.Verdict;
import org.xiangqi.arbiter.rules.Warning;
import org.xiangqi.arbiter.rules.WarningCode;

/** A game in, the ruling out or the problem thrown, by whatever way the game came. */
@Singleton
public final class Rulings {
    private final Adjudicator adjudicator;
    private final Limits limits;
    private final Consumer<Game> ruled;

    @Inject
    Rulings(Adjudicator adjudicator, Limits limits, MeterRegistry metrics) {
        this(adjudicator, limits, new Counts(metrics)::count);
    }

    private Rulings(Adjudicator adjudicator, Limits limits, Consumer<Game> ruled) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.ruled = ruled;
    }

    /** Rulings that nobody counts. */
    public static Rulings uncounted(Limits limits, RulingLimits rulings) {
        return new Rulings(new Adjudicator(limits, rulings), limits, game -> {});
    }

    /** Throws if there is no rule set with that id; null is the default. */
    static void refuseUnknown(@Nullable String ruleSet) {
        if (ruleSet != null && RuleSet.byId(ruleSet).isEmpty()) {
            throw Refusals.unknownRuleSet(ruleSet);
        }
    }

    /** The ruling that the request asks for; throws a {@link HttpProblem} if there is none for the whole of it. */
    public AdjudicationResponse rule(AdjudicationRequest request) {
        return rule(request, request.sections());
    }

    /** The same with none of the sections that can be left out. */
    public AdjudicationResponse ruleInShort(AdjudicationRequest request) {
        return rule(request, List.of());
    }

    private AdjudicationResponse rule(AdjudicationRequest request, List<AdjudicationRequest.Section> sections) {
        return answer(
                adjudicator.adjudicate(request.ruleSet(), request.game(), request.stopsAtEnd(), detail(sections)),
                writer(sections, request.stopsAtEnd()),
                Result.UNKNOWN);
    }

    /** The ruling of a game of a file; throws a {@link HttpProblem} if there is none for the whole of it. */
    public AdjudicationResponse rule(GameRecord game, FileQuery query) {
        return answer(
                adjudicator.adjudicate(game, query, detail(query.sections())),
                writer(query.sections(), query.stopsAtEnd()),
                game.result());
    }

    static Replay.Detail detail(List<AdjudicationRequest.Section> sections) {
        return new Replay.Detail(
                sections.contains(AdjudicationRequest.Section.LEGAL_MOVES),
                sections.contains(AdjudicationRequest.Section.EVIDENCE));
    }

    static RulingWriter writer(List<AdjudicationRequest.Section> sections, boolean stopsAtEnd) {
        return new RulingWriter(
                sections.contains(AdjudicationRequest.Section.LEGAL_MOVES),
                sections.contains(AdjudicationRequest.Section.EVIDENCE),
                sections.contains(AdjudicationRequest.Section.PLIES),
                !stopsAtEnd);
    }

    private AdjudicationResponse answer(Adjudication adjudication, RulingWriter writer, Result recorded) {
        return switch (adjudication) {
            case Adjudication.Ruled ruling -> {
                Game game = ruling.game();
                Refusals.refuseTooMuchEvidence(writer, List.of(game), limits.evidencePlies());
                ruled.accept(game);
                yield writer.write(game, ruling.notation(), ruling.movesAfterEnd(), warnings(game, recorded));
            }
            case Adjudication.BadMove bad -> throw refusal(bad, bad.game(), writer);
            case Adjudication.BadRecord bad -> throw refusal(bad, bad.move().game(), writer);
            case Adjudication.Refused refused -> throw Refusals.of(refused, writer);
        };
    }

    private HttpProblem refusal(Adjudication.Refused refused, Game before, RulingWriter writer) {
        Refusals.refuseTooMuchEvidence(writer, List.of(before), limits.evidencePlies());
        return Refusals.of(refused, writer);
    }

    /** The warnings of the game, and one if it is decided otherwise than its record tells. */
    private static List<Warning> warnings(Game game, Result recorded) {
        List<Warning> warnings = new ArrayList<>(game.warnings());
        if (recorded != Result.UNKNOWN
                && game.verdict() instanceof Verdict.Decided decided
                && !decided.outcome().result().equals(recorded.text())) {
            warnings.add(new Warning(
                    WarningCode.RESULT_CONTRADICTS_RULING,
                    game.ply(),
                    "The file says " + recorded.text() + ", but under this rule set the game ended after ply "
                            + decided.ply() + " with " + decided.outcome().result() + "."));
        }
        return warnings;
    }

    /** How many games ended how under which rules. Finding a counter takes longer than counting, so each is kept. */
    private static final class Counts {
        private final MeterRegistry metrics;

        /** By rule set, then by reason. */
        private final Map<String, Map<String, Counter>> counters = new ConcurrentHashMap<>();

        Counts(MeterRegistry metrics) {
            this.metrics = metrics;
        }

        void count(Game game) {
            String reason = game.verdict() instanceof Verdict.Decided decided
                    ? decided.reason().name()
                    : "ONGOING";
            String rules = game.rules().id();
            counters.computeIfAbsent(rules, first -> new ConcurrentHashMap<>())
                    .computeIfAbsent(
                            reason, first -> metrics.counter("arbiter.rulings", "rule_set", rules, "reason", first))
                    .increment();
        }
    }
}
