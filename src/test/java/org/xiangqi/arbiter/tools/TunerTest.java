package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xiangqi.arbiter.search.Weights;

/** From self-play to weights, in small. */
class TunerTest {
    @Test
    void fitsWeightsToSelfPlay(@TempDir Path directory) throws IOException {
        Path samples = directory.resolve("samples.txt");
        Path weights = directory.resolve("weights.txt");
        SelfPlay.main(new String[] {samples.toString(), "3", "150", "1"});
        assertThat(Files.readAllLines(samples))
                .isNotEmpty()
                .allMatch(line -> line.matches(".* - - .*;-?\\d+;(0|0.5|1)"));
        Tuner.main(new String[] {weights.toString(), "2", samples.toString()});
        List<String> before = Weights.DEFAULT.write().lines().toList();
        List<String> after = Files.readAllLines(weights);
        assertThat(after).hasSameSizeAs(before).isNotEqualTo(before);
        for (int i = 0; i < after.size(); i++) {
            assertThat(after.get(i).split(" ", -1)).hasSameSizeAs(before.get(i).split(" ", -1));
        }
    }
}
