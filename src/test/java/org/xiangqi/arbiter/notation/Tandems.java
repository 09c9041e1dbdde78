package org.xiangqi.arbiter.notation;

import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Positions in which pieces of a kind share a file: every notation has to tell them apart. */
final class Tandems {
    static final Position TANDEMS = Positions.drawn(Side.RED, """
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . C . . . . . .
            . . . . . . . . .
            . . C . . . . . .
            . . . . . . . . R
            . . . . . . . . .
            . . . . . . . . R
            . . . K . . . . .
            """);
    static final Position BLACK_TANDEMS = Positions.drawn(Side.BLACK, """
            . . . k . . . . .
            r . . . . . . . .
            . . . . . . . . .
            r . . . . . n . .
            . . . . . . . . .
            . . . . . . n . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position TWO = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position THREE = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position FOUR = Positions.drawn(Side.RED, """
            . . . k . . P . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position FIVE = Positions.drawn(Side.RED, """
            . . . k . . P . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position THREE_AND_TWO = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . P . .
            . . P . . . P . .
            . . P . . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);
    static final Position TWO_AND_TWO_OF_BLACK = Positions.drawn(Side.BLACK, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . p . .
            . p . . . . . . .
            . . . . . . p . .
            . p . . . . . . .
            . . . . K . . . .
            """);
    static final Position GUARDS = Positions.drawn(Side.RED, """
            . . . . k . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . B . . . . . .
            . . . . . . . . .
            . . . A . . . . .
            . . . . . . . . .
            . . B A . K . . .
            """);

    private Tandems() {}
}
