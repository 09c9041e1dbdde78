package org.xiangqi.arbiter.notation;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * Where a piece stands among those of its kind and side, as the notations look at it: files are counted 1 to 9 from the
 * right of the side that owns it, and the front is toward the other side.
 *
 * @param file 1 to 9
 * @param index how many of its kind stand before it on the file
 * @param count how many of its kind stand on the file, itself included
 * @param tandemFiles on how many files two or more of its kind stand
 * @param ordinal its number among all pieces on such files, from the right file to the left, on each from the front, from 1;
 *     0 if it stands alone on its file
 */
record Stand(int file, int index, int count, int tandemFiles, int ordinal) {

    /** The stand of the piece on that point. */
    static Stand of(Board board, int square) {
        Side side = board.side(square);
        PieceType type = board.type(square);
        PointSet all = new PointSet();
        board.findPieces(side, type, all);
        int[] counts = new int[Square.FILES + 1];
        int index = 0;
        for (int other = all.first(); other != PointSet.NONE; other = all.next(other + 1)) {
            counts[fileNumber(side, other)]++;
            boolean before = side == Side.RED ? other > square : other < square;
            index += before && other % Square.FILES == square % Square.FILES ? 1 : 0;
        }
        int file = fileNumber(side, square);
        int tandemFiles = 0;
        int ordinal = index + 1;
        for (int each = 1; each <= Square.FILES; each++) {
            tandemFiles += counts[each] > 1 ? 1 : 0;
            ordinal += each < file && counts[each] > 1 ? counts[each] : 0;
        }
        return new Stand(file, index, counts[file], tandemFiles, counts[file] > 1 ? ordinal : 0);
    }

    /** The number of the point's file as that side counts, 1 to 9. */
    static int fileNumber(Side side, int square) {
        int file = square % Square.FILES;
        return side == Side.RED ? Square.FILES - file : file + 1;
    }

    boolean isFront() {
        return count > 1 && index == 0;
    }

    boolean isRear() {
        return count > 1 && index == count - 1;
    }

    /** Whether as many stand before it as behind. */
    boolean isMiddle() {
        return count > 2 && 2 * index == count - 1;
    }
}
