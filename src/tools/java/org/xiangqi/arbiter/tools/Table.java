package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;

/** Where two players meet for one pair after the other. Players stay between games; after a failure they are started anew. */
final class Table implements AutoCloseable {
    private final List<Contestant> contestants;
    private final Bout.Terms terms;
    private @Nullable Player first;
    private @Nullable Player second;

    /** A table for the first and the second of those contestants. */
    Table(List<Contestant> contestants, Bout.Terms terms) {
        this.contestants = List.copyOf(contestants);
        this.terms = terms;
    }

    /** Plays that opening twice. */
    Pairing play(int number, List<Move> opening) throws IOException {
        Bout.Played home = play(opening, true);
        return new Pairing(number, home, play(opening, false));
    }

    private Bout.Played play(List<Move> opening, boolean firstHasRed) throws IOException {
        Player ours = first == null ? Player.start(contestants.getFirst()) : first;
        first = ours;
        Player theirs = second == null ? Player.start(contestants.getLast()) : second;
        second = theirs;
        Bout.Played played =
                firstHasRed ? Bout.play(terms, opening, ours, theirs) : Bout.play(terms, opening, theirs, ours);
        if (played.how().isFailure()) {
            close();
        }
        return played;
    }

    /** Ends both programs. */
    @Override
    public void close() {
        if (first != null) {
            first.close();
            first = null;
        }
        if (second != null) {
            second.close();
            second = null;
        }
    }
}
