package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.search.SearchLimits;

/** A game whose next move is asked for. Every field but the moves may be left out or null; one limit must be given. */
@Schema(additionalProperties = Schema.False.class)
public record BestMoveRequest(
        @Schema(
                description = "The id of the rule set by which the game and what may follow is judged.",
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

        @Schema(description = "For how many milliseconds to search, from when the search starts.", nullable = true)
        @Min(1)
        @Nullable
        Long moveTimeMs,

        @Schema(description = "How many plies deep to search.", nullable = true) @Min(1) @Nullable
        Integer depth,

        @Schema(
                description = "How many positions to look at. Without moveTimeMs, the maximum holds where nothing is"
                        + " said, so that a great depth cannot take for ever.",
                nullable = true)
        @Min(1)
        @Nullable
        Long nodes,

        @Schema(description = "How many of the best moves are wanted.", defaultValue = "1", nullable = true)
        @Min(1)
        @Max(SearchLimits.MOST_LINES)
        @Nullable
        Integer multiPv) {

    /** The game whose next move is asked for. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }

    /** Whether the request says when to stop at all. */
    boolean hasLimit() {
        return moveTimeMs != null || depth != null || nodes != null;
    }

    /** When to stop: what was asked for, and at so many positions at the latest if no time was. */
    SearchLimits limits(long mostNodes) {
        return new SearchLimits(
                depth == null ? OptionalInt.empty() : OptionalInt.of(depth),
                nodes == null && moveTimeMs != null
                        ? OptionalLong.empty()
                        : OptionalLong.of(Objects.requireNonNullElse(nodes, mostNodes)),
                moveTimeMs == null ? OptionalLong.empty() : OptionalLong.of(moveTimeMs),
                Objects.requireNonNullElse(multiPv, 1));
    }
}
