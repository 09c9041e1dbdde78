package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.xiangqi.arbiter.board.Move;

/**
 * A match as it was arranged.
 *
 * @param contestants the first and the second player
 * @param openings one for each pair, from the first again when all were played
 * @param pairs how many pairs are played at the most
 * @param tables how many pairs are played at the same time
 * @param sprt what ends the match before
 * @param date for the game file
 */
record Event(
        List<Contestant> contestants,
        Bout.Terms terms,
        List<List<Move>> openings,
        int pairs,
        int tables,
        Optional<Sprt> sprt,
        LocalDate date) {

    private static final Duration TO_CLOSE = Duration.ofSeconds(10);

    /** Where games are written to. */
    interface Scribe {
        void write(String games) throws IOException;
    }

    /** A match while it is played. */
    static final class Course {
        private final Event event;
        private final Consumer<String> listener;
        private final Scribe scribe;
        private final List<String> names;
        private final Tally tally;
        private final ExecutorService executor;
        private int begun;
        private boolean over;

        /** A match to be played; the listener is told after each pair where it stands. */
        Course(Event event, Consumer<String> listener, Scribe scribe) {
            this.event = event;
            this.listener = listener;
            this.scribe = scribe;
            names = event.contestants().stream().map(Contestant::name).toList();
            tally = new Tally(names, event.sprt());
            executor = Executors.newFixedThreadPool(event.tables());
        }

        /** Plays until all pairs are played or the test has decided. Whatever happens, no program is left running. */
        void play() throws IOException, InterruptedException {
            Runtime.getRuntime().addShutdownHook(new Thread(this::end, "end of the match"));
            try {
                CompletionService<Boolean> tables = new ExecutorCompletionService<>(executor);
                for (int table = 0; table < event.tables(); table++) {
                    tables.submit(this::playAtOneTable);
                }
                for (int table = 0; table < event.tables(); table++) {
                    tables.take().get();
                }
            } catch (ExecutionException e) {
                throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
            } finally {
                end();
            }
        }

        /** Ends it if it has not ended; also asked when this program is told to end. */
        private void end() {
            synchronized (this) {
                over = true;
            }
            executor.shutdownNow();
            try {
                executor.awaitTermination(TO_CLOSE.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private boolean playAtOneTable() throws IOException {
            try (Table table = new Table(event.contestants(), event.terms())) {
                for (int number = next(); number > 0; number = next()) {
                    List<Move> opening =
                            event.openings().get((number - 1) % event.openings().size());
                    count(table.play(number, opening));
                }
            } catch (IOException e) {
                if (!isOver()) {
                    throw e;
                }
                // A player that did not start because the match ended meanwhile is no failure.
            }
            return true;
        }

        private synchronized boolean isOver() {
            return over;
        }

        /** The number of the next pair, or 0 if no further one is played. */
        private synchronized int next() {
            return over || begun == event.pairs() ? 0 : ++begun;
        }

        private synchronized void count(Pairing pairing) throws IOException {
            if (over) {
                // Games that others broke off are no games.
                return;
            }
            tally.add(pairing);
            scribe.write(Archive.pgn(pairing, names, event.date()));
            listener.accept(tally.line());
            if (tally.state().filter(state -> state != Sprt.State.GOES_ON).isPresent()) {
                over = true;
                executor.shutdownNow();
            }
        }

        /** What came out, in several lines. */
        synchronized String summary() {
            return tally.summary();
        }
    }
}
