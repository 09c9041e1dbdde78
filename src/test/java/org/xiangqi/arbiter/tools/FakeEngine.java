package org.xiangqi.arbiter.tools;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * A program to play against in tests. Its arguments say what it speaks ({@code uci}, {@code ucci}), that it counts ranks from 1
 * ({@code one}), and how it behaves once moves have been played: without a word it plays the first legal move.
 */
final class FakeEngine {
    private final Set<String> ways;
    private final RankBase ranks;
    private List<String> moves = List.of();

    private FakeEngine(Set<String> ways) {
        this.ways = ways;
        ranks = ways.contains("one") ? RankBase.ONE : RankBase.ZERO;
    }

    /** The command that starts one. */
    static List<String> command(String... ways) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of("-cp", folder(FakeEngine.class) + File.pathSeparator + folder(Board.class)));
        command.add(FakeEngine.class.getName());
        command.addAll(List.of(ways));
        return command;
    }

    private static Path folder(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] ways) throws IOException {
        FakeEngine engine = new FakeEngine(Set.of(ways));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            engine.hear(line);
        }
    }

    private void hear(String line) {
        String first = line.split(" ", 2)[0];
        switch (first) {
            case "uci", "ucci" -> {
                if (ways.contains(first)) {
                    say(ways.contains("one") ? "option name UCI_Variant type combo default xiangqi" : "id name fake");
                    say(first + "ok");
                }
            }
            case "isready" -> say("readyok");
            case "position" -> {
                int at = line.indexOf(" moves ");
                moves = at < 0 ? List.of() : List.of(line.substring(at + 7).split(" ", -1));
            }
            case "go" -> go();
            default -> {}
        }
    }

    private void go() {
        say("info depth 3 score cp " + (ways.contains("gloomy") ? -900 : ways.contains("hopeful") ? 900 : 0));
        if (ways.contains("illegal")) {
            say("bestmove " + (ranks == RankBase.ZERO ? "a0a9" : "a1a10"));
        } else if (ways.contains("babble")) {
            say("bestmove 0000");
        } else if (ways.contains("resign")) {
            say("nobestmove");
        } else if (ways.contains("crash")) {
            Runtime.getRuntime().halt(3);
        } else if (ways.contains("flood")) {
            while (true) {
                say("info string thinking");
            }
        } else if (!ways.contains("silent")) {
            say("bestmove " + ranks.write(move()));
        }
    }

    private Move move() {
        Board board = new Board(Position.INITIAL);
        for (String text : moves) {
            if (!(ranks.read(text, board) instanceof MoveReading.Read(Move move))) {
                throw new IllegalStateException(text);
            }
            board.make(move.code());
        }
        return board.position().legalMoves().getFirst();
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
