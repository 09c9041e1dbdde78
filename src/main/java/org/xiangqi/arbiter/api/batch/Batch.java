package org.xiangqi.arbiter.api.batch;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * One batch from its first piece to its last answer. A thread of its own reads pieces and puts them up in chunks; whatever
 * threads there are judge the chunks; the thread that calls writes the answers in the order of the pieces. So few chunks are on
 * the way at a time that memory does not grow with the body, and a reader of the answers who is slow stops the reading of the
 * body. Before the reading has to wait, what was read so far is put up, and before the writing has to, what was written is sent:
 * whoever sends one line gets its answer before sending the next.
 */
public final class Batch {
    private static final int MOST_GAMES = 64;
    private static final int MOST_BYTES = 1 << 16;

    /** A chunk with so many bytes of answers is written before the rest of it is judged. */
    private static final int MUCH = 1 << 18;

    private final Executor threads;
    private final Referee referee;
    private final Form form;
    private final byte[] beforeIndex;
    private final BlockingQueue<Step> steps;
    private Tally before = new Tally(0, 0);
    private long firstIndex;
    private long indexStep = 1;
    private volatile boolean over;

    /**
     * A batch that has not begun.
     *
     * @param threads judge the games
     * @param chunks how many chunks may be on the way between reading and writing, 1 or more
     */
    public Batch(Executor threads, int chunks, Referee referee, Form form) {
        this.threads = threads;
        this.referee = referee;
        this.form = form;
        beforeIndex = form.beforeIndex().getBytes(StandardCharsets.UTF_8);
        steps = new ArrayBlockingQueue<>(chunks);
    }

    /**
     * Goes on from where another batch has ended, with nothing before the answers.
     *
     * @param first the number of the first game of all; those that follow have numbers so much higher each
     */
    public void countFrom(Tally tally, long first, long step) {
        before = tally;
        firstIndex = first;
        indexStep = step;
    }

    /** Makes pieces of a stream. */
    @FunctionalInterface
    public interface Cutting {
        /** The pieces of that stream. */
        Pieces of(InputStream stream) throws IOException;
    }

    /** How many games there were, and how many of them have no ruling. */
    public record Tally(long games, long refused) {}

    /** What the reading hands to the writing. */
    private sealed interface Step {
        record Chunk(List<Piece> pieces, CompletableFuture<Part> judged) implements Step {}

        record End(@Nullable IOException failure) implements Step {}
    }

    /** The answers of the first pieces of a chunk, without their numbers. */
    @SuppressWarnings("ArrayRecordComponent") // Never compared.
    private record Part(byte[] text, int[] ends, int refused, int pieces) {}

    /**
     * Reads all, judges all and answers all.
     *
     * @param most how many games are read, 0 for all
     * @throws IOException if reading or writing fails; what was read by then was answered
     */
    public Tally run(Source source, Cutting cutting, long most, OutputStream out)
            throws IOException, InterruptedException {
        Thread reader = Thread.ofVirtual()
                .name("batch-reader")
                .start(() -> read(source, cutting, most == 0 ? Long.MAX_VALUE : most));
        try {
            if (before.games() == 0) {
                out.write(form.head().getBytes(StandardCharsets.UTF_8));
            }
            return write(out);
        } finally {
            over = true;
            reader.interrupt();
            source.giveUp();
        }
    }

    private void read(Source source, Cutting cutting, long most) {
        Gathering chunk = new Gathering();
        @Nullable IOException failure = null;
        try {
            try {
                Pieces pieces = cutting.of(new Announced(source.stream(), chunk::putUp));
                long count = 0;
                source.expect();
                for (Piece piece = pieces.next(); piece != null; piece = pieces.next()) {
                    if (count++ == most) {
                        chunk.add(BatchProblems.tooManyGames(most));
                        break;
                    }
                    chunk.add(piece);
                    source.expect();
                }
            } catch (ZipException | EOFException broken) {
                chunk.add(BatchProblems.notGzip());
            } catch (IOException broken) {
                failure = broken;
            }
            chunk.putUp();
            put(new Step.End(failure));
        } catch (CancellationException left) {
            // Nobody takes what is read any more.
            over = true;
        } catch (RuntimeException | Error fault) {
            // The writing must not wait for ever for a reading that has died.
            put(new Step.End(new IOException(fault)));
            throw fault;
        }
    }

    /** Waits while too much is on the way already. */
    private void put(Step step) {
        try {
            while (!steps.offer(step, 1, TimeUnit.SECONDS)) {
                if (over) {
                    throw new CancellationException();
                }
            }
        } catch (InterruptedException left) {
            throw new CancellationException();
        }
    }

    /** The pieces that are put up together. */
    private final class Gathering {
        private List<Piece> pieces = new ArrayList<>();
        private int size;

        void add(Piece piece) {
            pieces.add(piece);
            size += piece.size();
            if (pieces.size() == MOST_GAMES || size >= MOST_BYTES) {
                putUp();
            }
        }

        void putUp() {
            if (pieces.isEmpty()) {
                return;
            }
            Step.Chunk chunk = new Step.Chunk(pieces, new CompletableFuture<>());
            pieces = new ArrayList<>();
            size = 0;
            put(chunk);
            judge(chunk, 0, chunk.judged());
        }
    }

    private void judge(Step.Chunk chunk, int from, CompletableFuture<Part> judged) {
        threads.execute(() -> {
            try {
                judged.complete(judge(chunk.pieces(), from));
            } catch (IOException | RuntimeException | Error failure) {
                judged.completeExceptionally(failure);
            }
        });
    }

    private Part judge(List<Piece> pieces, int from) throws IOException {
        Answers answers = new Answers();
        int at = from;
        while (at < pieces.size() && answers.text.size() < MUCH && !over) {
            referee.judge(pieces.get(at++), answers::add);
        }
        return answers.part(at - from);
    }

    /** Takes answers down. */
    private final class Answers {
        private final ByteArrayOutputStream text = new ByteArrayOutputStream();
        private int[] ends = new int[MOST_GAMES];
        private int count;
        private int refused;

        void add(Answer answer) {
            try {
                form.write(answer, text);
            } catch (IOException impossible) {
                throw new IllegalStateException(impossible);
            }
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, 2 * count);
            }
            ends[count++] = text.size();
            refused += answer instanceof Answer.Refused ? 1 : 0;
        }

        Part part(int pieces) {
            return new Part(text.toByteArray(), Arrays.copyOf(ends, count), refused, pieces);
        }
    }

    private Tally write(OutputStream out) throws IOException, InterruptedException {
        Tally tally = before;
        while (true) {
            Step step = steps.poll();
            if (step == null) {
                out.flush();
                step = steps.take();
            }
            switch (step) {
                case Step.Chunk chunk -> tally = write(chunk, tally, out);
                case Step.End(var failure) -> {
                    out.flush();
                    if (failure != null) {
                        throw failure;
                    }
                    return tally;
                }
            }
        }
    }

    private Tally write(Step.Chunk chunk, Tally soFar, OutputStream out) throws IOException, InterruptedException {
        CompletableFuture<Part> judged = chunk.judged();
        Tally tally = soFar;
        int done = 0;
        while (true) {
            if (!judged.isDone()) {
                out.flush();
            }
            Part part = result(judged);
            write(part, tally.games(), out);
            tally = new Tally(tally.games() + part.ends().length, tally.refused() + part.refused());
            done += part.pieces();
            if (done == chunk.pieces().size()) {
                return tally;
            }
            judged = new CompletableFuture<>();
            judge(chunk, done, judged);
        }
    }

    private static Part result(CompletableFuture<Part> judged) throws IOException, InterruptedException {
        try {
            return judged.get();
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause());
        }
    }

    private void write(Part part, long games, OutputStream out) throws IOException {
        int start = 0;
        for (int i = 0; i < part.ends().length; i++) {
            out.write(beforeIndex);
            out.write(Long.toString(firstIndex + indexStep * (games + i)).getBytes(StandardCharsets.US_ASCII));
            out.write(part.text(), start, part.ends()[i] - start);
            start = part.ends()[i];
        }
    }
}
