package org.xiangqi.arbiter.api.batch;

import io.quarkiverse.resteasy.problem.HttpProblem;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;

/** What comes of one game of a batch. */
public sealed interface Answer {
    /** The HTTP status that the game by itself would be answered with. */
    int status();

    /** A ruling. */
    record Ruled(AdjudicationResponse ruling) implements Answer {
        @Override
        public int status() {
            return 200;
        }
    }

    /** Why there is none. */
    record Refused(HttpProblem problem) implements Answer {
        @Override
        public int status() {
            return problem.getStatusCode();
        }
    }
}
