package org.xiangqi.arbiter.contest.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Budget;
import org.xiangqi.arbiter.rules.Playthrough;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/**
 * Goes through the events of an online game in the order of their list, once.
 *
 * <p>Before an event is looked at, every deadline up to its time is carried out; after the last one, every deadline up to
 * now. An event that does not fit is refused with a reason and leaves the game as it was: not even the time that it tells has
 * passed then, until an event that counts, or now, says so.
 */
public final class OnlineReferee {
    private final OnlinePolicy policy;
    private final MoveReader reader;
    private final long nowMs;
    private final Side starter;
    private final Playthrough<Void> played;
    private final Deadlines deadlines;
    private final List<RefusedEvent> refused = new ArrayList<>();
    private Situation situation;

    /** What comes of an event. */
    private sealed interface Answer {}

    private record Counts(Situation after) implements Answer {}

    private record Refused(RefusedEvent why) implements Answer {}

    private OnlineReferee(
            Position start, RuleSet rules, Budget budget, OnlinePolicy policy, MoveReader reader, long nowMs) {
        this.policy = policy;
        this.reader = reader;
        this.nowMs = nowMs;
        starter = start.sideToMove();
        played = Playthrough.begin(start, rules, Replay.Until.FIRST_END, budget);
        deadlines = new Deadlines(policy, starter, played.board());
        situation = Situation.before(policy);
    }

    /**
     * What comes of those events by that time.
     *
     * @param start where the board stood before the first move
     * @param nowMs the time that the answer is for, by the clock of the events; later events are refused
     */
    public static OnlineGame referee(
            Position start,
            RuleSet rules,
            Budget budget,
            OnlinePolicy policy,
            MoveReader reader,
            List<OnlineEvent> events,
            long nowMs) {
        OnlineReferee referee = new OnlineReferee(start, rules, budget, policy, reader, nowMs);
        for (int index = 0; index < events.size(); index++) {
            referee.hear(index, events.get(index));
        }
        Situation atLast = referee.deadlines.carriedOut(referee.situation, nowMs);
        return new OnlineGame(policy, referee.played, referee.deadlines, atLast, referee.refused, nowMs);
    }

    private void hear(int index, OnlineEvent event) {
        EventFault fault = faultOfForm(event);
        if (fault == null) {
            fault = faultOfTime(event);
        }
        if (fault != null) {
            refused.add(new RefusedEvent(index, fault, null, List.of()));
            return;
        }
        long atMs = Objects.requireNonNull(event.atMs());
        switch (answer(deadlines.carriedOut(situation, atMs), index, event, atMs)) {
            case Counts(Situation after) -> situation = after.heard(atMs);
            case Refused(RefusedEvent why) -> refused.add(why);
        }
    }

    private static @Nullable EventFault faultOfForm(OnlineEvent event) {
        boolean isMove = event.type() == OnlineEventType.MOVE;
        if (event.atMs() == null) {
            return EventFault.TIME_MISSING;
        }
        if (event.type().hasSide() != (event.side() != null)) {
            return event.side() == null ? EventFault.SIDE_MISSING : EventFault.NEEDLESS_SIDE;
        }
        if (isMove != (event.move() != null)) {
            return isMove ? EventFault.MOVE_MISSING : EventFault.NEEDLESS_MOVE;
        }
        return null;
    }

    private @Nullable EventFault faultOfTime(OnlineEvent event) {
        long atMs = Objects.requireNonNull(event.atMs());
        if (atMs > nowMs) {
            return EventFault.AFTER_NOW;
        }
        return atMs < situation.heardMs() ? EventFault.OUT_OF_ORDER : null;
    }

    private Answer answer(Situation then, int index, OnlineEvent event, long atMs) {
        OnlineEventType type = event.type();
        if (!then.isStarted() && then.decision() == null && !type.isPossibleBeforeStart()) {
            return refuse(index, EventFault.NOT_STARTED);
        }
        if (type == OnlineEventType.START) {
            return start(then, index, atMs);
        }
        Side side = Objects.requireNonNull(event.side());
        if (type.isOfRematch()) {
            return rematch(then, index, type, side, atMs);
        }
        if (then.decision() != null) {
            return refuse(index, EventFault.GAME_OVER);
        }
        if (then.presence().isOffline(side) && !type.isPossibleOffline()) {
            return refuse(index, EventFault.SIDE_OFFLINE);
        }
        return switch (type) {
            case MOVE -> move(then, index, side, Objects.requireNonNull(event.move()), atMs);
            case OFFER_DRAW -> {
                EventFault fault = faultOfOffer(then, side);
                yield fault == null ? new Counts(then.with(then.offers().offered(side))) : refuse(index, fault);
            }
            case ACCEPT_DRAW ->
                then.offers().pendingBy() == side.opponent()
                        ? new Counts(then.with(new Decision.Drawn(Ending.DRAW_AGREED, side, atMs, index)))
                        : refuse(index, EventFault.NO_OFFER);
            case DECLINE_DRAW ->
                then.offers().pendingBy() == side.opponent()
                        ? new Counts(then.with(then.offers().declined(policy)))
                        : refuse(index, EventFault.NO_OFFER);
            case RESIGN -> new Counts(then.with(new Decision.Lost(Ending.RESIGNATION, side, atMs, index)));
            case LEAVE ->
                new Counts(then.with(
                        then.isMoved()
                                ? new Decision.Lost(Ending.ABANDONMENT, side, atMs, index)
                                : new Decision.Cancelled(Ending.LEFT_BEFORE_START, side, atMs, index)));
            case DISCONNECT ->
                then.presence().isOffline(side)
                        ? refuse(index, EventFault.ALREADY_OFFLINE)
                        : new Counts(then.with(then.presence().withOffline(side, atMs)));
            case RECONNECT ->
                then.presence().isOffline(side)
                        ? new Counts(then.with(then.presence().withOffline(side, null)))
                        : refuse(index, EventFault.NOT_OFFLINE);
            case START, AGREE_REMATCH, DECLINE_REMATCH -> throw new IllegalStateException(type + " is dealt with");
        };
    }

    private Answer start(Situation then, int index, long atMs) {
        if (then.decision() != null) {
            return refuse(index, EventFault.GAME_OVER);
        }
        if (then.isStarted()) {
            return refuse(index, EventFault.ALREADY_STARTED);
        }
        return decidedOnTheBoard(then.with(then.clock().started(starter, atMs)), index, atMs);
    }

    private Answer rematch(Situation then, int index, OnlineEventType type, Side side, long atMs) {
        if (deadlines.rematchClosesAtMs(then) == null) {
            return refuse(index, EventFault.GAME_NOT_FINISHED);
        }
        if (!deadlines.rematchIsOpen(then, atMs)) {
            return refuse(index, EventFault.REMATCH_CLOSED);
        }
        if (type == OnlineEventType.DECLINE_REMATCH) {
            return new Counts(then.with(then.rematch().declinedNow()));
        }
        return then.rematch().agreed().contains(side)
                ? refuse(index, EventFault.ALREADY_AGREED)
                : new Counts(then.with(then.rematch().agreedBy(side)));
    }

    private Answer move(Situation then, int index, Side side, String text, long atMs) {
        if (then.clock().running() != side) {
            return refuse(index, EventFault.NOT_YOUR_TURN);
        }
        return switch (reader.read(text, played.board())) {
            case MoveReader.Nothing() -> refuse(index, EventFault.UNREADABLE_MOVE);
            case MoveReader.Several several ->
                new Refused(new RefusedEvent(index, EventFault.AMBIGUOUS_MOVE, null, several.candidates()));
            case MoveReader.One one -> {
                Optional<IllegalReason> illegal = played.play(one.move());
                yield illegal.isPresent()
                        ? new Refused(new RefusedEvent(index, EventFault.ILLEGAL_MOVE, illegal.get(), List.of()))
                        : decidedOnTheBoard(
                                then.moved(
                                        then.clock().pressed(side, atMs),
                                        then.offers().moved(side, policy)),
                                index,
                                atMs);
            }
        };
    }

    private Answer decidedOnTheBoard(Situation after, int index, long atMs) {
        return new Counts(played.isDecided() ? after.with(new Decision.OnTheBoard(atMs, index)) : after);
    }

    /** Why that side may not offer a draw in that situation; null if it may. */
    static @Nullable EventFault faultOfOffer(Situation then, Side side) {
        DrawOffers offers = then.offers();
        if (offers.pendingBy() == side) {
            return EventFault.ALREADY_OFFERED;
        }
        if (offers.pendingBy() != null) {
            return EventFault.OFFER_PENDING;
        }
        if (!then.haveBothMoved()) {
            return EventFault.TOO_EARLY;
        }
        if (then.clock().running() != side) {
            return EventFault.NOT_YOUR_TURN;
        }
        return offers.mayBeMade() ? null : EventFault.MUST_WAIT;
    }

    private static Answer refuse(int index, EventFault fault) {
        return new Refused(new RefusedEvent(index, fault, null, List.of()));
    }
}
