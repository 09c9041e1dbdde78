package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.rules.MoveSource;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;
import org.xiangqi.arbiter.rules.Verdict;
import org.xiangqi.arbiter.search.BestLine;
import org.xiangqi.arbiter.search.Score;
import org.xiangqi.arbiter.search.Search;
import org.xiangqi.arbiter.search.SearchLimits;

/**
 * Plays games of the search against itself and writes the positions to learn from: {@code FEN;score;result}, one a line, the
 * score in centipawns and the result (1, 0.5 or 0) both from Red's side.
 *
 * <p>Arguments: file to write, games, nodes a move, seed, and {@code features} if the search is to do without its network. Each
 * game begins with some random moves. Left out are positions in check, those whose best move captures or that follow a capture,
 * and those that are decided.
 */
public final class SelfPlay {
    private static final int MOST_PLIES = 240;
    private static final int DECIDED = 2_000;
    private static final int UNDECIDED = 1_200;
    private static final int PLIES_TO_RESIGN = 4;

    private static final int MEBIBYTES = 8;

    private final Search search;
    private final SearchLimits limits;
    private final Random random;

    private SelfPlay(Search search, long nodes, long seed) {
        this.search = search;
        limits = SearchLimits.ofNodes(nodes);
        random = new Random(seed);
    }

    private record Scored(String fen, int score) {}

    /** Plays. */
    public static void main(String[] arguments) throws IOException {
        Search search = arguments.length > 4 && arguments[4].equals("features")
                ? Search.byFeatures(MEBIBYTES, 1)
                : new Search(MEBIBYTES, 1);
        SelfPlay selfPlay = new SelfPlay(search, Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
        int games = Integer.parseInt(arguments[1]);
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[0])))) {
            for (int game = 0; game < games; game++) {
                selfPlay.play(writer);
                writer.flush();
            }
        }
    }

    private void play(PrintWriter writer) {
        Board board = new Board(Position.INITIAL);
        List<Move> moves = new ArrayList<>();
        int randomPlies = 6 + random.nextInt(6);
        for (int ply = 0; ply < randomPlies; ply++) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                return;
            }
            make(board, moves, legal.get(random.nextInt(legal.size())));
        }
        List<Scored> positions = new ArrayList<>();
        int decidedPlies = 0;
        while (true) {
            Double result = result(moves);
            if (result == null && moves.size() >= MOST_PLIES) {
                result = 0.5;
            }
            if (result != null) {
                write(writer, positions, result);
                return;
            }
            BestLine best = search.search(Position.INITIAL, moves, RuleSet.byDefault(), limits)
                    .best();
            int score = best.score() instanceof Score.Centipawns(int value)
                    ? value
                    : best.score() instanceof Score.Mate(int mate) && mate > 0 ? 30_000 : -30_000;
            int reds = moves.size() % 2 == 0 ? score : -score;
            if (moves.size() == randomPlies && Math.abs(score) > 400) {
                return;
            }
            decidedPlies = Math.abs(score) > DECIDED ? decidedPlies + 1 : 0;
            if (decidedPlies >= PLIES_TO_RESIGN) {
                write(writer, positions, reds > 0 ? 1 : 0);
                return;
            }
            boolean quiet = !board.inCheck()
                    && !board.captures(best.move().code())
                    && !board.givesCheck(best.move().code())
                    && !board.captured(board.ply());
            if (quiet && Math.abs(score) < UNDECIDED) {
                positions.add(new Scored(board.fen(), reds));
            }
            make(board, moves, best.move());
        }
    }

    private static void make(Board board, List<Move> moves, Move move) {
        board.make(move.code());
        moves.add(move);
    }

    /** The result if the game is over, or null. */
    private static @Nullable Double result(List<Move> moves) {
        Verdict verdict = Replay.of(Position.INITIAL, RuleSet.byDefault(), Replay.Until.FIRST_END, new Told(moves))
                .game()
                .verdict();
        if (verdict instanceof Verdict.Decided decided) {
            return decided.outcome() == Outcome.DRAW ? 0.5 : decided.outcome() == Outcome.RED_WINS ? 1.0 : 0.0;
        }
        return null;
    }

    private static void write(PrintWriter writer, List<Scored> positions, double result) {
        for (Scored each : positions) {
            writer.println(new Sample(each.fen(), each.score(), result).write());
        }
    }

    private record Told(List<Move> moves) implements MoveSource<String> {
        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            return new Found<>(moves.get(ply - 1));
        }
    }
}
