package org.xiangqi.arbiter.record;

import java.util.Locale;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.Wxf;

/** How moves are written in a file that may have them in several notations. */
public enum MoveStyle {
    /** Chinese in traditional characters. */
    TRADITIONAL("Chinese"),
    /** Chinese in simplified characters. */
    SIMPLIFIED("Chinese"),
    /** Letters and signs: {@code C2.5}. */
    WXF("WXF"),
    /** Coordinates with ranks from 0: {@code H2-E2}. */
    ICCS("ICCS");

    private final String format;

    MoveStyle(String format) {
        this.format = format;
    }

    /** The value of the {@code Format} tag. */
    String format() {
        return format;
    }

    /** A legal move of the side to move on that board. */
    String write(Board board, Move move) {
        return switch (this) {
            case TRADITIONAL -> Chinese.write(board, move, Chinese.Script.TRADITIONAL);
            case SIMPLIFIED -> Chinese.write(board, move, Chinese.Script.SIMPLIFIED);
            case WXF -> Wxf.write(board, move);
            case ICCS -> (move.from() + "-" + move.to()).toUpperCase(Locale.ROOT);
        };
    }
}
