package org.xiangqi.arbiter.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.AdjudicationRequest.Section;
import org.xiangqi.arbiter.api.FileQuery;
import org.xiangqi.arbiter.api.Limits;
import org.xiangqi.arbiter.api.Referees;
import org.xiangqi.arbiter.api.RulingLimits;
import org.xiangqi.arbiter.api.Rulings;
import org.xiangqi.arbiter.api.batch.Batch;
import org.xiangqi.arbiter.api.batch.BatchLimits;
import org.xiangqi.arbiter.api.batch.Batches;
import org.xiangqi.arbiter.api.batch.Form;
import org.xiangqi.arbiter.api.batch.LineForm;
import org.xiangqi.arbiter.api.batch.Piece;
import org.xiangqi.arbiter.api.batch.Pieces;
import org.xiangqi.arbiter.api.batch.Referee;
import org.xiangqi.arbiter.api.batch.TableForm;
import org.xiangqi.arbiter.rules.RuleSet;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Judges the games of files. */
final class Adjudicate {
    private static final List<String> CHARSETS = List.of("UTF-8", "GB18030", "GBK", "BIG5");
    private static final int BUFFER = 1 << 16;
    private static final int NANOS_PER_MS = 1_000_000;

    private final ParseResult arguments;
    private final SmallRyeConfig settings = new SmallRyeConfigBuilder()
            .addDefaultInterceptors()
            .addDefaultSources()
            .withMapping(Limits.class)
            .withMapping(RulingLimits.class)
            .withMapping(BatchLimits.class)
            .withValidateUnknown(false)
            .build();
    private final Limits limits = settings.getConfigMapping(Limits.class);
    private final int lineBytes = settings.getConfigMapping(BatchLimits.class).lineBytes();
    private final ObjectMapper json = Referees.json();
    private final Rulings rulings = Rulings.uncounted(limits, settings.getConfigMapping(RulingLimits.class));
    private final Form form;
    private final FileQuery query;
    private final Optional<Charset> charset;
    private final Shard shard;
    private final int threads;

    /** How many games there were in the files before. */
    private long pieces;

    /** Throws a {@link ParameterException} if an argument is not possible. */
    Adjudicate(ParseResult arguments) {
        this.arguments = arguments;
        form = switch (text(Commands.FORMAT)) {
            case "ndjson" -> new LineForm(json);
            case "csv" -> new TableForm();
            case "text" -> new TextForm();
            default -> throw wrong(Commands.FORMAT, "ndjson, csv or text");
        };
        if (RuleSet.byId(text(Commands.RULE_SET)).isEmpty()) {
            throw wrong(
                    Commands.RULE_SET,
                    String.join(", ", RuleSet.all().stream().map(RuleSet::id).toList()));
        }
        String name = arguments.matchedOptionValue(Commands.CHARSET, null);
        if (name != null && !CHARSETS.contains(name.toUpperCase(Locale.ROOT))) {
            throw wrong(Commands.CHARSET, String.join(", ", CHARSETS));
        }
        charset = Optional.ofNullable(name).map(Charset::forName);
        FileQuery whole = new FileQuery(
                null,
                name,
                text(Commands.RULE_SET),
                !arguments.matchedOptionValue(Commands.TO_LAST_MOVE, false),
                sections(),
                0);
        query = form.isShort() ? whole.inShort() : whole;
        shard = Shard.of(text(Commands.SHARD)).orElseThrow(() -> wrong(Commands.SHARD, "like 0/8 to 7/8"));
        int asked = arguments.matchedOptionValue(Commands.THREADS, 0);
        if (asked < 0) {
            throw wrong(Commands.THREADS, "0 or more");
        }
        threads = Batches.threads(asked);
    }

    private String text(String option) {
        String value = arguments.matchedOptionValue(option, null);
        return value == null ? arguments.commandSpec().findOption(option).defaultValue() : value;
    }

    private ParameterException wrong(String option, String possible) {
        return new ParameterException(
                arguments.commandSpec().commandLine(), "The value of " + option + " must be " + possible + ".");
    }

    private List<Section> sections() {
        try {
            return Arrays.stream(text(Commands.INCLUDE).split(",", -1))
                    .map(String::strip)
                    .filter(each -> !each.isEmpty())
                    .map(Section::valueOf)
                    .toList();
        } catch (IllegalArgumentException e) {
            throw wrong(Commands.INCLUDE, "of " + Arrays.toString(Section.values()));
        }
    }

    /** Judges all and answers the exit code. */
    int run() {
        List<String> files = arguments.matchedPositionals().getFirst().getValue();
        @Nullable String output = arguments.matchedOptionValue(Commands.OUTPUT, null);
        long start = System.nanoTime();
        try {
            Batch.Tally tally = output == null ? judge(files, standardOutput()) : judgeInto(Path.of(output), files);
            long ms = Math.max(1, (System.nanoTime() - start) / NANOS_PER_MS);
            System.err.printf(
                    Locale.ROOT,
                    "%d games, %d refused, %.1f s, %d games/s%n",
                    tally.games(),
                    tally.refused(),
                    ms / 1000.0,
                    tally.games() * 1000 / ms);
            boolean lenient = arguments.matchedOptionValue(Commands.LENIENT, false);
            return tally.refused() == 0 || lenient ? Exit.ALL_RULED : Exit.SOME_REFUSED;
        } catch (NoSuchFileException missing) {
            System.err.println("There is no file " + missing.getFile() + ".");
            return Exit.NO_FILE;
        } catch (IOException | InterruptedException broken) {
            System.err.println("Reading or writing failed: " + broken.getMessage());
            return Exit.NO_FILE;
        }
    }

    private static OutputStream standardOutput() {
        return new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER);
    }

    /** A run that is broken off leaves nothing behind that could be taken for the whole. */
    private Batch.Tally judgeInto(Path file, List<String> files) throws IOException, InterruptedException {
        Path part = Path.of(file + ".part");
        Batch.Tally tally;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part), BUFFER);
                OutputStream zipped = file.toString().endsWith(".gz") ? new GZIPOutputStream(out, BUFFER) : out) {
            tally = judge(files, zipped);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        return tally;
    }

    private Batch.Tally judge(List<String> files, OutputStream out) throws IOException, InterruptedException {
        Batch.Tally tally = new Batch.Tally(0, 0);
        try (ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("judge-", 0).daemon().factory())) {
            for (String file : files) {
                tally = judge(file, pool, tally, out);
            }
        }
        out.flush();
        return tally;
    }

    private Batch.Tally judge(String file, ExecutorService pool, Batch.Tally before, OutputStream out)
            throws IOException, InterruptedException {
        long size = file.equals("-") ? -1 : Files.size(Path.of(file));
        try (Progress progress = Progress.of(file, size);
                GamesFile games = GamesFile.open(file, charset, progress::reached)) {
            Referee referee = games.isJson()
                    ? Referees.ofRequests(rulings, json, form.isShort())
                    : Referees.ofGames(rulings, query, limits);
            Batch batch = new Batch(pool, 2 * threads, referee, form);
            batch.countFrom(before, shard.index(), shard.of());
            return batch.run(games, stream -> shard(games.pieces(stream, lineBytes, charset)), 0, out);
        }
    }

    private Pieces shard(Pieces all) {
        return () -> {
            Piece piece = all.next();
            while (piece != null && !shard.has(pieces++)) {
                piece = all.next();
            }
            return piece;
        };
    }
}
