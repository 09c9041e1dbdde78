package org.xiangqi.arbiter.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
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
 * no further moves, remarks or variations; the line that it branches from goes on. A variation without a place, or nested deeper than
 * {@value #MOST_NESTED}, is kept as a line of no moves with a fault.
 */
final class LineReader {
    /** How deep variations may be nested. */
    static final int MOST_NESTED = 100;

    private static final Pattern LINE_END = Pattern.compile("\\R");

    /** Which of two readings of a text gets on further: by more moves, or else by understanding the next. */
    private static final Comparator<Line> FURTHEST = Comparator.comparingInt(
                    (Line line) -> line.moves().size())
            .thenComparing(line -> line.fault()
                    .filter(fault -> fault.reason().equals(RecordFault.UNREADABLE_MOVE))
                    .isEmpty());

    private final Board board;
    private final MoveNotation notation;
    private final Allowance allowance;
    private final Deque<Draft> open = new ArrayDeque<>();

    /** How many variations are open inside one that cannot be read. */
    private int passedOver;

    /** A line that is being read. */
    private static final class Draft {
        final int firstPly;
        final List<Move> moves = new ArrayList<>();
        final List<Comment> comments = new ArrayList<>();
        final List<Line> variations = new ArrayList<>();

        /** The move of the line above that this one stands in place of, which is made again at its end; null if it is lost. */
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

    LineReader(Position start, MoveNotation notation, Allowance allowance) {
        board = new Board(start);
        this.notation = notation;
        this.allowance = allowance;
        open.push(new Draft(1, null));
    }

    /**
     * The main line as read in the notation that reads most of it; of several that read as much, the first that understands what
     * comes next. Those behind one that reads it to its end are not tried.
     */
    static Line longest(
            Position start,
            List<? extends MoveNotation> notations,
            Allowance allowance,
            Function<LineReader, Line> reading) {
        Line longest = Starts.NO_MOVES;
        Allowance spent = allowance;
        for (MoveNotation notation : notations) {
            Allowance own = allowance.copy();
            Line line = reading.apply(new LineReader(start, notation, own));
            if (spent == allowance || FURTHEST.compare(line, longest) > 0) {
                longest = line;
                spent = own;
            }
            if (line.fault().isEmpty()) {
                break;
            }
        }
        allowance.become(spent);
        return longest;
    }

    private Draft draft() {
        return open.getFirst();
    }

    /** Takes the next move of the line that is open. */
    void move(Place place) {
        Draft draft = draft();
        if (draft.fault != null || allowance.isSpent()) {
            return;
        }
        int ply = draft.lastPly() + 1;
        switch (notation.read(place.text(), board)) {
            case MoveReading.Read(Move move) -> {
                IllegalReason reason = Legality.whyIllegal(board, move.code());
                if (reason != null) {
                    draft.fault = place.fault(ply, reason.name());
                } else if (allowance.ply()) {
                    board.make(move.code());
                    draft.moves.add(move);
                }
            }
            case MoveReading.Ambiguous ambiguous -> draft.fault = place.fault(ply, RecordFault.AMBIGUOUS_MOVE);
            case MoveReading.Unreadable unreadable -> draft.fault = place.fault(ply, RecordFault.UNREADABLE_MOVE);
        }
    }

    /** Takes a remark on what was read last, without blanks around it, its lines ended by a line feed. */
    void comment(String text) {
        if (!text.isBlank() && draft().fault == null) {
            draft().comments
                    .add(new Comment(
                            draft().lastPly(), LINE_END.matcher(text.strip()).replaceAll("\n")));
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
        if (above.fault != null) {
            passedOver++;
        } else if (!allowance.variation(open.size())) {
            open.push(new Draft(above.lastPly(), null));
        } else if (above.moves.isEmpty() || open.size() > MOST_NESTED) {
            Draft lost = new Draft(Math.max(above.firstPly, above.lastPly()), null);
            lost.fault = place.fault(lost.firstPly, RecordFault.MALFORMED);
            open.push(lost);
        } else {
            board.unmake();
            open.push(new Draft(above.lastPly(), above.moves.getLast()));
        }
    }

    /** Whether what is open cannot take anything any more. */
    boolean isLost() {
        return draft().fault != null || isSpent();
    }

    /** Whether nothing can be taken any more, because the file has more than it may have. */
    boolean isSpent() {
        return allowance.isSpent();
    }

    /** Closes the variation that is open, if one is. */
    void close(Place place) {
        if (passedOver > 0) {
            passedOver--;
            return;
        }
        if (open.size() == 1) {
            fault(place, RecordFault.MALFORMED);
            return;
        }
        Draft closed = open.pop();
        closed.moves.forEach(move -> board.unmake());
        if (closed.replaced != null) {
            board.make(closed.replaced.code());
        }
        draft().variations.add(closed.line());
    }

    /** Notes a variation that no line has a place for. */
    void lose(int ply, Place place) {
        if (allowance.variation(1)) {
            Draft lost = new Draft(ply, null);
            lost.fault = place.fault(ply, RecordFault.MALFORMED);
            open.getLast().variations.add(lost.line());
        }
    }

    /** The main line; variations that were not closed end here. */
    Line end(Place place) {
        passedOver = 0;
        while (open.size() > 1) {
            fault(place, RecordFault.MALFORMED);
            close(place);
        }
        return draft().line();
    }
}
