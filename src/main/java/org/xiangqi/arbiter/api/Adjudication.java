package org.xiangqi.arbiter.api;

import java.util.List;
import org.xiangqi.arbiter.board.FenFault;
import org.xiangqi.arbiter.board.PositionFault;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.rules.Fault;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Replay;

/** What comes of a request: a ruling, or why there is none for the whole of it. */
sealed interface Adjudication {
    /** Every move was read, in that base, or the game ended before. */
    record Ruled(Game game, RankBase base, int movesAfterEnd) implements Adjudication {}

    record UnknownRuleSet(String id) implements Adjudication {}

    record InvalidFen(FenFault fault) implements Adjudication {}

    record IllegalPosition(List<PositionFault> faults) implements Adjudication {}

    record TooManyPlies(int limit) implements Adjudication {}

    /**
     * A move could not be read or played.
     *
     * @param game the game before it
     * @param text the move as it was sent
     * @param base how coordinates were read
     */
    record BadMove(Game game, Fault<MoveReading.Failure> fault, String text, RankBase base) implements Adjudication {}

    /** The moves are legal to the end with either base. */
    record TwoReadings(Game start, Replay<?> zero, Replay<?> one) implements Adjudication {}
}
