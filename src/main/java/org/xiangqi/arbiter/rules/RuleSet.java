package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Optional;

/**
 * The rules a game is judged by, as data: which tests, in which order, by which articles.
 *
 * @param id lower case, stable, such as {@code domi}
 * @param version changes with every change of what is decided
 * @param name for people
 * @param summary one or two sentences
 * @param articles all articles, those that no test cites included
 * @param strikes which moves count against a side
 * @param tests in the order in which they are made; the first that is met decides the ply
 */
public record RuleSet(
        String id,
        String version,
        String name,
        String summary,
        List<Article> articles,
        Strikes strikes,
        List<EndTest> tests) {

    /** Copies the lists. */
    public RuleSet {
        articles = List.copyOf(articles);
        tests = List.copyOf(tests);
    }

    /** All rule sets, the default first. */
    public static List<RuleSet> all() {
        return RuleSets.ALL;
    }

    /** The rule set that applies unless another is asked for. */
    public static RuleSet byDefault() {
        return RuleSets.ALL.getFirst();
    }

    /** The rule set with that id. */
    public static Optional<RuleSet> byId(String id) {
        return all().stream().filter(rules -> rules.id().equals(id)).findFirst();
    }
}
