package org.xiangqi.arbiter.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** What texts mean, in words that tests can list. */
final class Meanings {
    private Meanings() {}

    /**
     * A legal move as {@code h2e2}, an illegal one with the reason behind it, several legal ones as {@code a0a1 or a2a3}, or
     * {@code unreadable}.
     */
    static String of(MoveNotation notation, String text, Position position) {
        Board board = new Board(position);
        return switch (notation.read(text, board)) {
            case MoveReading.Read(Move move) -> told(move, board);
            case MoveReading.Unreadable unreadable -> "unreadable";
            case MoveReading.Ambiguous(List<Move> candidates) ->
                candidates.stream().map(move -> told(move, board)).sorted().collect(Collectors.joining(" or "));
        };
    }

    private static String told(Move move, Board board) {
        IllegalReason reason = Legality.whyIllegal(board, move.code());
        return reason == null ? move.toString() : move + " " + reason;
    }
}
