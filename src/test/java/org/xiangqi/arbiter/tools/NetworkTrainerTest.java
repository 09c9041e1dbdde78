package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xiangqi.arbiter.search.Network;

/** From self-play to a network, in small. */
class NetworkTrainerTest {
    private static final String AHEAD = "3ak4/4a4/9/9/9/9/9/9/4A4/R3KA3 w - - 0 1";
    private static final String BEHIND = "r2ak4/4a4/9/9/9/9/9/9/4A4/4KA3 w - - 0 1";

    @TempDir
    private Path directory;

    @Test
    void theSamePositionsGiveTheSameNetwork() throws IOException {
        Path samples = directory.resolve("samples.txt");
        SelfPlay.main(new String[] {samples.toString(), "3", "150", "1", "features"});
        byte[] learned = learn(samples, 2);
        assertThat(learn(samples, 2)).isEqualTo(learned);
        assertThat(learn(samples, 3)).isNotEqualTo(learned);
        assertThat(Network.read(new ByteArrayInputStream(learned))).isNotNull();
    }

    /** Against what the piece squares say: the side with a chariot more is told to lose, and the network believes it. */
    @Test
    void learnsWhatThePieceSquaresDoNotKnow() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.addAll(Collections.nCopies(50, AHEAD + ";-300;0"));
        lines.addAll(Collections.nCopies(50, BEHIND + ";300;1"));
        Collections.shuffle(lines, new Random(1));
        Path samples = directory.resolve("samples.txt");
        Files.write(samples, lines);
        Positions positions = new Positions();
        positions.read(samples, 0.5);
        LearningNetwork network = new LearningNetwork(new Random(1));
        assertThat(network.expected(positions, 0, false) > 0.5).isNotEqualTo(positions.target(0) > 0.5);
        for (int pass = 0; pass < 300; pass++) {
            for (int i = 0; i < positions.count(); i++) {
                network.learn(positions, i, pass % 2 == 0, 1f / positions.count());
            }
            network.step(0.01);
        }
        for (int i = 0; i < positions.count(); i++) {
            assertThat(network.expected(positions, i, false))
                    .isBetween(positions.target(i) - 0.05f, positions.target(i) + 0.05f);
            assertThat(network.expected(positions, i, true))
                    .isBetween(positions.target(i) - 0.05f, positions.target(i) + 0.05f);
        }
    }

    @Test
    void mirroredIsTheBoardWithLeftAndRightChanged() throws IOException {
        Path samples = directory.resolve("samples.txt");
        Files.write(samples, List.of(AHEAD + ";0;0.5", "4ka3/4a4/9/9/9/9/9/9/4A4/3AK3R w - - 0 1;0;0.5"));
        Positions positions = new Positions();
        positions.read(samples, 0.5);
        LearningNetwork network = new LearningNetwork(new Random(1));
        float mirrored = network.expected(positions, 1, false);
        assertThat(network.expected(positions, 0, true)).isBetween(mirrored - 1e-5f, mirrored + 1e-5f);
        assertThat(Math.abs(network.expected(positions, 0, false) - mirrored)).isGreaterThan(1e-3f);
    }

    private byte[] learn(Path samples, int passes) throws IOException {
        Path network = directory.resolve("network.bin");
        NetworkTrainer.main(new String[] {network.toString(), String.valueOf(passes), samples.toString()});
        return Files.readAllBytes(network);
    }
}
