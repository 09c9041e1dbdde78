package org.xiangqi.arbiter.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.contest.touch.Touch;

/** A game, and the pieces that its side to move has touched. All but moves and touches may be left out or null: its default. */
@Schema(additionalProperties = Schema.False.class)
public record TouchRulingRequest(
        @Schema(
                description =
                        "The id of the rule set that says whether the game still goes on, and what each move leads to.",
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

        @Schema(description = "What the side to move touched in the position after the moves, in that order.")
        @NotNull
        @Size(min = 1, message = "must name at least one touch")
        List<@NotNull SentTouch> touches,

        @Schema(
                description = "How many technicals the side to move has been given in this game so far.",
                defaultValue = "0",
                nullable = true)
        @Min(0)
        @Nullable
        Integer technicals,

        @Schema(description = "What the event lays down about technicals.", nullable = true) @Valid @Nullable
        SentTouchPolicy policy) {

    private static final Pattern POINT = Pattern.compile("[a-i][0-9]");

    /** A piece that was touched. */
    @Schema(name = "SentTouch", additionalProperties = Schema.False.class)
    public record SentTouch(
            @Schema(description = "Where it stands.", required = true, pattern = "^[a-i][0-9]$") @Nullable
            String square,

            @Schema(
                    description =
                            "Whether it was touched in one grasp with the one before it, which the first cannot be.",
                    defaultValue = "false",
                    nullable = true)
            @Nullable
            Boolean atOnce,

            @Schema(
                    description =
                            "Whether the player had announced beforehand to be putting it straight. Of an own piece, it does"
                                    + " not count then; of one of the opponent it does, as only the referee may do that.",
                    defaultValue = "false",
                    nullable = true)
            @Nullable
            Boolean adjusting) {

        private Touch touch(String place) {
            if (square == null || !POINT.matcher(square).matches()) {
                String field = place + ".square";
                throw Refusals.invalid(field, field + " must be a point of the board, a0 to i9.");
            }
            return new Touch(
                    Square.at(square.charAt(0) - 'a', square.charAt(1) - '0').orElseThrow(),
                    Boolean.TRUE.equals(atOnce),
                    Boolean.TRUE.equals(adjusting));
        }
    }

    /** What an event lays down about technicals. */
    @Schema(name = "SentTouchPolicy", additionalProperties = Schema.False.class)
    public record SentTouchPolicy(
            @Schema(
                    description = "The policy that says what is not said here. So far there is one, domi.",
                    defaultValue = "domi",
                    nullable = true)
            @Nullable
            String id,

            @Schema(
                    description =
                            "At which technical of a side it loses the game. Absent or null: as the policy says, which"
                                    + " for domi is that the rules of the event decide.",
                    nullable = true)
            @Min(1)
            @Nullable
            Integer lossAtTechnical) {}

    /** The game in which the pieces were touched. */
    GameText game() {
        return GameText.of(startFen, moves, notation);
    }

    /**
     * {@link #touches} as the rule has them; throws the problem of the first that cannot be. A constraint on each would have
     * the faults of all told, however many were sent.
     */
    List<Touch> touched() {
        List<Touch> touched = new ArrayList<>();
        for (int i = 0; i < touches.size(); i++) {
            touched.add(touches.get(i).touch("touches[" + i + "]"));
        }
        return touched;
    }

    /** {@link #technicals} with its default. */
    int technicalsBefore() {
        return Objects.requireNonNullElse(technicals, 0);
    }
}
