package org.xiangqi.arbiter.contest.standings;

import java.util.Optional;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Outcome;

/**
 * A game as a standing sees it.
 *
 * @param red the account of who played Red; empty for a guest. Accounts are the same if they are, letter by letter
 * @param black likewise
 * @param outcome empty if there is none: the game goes on, or was cancelled
 * @param ending why it ended; empty if that is not told
 * @param rated whether it was played for points
 */
public record PlayedGame(
        Optional<String> red,
        Optional<String> black,
        Optional<Outcome> outcome,
        Optional<Ending> ending,
        boolean rated) {

    /** Whether the result can come of that ending: nobody wins by a draw agreed, and a checkmate is no draw. */
    public boolean isConsistent() {
        return ending.map(each -> Result.of(each) == Result.of(outcome)).orElse(true);
    }

    /** Whether it was cancelled before it began, and so has no result. */
    boolean isCancelled() {
        return ending.map(Ending::cancels).orElse(false);
    }

    /** The kind of result that a game has. */
    private enum Result {
        WIN,
        DRAW,
        NONE;

        static Result of(Optional<Outcome> outcome) {
            return outcome.map(each -> each == Outcome.DRAW ? DRAW : WIN).orElse(NONE);
        }

        static Result of(Ending ending) {
            return switch (ending) {
                case CHECKMATE,
                        STALEMATE,
                        PERPETUAL_CHECK,
                        PERPETUAL_CHASE,
                        PERPETUAL_KILL_THREAT,
                        PERPETUAL_MIX,
                        CONSECUTIVE_CHECKS,
                        CONSECUTIVE_CHASES,
                        TOTAL_TIME,
                        MOVE_TIME,
                        RESIGNATION,
                        ABANDONMENT -> WIN;
                case REPETITION,
                        MUTUAL_PERPETUAL,
                        MOVE_LIMIT,
                        LENGTH_LIMIT,
                        INSUFFICIENT_MATERIAL,
                        DRAW_AGREED,
                        TIME_AGAINST_BARE_SIDE -> DRAW;
                case NO_SHOW, OFFLINE_BEFORE_START, LEFT_BEFORE_START -> NONE;
            };
        }
    }
}
