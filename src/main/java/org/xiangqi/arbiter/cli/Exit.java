package org.xiangqi.arbiter.cli;

/** What the program ends with. */
final class Exit {
    /** Every game has a ruling. */
    static final int ALL_RULED = 0;

    /** Some games have none; each is told in its place. */
    static final int SOME_REFUSED = 1;

    /** The arguments make no sense. */
    static final int USAGE = 2;

    /** A file could not be read or written to its end. */
    static final int NO_FILE = 3;

    /** A fault of ours. */
    static final int FAILURE = 70;

    private Exit() {}
}
