package org.xiangqi.arbiter.record;

/** The kinds of files that games come in. */
public enum Format {
    /** Portable game notation with moves in Chinese, WXF or coordinates. */
    PGN,
    /** The World Xiangqi Federation's own: {@code FORMAT WXF … START{ … }END}. */
    WXF,
    /** Tags in brackets, as Chinese web pages and forums have them: {@code [DhtmlXQ_movelist]…}. */
    DHTMLXQ,
    /** A line of the UCCI protocol: {@code position startpos moves …}. */
    UCCI,
    /** Moves alone. */
    TEXT,
    /** The binary files of XQStudio; read only. */
    XQF,
    /** A binary file of CCBridge with one game; read only. */
    CBR,
    /** A library of such games; read only. */
    CBL,
    /** Told part by part by a program, as an {@link Outline}: no kind of file. */
    JSON
}
