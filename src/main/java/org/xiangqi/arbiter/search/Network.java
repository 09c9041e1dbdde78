package org.xiangqi.arbiter.search;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/**
 * A small neural network that corrects the sum of {@link PieceSquares}, from the resource {@code network.bin}, which was learned
 * from the search's own games as the README tells.
 *
 * <p>Its inputs are pieces on points, seen by each side from its own end of the board. Each side has {@link #HIDDEN} neurons
 * that add up the weights of what stands on the board: a move changes a few inputs, so a search keeps the sums move by move
 * ({@link #move}). The output takes the square of each neuron, bounded, by weights for the phase of the game, the neurons
 * of the side to move first. All is whole numbers, so that every machine reckons the same.
 */
public final class Network {
    private static final String RESOURCE = "network.bin";

    /** Neurons of each side. */
    public static final int HIDDEN = 64;

    /** A side's pieces, own and the other's, on the points. */
    public static final int INPUTS = 14 * Square.COUNT;

    /** Phases of the game with output weights of their own. */
    public static final int PHASES = 4;

    /** A neuron that is fully on. */
    public static final int ON = 255;

    /** What the weight 1 of an output is written as. */
    public static final int OUTPUT_ONE = 256;

    /** Centipawns for odds of e to one, as the network counts. */
    public static final int UNIT = 220;

    private static final int BOTH = 2 * HIDDEN;

    private static final PieceSquares SQUARES = new PieceSquares(Weights.DEFAULT);

    /** The network that comes with the program. */
    public static final Network DEFAULT = read();

    /**
     * By piece code and point: what a piece there adds to Red's neurons, then to Black's. Arrays of int, and one for each piece
     * and point, are what the compiler of the JVM turns into instructions for many numbers at once.
     */
    private final int[][] columns = new int[16 * Square.COUNT][];

    private final int[] empty = new int[BOTH];

    /** By phase and side to move, Red first: for Red's neurons, then for Black's. */
    private final int[][] outputs = new int[2 * PHASES][BOTH];

    private final int[] outputBias;

    /**
     * A network of these weights.
     *
     * @param inputs by {@link #input} and neuron, each {@link #ON} times the weight
     * @param bias by neuron, likewise
     * @param outputs by phase, first for the side to move and then for the other by neuron, {@link #OUTPUT_ONE} times the weight
     * @param outputBias by phase, {@link #ON} squared times the weight
     * @throws IndexOutOfBoundsException if one of the arrays is too short
     */
    public Network(short[] inputs, short[] bias, short[] outputs, int[] outputBias) {
        for (int code = 0; code < 16; code++) {
            for (int square = 0; (code & 7) != 0 && square < Square.COUNT; square++) {
                int[] column = new int[BOTH];
                copy(inputs, HIDDEN * input(code, square, 0), column, 0);
                copy(inputs, HIDDEN * input(code, square, Piece.BLACK), column, HIDDEN);
                columns[column(code, square)] = column;
            }
        }
        copy(bias, 0, empty, 0);
        copy(bias, 0, empty, HIDDEN);
        for (int phase = 0; phase < PHASES; phase++) {
            int own = phase * BOTH;
            int[] red = this.outputs[2 * phase];
            int[] black = this.outputs[2 * phase + 1];
            copy(outputs, own, red, 0);
            copy(outputs, own + HIDDEN, red, HIDDEN);
            copy(outputs, own + HIDDEN, black, 0);
            copy(outputs, own, black, HIDDEN);
        }
        this.outputBias = outputBias.clone();
    }

    private static void copy(short[] from, int at, int[] into, int start) {
        for (int i = 0; i < HIDDEN; i++) {
            into[start + i] = from[at + i];
        }
    }

    private static Network read() {
        try (InputStream in = Objects.requireNonNull(Network.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads what the trainer writes: the arrays of the constructor one after the other, big-endian.
     *
     * @throws IOException if there is less than that, or more
     */
    public static Network read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        short[] inputs = readShorts(data, INPUTS * HIDDEN);
        short[] bias = readShorts(data, HIDDEN);
        short[] outputs = readShorts(data, PHASES * BOTH);
        int[] outputBias = new int[PHASES];
        for (int i = 0; i < PHASES; i++) {
            outputBias[i] = data.readInt();
        }
        if (data.read() >= 0) {
            throw new IOException("a network of another size");
        }
        return new Network(inputs, bias, outputs, outputBias);
    }

    private static short[] readShorts(DataInputStream data, int count) throws IOException {
        byte[] bytes = new byte[Short.BYTES * count];
        data.readFully(bytes);
        short[] shorts = new short[count];
        ByteBuffer.wrap(bytes).asShortBuffer().get(shorts);
        return shorts;
    }

    /**
     * The index of an input, 0 to {@link #INPUTS} − 1.
     *
     * @param code of the piece
     * @param square its point, 0 to 89
     * @param viewer who looks: 0 for Red, 8 for Black
     */
    public static int input(int code, int square, int viewer) {
        int type = (code & 7) - 1 + ((code & Piece.BLACK) == viewer ? 0 : 7);
        int rank = square / Square.FILES;
        int ownRank = viewer == 0 ? rank : Square.RANKS - 1 - rank;
        return type * Square.COUNT + ownRank * Square.FILES + square % Square.FILES;
    }

    /** What the network corrects in a position: the sum of the piece squares, in centipawns for the side to move. */
    public static int corrected(Board board) {
        int red = Evaluation.tapered(SQUARES.sum(board), middleGame(board));
        return board.mover() == 0 ? red : -red;
    }

    /** The phase of a position, 0 to {@link #PHASES} − 1. */
    public static int phase(Board board) {
        return phase(middleGame(board));
    }

    private static int middleGame(Board board) {
        return Material.phase(Material.of(board));
    }

    /** The phase whose outputs count, by the share of the middle game from 0 to {@link Evaluation#WHOLE_PHASE}. */
    static int phase(int middleGame) {
        return middleGame * PHASES / (Evaluation.WHOLE_PHASE + 1);
    }

    /** The column of a piece on a point. */
    static int column(int code, int square) {
        return Square.COUNT * code + square;
    }

    /** Fills the neurons for all that stands on the board. */
    void fill(Board board, int[] neurons) {
        System.arraycopy(empty, 0, neurons, 0, BOTH);
        for (int square = 0; square < Square.COUNT; square++) {
            int code = board.code(square);
            if (code != Piece.EMPTY) {
                int[] column = columns[column(code, square)];
                for (int i = 0; i < BOTH; i++) {
                    neurons[i] += column[i];
                }
            }
        }
    }

    /** The neurons after a move: without one column, with another. */
    void move(int[] before, int left, int came, int[] after) {
        int[] out = columns[left];
        int[] in = columns[came];
        for (int i = 0; i < BOTH; i++) {
            after[i] = before[i] - out[i] + in[i];
        }
    }

    /** The neurons after a capture. */
    void capture(int[] before, int left, int came, int taken, int[] after) {
        int[] out = columns[left];
        int[] in = columns[came];
        int[] gone = columns[taken];
        for (int i = 0; i < BOTH; i++) {
            after[i] = before[i] - out[i] + in[i] - gone[i];
        }
    }

    /** Centipawns for the side to move, 0 for Red and 8 for Black. */
    int output(int[] neurons, int middleGame, int mover) {
        int phase = phase(middleGame);
        int[] weights = outputs[2 * phase + (mover == 0 ? 0 : 1)];
        int sum = outputBias[phase];
        for (int i = 0; i < BOTH; i++) {
            int on = Math.min(Math.max(neurons[i], 0), ON);
            sum += (on * on >> 8) * weights[i];
        }
        return (int) ((long) sum * UNIT / (ON * ON));
    }
}
