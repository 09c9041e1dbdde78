package org.xiangqi.arbiter.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Side;

/**
 * Ends games that both players hold to be settled, by the scores that they tell; saves time where a match has thousands of
 * games. Each of its two parts can be left out.
 *
 * @param resign a side loses that both see so far behind
 * @param draw both see the game level
 */
record Agreement(Optional<Resign> resign, Optional<Draw> draw) {
    /** Every game is played to its end. */
    static final Agreement NONE = new Agreement(Optional.empty(), Optional.empty());

    /**
     * When a game counts as lost.
     *
     * @param moves how many moves in a row of each player, 1 or more
     * @param score in centipawns, 1 or more
     */
    record Resign(int moves, int score) {}

    /**
     * When a game counts as drawn.
     *
     * @param fromPly not before so many plies were played after the opening
     * @param moves how many moves in a row of each player, 1 or more
     * @param score the most in centipawns for either side, 0 or more
     */
    record Draw(int fromPly, int moves, int score) {}

    /** What the players said of one game so far. */
    static final class Watch {
        private final Agreement agreement;
        /** By ply, for Red; empty where a player said nothing. */
        private final List<Optional<Integer>> scores = new ArrayList<>();

        Watch(Agreement agreement) {
            this.agreement = agreement;
        }

        /** Notes what the side said, with its move, of its own position. */
        void said(Side side, Optional<Info> info) {
            scores.add(info.map(told -> side == Side.RED ? told.score() : -told.score()));
        }

        /** How the game ends by agreement, if it does. */
        Optional<Ending.Outside> ending() {
            return agreement
                    .resign()
                    .flatMap(this::lost)
                    .or(() -> agreement.draw().flatMap(this::drawn));
        }

        private Optional<Ending.Outside> lost(Resign when) {
            if (last(when.moves(), when.score(), Integer.MAX_VALUE)) {
                return Optional.of(
                        new Ending.Outside(Ending.AGREED_WIN, Optional.of(Side.BLACK), "both see Red ahead"));
            }
            return last(when.moves(), Integer.MIN_VALUE, -when.score())
                    ? Optional.of(new Ending.Outside(Ending.AGREED_WIN, Optional.of(Side.RED), "both see Black ahead"))
                    : Optional.empty();
        }

        private Optional<Ending.Outside> drawn(Draw when) {
            return scores.size() >= when.fromPly() && last(when.moves(), -when.score(), when.score())
                    ? Optional.of(new Ending.Outside(Ending.AGREED_DRAW, Optional.empty(), "both see it level"))
                    : Optional.empty();
        }

        /** Whether all scores of so many moves of each player lie from the one to the other. */
        private boolean last(int moves, int least, int most) {
            int plies = 2 * moves;
            return scores.size() >= plies
                    && scores.subList(scores.size() - plies, scores.size()).stream()
                            .allMatch(score -> score.isPresent() && score.get() >= least && score.get() <= most);
        }
    }
}
