package org.xiangqi.arbiter.contest.online;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Article;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Playthrough;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.Verdict;

/**
 * An online game up to now. What there is to say of it is only worked out when it is asked for, so that a game that may be
 * written in several notations can be refereed in each.
 */
public final class OnlineGame {
    private final OnlinePolicy policy;
    private final Playthrough<Void> played;
    private final Deadlines deadlines;
    private final Situation situation;
    private final List<RefusedEvent> refused;
    private final long nowMs;

    OnlineGame(
            OnlinePolicy policy,
            Playthrough<Void> played,
            Deadlines deadlines,
            Situation situation,
            List<RefusedEvent> refused,
            long nowMs) {
        this.policy = policy;
        this.played = played;
        this.deadlines = deadlines;
        this.situation = situation;
        this.refused = List.copyOf(refused);
        this.nowMs = nowMs;
    }

    /** The moves that counted. */
    public List<Move> moves() {
        return played.moves();
    }

    /** The events that changed nothing, in the order of the list. */
    public List<RefusedEvent> refused() {
        return refused;
    }

    /** The board alone: the moves that counted, and what they amount to. */
    public Game board(Replay.Detail detail) {
        return played.told(detail).game();
    }

    /** All that there is to say of it. */
    public OnlineRuling told(Replay.Detail detail) {
        Game game = board(detail);
        Decision decision = situation.decision();
        long atMs = decision == null ? nowMs : decision.atMs();
        return new OnlineRuling(
                policy,
                game,
                status(decision),
                winner(decision, game),
                ending(decision, game),
                article(decision, game),
                new OnlineWording(policy, situation, deadlines.next(situation)).explanation(game),
                decision == null ? null : decision.atMs(),
                decision == null ? null : decision.byEvent(),
                situation.clock().left(Side.RED, atMs),
                situation.clock().left(Side.BLACK, atMs),
                situation.offers(),
                mayOffer(Side.RED),
                mayOffer(Side.BLACK),
                deadlines.rematchIsOpen(situation, nowMs),
                deadlines.rematchClosesAtMs(situation),
                situation.rematch().agreed(),
                // Whoever had Black: the sides swap.
                situation.rematch().isAgreed() ? Side.BLACK : null,
                refused,
                nextDeadlineMs());
    }

    private static OnlineStatus status(@Nullable Decision decision) {
        return switch (decision) {
            case null -> OnlineStatus.ONGOING;
            case Decision.Cancelled _ -> OnlineStatus.CANCELLED;
            case Decision.OnTheBoard _, Decision.Lost _, Decision.Drawn _ -> OnlineStatus.FINISHED;
        };
    }

    private static @Nullable Side winner(@Nullable Decision decision, Game game) {
        return switch (decision) {
            case null -> null;
            case Decision.OnTheBoard _ -> verdict(game).outcome().winner().orElse(null);
            case Decision.Lost lost -> lost.loser().opponent();
            case Decision.Drawn _, Decision.Cancelled _ -> null;
        };
    }

    private static @Nullable Ending ending(@Nullable Decision decision, Game game) {
        return switch (decision) {
            case null -> null;
            case Decision.OnTheBoard _ -> Ending.of(verdict(game).reason());
            case Decision.Lost lost -> lost.ending();
            case Decision.Drawn drawn -> drawn.ending();
            case Decision.Cancelled cancelled -> cancelled.ending();
        };
    }

    private static @Nullable Article article(@Nullable Decision decision, Game game) {
        Ending ending = ending(decision, game);
        if (ending == null) {
            return null;
        }
        return decision instanceof Decision.OnTheBoard ? verdict(game).article() : OnlineArticles.of(ending);
    }

    private static Verdict.Decided verdict(Game game) {
        return game.rulings().getFirst();
    }

    private boolean mayOffer(Side side) {
        return situation.decision() == null
                && !situation.presence().isOffline(side)
                && OnlineReferee.faultOfOffer(situation, side) == null;
    }

    private @Nullable Long nextDeadlineMs() {
        Decision next = deadlines.next(situation);
        if (next != null) {
            return next.atMs();
        }
        return deadlines.rematchIsOpen(situation, nowMs) ? deadlines.rematchClosesAtMs(situation) : null;
    }
}
