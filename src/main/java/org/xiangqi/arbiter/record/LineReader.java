package org.xiangqi.arbiter.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;

/**
 * Builds a line with its variations from moves, remarks and brackets in the order of a text. A line that has met a fault takes
 * no further moves; the line that it branches from goes on.
 */
final class LineReader {
    private final Board board;
    private final MoveNotation notation;
    private final Deque<Draft> open = new ArrayDeque<>();

    /** A line that is being read. */
    private static final class Draft {
        final int firstPly;
        final List<Move> moves = new ArrayList<>();
        final List<Comment> comments = new ArrayList<>();
        final List<Line> variations = new ArrayList<>();

        /** The move of the line above that this one stands in place of, which is made again at its end; null for none. */
        final @Nullable Move replaced;

        @Nullable
        RecordFault fault;

        Draft(int firstPly, @Nullable Move replaced) {
            this.firstPly = firstPly;
            this.replaced = replaced;
        }

        int lastPly() {
            return firstPly + moves.size() - 1;
        }

        Line line() {
            return new Line(firstPly, moves, comments, variations, Optional.ofNullable(fault));
        }
    }

    LineReader(Position start, MoveNotation notation) {
        board = new Board(start);
        this.notation = notation;
        open.push(new Draft(1, null));
    }

    private Draft draft() {
        return open.getFirst();
    }

    /** Whether the main line has met a fault, so that nothing more can be added to it. */
    boolean isBroken() {
        return open.size() == 1 && draft().fault != null;
    }

    /** Takes the next move of the line that is open. */
    void move(Place place) {
        Draft draft = draft();
        if (draft.fault != null) {
            return;
        }
        int ply = draft.lastPly() + 1;
        switch (notation.read(place.text(), board)) {
            case MoveReading.Read(Move move) -> {
                IllegalReason reason = Legality.whyIllegal(board, move.code());
                if (reason != null) {
                    draft.fault = place.fault(ply, reason.name());
                } else {
                    board.make(move.code());
                    draft.moves.add(move);
                }
            }
            case MoveReading.Ambiguous ambiguous -> draft.fault = place.fault(ply, RecordFault.AMBIGUOUS_MOVE);
            case MoveReading.Unreadable unreadable -> draft.fault = place.fault(ply, RecordFault.UNREADABLE_MOVE);
        }
    }

    /** Takes a remark on what was read last. */
    void comment(String text) {
        if (!text.isBlank()) {
            draft().comments.add(new Comment(draft().lastPly(), text.strip()));
        }
    }

    /** Notes that something stands there that belongs to no game. */
    void fault(Place place, String reason) {
        if (draft().fault == null) {
            draft().fault = place.fault(draft().lastPly() + 1, reason);
        }
    }

    /** Opens a variation in place of the last move, of which there must be one. */
    void open(Place place) {
        Draft above = draft();
        if (above.moves.isEmpty() || above.fault != null) {
            Draft lost = new Draft(above.lastPly() + 1, null);
            lost.fault = above.fault == null ? place.fault(lost.firstPly, RecordFault.MALFORMED) : above.fault;
            open.push(lost);
            return;
        }
        board.unmake();
        open.push(new Draft(above.lastPly(), above.moves.getLast()));
    }

    /** Closes the variation that is open, if one is. */
    void close(Place place) {
        if (open.size() == 1) {
            fault(place, RecordFault.MALFORMED);
            return;
        }
        Draft closed = open.pop();
        closed.moves.forEach(move -> board.unmake());
        if (closed.replaced != null) {
            board.make(closed.replaced.code());
            draft().variations.add(closed.line());
        }
    }

    /** The main line; variations that were not closed end here. */
    Line end(Place place) {
        while (open.size() > 1) {
            fault(place, RecordFault.MALFORMED);
            close(place);
        }
        return draft().line();
    }
}
