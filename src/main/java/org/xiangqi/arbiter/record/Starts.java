package org.xiangqi.arbiter.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

/** Where a game starts, as its file says. */
final class Starts {
    /** A line of a game without any. */
    static final Line NO_MOVES = new Line(1, List.of(), List.of(), List.of(), Optional.empty());

    private Starts() {}

    /** The game that starts as its {@code FEN} tag says, or from the initial position; without moves if that is no position. */
    static GameRecord game(Map<String, String> tags, Place first, Result result, Function<Position, Line> moves) {
        String fen = tags.getOrDefault("FEN", "");
        return told(tags, Optional.of(new Place(fen, first.line(), first.column())), result, moves);
    }

    /** The game that starts as that FEN says, or from the initial position; without moves if that is no position. */
    static GameRecord told(
            Map<String, String> tags, Optional<Place> fen, Result result, Function<Position, Line> moves) {
        if (fen.isEmpty() || fen.get().text().isBlank()) {
            return new GameRecord(tags, Optional.of(Position.INITIAL), result, moves.apply(Position.INITIAL));
        }
        return switch (Fen.read(fen.get().text())) {
            case Fen.Unreadable unreadable -> broken(tags, fen.get(), result, RecordFault.INVALID_FEN);
            case Fen.Read(Setup setup) -> checked(tags, setup, fen.get(), result, moves);
        };
    }

    /** The game that starts with that setup, which is told there; without moves if that is no position. */
    static GameRecord checked(
            Map<String, String> tags, Setup setup, Place place, Result result, Function<Position, Line> moves) {
        return switch (setup.check()) {
            case Setup.Illegal illegal -> broken(tags, place, result, RecordFault.ILLEGAL_POSITION);
            case Setup.Legal(Position start) -> new GameRecord(tags, Optional.of(start), result, moves.apply(start));
        };
    }

    /** The game whose start is told there, but not so that it can be read. */
    static GameRecord broken(Map<String, String> tags, Place place, Result result, String reason) {
        Line none = new Line(1, List.of(), List.of(), List.of(), Optional.of(place.fault(0, reason)));
        return new GameRecord(tags, Optional.empty(), result, none);
    }
}
