package org.xiangqi.arbiter.tools;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;

/** A book of openings: one a line, from the initial position, in UCCI with blanks between; {@code #} begins a remark. */
final class Openings {
    private static final String OWN = "openings.txt";

    private Openings() {}

    /** Our own book. */
    static List<List<Move>> own() {
        try (InputStream book = Openings.class.getResourceAsStream(OWN)) {
            if (book == null) {
                throw new IllegalStateException("the book of openings is missing: " + OWN);
            }
            return read(new String(book.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The book in that file. */
    static List<List<Move>> read(Path file) throws IOException {
        return read(Files.readAllLines(file));
    }

    /** The book with those lines. Refused: a book without openings, what is no move, and an illegal move. */
    static List<List<Move>> read(List<String> lines) {
        List<List<Move>> openings = new ArrayList<>();
        for (String line : lines) {
            String moves = line.split("#", 2)[0].strip();
            if (!moves.isEmpty()) {
                openings.add(opening(moves));
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("the book has no openings");
        }
        return List.copyOf(openings);
    }

    private static List<Move> opening(String line) {
        Board board = new Board(Position.INITIAL);
        List<Move> moves = new ArrayList<>();
        for (String text : line.split("\\s+", -1)) {
            if (!(RankBase.ZERO.read(text, board) instanceof MoveReading.Read(Move move))
                    || Legality.whyIllegal(board, move.code()) != null) {
                throw new IllegalArgumentException("no legal move, " + text + ", in the opening " + line);
            }
            board.make(move.code());
            moves.add(move);
        }
        return List.copyOf(moves);
    }

    /** The same openings in an order that is random, but the same for the same seed. */
    static List<List<Move>> shuffled(List<List<Move>> openings, long seed) {
        List<List<Move>> shuffled = new ArrayList<>(openings);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled;
    }
}
