package org.xiangqi.arbiter.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

/** Where a game starts, as its tags say. */
final class Starts {
    /** A line of a game without any. */
    static final Line NO_MOVES = new Line(1, List.of(), List.of(), List.of(), Optional.empty());

    private Starts() {}

    /** The game that starts as its {@code FEN} tag says, or from the initial position; without moves if that is no position. */
    static GameRecord game(Map<String, String> tags, Place first, Result result, Function<Position, Line> moves) {
        String fen = tags.getOrDefault("FEN", "");
        if (fen.isBlank()) {
            return new GameRecord(tags, Optional.of(Position.INITIAL), result, moves.apply(Position.INITIAL));
        }
        return switch (Fen.read(fen)) {
            case Fen.Unreadable unreadable -> broken(tags, first, result, fen, RecordFault.INVALID_FEN);
            case Fen.Read(Setup setup) ->
                switch (setup.check()) {
                    case Setup.Illegal illegal -> broken(tags, first, result, fen, RecordFault.ILLEGAL_POSITION);
                    case Setup.Legal legal ->
                        new GameRecord(tags, Optional.of(legal.position()), result, moves.apply(legal.position()));
                };
        };
    }

    private static GameRecord broken(Map<String, String> tags, Place first, Result result, String fen, String reason) {
        RecordFault fault = new RecordFault(0, fen, reason, first.line(), first.column());
        Line none = new Line(1, List.of(), List.of(), List.of(), Optional.of(fault));
        return new GameRecord(tags, Optional.empty(), result, none);
    }
}
