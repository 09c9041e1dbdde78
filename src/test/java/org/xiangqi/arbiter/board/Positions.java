package org.xiangqi.arbiter.board;

/** Positions for tests, from FEN or drawn. */
public final class Positions {
    private Positions() {}

    /** The position of a FEN that must be legal. */
    public static Position of(String fen) {
        return switch (setup(fen).check()) {
            case Setup.Legal(Position position) -> position;
            case Setup.Illegal illegal -> throw new AssertionError(fen + ": " + illegal);
        };
    }

    /**
     * A drawn board: ten lines from rank 9 down, nine points each, a dot for an empty point, blanks free, then the side to
     * move.
     */
    public static Position drawn(Side toMove, String board) {
        return of(fen(toMove, board));
    }

    /** What a FEN says, legal or not. */
    static Setup setup(String fen) {
        return switch (Fen.read(fen)) {
            case Fen.Read(Setup setup) -> setup;
            case Fen.Unreadable unreadable -> throw new AssertionError(fen + ": " + unreadable);
        };
    }

    /** A board drawn as for {@link #drawn}, legal or not. */
    static Setup drawnSetup(Side toMove, String board) {
        return setup(fen(toMove, board));
    }

    private static String fen(Side toMove, String board) {
        StringBuilder fen = new StringBuilder();
        for (String line : board.strip().lines().toList()) {
            fen.append(fen.isEmpty() ? "" : "/").append(line.replace(" ", "").replace('.', '1'));
        }
        return fen + " " + toMove.fenLetter();
    }

    /** The point of that name, {@code a0} to {@code i9}. */
    public static Square square(String name) {
        return Square.at(name.charAt(0) - 'a', name.charAt(1) - '0').orElseThrow();
    }

    /** The move between two named points, such as {@code h2e2}. */
    public static Move move(String name) {
        return new Move(square(name.substring(0, 2)), square(name.substring(2)));
    }
}
