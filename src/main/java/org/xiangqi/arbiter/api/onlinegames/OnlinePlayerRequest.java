package org.xiangqi.arbiter.api.onlinegames;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** One of the two players. */
@Schema(additionalProperties = Schema.False.class)
public record OnlinePlayerRequest(
        @Schema(
                description = "The account that the player is signed in with; absent, null or blank: a guest.",
                nullable = true)
        @Nullable
        String account) {}
