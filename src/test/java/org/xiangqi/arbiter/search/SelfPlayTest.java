package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Prospect;
import org.xiangqi.arbiter.rules.Prospects;
import org.xiangqi.arbiter.rules.RuleSet;

/**
 * Short games of the search against itself: every move legal, and nobody who stands well loses by repetition. {@code
 * -Dself.play.games=10000} plays more than the few of every build.
 */
class SelfPlayTest {
    private static final int GAMES = Integer.getInteger("self.play.games", 6);
    private static final int NODES = 400;
    private static final int MOST_PLIES = 240;
    private static final int WINNING = 300;

    @ParameterizedTest
    @ValueSource(strings = {"domi", "asian", "tiantian"})
    void everyMoveIsLegal(String ruleSet) {
        RuleSet rules = RuleSet.byId(ruleSet).orElseThrow();
        Search search = new Search(1, 1);
        for (int game = 0; game < GAMES; game++) {
            play(search, rules, new Random(game));
        }
    }

    private static void play(Search search, RuleSet rules, Random random) {
        Prospects game = new Prospects(Position.INITIAL, List.of(), rules);
        Board board = game.board();
        List<Move> moves = new ArrayList<>();
        int[] lastScores = new int[2];
        while (game.verdict() == Prospect.OPEN && moves.size() < MOST_PLIES) {
            List<Move> legal = board.position().legalMoves();
            Move move;
            if (moves.size() < 8) {
                move = legal.get(random.nextInt(legal.size()));
            } else {
                BestLine best = search.search(Position.INITIAL, moves, rules, SearchLimits.ofNodes(NODES))
                        .best();
                move = best.move();
                lastScores[board.sideToMove().ordinal()] =
                        best.score() instanceof Score.Centipawns(int value) ? value : 0;
            }
            assertThat(legal).as("%s", moves).contains(move);
            moves.add(move);
            game.make(move.code());
        }
        boolean byRule = !board.position().legalMoves().isEmpty();
        Prospect verdict = game.verdict();
        if (byRule && (verdict == Prospect.WIN || verdict == Prospect.LOSS)) {
            Side loser = verdict == Prospect.LOSS
                    ? board.sideToMove()
                    : board.sideToMove().opponent();
            assertThat(lastScores[loser.ordinal()]).as("%s", moves).isLessThan(WINNING);
        }
    }
}
