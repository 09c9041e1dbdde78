package org.xiangqi.arbiter.tools;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program that was started, to talk with line by line. No reading waits longer than it is told, and closing ends the program
 * in any case, and what it started with it.
 */
final class Child implements AutoCloseable {
    private static final Duration TO_QUIT = Duration.ofSeconds(2);

    private final Process process;
    private final BufferedWriter writer;
    /** What it wrote and was not read yet, and at last the end. */
    private final BlockingQueue<Heard> lines = new LinkedBlockingQueue<>();

    private Duration cpu = Duration.ZERO;

    /** What came in the time given. */
    sealed interface Heard {}

    /**
     * A line.
     *
     * @param at when it came, by {@link System#nanoTime}
     */
    record Said(String line, long at) implements Heard {}

    /** Nothing in time. */
    record Silence() implements Heard {}

    /** The program has ended, or has closed its output. */
    record Ended() implements Heard {}

    /** Starts the program; what it says to standard error appears in ours. */
    Child(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        writer = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofPlatform().daemon().name("reader of " + command.getFirst()).start(this::readAll);
    }

    private void readAll() {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            reader.lines().forEach(line -> lines.add(new Said(line, System.nanoTime())));
        } catch (IOException | UncheckedIOException e) {
            // The pipe broke: whoever reads next is told so by the end below.
        } finally {
            lines.add(new Ended());
        }
    }

    /** Says a line. A program that has ended does not hear it; the next reading tells. */
    void say(String line) {
        try {
            writer.write(line);
            writer.newLine();
            writer.flush();
        } catch (IOException e) {
            lines.add(new Ended());
        }
    }

    /** The next line, if it comes before that point of {@link System#nanoTime}: when it came counts, not when it is read. */
    Heard hear(long deadline) {
        try {
            Heard next = lines.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            boolean late = next == null || (next instanceof Said(String line, long at) && at - deadline > 0);
            return late ? new Silence() : next;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Ended();
        }
    }

    /** The processor time that it and what it started have taken; once it has ended, what was last known. */
    Duration cpu() {
        Duration now = family().map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
        cpu = now.compareTo(cpu) > 0 ? now : cpu;
        return cpu;
    }

    private Stream<ProcessHandle> family() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants());
    }

    /** Asks it to quit, and ends it if it does not. */
    @Override
    public void close() {
        List<ProcessHandle> family = family().toList();
        say("quit");
        try {
            if (!process.waitFor(TO_QUIT.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor(TO_QUIT.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        family.forEach(ProcessHandle::destroyForcibly);
    }
}
