package org.xiangqi.arbiter.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** A bar on the standard error while a file is read, if somebody looks at it there. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 80;
    private static final int INTERVAL_MS = 200;
    private static final long MEBIBYTE = 1 << 20;

    private final @Nullable ProgressBar bar;

    private Progress(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    /**
     * Begins to show how far a file is read.
     *
     * @param size in bytes, negative if nobody knows
     */
    static Progress of(String name, long size) {
        if (!isTerminal()) {
            return new Progress(null);
        }
        return new Progress(new ProgressBarBuilder()
                .setTaskName(name)
                .setInitialMax(size)
                .setUnit(" MiB", MEBIBYTE)
                .setUpdateIntervalMillis(INTERVAL_MS)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .build());
    }

    void reached(long bytes) {
        if (bar != null) {
            bar.stepTo(bytes);
        }
    }

    /** Java only tells whether input and output are terminals; where the system shows what the error output is, that is asked. */
    private static boolean isTerminal() {
        Path error = Path.of("/proc/self/fd/2");
        try {
            if (Files.isSymbolicLink(error)) {
                String target = Files.readSymbolicLink(error).toString();
                return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
            }
        } catch (IOException unknown) {
            return false;
        }
        return System.console() != null && System.console().isTerminal();
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
