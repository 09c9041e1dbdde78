package org.xiangqi.arbiter.api.onlinegames;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.contest.online.FlagRule;
import org.xiangqi.arbiter.contest.online.OnlinePolicy;

/** The values that a game was judged by. */
@Schema(description = "The policy that was asked for, and the values in force: its own, and those that were given.")
public record OnlinePolicyView(
        String id,

        @Schema(description = "Changes with every change of the policy's own values.")
        String version,

        long totalMs,
        long moveMs,
        long offlineBeforeStartMs,
        long rematchMs,
        int movesAfterDecline,
        int winPoints,
        int drawPoints,
        int lossPoints,
        FlagRule flagAgainstBareSide) {

    static OnlinePolicyView of(OnlinePolicy policy) {
        return new OnlinePolicyView(
                policy.id(),
                policy.version(),
                policy.totalMs(),
                policy.moveMs(),
                policy.offlineBeforeStartMs(),
                policy.rematchMs(),
                policy.movesAfterDecline(),
                policy.winPoints(),
                policy.drawPoints(),
                policy.lossPoints(),
                policy.flagAgainstBareSide());
    }
}
