package org.xiangqi.arbiter.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/**
 * How often each weight counts in a position, for a tuner: found by evaluating with weights that are all 0 but for two, one
 * in the middle game's half and one in the ending's, so that no feature is described twice. Scratch memory for one thread.
 */
public final class Coefficients {
    private static final int PIECE_SQUARES = Feature.HORSE_MOBILITY.at();

    private final List<Evaluation> pairs = new ArrayList<>();
    private final EndingKnowledge endings = new EndingKnowledge();

    /** What a piece on its point reads there is the index of its weight and one. */
    private final PieceSquares named;

    /** Makes room. */
    public Coefficients() {
        for (int index = PIECE_SQUARES; index < Weights.count(); index += 2) {
            int[] middle = new int[Weights.count()];
            int[] ending = new int[Weights.count()];
            middle[index] = 1;
            if (index + 1 < Weights.count()) {
                ending[index + 1] = 1;
            }
            pairs.add(new Evaluation(Weights.of(middle, ending)));
        }
        int[] names = new int[Weights.count()];
        for (int index = 0; index < PIECE_SQUARES; index++) {
            names[index] = index + 1;
        }
        named = new PieceSquares(Weights.of(new int[Weights.count()], names));
    }

    /** The share of the middle game in the value, 0 to 1. */
    public static double middleGame(Board board) {
        return (double) Material.phase(Material.of(board)) / Evaluation.WHOLE_PHASE;
    }

    /** Whether the value is a plain sum of weights, whoever is ahead: no known ending scales it down. */
    public boolean plain(Board board) {
        int material = Material.of(board);
        return endings.scale(board, 6400, material) == 6400 && endings.scale(board, -6400, material) == -6400;
    }

    /** Fills in how often each weight counts, positive for Red; the array has {@link Weights#count()} entries. */
    public void find(Board board, int[] into) {
        Arrays.fill(into, 0);
        for (int square = 0; square < Square.COUNT; square++) {
            int code = board.code(square);
            if (code != Piece.EMPTY) {
                int name = named.of(code, square);
                into[Math.abs(name) - 1] += name > 0 ? 1 : -1;
            }
        }
        int material = Material.of(board);
        int index = PIECE_SQUARES;
        for (Evaluation pair : pairs) {
            int sum = pair.features(board, material) + pair.tempo(board);
            into[index++] = Weights.middle(sum);
            if (index < into.length) {
                into[index++] = Weights.ending(sum);
            }
        }
    }
}
