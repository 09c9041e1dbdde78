package org.xiangqi.arbiter.rules;

/** What is warned of. */
public enum WarningCode {
    /** A legal move would bring a position about for the last time that the rule set allows. */
    REPETITION_NEXT,
    /** One side repeats by an offence: unless it varies, it will lose by it. */
    MUST_VARY,
    /** A ruling hangs on plies for which the search ran out of its budget: none was made. */
    UNDETERMINED,
    /** The ruling leaves a question of the rules aside that the program cannot decide. */
    NOT_DECIDED_BY_PROGRAM,
    /** The record of the game tells another result than the ruling: for those who rule on records. */
    RESULT_CONTRADICTS_RULING
}
