package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/** What each piece on each point counts for, positive for Red: a sum that a search keeps move by move. */
final class PieceSquares {
    private static final int HALF_FILES = 5;

    /** By {@code 90 × piece code + point}, packed as in {@link Weights}. */
    private final int[] values = new int[16 * Square.COUNT];

    PieceSquares(Weights weights) {
        for (int type = Piece.GENERAL; type <= Piece.SOLDIER; type++) {
            int first = Feature.GENERAL_AT.at() + (type - Piece.GENERAL) * Feature.GENERAL_AT.size();
            for (int square = 0; square < Square.COUNT; square++) {
                values[Square.COUNT * type + square] = weights.at(first + place(square, false));
                values[Square.COUNT * (Piece.BLACK + type) + square] = -weights.at(first + place(square, true));
            }
        }
    }

    /** The point as its side sees it, mirrored onto files a to e. */
    private static int place(int square, boolean black) {
        int rank = square / Square.FILES;
        int file = square % Square.FILES;
        int ownRank = black ? Square.RANKS - 1 - rank : rank;
        return ownRank * HALF_FILES + Math.min(file, Square.FILES - 1 - file);
    }

    int of(int code, int square) {
        return values[Square.COUNT * code + square];
    }

    /** The sum over all that stands on the board. */
    int sum(Board board) {
        int sum = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            sum += of(board.code(square), square);
        }
        return sum;
    }
}
