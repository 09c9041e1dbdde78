package org.xiangqi.arbiter.search;

import java.util.List;

/**
 * What a search has found.
 *
 * @param lines the best first, each with another move; empty only if there is no legal move
 * @param depth the last iteration that was finished for every line, 0 if none was
 * @param nodes positions looked at by all threads
 */
public record SearchResult(List<BestLine> lines, int depth, long nodes) {
    /** Copies the list. */
    public SearchResult {
        lines = List.copyOf(lines);
    }

    /** The best line; there must be one. */
    public BestLine best() {
        return lines.getFirst();
    }
}
