package org.xiangqi.arbiter.api;

import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.Readers;
import org.xiangqi.arbiter.record.Line;
import org.xiangqi.arbiter.record.RecordFault;
import org.xiangqi.arbiter.rules.MoveSource;

/** Feeds a replay from a game file: the moves that could be read, then what could not, if there is such a thing. */
record RecordedMoves(Line line) implements MoveSource<MoveReading.Failure> {
    @Override
    public int size() {
        return line.moves().size() + (line.fault().isPresent() ? 1 : 0);
    }

    @Override
    public Reading<MoveReading.Failure> read(int ply, Board board) {
        return ply <= line.moves().size()
                ? new Found<>(line.moves().get(ply - 1))
                : line.fault().map(fault -> reading(fault, board)).orElseThrow();
    }

    /** What was read was dropped with the fault, so the text is read once more; the reason for the fault stands. */
    private static Reading<MoveReading.Failure> reading(RecordFault fault, Board board) {
        for (MoveNotation notation : Readers.of(List.of(fault.text()))) {
            Optional<Reading<MoveReading.Failure>> found = told(fault, board, notation.read(fault.text(), board));
            if (found.isPresent()) {
                return found.get();
            }
        }
        return new Refused<>(new MoveReading.Unreadable());
    }

    private static Optional<Reading<MoveReading.Failure>> told(RecordFault fault, Board board, MoveReading reading) {
        return switch (reading) {
            case MoveReading.Read(Move move) -> {
                IllegalReason reason = Legality.whyIllegal(board, move.code());
                boolean same = reason != null && reason.name().equals(fault.reason());
                yield same ? Optional.of(new Found<>(move)) : Optional.empty();
            }
            case MoveReading.Ambiguous ambiguous ->
                fault.reason().equals(RecordFault.AMBIGUOUS_MOVE)
                        ? Optional.of(new Refused<>(ambiguous))
                        : Optional.empty();
            case MoveReading.Unreadable _ -> Optional.empty();
        };
    }
}
