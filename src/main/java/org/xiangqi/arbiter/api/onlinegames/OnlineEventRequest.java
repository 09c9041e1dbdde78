package org.xiangqi.arbiter.api.onlinegames;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.online.OnlineEvent;
import org.xiangqi.arbiter.contest.online.OnlineEventType;

/** Something that happened in an online game. */
@Schema(
        additionalProperties = Schema.False.class,
        description =
                "Something that happened. An event that lacks a time, or a side or move that it needs, or has one that it"
                        + " does not need, is no problem of the request: it is among refusedEvents.")
public record OnlineEventRequest(
        @Schema(
                description =
                        "When, in milliseconds of one clock of the caller's, whatever it counts from. Events of the same"
                                + " instant happen in the order of the list.",
                nullable = true)
        @Min(0)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long atMs,

        @NotNull OnlineEventType type,

        @Schema(description = "Who did it; needed by all but START, which has none.", nullable = true) @Nullable
        Side side,

        @Schema(description = "With MOVE, and only there: the move in the notation of the game.", nullable = true)
        @Nullable
        String move) {

    /** The event for the referee. */
    public OnlineEvent event() {
        return new OnlineEvent(atMs, type, side, move == null ? null : move.strip());
    }
}
