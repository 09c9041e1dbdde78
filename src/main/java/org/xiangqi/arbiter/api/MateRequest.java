package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A position to look for mate in. Every field but the moves may be left out or null, which means its default. */
@Schema(additionalProperties = Schema.False.class)
public record MateRequest(
        @Schema(
                description = "Where the moves start, read as in an adjudication.",
                defaultValue = GameText.INITIAL_FEN,
                nullable = true)
        @Nullable
        String startFen,

        @NotNull MoveTexts moves,

        @Schema(description = Notation.DESCRIPTION, defaultValue = "AUTO", nullable = true) @Nullable
        Notation notation,

        @Schema(description = "The longest mate to look for, in moves of the mating side.", nullable = true)
        @Min(1)
        @Nullable
        Integer maxMoves) {

    /** The game that leads to the position. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }
}
