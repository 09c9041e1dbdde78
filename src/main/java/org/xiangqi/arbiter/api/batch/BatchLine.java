package org.xiangqi.arbiter.api.batch;

import io.quarkiverse.resteasy.problem.HttpProblem;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;

/** What a line of the answer holds; {@link LineForm} writes it. */
@Schema(description = "The answer for one game of a batch: a ruling if status is 200, a problem otherwise.")
public record BatchLine(
        @Schema(description = "Which game of the batch, from 0; lines come in this order.")
        long index,

        @Schema(description = "The HTTP status that the game by itself would be answered with.")
        int status,

        @Schema(description = "As POST /v1/adjudications answers it.") @Nullable
        AdjudicationResponse ruling,

        @Schema(description = "As POST /v1/adjudications answers it, without instance.", ref = "Problem") @Nullable
        HttpProblem problem) {}
