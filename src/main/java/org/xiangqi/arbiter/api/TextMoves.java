package org.xiangqi.arbiter.api;

import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.TextList;
import org.xiangqi.arbiter.rules.MoveSource;

/** Feeds a replay from texts in one notation. */
record TextMoves(List<String> texts, MoveNotation notation) implements MoveSource<MoveReading.Failure> {
    @Override
    public int size() {
        return texts.size();
    }

    @Override
    public Reading<MoveReading.Failure> read(int ply, Board board) {
        if (notation == RankBase.ZERO && texts instanceof TextList list && list.usual(ply - 1) >= 0) {
            return new Found<>(list.usual(ply - 1));
        }
        return switch (notation.read(texts.get(ply - 1), board)) {
            case MoveReading.Read(Move move) -> new Found<>(move);
            case MoveReading.Failure failure -> new Refused<>(failure);
        };
    }
}
