package org.xiangqi.arbiter.rules;

import java.util.List;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/**
 * Positions and moves in which one side checks or chases as often as one likes, for the rule sets that count it. Red makes the
 * first move, and Black's moves never count.
 */
final class Rows {
    /** A chariot checks; the general steps aside. */
    static final Position CHECKS = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . R . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . K . . .
            """);

    /** Two checks and back. */
    static final String CHECK_TWICE = "e5d5 d9e9 d5e5 e9d9 ";

    /** In the same position: no check, and back. */
    static final String IDLE = "e5f5 d9d8 f5e5 d8d9 ";

    /** The horse checks once, then the one chariot as often as one likes; the other stands by. */
    static final Position CHECKS_OF_SEVERAL = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . N . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . A . . . R .
            . . . . . . . . .
            . . . K . . . . .
            """);

    /** The same, with a chariot behind the horse: its move uncovers a second check. */
    static final Position CHECKS_OF_SEVERAL_AT_ONCE = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . N . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . R . . . R .
            . . . . . . . . .
            . . . K . . . . .
            """);

    static final String HORSE_CHECKS = "b5c7 d9e9 h2e2 e9f9 ";
    static final String HORSE_CHECKS_TWOFOLD = "d5c7 d9e9 h2e2 e9f9 ";
    static final String THEN_CHARIOT_TWICE = "e2f2 f9e9 f2e2 e9f9 ";

    /** A chariot chases the cannon to and fro; others may join in. */
    static final Position CHASES = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . c .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . R . .
            . . . . . . . . .
            . . . . K . . . .
            """);

    static final String CHASE_TWICE = "g2h2 h7g7 h2g2 g7h7 ";

    static final Position CHASES_OF_SEVERAL = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . c .
            . . . . . . . . .
            R . . . . . . . .
            . . . . . . . . .
            . . . . . N . . .
            . . . . . . . . R
            . . . . . . . . .
            . . . . K . . . .
            """);

    static final String OTHER_CHARIOT_CHASES = "a5a7 h7h6 ";
    static final String THEN_CHARIOT_CHASES_ON_I_AND_H = "i2h2 h6i6 h2i2 i6h6 ";
    static final String HORSE_AND_OTHER_CHARIOT_CHASE = "f3g5 h7h8 a5a8 h8h5 ";
    static final String THEN_CHARIOT_CHASES_IT_THERE = "i2h2 h5i5 h2i2 i5h5 ";

    private Rows() {}

    /** The position with another clock. */
    static Position withClock(Position position, int plies) {
        return Positions.of(position.fen().replaceFirst(" - - [0-9]+ ", " - - " + plies + " "));
    }

    /** The first so many of the moves. */
    static String first(int plies, String moves) {
        return String.join(" ", List.of(moves.strip().split(" +", -1)).subList(0, plies));
    }
}
