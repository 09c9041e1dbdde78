package org.xiangqi.arbiter.tools;

import java.util.Arrays;

/** Steps by the average of the latest gradients, in units of their size (Kingma and Ba 2014). */
final class Adam {
    private static final float MEMORY = 0.9f;
    private static final float MEMORY_OF_SIZE = 0.999f;
    private static final float LEAST_SIZE = 1e-8f;

    private final float[] weights;
    private final float most;
    private final float[] gradient;
    private final float[] average;
    private final float[] size;
    private int steps;

    /**
     * Changes these weights.
     *
     * @param most what none of them may exceed, in either direction
     */
    Adam(float[] weights, float most) {
        this.weights = weights;
        this.most = most;
        gradient = new float[weights.length];
        average = new float[weights.length];
        size = new float[weights.length];
    }

    /** The gradient of the next step, to be added to. */
    float[] gradient() {
        return gradient;
    }

    /** Changes the weights by the gradient, and begins a new one. */
    void step(double rate) {
        steps++;
        float young = (float) (rate / (1 - StrictMath.pow(MEMORY, steps)));
        float youngSize = (float) (1 / (1 - StrictMath.pow(MEMORY_OF_SIZE, steps)));
        for (int i = 0; i < weights.length; i++) {
            float g = gradient[i];
            average[i] = MEMORY * average[i] + (1 - MEMORY) * g;
            size[i] = MEMORY_OF_SIZE * size[i] + (1 - MEMORY_OF_SIZE) * g * g;
            float moved = weights[i] - average[i] * young / ((float) Math.sqrt(size[i] * youngSize) + LEAST_SIZE);
            weights[i] = Math.min(most, Math.max(-most, moved));
        }
        Arrays.fill(gradient, 0);
    }
}
