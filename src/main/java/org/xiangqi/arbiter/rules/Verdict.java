package org.xiangqi.arbiter.rules;

/** Whether a game is over, and if so, how and why. */
public sealed interface Verdict {
    /** One or two sentences for a person. */
    String explanation();

    /** The game goes on. */
    record Ongoing(String explanation) implements Verdict {}

    /**
     * The game is over.
     *
     * @param ply whose move made the deciding position; 0 if the start position decides
     */
    record Decided(Outcome outcome, Reason reason, int ply, Article article, String explanation, Evidence evidence)
            implements Verdict {}
}
