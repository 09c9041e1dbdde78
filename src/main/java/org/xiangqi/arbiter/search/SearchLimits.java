package org.xiangqi.arbiter.search;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * When a search ends: at the first of its limits, of which there must be one.
 *
 * @param depth the deepest iteration, 1 to {@link #MOST_DEPTH}
 * @param nodes positions looked at, 1 or more; kept exactly by one thread
 * @param moveTimeMs milliseconds, 1 or more
 * @param multiPv how many lines are wanted, 1 to {@link #MOST_LINES}; fewer are found where there are fewer legal moves
 */
public record SearchLimits(OptionalInt depth, OptionalLong nodes, OptionalLong moveTimeMs, int multiPv) {
    /** The deepest iteration that can be asked for. */
    public static final int MOST_DEPTH = 100;

    /** The most lines that can be asked for. */
    public static final int MOST_LINES = 10;

    /** Refuses figures out of range, and limits without any, with an {@link IllegalArgumentException}. */
    public SearchLimits {
        if (depth.isEmpty() && nodes.isEmpty() && moveTimeMs.isEmpty()) {
            throw new IllegalArgumentException("a search needs a limit: depth, nodes or moveTimeMs");
        }
        if (depth.isPresent() && (depth.getAsInt() < 1 || depth.getAsInt() > MOST_DEPTH)) {
            throw new IllegalArgumentException("depth must be 1 to " + MOST_DEPTH + ": " + depth.getAsInt());
        }
        if (nodes.isPresent() && nodes.getAsLong() < 1) {
            throw new IllegalArgumentException("nodes must be 1 or more: " + nodes.getAsLong());
        }
        if (moveTimeMs.isPresent() && moveTimeMs.getAsLong() < 1) {
            throw new IllegalArgumentException("moveTimeMs must be 1 or more: " + moveTimeMs.getAsLong());
        }
        if (multiPv < 1 || multiPv > MOST_LINES) {
            throw new IllegalArgumentException("multiPv must be 1 to " + MOST_LINES + ": " + multiPv);
        }
    }

    /** One line, to that depth. */
    public static SearchLimits ofDepth(int depth) {
        return new SearchLimits(OptionalInt.of(depth), OptionalLong.empty(), OptionalLong.empty(), 1);
    }

    /** One line, with so many nodes. */
    public static SearchLimits ofNodes(long nodes) {
        return new SearchLimits(OptionalInt.empty(), OptionalLong.of(nodes), OptionalLong.empty(), 1);
    }

    /** One line, in so many milliseconds. */
    public static SearchLimits ofTime(long moveTimeMs) {
        return new SearchLimits(OptionalInt.empty(), OptionalLong.empty(), OptionalLong.of(moveTimeMs), 1);
    }

    /** The same limits for so many lines. */
    public SearchLimits withLines(int multiPv) {
        return new SearchLimits(depth, nodes, moveTimeMs, multiPv);
    }
}
