package org.xiangqi.arbiter.tools;

import java.time.Duration;

/** How long a player may think about one move. */
sealed interface Limit {
    /** So much time, by the clock on the wall. */
    record Time(Duration time) implements Limit {}

    /** So many positions. */
    record Nodes(long nodes) implements Limit {}

    /** So many plies deep. */
    record Depth(int depth) implements Limit {}

    /**
     * The command that sets a player thinking. UCCI has no fixed time for a move: nearest comes the time that is left, to be spent
     * on one move, of which programs may keep some back; those that know UCI's word besides follow that.
     */
    default String go(Dialect dialect) {
        return switch (this) {
            case Time(Duration time) ->
                dialect == Dialect.UCI
                        ? "go movetime " + time.toMillis()
                        : "go time " + time.toMillis() + " movestogo 1 movetime " + time.toMillis();
            case Nodes(long nodes) -> "go nodes " + nodes;
            case Depth(int depth) -> "go depth " + depth;
        };
    }

    /** As people write it: {@code 200 ms}, {@code 4000 nodes}, {@code depth 6}. */
    default String text() {
        return switch (this) {
            case Time(Duration time) -> time.toMillis() + " ms";
            case Nodes(long nodes) -> nodes + " nodes";
            case Depth(int depth) -> "depth " + depth;
        };
    }
}
