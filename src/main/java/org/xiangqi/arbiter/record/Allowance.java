package org.xiangqi.arbiter.record;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.record.ReadLimits.Measure;

/** Counts what is read of a file. Readers take nothing more once it is spent: what they return then is of no use. */
final class Allowance {
    private final ReadLimits limits;
    private int games;
    private int plies;
    private int variations;
    private @Nullable Measure exceeded;

    Allowance(ReadLimits limits) {
        this.limits = limits;
    }

    /** The same, for one of several ways to read what comes next; {@link #become} says which of them counted. */
    Allowance copy() {
        Allowance copy = new Allowance(limits);
        copy.become(this);
        return copy;
    }

    /** Counts from now on what the other has counted. */
    void become(Allowance other) {
        games = other.games;
        plies = other.plies;
        variations = other.variations;
        exceeded = other.exceeded;
    }

    /** Takes one more game and says whether there is room for it. */
    boolean game() {
        return within(++games, limits.games(), Measure.GAMES);
    }

    /** Takes one more move and says whether there is room for it. */
    boolean ply() {
        return within(++plies, limits.plies(), Measure.PLIES);
    }

    /** Takes a variation that many lines away from the main line and says whether there is room for it. */
    boolean variation(int depth) {
        return within(depth, limits.nesting(), Measure.NESTING)
                && within(++variations, limits.variations(), Measure.VARIATIONS);
    }

    private boolean within(int count, int limit, Measure measure) {
        if (exceeded == null && count > limit) {
            exceeded = measure;
        }
        return exceeded == null;
    }

    boolean isSpent() {
        return exceeded != null;
    }

    /** What there was too much of, if it was too much. */
    @Nullable
    Measure exceeded() {
        return exceeded;
    }
}
