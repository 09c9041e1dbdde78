package org.xiangqi.arbiter.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** Games from the initial position, as packed moves: from a file, or random ones that are the same every time. */
final class SampleGames {
    private SampleGames() {}

    /** One game a line, in UCCI with blanks between. */
    static List<int[]> read(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank())
                .map(line -> Arrays.stream(line.strip().split(" ", -1))
                        .mapToInt(move -> Positions.move(move).code())
                        .toArray())
                .toList();
    }

    /** So many random games of so many plies that do not end before. */
    static List<int[]> random(int count, int plies) {
        Random random = new Random(1);
        Judge judge = new Judge(RuleSet.byDefault(), Budget.DEFAULT);
        List<int[]> games = new ArrayList<>();
        while (games.size() < count) {
            History history = new History(Position.INITIAL, Strikes.CHECKS_ONLY, Budget.DEFAULT);
            int[] moves = new int[plies];
            int ply = 0;
            while (ply < plies && judge.judge(history) == null) {
                moves[ply] = choose(history.board(), random);
                history.play(moves[ply++]);
            }
            if (ply == plies) {
                games.add(moves);
            }
        }
        return games;
    }

    private static int choose(Board board, Random random) {
        List<Move> legal = board.position().legalMoves();
        return legal.get(random.nextInt(legal.size())).code();
    }
}
