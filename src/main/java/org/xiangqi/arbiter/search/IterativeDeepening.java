package org.xiangqi.arbiter.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** One thread's search: depth after depth, each with a narrow window around the score of the one before. */
final class IterativeDeepening {
    private static final int FIRST_WINDOW = 14;

    /** A stable sort by these keeps the order of moves that are not among the best. */
    private static final Comparator<RootMove> BEST_FIRST = (one, other) -> one.score == other.score
            ? Integer.compare(other.previousScore, one.previousScore)
            : Integer.compare(other.score, one.score);

    private final Worker worker;
    private final PrincipalVariation principalVariation;
    private final List<RootMove> moves = new ArrayList<>();
    private final int lines;
    private final int deepest;
    private final int number;
    private int finished;

    /**
     * The search of one thread.
     *
     * @param number of the thread, 0 for the one whose result counts
     */
    IterativeDeepening(Worker worker, SearchLimits limits, int number) {
        this.worker = worker;
        this.number = number;
        principalVariation = new PrincipalVariation(worker);
        deepest = limits.depth().orElse(SearchLimits.MOST_DEPTH);
        PrincipalVariation.findRootMoves(worker.prospects, moves);
        lines = Math.min(limits.multiPv(), moves.size());
    }

    SearchResult run(Consumer<SearchResult> progress) {
        worker.start();
        if (moves.isEmpty()) {
            return result();
        }
        for (int depth = 1; depth <= deepest && !worker.stopped(); depth++) {
            for (RootMove move : moves) {
                move.previousScore = move.score;
            }
            // Helpers search every other depth one deeper, so that the threads do not all do the same.
            int searched = number > 0 ? depth + (number + depth) % 2 : depth;
            for (int line = 0; line < lines && !worker.stopped(); line++) {
                searchLine(line, searched);
            }
            if (worker.stopped()) {
                // Lines that this iteration did not come to have the scores of the one before.
                moves.subList(0, lines)
                        .sort(Comparator.comparingInt(RootMove::shown).reversed());
                break;
            }
            finished = depth;
            progress.accept(result());
        }
        return result();
    }

    private void searchLine(int line, int depth) {
        int window = FIRST_WINDOW;
        int previous = moves.get(line).previousScore;
        boolean narrow = depth >= 4 && previous != -Values.INFINITE && !Values.decided(previous);
        int alpha = narrow ? previous - window : -Values.INFINITE;
        int beta = narrow ? previous + window : Values.INFINITE;
        int reduced = 0;
        while (true) {
            int value = principalVariation.searchRoot(moves, line, alpha, beta, Math.max(1, depth - reduced));
            moves.subList(line, moves.size()).sort(BEST_FIRST);
            if (worker.stopped()) {
                break;
            }
            if (value <= alpha && alpha > -Values.INFINITE) {
                beta = (alpha + beta) / 2;
                alpha = window > 500 ? -Values.INFINITE : Math.max(value - window, -Values.INFINITE);
                reduced = 0;
            } else if (value >= beta && beta < Values.INFINITE) {
                beta = window > 500 ? Values.INFINITE : Math.min(value + window, Values.INFINITE);
                reduced = Math.min(reduced + 1, 3);
            } else {
                break;
            }
            window += window / 2;
        }
        moves.subList(0, line + 1).sort(BEST_FIRST);
    }

    long nodes() {
        return worker.nodes();
    }

    private SearchResult result() {
        return new SearchResult(
                moves.stream().limit(lines).map(RootMove::asBestLine).toList(), finished, worker.nodes());
    }
}
