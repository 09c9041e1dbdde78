package org.xiangqi.arbiter.rules;

import java.util.Optional;
import org.xiangqi.arbiter.board.Position;

/**
 * The longest valid prefix of a game with its ruling, and the fault that ended it, if any.
 *
 * @param <F> what the source of the moves says of one that it cannot tell
 * @param game the moves that could be played, and what they amount to
 * @param fault the first move that could not be played; empty if all could, or were not read any more
 * @param movesAfterEnd how many moves were not read because the game was over
 */
public record Replay<F>(Game game, Optional<Fault<F>> fault, int movesAfterEnd) {

    /** When to stop reading moves. */
    public enum Until {
        /** At the first verdict: what follows it is neither read nor checked. */
        FIRST_END,
        /** At the end of the moves: only checkmate and stalemate leave nothing to play. */
        LAST_MOVE
    }

    /**
     * What is told besides the verdicts and warnings.
     *
     * @param moves what each legal move of the last position would lead to; otherwise {@link Game#options} is empty
     * @param plies what each ply does that a verdict rests on; otherwise {@link Evidence#plies} is empty
     */
    public record Detail(boolean moves, boolean plies) {
        /** Looks ahead and back. */
        public static final Detail ALL = new Detail(true, true);

        /** Looks back only. */
        public static final Detail PAST = new Detail(false, true);
    }

    /** Replays the game that the source tells, from that position, under those rules, with the default budget. */
    public static <F> Replay<F> of(Position start, RuleSet rules, Until until, MoveSource<F> source) {
        return of(start, rules, until, Budget.DEFAULT, source);
    }

    /** Replays the game that the source tells, from that position, under those rules. */
    public static <F> Replay<F> of(Position start, RuleSet rules, Until until, Budget budget, MoveSource<F> source) {
        return Playthrough.of(start, rules, until, budget, source).told(Detail.ALL);
    }
}
