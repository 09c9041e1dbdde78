package org.xiangqi.arbiter.api.ruleset;

import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.rules.Article;
import org.xiangqi.arbiter.rules.EndTest;
import org.xiangqi.arbiter.rules.Reason;
import org.xiangqi.arbiter.rules.RuleSet;

/** A rule set in full. */
public record RuleSetView(
        String id,
        String version,
        String name,
        String summary,

        @Schema(description = "How a game can end, in the order in which it is tested at each ply.")
        List<TestView> tests,

        List<Article> articles) {

    /** One test, and the article that each of its reasons falls under. */
    public record TestView(
            Kind test,

            @Schema(description = "The reasons that it can give.")
            Set<Reason> reasons,

            @Schema(
                    description =
                            "REPETITION: how often a position must stand. NATURAL_LIMIT: plies without a capture.",
                    nullable = true)
            @org.jspecify.annotations.Nullable
            Integer limit) {}

    /** The kinds of tests. */
    @Schema(name = "TestKind")
    public enum Kind {
        NO_LEGAL_MOVE,
        REPETITION,
        NATURAL_LIMIT
    }

    static RuleSetView of(RuleSet rules) {
        return new RuleSetView(
                rules.id(),
                rules.version(),
                rules.name(),
                rules.summary(),
                rules.tests().stream().map(RuleSetView::test).toList(),
                rules.articles());
    }

    private static TestView test(EndTest test) {
        return switch (test) {
            case EndTest.NoLegalMove noMove ->
                new TestView(Kind.NO_LEGAL_MOVE, ordered(Reason.CHECKMATE, Reason.STALEMATE), null);
            case EndTest.Repetition repetition ->
                new TestView(
                        Kind.REPETITION,
                        ordered(Reason.PERPETUAL_CHECK, Reason.MUTUAL_PERPETUAL, Reason.REPETITION),
                        repetition.occurrences());
            case EndTest.NaturalLimit limit ->
                new TestView(Kind.NATURAL_LIMIT, ordered(Reason.MOVE_LIMIT), limit.plies());
        };
    }

    private static Set<Reason> ordered(Reason first, Reason... rest) {
        return java.util.EnumSet.of(first, rest);
    }
}
