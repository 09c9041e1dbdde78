package org.xiangqi.arbiter.api;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.hibernate.validator.constraints.UniqueElements;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.rules.RuleSet;

/** A game to be judged under several rule sets. Every field but the moves may be left out or null: its default. */
@Schema(additionalProperties = Schema.False.class)
public record ComparisonRequest(
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
                description = "The ids of the rule sets, each once, in the order of the answer; all if left out.",
                uniqueItems = true,
                nullable = true)
        @Size(min = 1, message = "must name at least one rule set")
        @UniqueElements(message = "must name each rule set once")
        @Nullable
        List<@NotNull String> ruleSets,

        @Schema(description = "The sections wanted in the answer.", defaultValue = "[\"EVIDENCE\"]", nullable = true)
        @Nullable
        List<@NotNull Section> include) {

    /** A part of the answer that may be left out. */
    @Schema(name = "ComparisonSection")
    public enum Section {
        EVIDENCE
    }

    /** The game to be judged. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }

    /** {@link #ruleSets} with its default. */
    List<String> ruleSetIds() {
        return Objects.requireNonNullElseGet(
                ruleSets, () -> RuleSet.all().stream().map(RuleSet::id).toList());
    }

    /** {@link #include} with its default. */
    List<Section> sections() {
        return Objects.requireNonNullElse(include, List.of(Section.EVIDENCE));
    }
}
