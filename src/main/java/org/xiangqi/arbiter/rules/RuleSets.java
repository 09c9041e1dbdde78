package org.xiangqi.arbiter.rules;

import java.util.List;

/** The rule sets that there are. */
final class RuleSets {
    /** The default first, then as the world's tournaments and sites use them. */
    static final List<RuleSet> ALL =
            List.of(Domi.RULES, Asian.RULES, Chinese.RULES, ClubXiangqi.RULES, Tiantian.RULES, Computer.RULES);

    private RuleSets() {}
}
