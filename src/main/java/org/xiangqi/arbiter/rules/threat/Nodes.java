package org.xiangqi.arbiter.rules.threat;

/** A budget of positions that several searches share. */
final class Nodes {
    private int limit;
    private int left;

    void refill(int nodes) {
        limit = nodes;
        left = nodes;
    }

    /** How many have been spent since the last refill. */
    int used() {
        return limit - Math.max(0, left);
    }

    /** Takes one, if any are left. */
    boolean spend() {
        left--;
        return left >= 0;
    }

    void spend(long nodes) {
        left = (int) Math.max(-1, left - nodes);
    }

    boolean spent() {
        return left < 0;
    }

    /** How many are left, 1 or more. */
    int left() {
        return Math.max(1, left);
    }
}
