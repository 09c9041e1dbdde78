package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.RankBase;

/** A program that plays, started and greeted. */
final class Player implements AutoCloseable {
    private static final Duration TO_START = Duration.ofSeconds(10);
    private static final Duration TO_GET_READY = Duration.ofSeconds(30);

    private final Contestant contestant;
    private final Child child;
    private final Dialect dialect;
    private final RankBase ranks;

    /** What a player does when it is to move. */
    sealed interface Answer {}

    /**
     * It moves.
     *
     * @param move the text of it, whatever it is
     * @param info what it last thought of the position, if it said so
     * @param took from the question to the answer, by the clock on the wall
     */
    record Moves(String move, Optional<Info> info, Duration took) implements Answer {}

    /** It gives up. */
    record Resigns() implements Answer {}

    /** It answers too late, or not at all. */
    record Late() implements Answer {}

    /** It is gone. */
    record Gone() implements Answer {}

    private Player(Contestant contestant, Child child, Dialect dialect, RankBase ranks) {
        this.contestant = contestant;
        this.child = child;
        this.dialect = dialect;
        this.ranks = ranks;
    }

    /** Starts the program, in the first protocol that it answers to, and sets its options. */
    static Player start(Contestant contestant) throws IOException {
        List<Dialect> dialects = contestant.dialect().map(List::of).orElseGet(() -> List.of(Dialect.UCI, Dialect.UCCI));
        for (Dialect dialect : dialects) {
            Child child = new Child(contestant.command());
            Optional<Player> player = greet(contestant, child, dialect);
            if (player.isPresent()) {
                return player.get();
            }
            child.close();
        }
        throw new IOException(contestant.name() + " answers neither uciok nor ucciok: " + contestant.command());
    }

    private static Optional<Player> greet(Contestant contestant, Child child, Dialect dialect) throws IOException {
        child.say(dialect.greeting());
        boolean variants = false;
        long deadline = System.nanoTime() + TO_START.toNanos();
        while (true) {
            switch (child.hear(deadline)) {
                case Child.Said(String line, long at)
                when line.strip().equals(dialect.answer()) -> {
                    // Programs for many kinds of chess name their variant and count ranks from 1 in UCI.
                    RankBase told = variants && dialect == Dialect.UCI ? RankBase.ONE : RankBase.ZERO;
                    RankBase ranks = contestant.ranks().orElse(told);
                    Player player = new Player(contestant, child, dialect, ranks);
                    player.setUp();
                    return Optional.of(player);
                }
                case Child.Said(String line, long at) -> variants |= line.startsWith("option name UCI_Variant ");
                case Child.Silence silence -> {
                    return Optional.empty();
                }
                case Child.Ended ended -> {
                    return Optional.empty();
                }
            }
        }
    }

    private void setUp() throws IOException {
        for (Map.Entry<String, String> option : contestant.options().entrySet()) {
            child.say(dialect.option(option.getKey(), option.getValue()));
        }
        if (!ready()) {
            child.close();
            throw new IOException(contestant.name() + " does not get ready");
        }
    }

    /** How its moves count ranks. */
    RankBase ranks() {
        return ranks;
    }

    Contestant contestant() {
        return contestant;
    }

    /** The processor time that it has taken since it was started. */
    Duration cpu() {
        return child.cpu();
    }

    /** Tells it that another game begins; false if it does not get ready for it. */
    boolean newGame() {
        child.say(dialect.newGame());
        return ready();
    }

    private boolean ready() {
        child.say("isready");
        long deadline = System.nanoTime() + TO_GET_READY.toNanos();
        while (true) {
            switch (child.hear(deadline)) {
                case Child.Said(String line, long at) -> {
                    if (line.strip().equals("readyok")) {
                        return true;
                    }
                }
                case Child.Silence silence -> {
                    return false;
                }
                case Child.Ended ended -> {
                    return false;
                }
            }
        }
    }

    /** Asks for a move after those, and waits no longer than that for it. */
    Answer think(Position start, List<Move> moves, Duration patience) {
        child.say(Dialect.position(start, moves, ranks));
        long begin = System.nanoTime();
        child.say(contestant.limit().go(dialect));
        Optional<Info> info = Optional.empty();
        while (true) {
            switch (child.hear(begin + patience.toNanos())) {
                case Child.Said(String line, long at)
                when line.startsWith("info ") -> {
                    Optional<Info> news = Info.read(line);
                    info = news.isPresent() ? news : info;
                }
                case Child.Said(String line, long at) -> {
                    Optional<Answer> answer = answer(line, info, Duration.ofNanos(at - begin));
                    if (answer.isPresent()) {
                        return answer.get();
                    }
                }
                case Child.Silence silence -> {
                    return new Late();
                }
                case Child.Ended ended -> {
                    return new Gone();
                }
            }
        }
    }

    /** What a line answers to the question for a move; empty if it is about something else. */
    static Optional<Answer> answer(String line, Optional<Info> info, Duration took) {
        List<String> words = List.of(line.strip().split("\\s+", -1));
        boolean moves = words.getFirst().equals("bestmove") && words.size() > 1;
        if (words.getFirst().equals("nobestmove") || (moves && words.contains("resign"))) {
            return Optional.of(new Resigns());
        }
        return moves ? Optional.of(new Moves(words.get(1), info, took)) : Optional.empty();
    }

    /** Ends the program. */
    @Override
    public void close() {
        child.close();
    }
}
