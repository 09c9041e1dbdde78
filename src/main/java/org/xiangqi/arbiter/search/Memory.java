package org.xiangqi.arbiter.search;

import java.util.Arrays;

/** The memory that a thread needs for a search: the room is kept from one search to the next, what is in it
 * is not. */
final class Memory {
    private final Histories histories = new Histories();
    private final Evaluation evaluation;
    private final Frame[] frames = new Frame[Frame.BEFORE_ROOT + Values.MOST_PLIES + 4];

    Memory(Weights weights) {
        evaluation = new Evaluation(weights);
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

    Frame[] frames() {
        return frames;
    }
}
