package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.PlyClass;
import org.xiangqi.arbiter.rules.Reason;

/** Whether the game is over, how, why, when, and what that rests on. */
@Schema(description = "While the game is ongoing, winner, loser, reason, decidedAtPly, article and evidence are null.")
@JsonSerialize(using = RulingJson.OfVerdict.class)
public record VerdictView(
        Status status,

        @Schema(
                description = "As game records write it.",
                enumeration = {"1-0", "0-1", "1/2-1/2", "*"})
        String result,

        @Schema(nullable = true) @Nullable Side winner,

        @Schema(nullable = true) @Nullable Side loser,

        @Schema(nullable = true) @Nullable Reason reason,

        @Schema(
                description = "The ply whose move made the deciding position; 0 if the start position decides.",
                nullable = true)
        @Nullable
        Integer decidedAtPly,

        @Schema(description = "The article's id; GET /v1/rule-sets/{id} has its text.", nullable = true) @Nullable
        String article,

        @Schema(description = "For people.") String explanation,

        @Schema(
                description = "With EVIDENCE: what the verdict rests on, null while the game is ongoing.",
                implementation = EvidenceView.class,
                nullable = true)
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Section<EvidenceView> evidence) {

    /** Whether the game goes on. */
    @Schema(name = "GameStatus")
    public enum Status {
        ONGOING,
        FINISHED
    }

    /** The plies that a verdict rests on. */
    public record EvidenceView(
            int firstPly,
            int lastPly,

            @Schema(description = "The plies at which the deciding position stood, 0 for the start.")
            List<Integer> occurrences,

            List<EvidencePly> plies) {}

    /** One ply of the evidence. */
    public record EvidencePly(
            int ply,
            @Schema(description = "In UCCI.") String move,
            Side side,
            Set<PlyClass> classes,
            List<TargetView> targets,
            String why) {}

    /** A piece that a ply attacks in a way that counts. */
    public record TargetView(
            @Schema(description = "FEN letter, upper case for Red.")
            String piece,

            @Schema(description = "Where it stands after the ply.")
            String square,

            @Schema(description = "Where its attackers stand.")
            List<String> by,

            String why) {}
}
