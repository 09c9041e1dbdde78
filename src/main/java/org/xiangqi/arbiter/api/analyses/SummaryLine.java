package org.xiangqi.arbiter.api.analyses;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.api.bestmoves.WrittenMove;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.VerdictView;
import org.xiangqi.arbiter.board.Side;

/** What the analysis of a game comes to. */
@RegisterForReflection
@Schema(description = "What the analysis comes to; always the last line.")
public record SummaryLine(
        @Schema(enumeration = {KIND}) String kind,

        @Schema(description = "How many lines have come, this one counted.")
        int done,

        @Schema(description = "How many lines there were.") int of,
        AdjudicationResponse.RuleSetRef ruleSet,

        @Schema(description = "How the moves were read: UCCI stands for ranks 0-9, UCI for ranks 1-10.")
        Notation notation,

        @Schema(description = "How many positions were looked at for each of the game.")
        long nodes,

        @Schema(description = "How many plies were analysed.")
        int plies,

        @Schema(description = "How many moves were not read because the game was over.")
        int movesAfterEnd,

        VerdictView verdict,

        @Schema(description = "One point for each position, from the start on.")
        List<CurvePoint> curve,

        @Schema(description = "The moves that lost most, at most ten, the worst first; none that lost nothing.")
        List<WorstMove> worst,

        SideSummary red,
        SideSummary black)
        implements AnalysisLine {
    static final String KIND = "SUMMARY";

    /** How a position stands. */
    @RegisterForReflection
    @Schema(name = "CurvePoint")
    public record CurvePoint(
            @Schema(description = "Plies played before the position.")
            int ply,

            @Schema(description = "As in the position's own line.", minimum = "-2000", maximum = "2000")
            int redCentipawns) {}

    /** A move that lost much. */
    @RegisterForReflection
    @Schema(name = "WorstMove")
    public record WorstMove(
            @Schema(description = "Which ply, from 1; it was played in the position of one ply less.")
            int ply,

            Side side,
            WrittenMove move,
            int lossCentipawns,
            @Schema(description = "What was better.") WrittenMove better,

            @Schema(description = "What that leads to, in UCCI.")
            List<String> betterPv) {}

    /** How one side played. */
    @RegisterForReflection
    @Schema(name = "SideSummary")
    public record SideSummary(
            @Schema(description = "How many moves it made.") int moves,

            @Schema(description = "What a move lost on average, rounded; 0 without a move.")
            int averageLossCentipawns,

            @Schema(description = "How many moves lost 100 to 299.")
            int mistakes,

            @Schema(description = "How many moves lost 300 or more.")
            int blunders) {}
}
