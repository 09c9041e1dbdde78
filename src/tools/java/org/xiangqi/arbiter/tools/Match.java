package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.rules.RuleSet;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays two programs against each other and says which is stronger, and how sure that is. */
@Command(
        name = "match",
        sortOptions = false,
        description = "Plays two UCI or UCCI programs against each other, every opening twice with colours swapped.")
final class Match implements Callable<Integer> {
    @ArgGroup(exclusive = false, multiplicity = "2", heading = "The players, each with what follows its command:%n")
    private List<PlayerOptions> players = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "An even number: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--sprt",
            arity = "4",
            paramLabel = "X",
            description = "elo0 elo1 alpha beta: stop as soon as it is decided between the two differences.")
    private List<Double> sprt = new ArrayList<>();

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "Games at the same time: ${DEFAULT-VALUE}.")
    private int concurrency;

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set; the service's default one.")
    private String rules = RuleSet.byDefault().id();

    @Option(names = "--openings", paramLabel = "FILE", description = "A book: an opening a line, in UCCI.")
    private @Nullable Path book;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "For the order of the openings: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--resign",
            arity = "2",
            paramLabel = "X",
            description = "moves score: lost when both see it so for so many moves each, in centipawns.")
    private List<Integer> resign = new ArrayList<>();

    @Option(
            names = "--draw",
            arity = "3",
            paramLabel = "X",
            description = "ply moves score: drawn when both see no more than that, from that ply on.")
    private List<Integer> draw = new ArrayList<>();

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "600",
            description = "Longer games are draws: ${DEFAULT-VALUE}.")
    private int maxPlies;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            defaultValue = "500",
            description = "How late a move may come: ${DEFAULT-VALUE}.")
    private long margin;

    @Option(
            names = "--patience",
            paramLabel = "MS",
            defaultValue = "120000",
            description = "The longest wait for a move limited by nodes or depth: ${DEFAULT-VALUE}.")
    private long patience;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games there, behind what it holds.")
    private @Nullable Path pgn;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Say this.")
    @SuppressWarnings("UnusedVariable")
    private boolean help;

    @Spec
    private @Nullable CommandSpec spec;

    private Match() {}

    /** Reads the arguments, plays, and ends with 0, or with 2 if they are refused and 1 if a player does not start. */
    public static void main(String[] arguments) {
        CommandLine line = new CommandLine(new Match());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr().println(failure.getMessage());
            return command.getCommandSpec().exitCodeOnExecutionException();
        });
        line.setParameterExceptionHandler((refusal, parsed) -> {
            line.getErr().println(refusal.getMessage());
            line.getErr().println("--help tells what can be said.");
            return line.getCommandSpec().exitCodeOnInvalidInput();
        });
        System.exit(line.execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Event event = event();
        Event.Course course = new Event.Course(event, System.out::println, this::archive);
        course.play();
        System.out.println(course.summary());
        return 0;
    }

    private void archive(String games) throws IOException {
        if (pgn != null) {
            Files.writeString(pgn, games, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    private Event event() throws IOException {
        if (games < 2 || games % 2 != 0 || concurrency < 1 || maxPlies < 1 || margin < 0 || patience < 1) {
            throw refused(
                    "--games must be even and above 0, --margin 0 or more, --concurrency, --max-plies and --patience 1 or more");
        }
        RuleSet ruleSet = RuleSet.byId(rules).orElseThrow(() -> refused("no such rule set: " + rules));
        Bout.Terms terms =
                new Bout.Terms(ruleSet, agreement(), maxPlies, Duration.ofMillis(margin), Duration.ofMillis(patience));
        try {
            List<List<Move>> openings = book == null ? Openings.own() : Openings.read(book);
            return new Event(
                    contestants(),
                    terms,
                    Openings.shuffled(openings, seed),
                    games / 2,
                    concurrency,
                    test(),
                    LocalDate.now(ZoneId.systemDefault()));
        } catch (IllegalArgumentException e) {
            throw refused(String.valueOf(e.getMessage()));
        }
    }

    private List<Contestant> contestants() {
        String first = players.getFirst().name();
        String second = players.getLast().name();
        boolean same = first.equals(second);
        return List.of(
                players.getFirst().contestant(same ? first + " 1" : first),
                players.getLast().contestant(same ? second + " 2" : second));
    }

    private Optional<Sprt> test() {
        return sprt.isEmpty()
                ? Optional.empty()
                : Optional.of(new Sprt(sprt.get(0), sprt.get(1), sprt.get(2), sprt.get(3)));
    }

    private Agreement agreement() {
        if (resign.stream().anyMatch(number -> number < 1) || draw.stream().anyMatch(number -> number < 0)) {
            throw refused("--resign and --draw take no numbers below 0, and --resign no 0");
        }
        return new Agreement(
                resign.isEmpty() ? Optional.empty() : Optional.of(new Agreement.Resign(resign.get(0), resign.get(1))),
                draw.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Agreement.Draw(draw.get(0), draw.get(1), draw.get(2))));
    }

    private ParameterException refused(String why) {
        return new ParameterException(commandLine(), why);
    }

    private CommandLine commandLine() {
        if (spec == null) {
            throw new IllegalStateException("not run from a command line");
        }
        return spec.commandLine();
    }
}
