package org.xiangqi.arbiter.search;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.rules.Prospect;

/** A move at the root with what is known of it. */
final class RootMove {
    final int move;

    /** What the rules make of the position after it, or of the best answer to it, for the side then to move. */
    final Prospect verdict;

    /** Whether the other side has no legal move after it. */
    final boolean mates;

    /** From this iteration, or {@code -}{@link Values#INFINITE} if it was not found to be among the best. */
    int score = -Values.INFINITE;

    /** From the iteration before. */
    int previousScore = -Values.INFINITE;

    private final int[] line = new int[Values.MOST_PLIES + 2];
    private int lineLength;

    RootMove(int move, Prospect verdict, boolean mates) {
        this.move = move;
        this.verdict = verdict;
        this.mates = mates;
        line[0] = move;
        lineLength = 1;
    }

    /** Keeps the move with the line of the position after it. */
    void keepLine(Frame after) {
        lineLength = Math.min(after.lineLength + 1, line.length);
        System.arraycopy(after.line, 0, line, 1, lineLength - 1);
    }

    /** The score of this iteration, or of the one before if this one has not come to it. */
    int shown() {
        return score == -Values.INFINITE ? previousScore : score;
    }

    BestLine asBestLine() {
        List<Move> moves = new ArrayList<>(lineLength);
        for (int i = 0; i < lineLength; i++) {
            moves.add(Move.of(line[i]));
        }
        int shown = shown();
        return new BestLine(Move.of(move), Values.asScore(shown == -Values.INFINITE ? 0 : shown), moves);
    }
}
