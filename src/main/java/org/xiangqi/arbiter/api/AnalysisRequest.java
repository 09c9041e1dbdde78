package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game to be analysed. Every field but the moves may be left out or null, which means its default. */
@Schema(additionalProperties = Schema.False.class)
public record AnalysisRequest(
        @Schema(
                description = "The id of the rule set by which the game is judged.",
                defaultValue = "domi",
                nullable = true)
        @Nullable
        String ruleSet,

        @Schema(
                description = "Where the game starts, read as in an adjudication.",
                defaultValue = GameText.INITIAL_FEN,
                nullable = true)
        @Nullable
        String startFen,

        @NotNull MoveTexts moves,

        @Schema(description = Notation.DESCRIPTION, defaultValue = "AUTO", nullable = true) @Nullable
        Notation notation,

        @Schema(
                description =
                        "How many positions to look at for each of the game. If it is not said, fewer are taken for a game"
                                + " that would be too long otherwise.",
                nullable = true)
        @Min(1)
        @Nullable
        Long nodes) {

    /** The game to be analysed. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }
}
