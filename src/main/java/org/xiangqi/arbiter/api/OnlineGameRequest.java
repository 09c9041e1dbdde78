package org.xiangqi.arbiter.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.onlinegames.OnlineEventRequest;
import org.xiangqi.arbiter.api.onlinegames.OnlinePlayersRequest;
import org.xiangqi.arbiter.api.onlinegames.OnlinePolicyRequest;
import org.xiangqi.arbiter.contest.online.OnlineEvent;
import org.xiangqi.arbiter.contest.online.Players;

/** What happened in an online game. Every field but the events may be left out or null, which means its default. */
@Schema(additionalProperties = Schema.False.class)
public record OnlineGameRequest(
        @Schema(description = "How long, how many and for how much: the values of domi if left out.", nullable = true)
        @Valid
        @Nullable
        OnlinePolicyRequest policy,

        @Schema(
                description = "The id of the rule set that the board is judged by.",
                defaultValue = "domi",
                nullable = true)
        @Nullable
        String ruleSet,

        @Schema(
                description = "Where the game starts, read as in an adjudication. The side to move in it moves first.",
                defaultValue = GameText.INITIAL_FEN,
                nullable = true)
        @Nullable
        String startFen,

        @Schema(description = Notation.DESCRIPTION, defaultValue = "AUTO", nullable = true) @Nullable
        Notation notation,

        @Schema(description = "Who plays; two guests if left out.", nullable = true) @Valid @Nullable
        OnlinePlayersRequest players,

        @Schema(description = "What happened, in the order of time; may be empty.") @NotNull
        List<@NotNull @Valid OnlineEventRequest> events,

        @Schema(
                description =
                        "The time that the answer is for, by the clock of the events: what happened later is refused. The"
                                + " latest time of any event, refused ones included, if left out; 0 if none has a time.",
                nullable = true)
        @Min(0)
        @Max(OnlineEvent.LATEST_MS)
        @Nullable
        Long nowMs,

        @Schema(
                description = "The sections wanted in ruling.",
                defaultValue = "[\"LEGAL_MOVES\",\"EVIDENCE\"]",
                nullable = true)
        @Nullable
        List<AdjudicationRequest.@NotNull Section> include) {

    /** {@link #include} with its default. */
    List<AdjudicationRequest.Section> sections() {
        return Objects.requireNonNullElse(
                include, List.of(AdjudicationRequest.Section.LEGAL_MOVES, AdjudicationRequest.Section.EVIDENCE));
    }

    /** {@link #notation} with its default. */
    Notation notationOrAuto() {
        return Objects.requireNonNullElse(notation, Notation.AUTO);
    }

    /** {@link #players} with its default, for the scoring. */
    Players scoredPlayers() {
        return players == null ? new Players(null, null) : players.players();
    }

    /** The events for the referee. */
    List<OnlineEvent> onlineEvents() {
        return events.stream().map(OnlineEventRequest::event).toList();
    }

    /** {@link #nowMs} with its default. */
    long now() {
        return nowMs != null
                ? nowMs
                : events.stream()
                        .map(OnlineEventRequest::atMs)
                        .filter(Objects::nonNull)
                        .mapToLong(Long::longValue)
                        .max()
                        .orElse(0);
    }
}
