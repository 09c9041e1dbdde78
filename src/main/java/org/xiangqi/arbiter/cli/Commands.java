package org.xiangqi.arbiter.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xiangqi.arbiter.rules.RuleSet;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** What the command line offers. Told as data, not as annotations, which a native executable would have to be told of again. */
final class Commands {
    static final String RULE_SET = "--rule-set";
    static final String INCLUDE = "--include";
    static final String TO_LAST_MOVE = "--to-last-move";
    static final String CHARSET = "--charset";
    static final String FORMAT = "--format";
    static final String OUTPUT = "--output";
    static final String THREADS = "--threads";
    static final String SHARD = "--shard";
    static final String LENIENT = "--lenient";

    private Commands() {}

    /** Runs what the arguments say and answers the exit code. */
    static int run(String... arguments) {
        CommandLine line = new CommandLine(program());
        line.setExecutionStrategy(Commands::execute);
        return line.execute(arguments);
    }

    private static int execute(ParseResult parsed) {
        ParseResult last = parsed;
        while (last.hasSubcommand()) {
            last = last.subcommand();
        }
        CommandLine line = last.commandSpec().commandLine();
        if (CommandLine.printHelpIfRequested(parsed)) {
            return Exit.ALL_RULED;
        }
        if (!last.commandSpec().name().equals("adjudicate")) {
            throw new CommandLine.ParameterException(line, "A command is missing.");
        }
        return new Adjudicate(last).run();
    }

    private static CommandSpec program() {
        CommandSpec program = CommandSpec.create()
                .name("xiangqi-arbiter")
                .addSubcommand("adjudicate", adjudicate())
                .addOption(help());
        program.usageMessage()
                .description("The referee for xiangqi (Chinese chess). Without arguments it serves over HTTP.");
        return program;
    }

    private static OptionSpec help() {
        return OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build();
    }

    private static CommandSpec adjudicate() {
        CommandSpec command = CommandSpec.create().name("adjudicate").exitCodeOnExecutionException(Exit.FAILURE);
        command.usageMessage()
                .description(
                        "Judges the games of files and writes an answer a line, the way POST /v1/adjudications/batch does.",
                        "Each file is JSON lines, PGN, or any other format that POST /v1/records reads, gzipped or not.")
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(exitCodes());
        command.addOption(
                text(RULE_SET, "ID", "The rule set; ${DEFAULT-VALUE} if left out. JSON lines say it themselves.")
                        .defaultValue(RuleSet.byDefault().id())
                        .build());
        command.addOption(text(
                        INCLUDE,
                        "SECTIONS",
                        "What each ruling is to have of LEGAL_MOVES, EVIDENCE and PLIES, with commas between; the first two if"
                                + " left out, none if empty. JSON lines say it themselves.")
                .defaultValue("LEGAL_MOVES,EVIDENCE")
                .build());
        command.addOption(flag(TO_LAST_MOVE, "Replay every game to its last move, and tell all rulings on the way."));
        command.addOption(text(
                        CHARSET,
                        "NAME",
                        "How files are text: UTF-8, GB18030, GBK or Big5; told by their bytes if left out.")
                .build());
        command.addOption(text(FORMAT, "FORM", "ndjson, csv or text; ${DEFAULT-VALUE} if left out.")
                .defaultValue("ndjson")
                .build());
        command.addOption(
                text(OUTPUT, "FILE", "Where to write; gzipped if it ends in .gz. It has its name once it is whole.")
                        .build());
        command.addOption(OptionSpec.builder(THREADS)
                .paramLabel("N")
                .type(int.class)
                .defaultValue("0")
                .description("How many threads judge; as many as there are processors if left out.")
                .build());
        command.addOption(text(
                        SHARD,
                        "I/N",
                        "Judge only every N-th game, from the one with index I on, to share work among machines.")
                .defaultValue("0/1")
                .build());
        command.addOption(flag(LENIENT, "End with 0 even if games were refused."));
        command.addOption(help());
        command.addPositional(PositionalParamSpec.builder()
                .paramLabel("FILE")
                .arity("1..*")
                .required(true)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("What to read, one after the other; - is the standard input.")
                .build());
        return command;
    }

    private static Map<String, String> exitCodes() {
        Map<String, String> codes = new LinkedHashMap<>();
        codes.put("0", "every game has a ruling");
        codes.put("1", "some games were refused; each is told in its place");
        codes.put("2", "the arguments make no sense");
        codes.put("3", "a file could not be read or written");
        codes.put("70", "a fault of the program");
        codes.put("130", "interrupted");
        return codes;
    }

    private static OptionSpec.Builder text(String name, String label, String description) {
        return OptionSpec.builder(name).paramLabel(label).type(String.class).description(description);
    }

    private static OptionSpec flag(String name, String description) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(description)
                .build();
    }
}
