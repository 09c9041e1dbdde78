package org.xiangqi.arbiter.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.records.RecordsRequest.SentResult;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.contest.standings.PlayedGame;
import org.xiangqi.arbiter.contest.standings.ScoringPolicy;
import org.xiangqi.arbiter.rules.Outcome;

/** The games of a contest, and what they are worth. */
@Schema(additionalProperties = Schema.False.class)
public record StandingsRequest(
        @Schema(description = "In any order; may be empty.") @NotNull
        List<@NotNull SentPairing> games,

        @Schema(description = "What a game is worth.", nullable = true) @Valid @Nullable
        SentScoring policy) {

    private static final String ACCOUNT = "The account is compared letter by letter; absent or null: a guest.";

    /** One game. */
    @Schema(name = "SentPairing", additionalProperties = Schema.False.class)
    public record SentPairing(
            @Schema(description = "Who played Red. " + ACCOUNT, minLength = 1, nullable = true) @Nullable
            String red,

            @Schema(description = "Who played Black. " + ACCOUNT, minLength = 1, nullable = true) @Nullable
            String black,

            @Schema(
                    description = "As game records write it; * for a game under way, or cancelled before it began.",
                    required = true)
            @Nullable
            SentResult result,

            @Schema(
                    description = "Why it ended. If it is told, the result must be one that it can lead to.",
                    nullable = true)
            @Nullable
            Ending reason,

            @Schema(description = "Whether it was played for points.", defaultValue = "true", nullable = true) @Nullable
            Boolean rated) {

        private PlayedGame game(String place) {
            if (result == null) {
                throw Refusals.missing(List.of(place + ".result"));
            }
            refuseEmpty(place + ".red", red);
            refuseEmpty(place + ".black", black);
            return new PlayedGame(
                    Optional.ofNullable(red),
                    Optional.ofNullable(black),
                    switch (result) {
                        case RED_WINS -> Optional.of(Outcome.RED_WINS);
                        case BLACK_WINS -> Optional.of(Outcome.BLACK_WINS);
                        case DRAW -> Optional.of(Outcome.DRAW);
                        case UNKNOWN -> Optional.empty();
                    },
                    Optional.ofNullable(reason),
                    rated == null || rated);
        }

        private static void refuseEmpty(String field, @Nullable String account) {
            if (account != null && account.isEmpty()) {
                throw Refusals.invalid(field, field + " must not be empty.");
            }
        }
    }

    /** What a game is worth. */
    @Schema(
            name = "SentScoring",
            description =
                    "What a game is worth, in whole points: a win no less than a draw, a draw no less than a loss. For"
                            + " half points double all three.",
            additionalProperties = Schema.False.class)
    public record SentScoring(
            @Schema(
                    description = "The policy that says what is not said here. So far there is one, domi: 3, 1 and 0.",
                    defaultValue = "domi",
                    nullable = true)
            @Nullable
            String id,

            @Schema(nullable = true) @Min(0) @Max(ScoringPolicy.MOST_POINTS) @Nullable
            Integer winPoints,

            @Schema(nullable = true) @Min(0) @Max(ScoringPolicy.MOST_POINTS) @Nullable
            Integer drawPoints,

            @Schema(nullable = true) @Min(0) @Max(ScoringPolicy.MOST_POINTS) @Nullable
            Integer lossPoints) {}

    /**
     * {@link #games} as standings have them; throws the problem of the first that cannot be. A constraint on each would have
     * the faults of all told, however many were sent.
     */
    List<PlayedGame> played() {
        List<PlayedGame> played = new ArrayList<>(games.size());
        for (int i = 0; i < games.size(); i++) {
            played.add(games.get(i).game("games[" + i + "]"));
        }
        return played;
    }
}
