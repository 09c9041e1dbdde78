package org.xiangqi.arbiter.rules.threat;

import java.util.List;
import java.util.Objects;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Square;

/** Pieces on a board in words, for the sentences of the evidence. */
public final class Phrases {
    private Phrases() {}

    /** The piece on that point, such as {@code Red's horse}. */
    public static String title(Board board, Square square) {
        return Objects.requireNonNull(board.pieceAt(square.index())).title();
    }

    /** The piece on that point and the point, such as {@code Red's horse on e5}. */
    public static String on(Board board, Square square) {
        return title(board, square) + " on " + square;
    }

    /** The pieces on those points, as {@link #on}, listed. */
    public static String on(Board board, List<Square> squares) {
        return listed(squares.stream().map(square -> on(board, square)).toList());
    }

    /** Several things as a person lists them: commas, and "and" before the last. */
    public static String listed(List<String> things) {
        int last = things.size() - 1;
        return last < 1
                ? String.join("", things)
                : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
    }

    /** Names the screen over which a cannon attacks, with a blank before; nothing for other pieces. */
    public static String over(Board board, Square attacker, Square target) {
        if (board.type(attacker.index()) != PieceType.CANNON) {
            return "";
        }
        int step = attacker.rank() == target.rank() ? 1 : Square.FILES;
        int from = Math.min(attacker.index(), target.index());
        int to = Math.max(attacker.index(), target.index());
        for (int square = from + step; square < to; square += step) {
            if (board.pieceAt(square) != null) {
                return " over the screen on " + Square.of(square);
            }
        }
        return "";
    }
}
