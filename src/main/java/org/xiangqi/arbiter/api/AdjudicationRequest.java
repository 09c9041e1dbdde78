package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A game to be judged. Every field but the moves may be left out or null, which means the same: its default. */
@Schema(additionalProperties = Schema.False.class)
public record AdjudicationRequest(
        @Schema(
                description = "The rule set's id; GET /v1/rule-sets lists them.",
                defaultValue = "domi",
                nullable = true)
        @Nullable
        String ruleSet,

        @Schema(
                description =
                        "Where the game starts. E or M for the elephant and H for the horse are read too, w or r is"
                                + " Red, and everything after the board may be missing.",
                defaultValue = GameText.INITIAL_FEN,
                nullable = true)
        @Nullable
        String startFen,

        @NotNull MoveTexts moves,

        @Schema(description = Notation.DESCRIPTION, defaultValue = "AUTO", nullable = true) @Nullable
        Notation notation,

        @Schema(
                description =
                        "true: moves after the first end are not read. false: the game is replayed to its last move,"
                                + " and rulings has every verdict that fell on the way.",
                defaultValue = "true",
                nullable = true)
        @Nullable
        Boolean stopAtEnd,

        @Schema(
                description = "The sections wanted in the answer.",
                defaultValue = "[\"LEGAL_MOVES\",\"EVIDENCE\"]",
                nullable = true)
        @Nullable
        List<@NotNull Section> include) {

    /** A part of the answer that may be left out. */
    public enum Section {
        LEGAL_MOVES,
        EVIDENCE,
        PLIES
    }

    /** {@link #stopAtEnd} with its default. */
    boolean stopsAtEnd() {
        return stopAtEnd == null || stopAtEnd;
    }

    /** The game to be judged. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }

    /** {@link #include} with its default. */
    List<Section> sections() {
        return Objects.requireNonNullElse(include, List.of(Section.LEGAL_MOVES, Section.EVIDENCE));
    }
}
