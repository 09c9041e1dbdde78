package org.xiangqi.arbiter.api.boards;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * All that is on one picture.
 *
 * @param lastMove the move that led to the position; null if it is the start
 * @param checked where the general stands that is in check; null if none is
 * @param arrows drawn over everything, in this order
 * @param marks the points that are ringed
 * @param view how it is drawn
 * @param caption what it shows, in words
 */
public record BoardPicture(
        Position position,
        @Nullable Move lastMove,
        @Nullable Square checked,
        List<Arrow> arrows,
        List<Square> marks,
        View view,
        Caption caption) {

    /** Copies the lists. */
    public BoardPicture {
        arrows = List.copyOf(arrows);
        marks = List.copyOf(marks);
    }

    /**
     * How a board is drawn.
     *
     * @param below the side that sits below
     * @param pieces what is written on the pieces
     * @param width of the picture in pixels
     */
    public record View(Side below, PieceSet pieces, int width) {}

    /**
     * What a picture shows, for whoever cannot see it.
     *
     * @param title in a few words
     * @param description in full
     */
    public record Caption(String title, String description) {}

    /** The picture as SVG in UTF-8; the same picture always gets the same bytes. */
    public byte[] svg() {
        return new Drawing(this).draw();
    }
}
