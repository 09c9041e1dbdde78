package org.xiangqi.arbiter.board;

import java.util.List;

/**
 * One way in which a setup is no legal position.
 *
 * @param code which law it breaks
 * @param squares the points concerned, in the order of {@link Square}; empty where a general is missing
 * @param detail one sentence for a person
 */
public record PositionFault(Code code, List<Square> squares, String detail) {
    /** The laws that a position obeys. */
    public enum Code {
        /** Each side has exactly one general. */
        GENERAL_COUNT,
        /** A side has at most two advisors, elephants, horses, chariots and cannons, and five soldiers. */
        PIECE_COUNT,
        GENERAL_OUTSIDE_PALACE,
        /** An advisor stands off the five points it can reach. */
        ADVISOR_POINT,
        /** An elephant stands off the seven points it can reach. */
        ELEPHANT_POINT,
        /** A soldier stands behind its start rank, or before the river on file b, d, f or h. */
        SOLDIER_POINT,
        /** The generals see each other on an open file. */
        GENERALS_FACE,
        /** The side that just moved stands in check. */
        OPPONENT_IN_CHECK
    }

    /** Copies the list. */
    public PositionFault {
        squares = List.copyOf(squares);
    }
}
