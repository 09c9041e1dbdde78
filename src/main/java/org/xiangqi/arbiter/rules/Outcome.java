package org.xiangqi.arbiter.rules;

import java.util.Optional;
import org.xiangqi.arbiter.board.Side;

/** Who won; why is another matter: {@link Reason}. */
public enum Outcome {
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2");

    private final String result;

    Outcome(String result) {
        this.result = result;
    }

    /** The outcome in which that side loses. */
    public static Outcome lostBy(Side side) {
        return side == Side.RED ? BLACK_WINS : RED_WINS;
    }

    /** The result as game records write it: {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}. */
    public String result() {
        return result;
    }

    /** The winner; empty for a draw. */
    public Optional<Side> winner() {
        return switch (this) {
            case RED_WINS -> Optional.of(Side.RED);
            case BLACK_WINS -> Optional.of(Side.BLACK);
            case DRAW -> Optional.empty();
        };
    }
}
