package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Random games, judged by domi and by the plainest reading of its articles: lists of FENs, counted. */
class RandomGamesTest {
    /** Few pieces and much check, so that positions come back. */
    private static final List<String> STARTS = List.of(
            "3k5/9/9/9/4R4/9/9/9/9/5K3 w - - 90 1",
            "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1",
            "3k5/9/9/9/9/9/9/9/4A4/4K4 w - - 100 1",
            "3ak4/4a4/9/9/9/9/9/9/4A4/3AK4 b - - 60 1");

    private record Plain(Reason reason, int ply) {}

    @Property(tries = 300)
    void theFirstVerdictIsThePlainOne(@ForAll long seed) {
        Random random = new Random(seed);
        Position start = Positions.of(STARTS.get(random.nextInt(STARTS.size())));
        List<Move> moves = randomGame(start, random, 150);
        Game game = Replays.game(start, line(moves));
        Optional<Plain> expected = plainly(start, moves);
        if (expected.isEmpty()) {
            assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        } else {
            Verdict.Decided verdict = Replays.decided(game);
            assertThat(new Plain(verdict.reason(), verdict.ply())).isEqualTo(expected.get());
        }
    }

    /** Checks more often than not, and otherwise often takes its last move back: games that go to and fro. */
    private static List<Move> randomGame(Position start, Random random, int plies) {
        Board board = new Board(start);
        List<Move> moves = new ArrayList<>();
        while (moves.size() < plies) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                return moves;
            }
            List<Move> checks =
                    legal.stream().filter(move -> givesCheck(board, move)).toList();
            List<Move> choice = checks.isEmpty() || random.nextInt(8) == 0 ? legal : checks;
            Move move = choice.get(random.nextInt(choice.size()));
            if (moves.size() >= 2 && random.nextInt(4) > 0) {
                Move last = moves.get(moves.size() - 2);
                Move back = new Move(last.to(), last.from());
                move = choice.contains(back) ? back : move;
            }
            board.make(move.code());
            moves.add(move);
        }
        return moves;
    }

    private static boolean givesCheck(Board board, Move move) {
        board.make(move.code());
        boolean check = board.inCheck();
        board.unmake();
        return check;
    }

    private static Optional<Plain> plainly(Position start, List<Move> moves) {
        Board board = new Board(start);
        List<String> stood = new ArrayList<>();
        List<Side> movers = new ArrayList<>();
        List<Boolean> checks = new ArrayList<>();
        for (int ply = 0; ply <= moves.size(); ply++) {
            if (ply > 0) {
                movers.add(board.sideToMove());
                board.make(moves.get(ply - 1).code());
                checks.add(board.inCheck());
            }
            Position position = board.position();
            stood.add(position.fen().substring(0, position.fen().indexOf(" - -")));
            if (position.legalMoves().isEmpty()) {
                return Optional.of(new Plain(position.inCheck() ? Reason.CHECKMATE : Reason.STALEMATE, ply));
            }
            String now = stood.getLast();
            if (stood.stream().filter(now::equals).count() == 3) {
                int first = stood.indexOf(now);
                boolean red = onlyChecks(Side.RED, movers, checks, first);
                boolean black = onlyChecks(Side.BLACK, movers, checks, first);
                return Optional.of(new Plain(
                        red && black
                                ? Reason.MUTUAL_PERPETUAL
                                : red || black ? Reason.PERPETUAL_CHECK : Reason.REPETITION,
                        ply));
            }
            if (position.pliesSinceCapture() >= 120) {
                return Optional.of(new Plain(Reason.MOVE_LIMIT, ply));
            }
        }
        return Optional.empty();
    }

    private static boolean onlyChecks(Side side, List<Side> movers, List<Boolean> checks, int after) {
        for (int ply = after; ply < movers.size(); ply++) {
            if (movers.get(ply) == side && !checks.get(ply)) {
                return false;
            }
        }
        return true;
    }

    private static String line(List<Move> moves) {
        return String.join(" ", moves.stream().map(Move::toString).toList());
    }
}
