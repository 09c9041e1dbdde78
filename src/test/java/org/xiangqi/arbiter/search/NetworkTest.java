package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.rules.Prospects;
import org.xiangqi.arbiter.rules.RuleSet;

/** What the network says of a position does not hang on the way there, nor on which colour is whose. */
class NetworkTest {
    private static final int STEPS = 60;

    private static int evaluate(Position position) {
        return worker(position).evaluate(0);
    }

    private static Worker worker(Position position) {
        Prospects prospects = new Prospects(position, List.of(), RuleSet.byDefault());
        Memory memory = new Memory(Weights.DEFAULT, Network.DEFAULT);
        Clock clock = new Clock(SearchLimits.ofDepth(1), () -> false, 1);
        return new Worker(prospects, new TranspositionTable(1), memory, clock);
    }

    /** Forth and back through a game and its passes, with a look now and then, as a search does. */
    @Property(tries = 100)
    void isKeptMoveByMove(@ForAll long seed) {
        Random random = new Random(seed);
        Worker worker = worker(Position.INITIAL);
        Board board = worker.board;
        boolean[] passed = new boolean[STEPS];
        int ply = 0;
        for (int step = 0; step < STEPS; step++) {
            List<Move> legal = board.position().legalMoves();
            if (ply > 0 && (legal.isEmpty() || random.nextInt(4) == 0)) {
                ply--;
                if (passed[ply]) {
                    worker.unpass();
                } else {
                    worker.unmake();
                }
            } else {
                passed[ply] = !board.inCheck() && random.nextInt(8) == 0;
                if (passed[ply]) {
                    worker.pass(ply++);
                } else {
                    worker.make(ply++, choice(random, board, legal).code());
                }
            }
            if (random.nextInt(3) == 0) {
                assertThat(worker.evaluate(ply)).isEqualTo(evaluate(board.position()));
            }
        }
    }

    /** A capture if there is one, half of the time, or else few would be made. */
    private static Move choice(Random random, Board board, List<Move> legal) {
        List<Move> captures =
                legal.stream().filter(move -> board.captures(move.code())).toList();
        List<Move> from = captures.isEmpty() || random.nextBoolean() ? legal : captures;
        return from.get(random.nextInt(from.size()));
    }

    @Property(tries = 100)
    void isTheSameForBothSides(@ForAll long seed) {
        Random random = new Random(seed);
        Board board = new Board(Position.INITIAL);
        for (int ply = random.nextInt(120); ply > 0; ply--) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            board.make(choice(random, board, legal).code());
        }
        int value = evaluate(board.position());
        String fromAcross = EvaluationTest.mirrored(EvaluationTest.turned(board.fen()));
        assertThat(evaluate(Positions.of(fromAcross))).isEqualTo(value);
        assertThat(Math.abs(value)).isLessThanOrEqualTo(Values.MOST_EVALUATION);
    }

    /** A chariot more is worth some ten soldiers, so it is not lost among the corrections. */
    @Test
    void knowsWhoIsAhead() {
        String withoutChariot = "rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        assertThat(evaluate(Positions.of(withoutChariot))).isBetween(500, 2_000);
        assertThat(evaluate(Position.INITIAL)).isBetween(-100, 150);
    }

    /** By weights of 1 for one own chariot on its point: the neuron is fully on, squared, times the weight of its output. */
    @Test
    void countsAsItsWeightsSay() throws IOException {
        short[] inputs = new short[Network.INPUTS * Network.HIDDEN];
        short[] bias = new short[Network.HIDDEN];
        short[] outputs = new short[Network.PHASES * 2 * Network.HIDDEN];
        inputs[Network.HIDDEN * Network.input(Piece.CHARIOT, 0, 0)] = Network.ON;
        for (int phase = 0; phase < Network.PHASES; phase++) {
            outputs[2 * Network.HIDDEN * phase] = Network.OUTPUT_ONE;
            outputs[2 * Network.HIDDEN * phase + Network.HIDDEN] = -Network.OUTPUT_ONE / 2;
        }
        Network network = new Network(inputs, bias, outputs, new int[Network.PHASES]);
        int[] neurons = new int[2 * Network.HIDDEN];
        network.fill(new Board(Positions.of("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1")), neurons);
        assertThat(network.output(neurons, 0, 0)).isBetween(Network.UNIT - 2, Network.UNIT);
        assertThat(network.output(neurons, 0, Piece.BLACK)).isBetween(-Network.UNIT / 2, -Network.UNIT / 2 + 2);
        network.fill(new Board(Positions.of("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1")), neurons);
        assertThat(network.output(neurons, 0, 0)).isZero();
    }

    @Test
    void refusesAFileOfAnotherSize() throws IOException {
        byte[] whole = weights();
        for (int size : new int[] {0, whole.length / 2, whole.length - 1, whole.length + 1}) {
            assertThatThrownBy(() -> Network.read(new ByteArrayInputStream(Arrays.copyOf(whole, size))))
                    .isInstanceOf(IOException.class);
        }
    }

    private static byte[] weights() throws IOException {
        try (InputStream in = Objects.requireNonNull(Network.class.getResourceAsStream("network.bin"))) {
            return in.readAllBytes();
        }
    }

    /** The one that the README tells how to learn. */
    @Test
    void isTheOneWithTheRecipe() throws Exception {
        String hash =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(weights()));
        assertThat(Files.readString(Path.of("README.md"))).contains(hash);
    }
}
