package org.xiangqi.arbiter.rules;

/** What is warned of. */
public enum WarningCode {
    /** A legal move would bring a position about for the last time that the rule set allows. */
    REPETITION_NEXT,
    /** One side repeats by an offence: unless it varies, it loses at the deciding occurrence. */
    MUST_VARY
}
