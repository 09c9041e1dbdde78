package org.xiangqi.arbiter.api.onlinegames;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.contest.online.Players;

/** Who plays. */
@Schema(additionalProperties = Schema.False.class)
public record OnlinePlayersRequest(
        @Schema(description = "Who plays Red; a guest if left out.", nullable = true) @Nullable
        OnlinePlayerRequest red,

        @Schema(description = "Who plays Black; a guest if left out.", nullable = true) @Nullable
        OnlinePlayerRequest black) {

    /** The players for the scoring. */
    public Players players() {
        return new Players(red == null ? null : red.account(), black == null ? null : black.account());
    }
}
