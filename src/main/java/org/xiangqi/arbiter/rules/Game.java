package org.xiangqi.arbiter.rules;

import java.util.List;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;

/**
 * A game as far as it was replayed, and its ruling: an immutable value.
 *
 * @param start where it started
 * @param moves the moves played, all legal
 * @param checks the plies, from 1, whose move gave check, in order
 * @param position the position after them, with its counters
 * @param occurrence how often that position has stood, 1 or more
 * @param checkers where the pieces stand that give check in it
 * @param material what each side has left in it to attack with
 * @param rulings every verdict that fell, one a ply, in order; at most one if the replay stopped at the first end
 * @param verdict the first of them, or that the game goes on
 * @param options the legal moves of the position; empty if the replay stopped at an end, or nobody asked for them
 * @param warnings what to know before the next move; empty once the game is decided
 */
public record Game(
        RuleSet rules,
        Position start,
        List<Move> moves,
        List<Integer> checks,
        Position position,
        int occurrence,
        List<Square> checkers,
        Material material,
        List<Verdict.Decided> rulings,
        Verdict verdict,
        List<Option> options,
        List<Warning> warnings) {

    /** Copies the lists. */
    public Game {
        moves = List.copyOf(moves);
        checks = List.copyOf(checks);
        checkers = List.copyOf(checkers);
        rulings = List.copyOf(rulings);
        options = List.copyOf(options);
        warnings = List.copyOf(warnings);
    }

    /** The number of plies played. */
    public int ply() {
        return moves.size();
    }
}
