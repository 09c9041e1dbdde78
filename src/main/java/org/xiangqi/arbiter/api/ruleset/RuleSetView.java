package org.xiangqi.arbiter.api.ruleset;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.rules.Article;
import org.xiangqi.arbiter.rules.RuleSet;

/** A rule set in full. */
public record RuleSetView(
        String id,
        String version,
        String name,
        String summary,

        @Schema(description = "Which moves count against a side, besides checks.")
        StrikesView strikes,

        @Schema(description = "How a game can end, in the order in which it is tested at each ply.")
        List<TestView> tests,

        List<Article> articles) {

    static RuleSetView of(RuleSet rules) {
        return new RuleSetView(
                rules.id(),
                rules.version(),
                rules.name(),
                rules.summary(),
                StrikesView.of(rules.strikes()),
                rules.tests().stream().map(TestView::of).toList(),
                rules.articles());
    }
}
