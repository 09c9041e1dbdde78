package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game whose moves are to be written. Every field but the moves may be left out or null: its default. */
@Schema(additionalProperties = Schema.False.class)
public record NotationRequest(
        @Schema(
                description = "Where the game starts, read as in an adjudication.",
                defaultValue = GameText.INITIAL_FEN,
                nullable = true)
        @Nullable
        String startFen,

        @NotNull MoveTexts moves,

        @Schema(description = Notation.DESCRIPTION, defaultValue = "AUTO", nullable = true) @Nullable
        Notation notation) {

    /** The game to be written. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }
}
