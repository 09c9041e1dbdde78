package org.xiangqi.arbiter.rules;

/** What is left of a game's {@link Budget}. */
final class Purse {
    private final Budget budget;
    private int left;

    Purse(Budget budget) {
        this.budget = budget;
        left = budget.nodesInAll();
    }

    /** What one ply may cost to look for a threat of mate; 1 or more. */
    int forKillThreat() {
        return Math.max(1, Math.min(budget.killThreatNodes(), left));
    }

    /** What one ply may cost to look for a win of material; 1 or more. */
    int forExchange() {
        return Math.max(1, Math.min(budget.exchangeNodes(), left));
    }

    void pay(int nodes) {
        left = Math.max(0, left - nodes);
    }
}
