package org.xiangqi.arbiter.api.onlinegames;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.contest.online.FlagRule;
import org.xiangqi.arbiter.contest.online.OnlineEvent;
import org.xiangqi.arbiter.contest.online.OnlinePolicy;

/** A policy by its id, with the values that are to be others. */
@Schema(additionalProperties = Schema.False.class)
public record OnlinePolicyRequest(
        @Schema(
                description = "The policy whose values hold where no other is given.",
                defaultValue = "domi",
                nullable = true)
        @Nullable
        String id,

        @Schema(description = "How much time each side has for all its moves.", nullable = true)
        @Min(1)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long totalMs,

        @Schema(description = "How much time each side has for each move.", nullable = true)
        @Min(1)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long moveMs,

        @Schema(description = "How long a side may be offline before the first move; 0: not at all.", nullable = true)
        @Min(0)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long offlineBeforeStartMs,

        @Schema(description = "How long after the end a rematch can be agreed; 0: not at all.", nullable = true)
        @Min(0)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long rematchMs,

        @Schema(
                description = "How many moves each side has to make after a declined draw offer before the next.",
                nullable = true)
        @Min(0)
        @Max(OnlinePolicy.MOST_MOVES)
        @Nullable
        Integer movesAfterDecline,

        @Schema(
                description = "What a win is worth. Where draws are worth half a win, count in halves: 2, 1, 0.",
                nullable = true)
        @Min(-OnlinePolicy.MOST_POINTS)
        @Max(OnlinePolicy.MOST_POINTS)
        @Nullable
        Integer winPoints,

        @Schema(description = "What a draw is worth to each side.", nullable = true)
        @Min(-OnlinePolicy.MOST_POINTS)
        @Max(OnlinePolicy.MOST_POINTS)
        @Nullable
        Integer drawPoints,

        @Schema(description = "What a loss is worth.", nullable = true)
        @Min(-OnlinePolicy.MOST_POINTS)
        @Max(OnlinePolicy.MOST_POINTS)
        @Nullable
        Integer lossPoints,

        @Schema(
                description =
                        "What becomes of a side that runs out of time while the other has no chariot, horse, cannon or"
                                + " soldier left.",
                nullable = true)
        @Nullable
        FlagRule flagAgainstBareSide) {

    /** That policy with the values that are given here in the place of its own. */
    public OnlinePolicy over(OnlinePolicy policy) {
        return new OnlinePolicy(
                policy.id(),
                policy.version(),
                or(totalMs, policy.totalMs()),
                or(moveMs, policy.moveMs()),
                or(offlineBeforeStartMs, policy.offlineBeforeStartMs()),
                or(rematchMs, policy.rematchMs()),
                or(movesAfterDecline, policy.movesAfterDecline()),
                or(winPoints, policy.winPoints()),
                or(drawPoints, policy.drawPoints()),
                or(lossPoints, policy.lossPoints()),
                flagAgainstBareSide == null ? policy.flagAgainstBareSide() : flagAgainstBareSide);
    }

    private static long or(@Nullable Long given, long otherwise) {
        return given == null ? otherwise : given;
    }

    private static int or(@Nullable Integer given, int otherwise) {
        return given == null ? otherwise : given;
    }
}
