package org.xiangqi.arbiter.api.bestmoves;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.search.Score;

/** How a position stands: one of the two is a number, the other is null. */
@Schema(description = "How the position stands: one of the two is a number, the other is null.")
public record ScoreView(
        @Schema(
                description =
                        "Hundredths of a soldier that has not crossed the river, positive if the side concerned is"
                                + " better off. From 19000 to 20000 on either side of 0, a rule on repetition decides the"
                                + " game, the sooner the nearer to 20000.",
                minimum = "-20000",
                maximum = "20000",
                nullable = true)
        @Nullable
        Integer centipawns,

        @Schema(
                description = "Checkmate or stalemate is forced: moves of the winning side until then, negative if the"
                        + " side concerned loses.",
                nullable = true)
        @Nullable
        Integer mateIn) {

    /** That score, from the side that it is for. */
    public static ScoreView of(Score score) {
        return switch (score) {
            case Score.Centipawns(int value) -> new ScoreView(value, null);
            case Score.Mate(int moves) -> new ScoreView(null, moves);
        };
    }
}
