package org.xiangqi.arbiter.tools;

import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

/**
 * A position of a game to learn from, as a line {@code FEN;score;result}.
 *
 * @param fen the position
 * @param score what a search found, in centipawns from Red's side
 * @param result points of Red at the end of the game: 1, 0.5 or 0
 */
record Sample(String fen, int score, double result) {
    /** Reads a line; nothing if it is broken off, as the last of a file may be. */
    static Optional<Sample> read(String line) {
        String[] parts = line.split(";", -1);
        return parts.length == 3 && !parts[2].isEmpty()
                ? Optional.of(new Sample(parts[0], Integer.parseInt(parts[1]), Double.parseDouble(parts[2])))
                : Optional.empty();
    }

    /** The line, without its end. */
    String write() {
        return fen + ";" + score + ";" + (result == 0.5 ? "0.5" : result == 1 ? "1" : "0");
    }

    /** The position on a board; it must be legal. */
    Board board() {
        return new Board(position(fen));
    }

    /** The position that FEN describes; it must be legal. */
    static Position position(String fen) {
        if (Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal(Position position)) {
            return position;
        }
        throw new IllegalArgumentException(fen);
    }

    /**
     * The expected points of Red, 0 to 1: by the result with that share, by the score with the other. The same on every machine.
     *
     * @param unit centipawns for odds of e to one
     */
    double expected(double unit, double shareOfResult) {
        return shareOfResult * result + (1 - shareOfResult) / (1 + StrictMath.exp(-score / unit));
    }
}
