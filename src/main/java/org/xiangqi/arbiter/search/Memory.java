package org.xiangqi.arbiter.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The memory that a thread needs for a search: the room is kept from one search to the next, what is in it
 * is not. */
final class Memory {
    private final Histories histories = new Histories();
    private final Evaluation evaluation;
    private final @Nullable Network network;
    private final Frame[] frames = new Frame[Frame.BEFORE_ROOT + Values.MOST_PLIES + 4];

    Memory(Weights weights, @Nullable Network network) {
        evaluation = new Evaluation(weights);
        this.network = network;
        Arrays.setAll(frames, i -> new Frame());
    }

    void clear() {
        histories.clear();
    }

    Histories histories() {
        return histories;
    }

    Evaluation evaluation() {
        return evaluation;
    }

    /** What the evaluation is left to, or null for that of the weights alone. */
    @Nullable
    Network network() {
        return network;
    }

    Frame[] frames() {
        return frames;
    }
}
