package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.LegalMoves;

/** What a search keeps of one ply of the line that it is in. */
final class Frame {
    /** Plies that may be asked for before the root's, so that no one need ask whether there are any. */
    static final int BEFORE_ROOT = 6;

    /** Stands for a sum that was not needed so far; no packed sum is so low. */
    static final int NOT_SUMMED = Integer.MIN_VALUE;

    /** Stands for no column of a network. */
    static final int NONE = -1;

    final MovePicker picker = new MovePicker();

    /** Another one for a look inside the same node. */
    final MovePicker sidePicker = new MovePicker();

    /** The best line from here. */
    final int[] line = new int[Values.MOST_PLIES + 2];

    int lineLength;

    /** Moves tried without success, for the histories. */
    final int[] quiets = new int[LegalMoves.MOST];

    final int[] captures = new int[LegalMoves.MOST];

    /** The move that {@link #sidePicker} found good enough. */
    int sidePickerMove;

    boolean inCheck;

    /** The static evaluation as corrected, or {@link Values#NONE} in check. */
    int evaluation = Values.NONE;

    /** The move made from here, or 0 for a pass. */
    int move;

    /** What {@link Histories} call that move. */
    int pieceTo;

    /** The move not to be tried, or 0. */
    int excluded;

    int firstKiller;
    int secondKiller;

    /** Cutoffs in the children of this node's children. */
    int cutoffs;

    /** The sum of {@link PieceSquares} here. */
    int placed;

    /** The numbers of {@link Material} here. */
    int material;

    /** What {@link Evaluation#value} is found from, or {@link #NOT_SUMMED}. */
    int sum = NOT_SUMMED;

    /** The neurons of a {@link Network} here, once they are {@link #summed}. */
    final int[] neurons = new int[2 * Network.HIDDEN];

    boolean summed;

    /** The columns of the network that the move to here takes out, puts in and takes out by a capture, or {@link #NONE}. */
    int left = NONE;

    int came = NONE;
    int taken = NONE;

    void reset() {
        lineLength = 0;
        inCheck = false;
        evaluation = Values.NONE;
        move = 0;
        pieceTo = Histories.NOTHING;
        excluded = 0;
        firstKiller = 0;
        secondKiller = 0;
        cutoffs = 0;
        placed = 0;
        material = 0;
        sum = NOT_SUMMED;
    }

    /** Makes the line this move and then the line of the next ply. */
    void follow(int move, Frame next) {
        line[0] = move;
        int length = Math.min(next.lineLength, line.length - 1);
        System.arraycopy(next.line, 0, line, 1, length);
        lineLength = length + 1;
    }

    void putKiller(int move) {
        if (firstKiller != move) {
            secondKiller = firstKiller;
            firstKiller = move;
        }
    }
}
