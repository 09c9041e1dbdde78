package org.xiangqi.arbiter.board;

import java.util.Optional;

/**
 * Reads and writes FEN.
 *
 * <p>Tolerated when reading: blanks around and several between the fields; {@code E} or {@code M} for the elephant, {@code
 * H} for the horse; {@code w} or {@code r} for Red in either case; neighbouring digits in a row, which add up; everything
 * after the board missing (Red to move, clock 0, move 1); the two fields without meaning in xiangqi ({@code -}) missing.
 * Refused, with the place: any other letter ({@code G} because it may mean general or guard), a row without exactly nine
 * points, other than ten rows, an empty-point count of 0, counters that are no plain numbers up to {@value #MOST_COUNT},
 * and anything left over.
 *
 * <p>Written is one form: {@code K A B N R C P}, {@code w} or {@code b}, two dashes, both counters.
 */
public final class Fen {
    /** The highest counter that is read. */
    public static final int MOST_COUNT = 99_999;

    /** What {@link #read} finds. */
    public sealed interface Result {}

    /** The text is a FEN of this setup, which may still be no legal position. */
    public record Read(Setup setup) implements Result {}

    /** The text is no FEN. */
    public record Unreadable(FenFault fault) implements Result {}

    private Fen() {}

    /** Reads a FEN; never throws. */
    public static Result read(String text) {
        return new FenReader(text).read();
    }

    static String write(byte[] codes, Side sideToMove, int pliesSinceCapture, int moveNumber) {
        StringBuilder fen = new StringBuilder(80);
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Square.FILES; file++) {
                Piece piece = Piece.ofCode(codes[rank * Square.FILES + file]);
                if (piece == null) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    fen.append(empty);
                    empty = 0;
                }
                fen.append(piece.letter());
            }
            if (empty > 0) {
                fen.append(empty);
            }
            fen.append(rank > 0 ? '/' : ' ');
        }
        return fen.append(sideToMove.fenLetter())
                .append(" - - ")
                .append(pliesSinceCapture)
                .append(' ')
                .append(moveNumber)
                .toString();
    }

    /** The side that a FEN letter names, in either case: {@code w} and {@code r} are Red, {@code b} Black. */
    static Optional<Side> side(String letter) {
        return switch (letter) {
            case "w", "W", "r", "R" -> Optional.of(Side.RED);
            case "b", "B" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }
}
