package org.xiangqi.arbiter.api.standings;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.contest.standings.NotCountedReason;
import org.xiangqi.arbiter.contest.standings.Row;
import org.xiangqi.arbiter.contest.standings.ScoringPolicy;
import org.xiangqi.arbiter.contest.standings.Table;
import org.xiangqi.arbiter.contest.standings.TieBreak;

/** A table of places. */
@Schema(description = "The table after the games, and which of them gave no points.")
public record StandingsResponse(
        ScoringPolicyView policy,

        @Schema(
                description =
                        "The accounts that have a game that counted: by rank, those of one rank by account in the order"
                                + " of code points.")
        List<TableRow> table,

        @Schema(description = "What tells players level on points apart, in this order; see each for its meaning.")
        List<TieBreak> tieBreaks,

        @Schema(description = "How many games counted.") int counted,

        @Schema(description = "The others, in the order in which they were sent.")
        List<NotCountedView> notCounted) {

    /** What a game was worth. */
    public record ScoringPolicyView(
            String id,
            String version,

            @Schema(description = "Whether the request has changed a value of that policy.")
            boolean adjusted,

            int winPoints,
            int drawPoints,
            int lossPoints) {}

    /** One player. */
    public record TableRow(
            @Schema(description = "From 1. Players whom nothing tells apart share one: 1, 2, 2, 4.")
            int rank,

            String account,
            long points,

            @Schema(description = "How many of the account's games counted.")
            int games,

            int wins,
            int draws,
            int losses,
            TieBreaksView tieBreaks) {}

    /** The value of each tie-break. */
    public record TieBreaksView(
            int wins,

            @Schema(
                    description =
                            "null where nobody is level so far, or the tie-break is passed over for those who are.",
                    nullable = true)
            @Nullable
            Long directEncounters,

            long sonnebornBerger) {}

    /** A game that gave no points. */
    public record NotCountedView(
            @Schema(description = "Which of the games, from 0.")
            int index,

            @Schema(description = "The first that applies.") NotCountedReason reason) {}

    /**
     * The answer for that table.
     *
     * @param adjusted whether the policy is as the request says and not as it is known
     */
    public static StandingsResponse of(Table table, ScoringPolicy policy, boolean adjusted) {
        return new StandingsResponse(
                new ScoringPolicyView(
                        policy.id(),
                        policy.version(),
                        adjusted,
                        policy.winPoints(),
                        policy.drawPoints(),
                        policy.lossPoints()),
                table.rows().stream().map(StandingsResponse::row).toList(),
                List.of(TieBreak.values()),
                table.counted(),
                table.notCounted().stream()
                        .map(each -> new NotCountedView(each.index(), each.reason()))
                        .toList());
    }

    private static TableRow row(Row row) {
        return new TableRow(
                row.rank(),
                row.account(),
                row.points(),
                row.games(),
                row.wins(),
                row.draws(),
                row.losses(),
                new TieBreaksView(
                        row.wins(),
                        row.directEncounters().isEmpty()
                                ? null
                                : row.directEncounters().getAsLong(),
                        row.sonnebornBerger()));
    }
}
