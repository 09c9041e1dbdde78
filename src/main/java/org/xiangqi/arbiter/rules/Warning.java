package org.xiangqi.arbiter.rules;

/**
 * Something to know before a verdict falls.
 *
 * @param ply the ply of the position that it is given at
 * @param text one sentence for a person
 */
public record Warning(Code code, int ply, String text) {
    /** What is warned of. */
    public enum Code {
        /** A legal move would bring a position about for the last time that the rule set allows. */
        REPETITION_NEXT,
        /** One side repeats by an offence: unless it varies, it loses at the deciding occurrence. */
        MUST_VARY
    }
}
