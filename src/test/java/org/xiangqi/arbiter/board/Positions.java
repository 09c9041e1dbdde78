package org.xiangqi.arbiter.board;

/** Positions for tests, from FEN or drawn. */
public final class Positions {
    private Positions() {}

    /** The position of a FEN that must be legal. */
    public static Position of(String fen) {
        return switch (Fen.read(fen)) {
            case Fen.Read(Setup setup) ->
                switch (setup.check()) {
                    case Setup.Legal(Position position) -> position;
                    case Setup.Illegal illegal -> throw new AssertionError(fen + ": " + illegal);
                };
            case Fen.Unreadable unreadable -> throw new AssertionError(fen + ": " + unreadable);
        };
    }

    /**
     * A drawn board: ten lines from rank 9 down, nine points each, a dot for an empty point, blanks free, then the side to
     * move.
     */
    public static Position drawn(Side toMove, String board) {
        StringBuilder fen = new StringBuilder();
        for (String line : board.strip().lines().toList()) {
            fen.append(fen.isEmpty() ? "" : "/").append(line.replace(" ", "").replace('.', '1'));
        }
        return of(fen + " " + toMove.fenLetter());
    }
}
