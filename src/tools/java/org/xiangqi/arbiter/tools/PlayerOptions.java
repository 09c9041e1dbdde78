package org.xiangqi.arbiter.tools;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.notation.RankBase;
import picocli.CommandLine.Option;

/** The arguments that describe one player. */
final class PlayerOptions {
    private static final Duration DEFAULT_TIME = Duration.ofMillis(200);

    @Option(
            names = "--player",
            required = true,
            paramLabel = "COMMAND",
            description = "The program with its arguments.")
    private String command = "";

    @Option(names = "--name", paramLabel = "NAME", description = "In what is printed; the command and its limit.")
    private @Nullable String name;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "An option of the program; any number of them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--movetime", paramLabel = "MS", description = "Time for a move; 200 if nothing limits it.")
    private @Nullable Long moveTime;

    @Option(names = "--nodes", paramLabel = "N", description = "Instead: positions for a move.")
    private @Nullable Long nodes;

    @Option(names = "--depth", paramLabel = "N", description = "Instead: plies that a move looks ahead.")
    private @Nullable Integer depth;

    @Option(names = "--protocol", paramLabel = "P", description = "${COMPLETION-CANDIDATES}; the one it answers to.")
    private @Nullable Dialect dialect;

    @Option(
            names = "--ranks",
            paramLabel = "BASE",
            description =
                    "${COMPLETION-CANDIDATES}: the lowest rank in its moves; one for UCI with UCI_Variant, else zero.")
    private @Nullable RankBase ranks;

    /** The name to be printed. */
    String name() {
        return name == null ? shortCommand() + ", " + limit().text() : name;
    }

    private String shortCommand() {
        List<String> words = Words.of(command);
        // Of a Java program the archive says more than the program that runs it.
        String telling = words.contains("-jar") ? words.getLast() : words.getFirst();
        Path file = Path.of(telling).getFileName();
        return file == null ? telling : file.toString();
    }

    private Limit limit() {
        List<Limit> limits = new ArrayList<>();
        if (moveTime != null) {
            limits.add(new Limit.Time(Duration.ofMillis(moveTime)));
        }
        if (nodes != null) {
            limits.add(new Limit.Nodes(nodes));
        }
        if (depth != null) {
            limits.add(new Limit.Depth(depth));
        }
        if (limits.size() > 1) {
            throw new IllegalArgumentException("a player has one limit of --movetime, --nodes and --depth");
        }
        return limits.isEmpty() ? new Limit.Time(DEFAULT_TIME) : limits.getFirst();
    }

    /** Who is described, under that name. Refused: no command, and more than one limit. */
    Contestant contestant(String printed) {
        List<String> words = Words.of(command);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a player needs a command");
        }
        return new Contestant(
                printed, words, options, limit(), Optional.ofNullable(dialect), Optional.ofNullable(ranks));
    }
}
