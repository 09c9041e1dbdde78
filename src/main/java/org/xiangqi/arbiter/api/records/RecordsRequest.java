package org.xiangqi.arbiter.api.records;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.record.Comment;
import org.xiangqi.arbiter.record.Outline;
import org.xiangqi.arbiter.record.Result;

/** Games as {@link RecordsResponse} tells them, to be written as a file. Every field but the games may be left out or null. */
@RegisterForReflection
@Schema(additionalProperties = Schema.False.class)
public record RecordsRequest(
        @JsonProperty(required = true)
        @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
        @Schema(
                required = true,
                description = "As in an answer; what an answer says of faults, format and charset is not asked.")
        List<SentGame> games) {

    private static final List<String> NO_TEXTS = List.of();

    /** One game. */
    @JsonIgnoreProperties({"format", "charset", "fault"})
    @Schema(name = "SentGame")
    @RegisterForReflection
    public record SentGame(
            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            Map<String, String> tags,

            @Schema(description = "The initial position if left out.", nullable = true) @Nullable
            String startFen,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(description = "In UCCI.", nullable = true) @Nullable
            List<String> moves,

            @Schema(nullable = true) @Nullable SentResult result,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            List<SentComment> comments,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            List<SentVariation> variations) {

        private Outline outline() {
            return new Outline(
                    tags == null ? Map.of() : tags,
                    Optional.ofNullable(startFen),
                    result == null ? Result.UNKNOWN : result.result,
                    branch(1, moves, comments, variations));
        }
    }

    /** A line that branches off. */
    @JsonIgnoreProperties("fault")
    @Schema(name = "SentVariation")
    @RegisterForReflection
    public record SentVariation(
            int firstPly,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            List<String> moves,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            List<SentComment> comments,

            @JsonSetter(contentNulls = Nulls.FAIL) @Schema(nullable = true) @Nullable
            List<SentVariation> variations) {}

    /** A remark. */
    @Schema(name = "SentComment")
    @RegisterForReflection
    public record SentComment(int ply, @Nullable String text) {}

    /** As game records write it. */
    @RegisterForReflection
    public enum SentResult {
        @JsonProperty("1-0")
        RED_WINS(Result.RED_WINS),
        @JsonProperty("0-1")
        BLACK_WINS(Result.BLACK_WINS),
        @JsonProperty("1/2-1/2")
        DRAW(Result.DRAW),
        @JsonProperty("*")
        UNKNOWN(Result.UNKNOWN);

        private final Result result;

        SentResult(Result result) {
            this.result = result;
        }

        @Override
        public String toString() {
            return result.text();
        }
    }

    /** The games, yet to be read. */
    public List<Outline> outlines() {
        return games.stream().map(SentGame::outline).toList();
    }

    private static Outline.Branch branch(
            int firstPly,
            @Nullable List<String> moves,
            @Nullable List<SentComment> comments,
            @Nullable List<SentVariation> variations) {
        return new Outline.Branch(
                firstPly,
                moves == null ? NO_TEXTS : moves,
                comments == null
                        ? List.of()
                        : comments.stream()
                                .map(each -> new Comment(each.ply(), each.text() == null ? "" : each.text()))
                                .toList(),
                variations == null
                        ? List.of()
                        : variations.stream()
                                .map(each -> branch(each.firstPly(), each.moves(), each.comments(), each.variations()))
                                .toList());
    }
}
