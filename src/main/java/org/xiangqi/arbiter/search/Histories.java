package org.xiangqi.arbiter.search;

import java.util.Arrays;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/**
 * How well moves have done in this search so far, wherever they were tried: numbers that drift towards the success of the
 * latest tries and stay within ±{@link #MOST}. And how far the evaluation was off in positions with the same soldiers or the
 * same defenders.
 */
final class Histories {
    static final int MOST = 16_384;

    /** Pieces by points: what a move is called here; one more stands for no move. */
    private static final int PIECE_TOS = 14 * Square.COUNT;

    static final int NOTHING = PIECE_TOS;
    private static final int ROW = PIECE_TOS + 1;
    private static final int MOVES = 1 << 14;
    private static final int TYPES = 8;

    private static final int CORRECTION_BITS = 13;
    private static final int CORRECTION_UNIT = 256;
    private static final int MOST_CORRECTION = 96 * CORRECTION_UNIT;

    private final short[] quiet = new short[2 * MOVES];
    private final short[] capture = new short[ROW * TYPES];
    private final short[] continuation = new short[ROW * ROW];
    private final int[] soldierCorrection = new int[2 << CORRECTION_BITS];
    private final int[] defenderCorrection = new int[2 << CORRECTION_BITS];

    void clear() {
        Arrays.fill(quiet, (short) 0);
        Arrays.fill(capture, (short) 0);
        Arrays.fill(continuation, (short) 0);
        Arrays.fill(soldierCorrection, 0);
        Arrays.fill(defenderCorrection, 0);
    }

    /** What a move of the piece with that code to that point is called. */
    static int pieceTo(int code, int to) {
        return (code > Piece.BLACK ? code - 2 : code - 1) * Square.COUNT + to;
    }

    static int pieceTo(Board board, int move) {
        return pieceTo(board.code(Move.from(move)), Move.to(move));
    }

    private static int quietIndex(Board board, int move) {
        return (board.mover() == 0 ? 0 : MOVES) + move;
    }

    private static int captureIndex(Board board, int move) {
        return pieceTo(board, move) * TYPES + (board.code(Move.to(move)) & 7);
    }

    int quiet(Board board, int move) {
        return quiet[quietIndex(board, move)];
    }

    int capture(Board board, int move) {
        return capture[captureIndex(board, move)];
    }

    /** How well the one move does after the other. */
    int continuation(int before, int pieceTo) {
        return continuation[before * ROW + pieceTo];
    }

    void rewardQuiet(Board board, int move, int bonus) {
        reward(quiet, quietIndex(board, move), bonus);
    }

    void rewardCapture(Board board, int move, int bonus) {
        reward(capture, captureIndex(board, move), bonus);
    }

    void rewardContinuation(int before, int pieceTo, int bonus) {
        reward(continuation, before * ROW + pieceTo, bonus);
    }

    private static void reward(short[] table, int index, int bonus) {
        int old = table[index];
        table[index] = (short) (old + bonus - old * Math.abs(bonus) / MOST);
    }

    private static int correctionIndex(Board board, long mixed) {
        return (board.mover() == 0 ? 0 : 1 << CORRECTION_BITS) + (int) (mixed >>> (Long.SIZE - CORRECTION_BITS));
    }

    private static int soldiers(Board board) {
        long mixed = board.lo(Piece.SOLDIER) * 0x9E37_79B9_7F4A_7C15L
                + board.hi(Piece.SOLDIER) * 0xC2B2_AE3D_27D4_EB4FL
                + board.lo(Piece.BLACK + Piece.SOLDIER) * 0x1656_67B1_9E37_79F9L
                + board.hi(Piece.BLACK + Piece.SOLDIER) * 0x27D4_EB2F_1656_67C5L;
        return correctionIndex(board, (mixed ^ mixed >>> 29) * 0xBF58_476D_1CE4_E5B9L);
    }

    private static int defenders(Board board) {
        long red = board.lo(Piece.GENERAL) * 3 + board.lo(Piece.ADVISOR) * 5 + board.lo(Piece.ELEPHANT) * 7;
        int black = Piece.BLACK;
        long blacks = board.hi(black + Piece.GENERAL) * 3
                + board.hi(black + Piece.ADVISOR) * 5
                + board.hi(black + Piece.ELEPHANT) * 7;
        long mixed = red * 0x9E37_79B9_7F4A_7C15L + blacks * 0xC2B2_AE3D_27D4_EB4FL;
        return correctionIndex(board, (mixed ^ mixed >>> 29) * 0xBF58_476D_1CE4_E5B9L);
    }

    /** What to add to the static evaluation. */
    int correction(Board board) {
        return (soldierCorrection[soldiers(board)] + defenderCorrection[defenders(board)]) / CORRECTION_UNIT / 2;
    }

    /** Notes that a search to that depth differs from the static evaluation by so much. */
    void correct(Board board, int difference, int depth) {
        int weight = Math.min(depth + 1, 16);
        adjust(soldierCorrection, soldiers(board), difference, weight);
        adjust(defenderCorrection, defenders(board), difference, weight);
    }

    private static void adjust(int[] table, int index, int difference, int weight) {
        long next = ((long) table[index] * (256 - weight)
                        + (long) Math.clamp(difference, -400, 400) * CORRECTION_UNIT * weight)
                / 256;
        table[index] = Math.clamp(next, -MOST_CORRECTION, MOST_CORRECTION);
    }
}
