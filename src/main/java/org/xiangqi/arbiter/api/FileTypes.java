package org.xiangqi.arbiter.api;

/** The media types of game files. Only one is registered; the others are in common use or, for want of any, ours. */
final class FileTypes {
    static final String PGN = "application/x-chess-pgn";
    static final String REGISTERED_PGN = "application/vnd.chess-pgn";
    static final String WXF = "application/x-wxf";
    static final String DHTMLXQ = "application/x-dhtmlxq";
    static final String UCCI = "application/x-ucci";

    private FileTypes() {}
}
