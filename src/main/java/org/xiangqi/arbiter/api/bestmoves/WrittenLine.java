package org.xiangqi.arbiter.api.bestmoves;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/**
 * Moves that follow one another, in every notation that is written.
 *
 * @param moves the first is made in the position that the line starts from
 */
public record WrittenLine(List<WrittenMove> moves) {
    /** Copies the list. */
    public WrittenLine {
        moves = List.copyOf(moves);
    }

    /** The moves, all legal one after the other from that position on. */
    public static WrittenLine of(Position start, List<Move> moves) {
        Board board = new Board(start);
        List<WrittenMove> written = new ArrayList<>(moves.size());
        for (Move move : moves) {
            written.add(WrittenMove.of(board, move));
            board.make(move.code());
        }
        return new WrittenLine(written);
    }

    /** All of them in UCCI. */
    public List<String> ucci() {
        return moves.stream().map(WrittenMove::ucci).toList();
    }

    /** All of them in WXF. */
    public List<String> wxf() {
        return moves.stream().map(WrittenMove::wxf).toList();
    }

    /** All of them in Chinese. */
    public List<String> chinese() {
        return moves.stream().map(WrittenMove::chinese).toList();
    }
}
