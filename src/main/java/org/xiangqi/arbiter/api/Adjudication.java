package org.xiangqi.arbiter.api;

import java.util.List;
import org.xiangqi.arbiter.board.FenFault;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PositionFault;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.record.RecordFault;
import org.xiangqi.arbiter.rules.Fault;
import org.xiangqi.arbiter.rules.Game;

/** What comes of a request: a ruling, or why there is none for the whole of it. */
sealed interface Adjudication {
    /** Every move was read, in that notation, or the game ended before. */
    record Ruled(Game game, Notation notation, int movesAfterEnd) implements Adjudication {}

    /** There is no ruling for the whole of it. */
    sealed interface Refused extends Adjudication {}

    record UnknownRuleSet(String id) implements Refused {}

    record InvalidFen(FenFault fault) implements Refused {}

    record IllegalPosition(List<PositionFault> faults) implements Refused {}

    record TooManyPlies(int limit) implements Refused {}

    /**
     * A move could not be read or played.
     *
     * @param game the game before it
     * @param text the move as it was sent
     * @param notation how the game was read
     */
    record BadMove(Game game, Fault<MoveReading.Failure> fault, String text, Notation notation) implements Refused {}

    /**
     * A move of a game file could not be read or played.
     *
     * @param fault where it stands in the file
     */
    record BadRecord(BadMove move, RecordFault fault) implements Refused {}

    /** The moves are legal to the end in each of several readings, which are different games. */
    record SeveralReadings(Game start, List<Reading> readings) implements Refused {
        /** Copies the list. */
        public SeveralReadings {
            readings = List.copyOf(readings);
        }
    }

    /** The moves as one notation has them. */
    record Reading(Notation notation, List<Move> moves) {
        /** Copies the list. */
        public Reading {
            moves = List.copyOf(moves);
        }
    }
}
