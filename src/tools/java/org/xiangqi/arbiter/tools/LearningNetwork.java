package org.xiangqi.arbiter.tools;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Random;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.search.Network;

/** A {@link Network} while it is learned: with real numbers for weights, and the gradient of its error for each of them. */
final class LearningNetwork {
    private static final int HIDDEN = Network.HIDDEN;
    private static final int BOTH = 2 * HIDDEN;

    /** What fits into a short on either scale, and leaves no sum of outputs too large for an int. */
    private static final float MOST = 1.98f;

    private static final float MOST_BIAS = 100;

    private final float[] inputs = new float[Network.INPUTS * HIDDEN];
    private final float[] bias = new float[HIDDEN];
    private final float[] outputs = new float[Network.PHASES * BOTH];
    private final float[] outputBias = new float[Network.PHASES];

    private final Adam inputSteps = new Adam(inputs, MOST);
    private final Adam biasSteps = new Adam(bias, MOST);
    private final Adam outputSteps = new Adam(outputs, MOST);
    private final Adam outputBiasSteps = new Adam(outputBias, MOST_BIAS);

    /** Those of the mover, then those of the other side. */
    private final float[] neurons = new float[BOTH];

    private final float[] errors = new float[BOTH];

    /** One that knows nothing yet. */
    LearningNetwork(Random random) {
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = (float) (0.15 * random.nextGaussian());
        }
        Arrays.fill(bias, 0.25f);
        for (int i = 0; i < outputs.length; i++) {
            outputs[i] = (float) (0.1 * random.nextGaussian());
        }
    }

    /**
     * The expected points of the mover, 0 to 1.
     *
     * @param mirrored with left and right changed, which is worth the same
     */
    float expected(Positions positions, int position, boolean mirrored) {
        System.arraycopy(bias, 0, neurons, 0, HIDDEN);
        System.arraycopy(bias, 0, neurons, HIDDEN, HIDDEN);
        for (int at = positions.start(position); at < positions.end(position); at += 2) {
            add(inputs, HIDDEN * input(positions, at, mirrored), neurons, 0);
            add(inputs, HIDDEN * input(positions, at + 1, mirrored), neurons, HIDDEN);
        }
        int phase = positions.phase(position);
        float value = positions.squares(position) + outputBias[phase] + output(BOTH * phase);
        return (float) (1 / (1 + StrictMath.exp(-value)));
    }

    private static int input(Positions positions, int at, boolean mirrored) {
        int input = positions.input(at);
        int file = input % Square.FILES;
        return mirrored ? input - file + Square.FILES - 1 - file : input;
    }

    private static void add(float[] weights, int at, float[] sums, int to) {
        for (int i = 0; i < HIDDEN; i++) {
            sums[to + i] += weights[at + i];
        }
    }

    /** Four sums, since one alone would wait for itself. */
    private float output(int first) {
        float sum0 = 0;
        float sum1 = 0;
        float sum2 = 0;
        float sum3 = 0;
        for (int i = 0; i < BOTH; i += 4) {
            sum0 += square(i) * outputs[first + i];
            sum1 += square(i + 1) * outputs[first + i + 1];
            sum2 += square(i + 2) * outputs[first + i + 2];
            sum3 += square(i + 3) * outputs[first + i + 3];
        }
        return sum0 + sum1 + (sum2 + sum3);
    }

    private float square(int neuron) {
        float on = bounded(neurons[neuron]);
        return on * on;
    }

    private static float bounded(float neuron) {
        return Math.min(1, Math.max(0, neuron));
    }

    /** Adds to the gradient for a position, with that weight. */
    void learn(Positions positions, int position, boolean mirrored, float weight) {
        float error = expected(positions, position, mirrored) - positions.target(position);
        int phase = positions.phase(position);
        outputBiasSteps.gradient()[phase] += weight * error;
        spread(BOTH * phase, weight * error);
        for (int at = positions.start(position); at < positions.end(position); at += 2) {
            add(errors, 0, inputSteps.gradient(), HIDDEN * input(positions, at, mirrored));
            add(errors, HIDDEN, inputSteps.gradient(), HIDDEN * input(positions, at + 1, mirrored));
        }
        add(errors, 0, biasSteps.gradient(), 0);
        add(errors, HIDDEN, biasSteps.gradient(), 0);
    }

    /** Back from the output to the neurons; what is beyond its bound has no say. */
    private void spread(int first, float error) {
        float[] gradient = outputSteps.gradient();
        for (int i = 0; i < BOTH; i++) {
            float on = bounded(neurons[i]);
            gradient[first + i] += error * on * on;
            errors[i] = on == neurons[i] ? 2 * on * outputs[first + i] * error : 0;
        }
    }

    /** Changes the weights by the gradient, and begins a new one. */
    void step(double rate) {
        inputSteps.step(rate);
        biasSteps.step(rate);
        outputSteps.step(rate);
        outputBiasSteps.step(rate);
    }

    /** Writes it as {@link Network#read} takes it. */
    void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        write(inputs, Network.ON, data);
        write(bias, Network.ON, data);
        write(outputs, Network.OUTPUT_ONE, data);
        for (float each : outputBias) {
            data.writeInt(Math.round(each * Network.ON * Network.ON));
        }
        data.flush();
    }

    private static void write(float[] weights, int one, DataOutputStream data) throws IOException {
        for (float each : weights) {
            data.writeShort(Math.round(each * one));
        }
    }
}
