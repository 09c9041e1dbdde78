package org.xiangqi.arbiter.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * What the features of an {@link Evaluation} count for, in the middle game and in the ending, from the resource {@code
 * weights.txt}: a line a feature, its name and then a pair of numbers for each of its values.
 *
 * <p>A weight is one int, the middle game in the upper half and the ending in the lower, so that one addition adds both.
 */
public final class Weights {
    private static final String RESOURCE = "weights.txt";

    /** The weights that come with the program. */
    public static final Weights DEFAULT = read();

    private final int[] packed;

    private Weights(int[] packed) {
        this.packed = packed;
    }

    /** Weights of the tuner's making: two arrays of {@link #count()} numbers, in the order of {@link Feature}. */
    public static Weights of(int[] middle, int[] ending) {
        int[] packed = new int[count()];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = pack(middle[i], ending[i]);
        }
        return new Weights(packed);
    }

    /** How many weights there are. */
    public static int count() {
        return Feature.COUNT;
    }

    static int pack(int middle, int ending) {
        return (middle << 16) + ending;
    }

    /** The middle game's half of a sum of weights. */
    public static int middle(int packed) {
        return (packed + 0x8000) >> 16;
    }

    /** The ending's half of a sum of weights. */
    public static int ending(int packed) {
        return (short) packed;
    }

    /** The weight at that index, packed. */
    public int at(int index) {
        return packed[index];
    }

    int[] toArray() {
        return packed.clone();
    }

    /** The text that {@link #DEFAULT} is read from. */
    public String write() {
        StringBuilder text = new StringBuilder();
        for (Feature feature : Feature.values()) {
            text.append(feature);
            for (int i = 0; i < feature.size(); i++) {
                int weight = packed[feature.at() + i];
                text.append(' ').append(middle(weight)).append(' ').append(ending(weight));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static Weights read() {
        int[] packed = new int[count()];
        try (InputStream resource = Objects.requireNonNull(Weights.class.getResourceAsStream(RESOURCE), RESOURCE);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(resource, StandardCharsets.US_ASCII))) {
            for (Feature feature : Feature.values()) {
                String line = Objects.requireNonNull(reader.readLine(), "no line for " + feature);
                String[] words = line.split(" ");
                if (!words[0].equals(feature.name()) || words.length != 1 + 2 * feature.size()) {
                    throw new IllegalStateException(RESOURCE + " does not have what " + feature + " needs: "
                            + Arrays.toString(Arrays.copyOf(words, 3)));
                }
                for (int i = 0; i < feature.size(); i++) {
                    packed[feature.at() + i] =
                            pack(Integer.parseInt(words[1 + 2 * i]), Integer.parseInt(words[2 + 2 * i]));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Weights(packed);
    }
}
