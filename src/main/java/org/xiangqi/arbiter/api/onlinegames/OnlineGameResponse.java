package org.xiangqi.arbiter.api.onlinegames;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.contest.online.DrawOffers;
import org.xiangqi.arbiter.contest.online.EventFault;
import org.xiangqi.arbiter.contest.online.OnlineRuling;
import org.xiangqi.arbiter.contest.online.OnlineStatus;
import org.xiangqi.arbiter.contest.online.Players;
import org.xiangqi.arbiter.contest.online.RefusedEvent;
import org.xiangqi.arbiter.contest.online.TimeLeft;

/** How an online game stands at an instant, or how it ended. */
@Schema(
        description = "How an online game stands at nowMs, or how it ended. While it is ongoing winner, loser, reason,"
                + " decidedAtMs, decidedByEvent and article are null.")
public record OnlineGameResponse(
        OnlineStatus status,

        @Schema(
                description = "As game records write it; * while there is none, and for a cancelled game.",
                enumeration = {"1-0", "0-1", "1/2-1/2", "*"})
        String result,

        @Schema(nullable = true) @Nullable Side winner,

        @Schema(nullable = true) @Nullable Side loser,

        @Schema(nullable = true) @Nullable Ending reason,

        @Schema(description = "When it ended: if by a deadline, the deadline's own instant.", nullable = true) @Nullable
        Long decidedAtMs,

        @Schema(description = "The event that ended it, from 0; null if time alone did.", nullable = true) @Nullable
        Integer decidedByEvent,

        @Schema(description = "For people.") String explanation,

        @Schema(nullable = true) @Nullable String article,

        @Schema(description = "The time that the answer is for.")
        long nowMs,

        ClocksView clocks,
        DrawOfferView drawOffer,
        RematchView rematch,

        @Schema(
                description =
                        "Whether the game counts: it is finished, and its players are signed in with two different"
                                + " accounts.")
        boolean rated,

        @Schema(description = "What it is worth by the policy; null unless it is rated.", nullable = true) @Nullable
        PointsView points,

        @Schema(description = "The events that changed nothing, in the order of the list.")
        List<RefusedEventView> refusedEvents,

        @Schema(
                description =
                        "When time alone changes something next: a flag falls, an offline side is given up, or a rematch"
                                + " cannot be agreed any more. null: nothing is to come.",
                nullable = true)
        @Nullable
        Long nextDeadlineMs,

        @Schema(description = "The board alone: what an adjudication answers for the moves that counted.")
        AdjudicationResponse ruling,

        OnlinePolicyView policy,
        AdjudicationResponse.RuleSetRef ruleSet) {

    /** The time of both sides. */
    @Schema(description = "What each side has left at nowMs, or had when the game ended.")
    public record ClocksView(ClockView red, ClockView black) {}

    /** The time of one side. */
    public record ClockView(
            @Schema(description = "For the whole game, 0 or more.")
            long totalMs,

            @Schema(description = "For its move, 0 or more; all of it where it is not its turn.")
            long moveMs) {
        static ClockView of(TimeLeft left) {
            return new ClockView(left.totalMs(), left.moveMs());
        }
    }

    /** Draw offers. */
    public record DrawOfferView(
            @Schema(description = "Whose offer is open; null: nobody's.", nullable = true) @Nullable
            Side pendingBy,

            MayOfferView red,
            MayOfferView black) {}

    /** Whether a side may offer a draw. */
    public record MayOfferView(
            @Schema(
                    description =
                            "Whether an offer of this side would count at nowMs: it is its turn, it is online, no offer"
                                    + " is open, and neither side has moves to wait for.")
            boolean may,

            @Schema(
                    description =
                            "How many moves this side has to make before either may offer: its first one, or those after"
                                    + " a declined offer.")
            int movesToWait) {}

    /** Whether there will be another game. */
    public record RematchView(
            @Schema(description = "Whether it can be agreed or declined at nowMs.")
            boolean open,

            @Schema(
                    description = "From which instant on it is too late; null unless the game is finished.",
                    nullable = true)
            @Nullable
            Long closesAtMs,

            @Schema(description = "The sides that agreed, in the order in which they did.")
            List<Side> agreed,

            @Schema(
                    description = "Once both have agreed: the side of this game that plays Red in the next; else null.",
                    nullable = true)
            @Nullable
            Side nextRed) {}

    /** What the game is worth. */
    public record PointsView(int red, int black) {}

    /** An event that changed nothing. */
    public record RefusedEventView(
            @Schema(description = "Its place in events, from 0.")
            int index,

            EventFault reason,

            @Schema(
                    description = "With ILLEGAL_MOVE: why, as the problem illegal-move says it; else null.",
                    nullable = true)
            @Nullable
            IllegalReason illegalReason,

            @Schema(description = "With AMBIGUOUS_MOVE: the legal moves that it fits, in UCCI; else empty.")
            List<String> candidates,

            @Schema(description = "For people.") String detail) {
        static RefusedEventView of(RefusedEvent event) {
            return new RefusedEventView(
                    event.index(),
                    event.fault(),
                    event.illegal(),
                    event.candidates().stream().map(Move::toString).toList(),
                    event.detail());
        }
    }

    /**
     * The answer for a game.
     *
     * @param refused its refused events, told as all notations that may be meant have it
     * @param board what an adjudication answers for its moves
     */
    public static OnlineGameResponse of(
            OnlineRuling ruling, List<RefusedEvent> refused, Players players, long nowMs, AdjudicationResponse board) {
        return new OnlineGameResponse(
                ruling.status(),
                ruling.result(),
                ruling.winner(),
                ruling.winner() == null ? null : ruling.winner().opponent(),
                ruling.ending(),
                ruling.decidedAtMs(),
                ruling.decidedByEvent(),
                ruling.explanation(),
                ruling.article() == null ? null : ruling.article().id(),
                nowMs,
                new ClocksView(ClockView.of(ruling.red()), ClockView.of(ruling.black())),
                drawOffer(ruling),
                new RematchView(
                        ruling.rematchOpen(), ruling.rematchClosesAtMs(), ruling.rematchAgreed(), ruling.nextRed()),
                ruling.isRated(players),
                ruling.points(players)
                        .map(points -> new PointsView(points.red(), points.black()))
                        .orElse(null),
                refused.stream().map(RefusedEventView::of).toList(),
                ruling.nextDeadlineMs(),
                board,
                OnlinePolicyView.of(ruling.policy()),
                board.ruleSet());
    }

    private static DrawOfferView drawOffer(OnlineRuling ruling) {
        DrawOffers offers = ruling.offers();
        return new DrawOfferView(
                offers.pendingBy(),
                new MayOfferView(ruling.redMayOffer(), offers.movesToWait(Side.RED)),
                new MayOfferView(ruling.blackMayOffer(), offers.movesToWait(Side.BLACK)));
    }
}
