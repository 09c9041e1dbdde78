package org.xiangqi.arbiter.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.search.Coefficients;
import org.xiangqi.arbiter.search.Weights;

/**
 * Fits the weights of the evaluation to positions whose outcome is known: logistic regression by Adam, drawn towards the
 * weights that it starts from, with a tenth of the positions held back to see whether it helps.
 *
 * <p>Arguments: file to write, passes over the data, then files to learn from: games as JSON lines ({@code startFen}, {@code
 * moves}, {@code result}; gzipped), or what {@link SelfPlay} writes, for which the target mixes the result
 * with the score of the search.
 *
 * <p>The figures are centipawns of the search's scale; what is written replaces {@code weights.txt} among the resources.
 */
public final class Tuner {
    /** Centipawns for odds of e to one. */
    private static final double UNIT = 220;

    private static final double SHARE_OF_RESULT = 0.4;
    private static final double RATE = 0.6;
    private static final double LAST_RATE = 0.02;
    private static final float PULL = 1e-7f;
    private static final int FIRST_PLY = 10;
    private static final int HELD_BACK = 10;
    private static final int STRETCH = 500;
    private static final int BATCH = 2_048;

    private final Coefficients coefficients = new Coefficients();
    private final int[] scratch = new int[Weights.count()];
    private final List<Counted> samples = new ArrayList<>();

    /** By weight: middle game, then ending. */
    private final float[] weights = new float[2 * Weights.count()];

    private final float[] start;

    /**
     * @param indices of the weights that count
     * @param counts how often, for each of them
     * @param middle share of the middle game
     * @param target expected points of Red
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Counted(short[] indices, byte[] counts, float middle, float target) {}

    private Tuner() {
        for (int i = 0; i < Weights.count(); i++) {
            weights[2 * i] = Weights.middle(Weights.DEFAULT.at(i));
            weights[2 * i + 1] = Weights.ending(Weights.DEFAULT.at(i));
        }
        start = weights.clone();
    }

    /** Tunes. */
    public static void main(String[] arguments) throws IOException {
        Tuner tuner = new Tuner();
        for (String file : Arrays.asList(arguments).subList(2, arguments.length)) {
            if (file.endsWith(".gz")) {
                tuner.readGames(Path.of(file));
            } else {
                tuner.readSamples(Path.of(file));
            }
            System.out.printf("%s: %d positions in all%n", file, tuner.samples.size());
        }
        tuner.fit(Integer.parseInt(arguments[1]));
        Files.writeString(Path.of(arguments[0]), tuner.tuned().write(), StandardCharsets.US_ASCII);
    }

    private void readSamples(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) {
            Sample.read(line).ifPresent(sample -> add(sample.board(), sample.expected(UNIT, SHARE_OF_RESULT)));
        }
    }

    private static final Pattern GAME =
            Pattern.compile("\"startFen\": *\"([^\"]*)\".*\"moves\": *\"([^\"]*)\".*\"result\": *\"([^\"]*)\"");

    private void readGames(Path file) throws IOException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            String line;
            while ((line = reader.readLine()) != null) {
                Matcher game = GAME.matcher(line);
                if (game.find()) {
                    readGame(Sample.position(game.group(1)), game.group(2), game.group(3));
                }
            }
        }
    }

    private void readGame(Position position, String moves, String result) {
        double target = result.equals("1-0") ? 1 : result.equals("0-1") ? 0 : 0.5;
        Board board = new Board(position);
        for (String text : moves.isBlank() ? new String[0] : moves.strip().split(" +")) {
            Move move = new Move(square(text, 0), square(text, 2));
            boolean quiet = board.ply() >= FIRST_PLY
                    && !board.captured(board.ply())
                    && !board.captures(move.code())
                    && !board.inCheck()
                    && !board.givesCheck(move.code());
            if (quiet) {
                add(board, target);
            }
            board.make(move.code());
        }
    }

    private static Square square(String text, int at) {
        return Square.at(text.charAt(at) - 'a', text.charAt(at + 1) - '0').orElseThrow();
    }

    private void add(Board board, double target) {
        if (!coefficients.plain(board)) {
            return;
        }
        coefficients.find(board, scratch);
        int count = 0;
        for (int each : scratch) {
            count += each == 0 ? 0 : 1;
        }
        short[] indices = new short[count];
        byte[] counts = new byte[count];
        int at = 0;
        for (int i = 0; i < scratch.length; i++) {
            if (scratch[i] != 0) {
                indices[at] = (short) i;
                counts[at++] = (byte) scratch[i];
            }
        }
        samples.add(new Counted(indices, counts, (float) Coefficients.middleGame(board), (float) target));
    }

    private double expected(Counted sample) {
        double middle = 0;
        double ending = 0;
        for (int i = 0; i < sample.indices.length; i++) {
            middle += sample.counts[i] * weights[2 * sample.indices[i]];
            ending += sample.counts[i] * weights[2 * sample.indices[i] + 1];
        }
        double value = sample.middle * middle + (1 - sample.middle) * ending;
        return 1 / (1 + Math.exp(-value / UNIT));
    }

    private double loss(List<Counted> over) {
        double sum = 0;
        for (Counted sample : over) {
            double expected = Math.clamp(expected(sample), 1e-6, 1 - 1e-6);
            sum -= sample.target * Math.log(expected) + (1 - sample.target) * Math.log(1 - expected);
        }
        return sum / Math.max(1, over.size());
    }

    private void fit(int passes) {
        // Positions of one game stand together: whole stretches are held back, not every tenth position.
        List<Counted> held = new ArrayList<>();
        List<Counted> learned = new ArrayList<>();
        for (int i = 0; i < samples.size(); i++) {
            (i / STRETCH % HELD_BACK == HELD_BACK - 1 ? held : learned).add(samples.get(i));
        }
        Collections.shuffle(learned, new Random(1));
        System.out.printf("before: learned %.5f held back %.5f%n", loss(learned), loss(held));
        Adam adam = new Adam(weights, Float.MAX_VALUE);
        for (int pass = 1; pass <= passes; pass++) {
            double rate = RATE * (1 - (pass - 1.0) / passes) + LAST_RATE;
            for (int from = 0; from < learned.size(); from += BATCH) {
                int to = Math.min(from + BATCH, learned.size());
                for (Counted sample : learned.subList(from, to)) {
                    addTo(adam.gradient(), sample, (expected(sample) - sample.target) / UNIT / (to - from));
                }
                drawBack(adam.gradient());
                adam.step(rate);
            }
            if (pass % 5 == 0 || pass == passes) {
                System.out.printf("pass %d: learned %.5f held back %.5f%n", pass, loss(learned), loss(held));
            }
        }
    }

    /** Towards the weights that it started from. */
    private void drawBack(float[] gradient) {
        for (int i = 0; i < weights.length; i++) {
            gradient[i] += PULL * (weights[i] - start[i]);
        }
    }

    private static void addTo(float[] gradient, Counted sample, double error) {
        for (int i = 0; i < sample.indices.length; i++) {
            double each = error * sample.counts[i];
            gradient[2 * sample.indices[i]] += (float) (each * sample.middle);
            gradient[2 * sample.indices[i] + 1] += (float) (each * (1 - sample.middle));
        }
    }

    private Weights tuned() {
        int[] middle = new int[Weights.count()];
        int[] ending = new int[Weights.count()];
        for (int i = 0; i < Weights.count(); i++) {
            middle[i] = Math.round(weights[2 * i]);
            ending[i] = Math.round(weights[2 * i + 1]);
        }
        return Weights.of(middle, ending);
    }
}
