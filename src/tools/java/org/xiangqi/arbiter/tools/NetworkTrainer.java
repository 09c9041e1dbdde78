package org.xiangqi.arbiter.tools;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.xiangqi.arbiter.search.Network;

/**
 * Learns the {@link Network} from positions whose outcome is known: logistic regression through the network by {@link Adam},
 * with every twentieth position held back to see whether it helps. The same files give the same bytes on every machine.
 *
 * <p>Arguments: file to write, passes over the data, then files that {@link SelfPlay} wrote. What is written replaces {@code
 * network.bin} among the resources.
 */
public final class NetworkTrainer {
    private static final double SHARE_OF_RESULT = 0.3;
    private static final double RATE = 0.002;
    private static final double LAST_RATE = RATE / 200;
    private static final int BATCH = 8_192;
    private static final int HELD_BACK = 20;

    /** Positions of one game stand together: whole stretches are held back. */
    private static final int STRETCH = 2_000;

    private final Random random = new Random(1);
    private final LearningNetwork network = new LearningNetwork(random);
    private final Positions positions;
    private final int[] learned;
    private final int[] held;

    private NetworkTrainer(Positions positions) {
        this.positions = positions;
        learned = IntStream.range(0, positions.count())
                .filter(i -> !isHeldBack(i))
                .toArray();
        held = IntStream.range(0, positions.count())
                .filter(NetworkTrainer::isHeldBack)
                .toArray();
    }

    private static boolean isHeldBack(int position) {
        return position / STRETCH % HELD_BACK == HELD_BACK - 1;
    }

    /** Learns. */
    public static void main(String[] arguments) throws IOException {
        Positions positions = new Positions();
        for (String file : Arrays.asList(arguments).subList(2, arguments.length)) {
            positions.read(Path.of(file), SHARE_OF_RESULT);
            System.out.printf("%s: %d positions in all%n", file, positions.count());
        }
        NetworkTrainer trainer = new NetworkTrainer(positions);
        trainer.learn(Integer.parseInt(arguments[1]));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(arguments[0])))) {
            trainer.network.write(out);
        }
    }

    private void learn(int passes) {
        int steps = (learned.length + BATCH - 1) / BATCH;
        System.out.printf("before: held back %.5f%n", loss(held));
        for (int pass = 0; pass < passes; pass++) {
            shuffle();
            for (int step = 0; step < steps; step++) {
                learn(BATCH * step, Math.min(BATCH * (step + 1), learned.length));
                network.step(rate((double) (pass * steps + step) / (passes * steps)));
            }
            System.out.printf("pass %d: held back %.5f%n", pass + 1, loss(held));
        }
    }

    /** Half a wave from the first rate down to the last. */
    private static double rate(double done) {
        return LAST_RATE + (RATE - LAST_RATE) / 2 * (1 + StrictMath.cos(Math.PI * done));
    }

    private void shuffle() {
        for (int i = learned.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int position = learned[i];
            learned[i] = learned[other];
            learned[other] = position;
        }
    }

    private void learn(int from, int to) {
        for (int i = from; i < to; i++) {
            network.learn(positions, learned[i], random.nextBoolean(), 1f / (to - from));
        }
    }

    /** The mean of the logarithms of what was expected of what came. */
    private double loss(int[] over) {
        double sum = 0;
        for (int position : over) {
            double expected = Math.clamp(network.expected(positions, position, false), 1e-6, 1 - 1e-6);
            double target = positions.target(position);
            sum -= target * StrictMath.log(expected) + (1 - target) * StrictMath.log(1 - expected);
        }
        return sum / Math.max(1, over.length);
    }
}
