package org.xiangqi.arbiter.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;

/** What a program that plays is told, in UCI or UCCI; ranks count from 0 in both. */
sealed interface EngineCommand {
    /** Say who you are, in that protocol. */
    record Greet(Dialect dialect) implements EngineCommand {}

    /** Answer when all before is done. */
    record IsReady() implements EngineCommand {}

    /** Set an option. */
    record SetOption(String name, String value) implements EngineCommand {}

    /** Another game begins. */
    record NewGame() implements EngineCommand {}

    /** This is the game so far; the moves are legal. */
    record SetPosition(Position start, List<Move> moves) implements EngineCommand {}

    /** Look for a move. */
    record Go(Clock clock) implements EngineCommand {}

    /** Answer now. */
    record Stop() implements EngineCommand {}

    /** End. */
    record Quit() implements EngineCommand {}

    /** Nothing that concerns this program, or that can be understood. */
    record Ignored(String why) implements EngineCommand {}

    /**
     * What limits a search, as the command says it.
     *
     * @param words in pairs of a name and a number, and names alone
     */
    record Clock(List<String> words) {
        /** For what else takes time between a command and its answer, in milliseconds. */
        private static final long OVERHEAD = 20;

        /** How many moves the time that is left is shared among, if it is not said. */
        private static final long MOVES_TO_GO = 25;

        /** Copies the list. */
        public Clock {
            words = List.copyOf(words);
        }

        /** The number behind a name; empty if there is none above 0. */
        OptionalLong number(String name) {
            int at = words.indexOf(name);
            if (at < 0 || at + 1 >= words.size()) {
                return OptionalLong.empty();
            }
            try {
                long number = Long.parseLong(words.get(at + 1));
                return number > 0 ? OptionalLong.of(number) : OptionalLong.empty();
            } catch (NumberFormatException e) {
                return OptionalLong.empty();
            }
        }

        /** Milliseconds for the move of that side: those that are fixed, or a share of those that are left; empty without either. */
        OptionalLong moveTime(Side side) {
            OptionalLong fixed = number("movetime");
            if (fixed.isPresent()) {
                return fixed;
            }
            OptionalLong own = number(side == Side.RED ? "wtime" : "btime");
            OptionalLong left = own.isPresent() ? own : number("time");
            if (left.isEmpty()) {
                return OptionalLong.empty();
            }
            OptionalLong ownIncrement = number(side == Side.RED ? "winc" : "binc");
            long increment = ownIncrement.isPresent()
                    ? ownIncrement.getAsLong()
                    : number("increment").orElse(0);
            long most = Math.max(1, left.getAsLong() - OVERHEAD);
            long share = most / number("movestogo").orElse(MOVES_TO_GO) + increment * 3 / 4;
            return OptionalLong.of(Math.clamp(share, 1, most));
        }
    }

    /** The meaning of a line. */
    static EngineCommand read(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "uci" -> new Greet(Dialect.UCI);
            case "ucci" -> new Greet(Dialect.UCCI);
            case "isready" -> new IsReady();
            case "ucinewgame" -> new NewGame();
            case "setoption" -> option(rest);
            case "position" -> position(rest);
            case "go" -> new Go(new Clock(rest));
            case "stop" -> new Stop();
            case "quit" -> new Quit();
            default -> new Ignored("not known: " + line.strip());
        };
    }

    /** UCI says {@code name … value …}, where the name may have blanks, UCCI the name and the value alone. */
    private static EngineCommand option(List<String> words) {
        int value = words.indexOf("value");
        if (!words.isEmpty() && words.getFirst().equals("name")) {
            int end = value < 0 ? words.size() : value;
            String text = value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size()));
            return new SetOption(String.join(" ", words.subList(1, end)), text);
        }
        if (words.isEmpty()) {
            return new Ignored("no option is named");
        }
        String text = String.join(" ", words.subList(1, words.size()));
        return words.getFirst().equals("newgame") ? new NewGame() : new SetOption(words.getFirst(), text);
    }

    private static EngineCommand position(List<String> words) {
        int moves = words.indexOf("moves");
        List<String> before = moves < 0 ? words : words.subList(0, moves);
        List<String> after = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
        if (before.equals(List.of("startpos"))) {
            return position(Position.INITIAL, after);
        }
        if (before.isEmpty() || !before.getFirst().equals("fen")) {
            return new Ignored("neither startpos nor fen");
        }
        String fen = String.join(" ", before.subList(1, before.size()));
        return Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal(Position start)
                ? position(start, after)
                : new Ignored("not a position: " + fen);
    }

    private static EngineCommand position(Position start, List<String> texts) {
        Board board = new Board(start);
        List<Move> moves = new ArrayList<>();
        for (String text : texts) {
            if (!(RankBase.ZERO.read(text, board) instanceof MoveReading.Read(Move move))
                    || Legality.whyIllegal(board, move.code()) != null) {
                return new Ignored("not a legal move: " + text);
            }
            board.make(move.code());
            moves.add(move);
        }
        return new SetPosition(start, List.copyOf(moves));
    }
}
