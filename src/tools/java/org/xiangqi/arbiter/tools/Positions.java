package org.xiangqi.arbiter.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.search.Network;

/** Samples as a network sees them, each from the side of its mover, packed so that millions of them have room. */
final class Positions {
    /** Of one position after the other, for each piece: its input as the mover sees it, then as the other side does. */
    private short[] inputs = new short[1 << 16];

    /** Where the inputs of each position begin; those of the next one end them. */
    private int[] starts = new int[1 << 10];

    private float[] squares = new float[1 << 10];
    private float[] targets = new float[1 << 10];
    private byte[] phases = new byte[1 << 10];
    private int count;

    /** Adds the samples of a file. */
    void read(Path file, double shareOfResult) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                Optional<Sample> sample = Sample.read(line);
                if (sample.isPresent()) {
                    add(sample.get(), shareOfResult);
                }
            }
        }
    }

    private void add(Sample sample, double shareOfResult) {
        makeRoom();
        Board board = sample.board();
        int mover = board.mover();
        int end = starts[count];
        for (int square = 0; square < Square.COUNT; square++) {
            int code = board.code(square);
            if (code != Piece.EMPTY) {
                inputs[end++] = (short) Network.input(code, square, mover);
                inputs[end++] = (short) Network.input(code, square, mover ^ Piece.BLACK);
            }
        }
        double expected = sample.expected(Network.UNIT, shareOfResult);
        squares[count] = (float) Network.corrected(board) / Network.UNIT;
        targets[count] = (float) (mover == 0 ? expected : 1 - expected);
        phases[count] = (byte) Network.phase(board);
        starts[++count] = end;
    }

    private void makeRoom() {
        if (count + 1 == targets.length) {
            int room = targets.length / 2 * 3;
            starts = Arrays.copyOf(starts, room);
            squares = Arrays.copyOf(squares, room);
            targets = Arrays.copyOf(targets, room);
            phases = Arrays.copyOf(phases, room);
        }
        if (starts[count] + 2 * Square.COUNT > inputs.length) {
            inputs = Arrays.copyOf(inputs, inputs.length / 2 * 3);
        }
    }

    int count() {
        return count;
    }

    /** Where the inputs of that position begin. */
    int start(int position) {
        return starts[position];
    }

    /** Where they end. */
    int end(int position) {
        return starts[position + 1];
    }

    /** One of all inputs; that of the mover is followed by that of the other side. */
    int input(int at) {
        return inputs[at];
    }

    /** What the network corrects, in units of {@link Network#UNIT}. */
    float squares(int position) {
        return squares[position];
    }

    /** The expected points of the mover, 0 to 1. */
    float target(int position) {
        return targets[position];
    }

    /** The phase whose outputs count, 0 to {@link Network#PHASES} − 1. */
    int phase(int position) {
        return phases[position];
    }
}
