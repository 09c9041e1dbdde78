package org.xiangqi.arbiter.record;

/**
 * Why a game could be read no further, and where that is.
 *
 * @param ply the ply that was to be read, from 1; 0 for the start position
 * @param text what stands there
 * @param reason one of the codes below, or the code of the law that a move breaks
 * @param line from 1; 0 where the file has none
 * @param column from 1, in characters; 0 where the file has none
 */
public record RecordFault(int ply, String text, String reason, int line, int column) {
    /** The text is no move in the notation of the game. */
    public static final String UNREADABLE_MOVE = "UNREADABLE_MOVE";

    /** The text fits several legal moves. */
    public static final String AMBIGUOUS_MOVE = "AMBIGUOUS_MOVE";

    /** The start position cannot be read. */
    public static final String INVALID_FEN = "INVALID_FEN";

    /** The start position is not possible. */
    public static final String ILLEGAL_POSITION = "ILLEGAL_POSITION";

    /** The file breaks off, or is not put together as its format asks. */
    public static final String MALFORMED = "MALFORMED";
}
