package org.xiangqi.arbiter.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.contest.online.EventFault;
import org.xiangqi.arbiter.contest.online.MoveReader;
import org.xiangqi.arbiter.contest.online.OnlineEvent;
import org.xiangqi.arbiter.contest.online.OnlineEventType;
import org.xiangqi.arbiter.contest.online.OnlineGame;
import org.xiangqi.arbiter.contest.online.RefusedEvent;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;
import org.xiangqi.arbiter.notation.Vietnamese;
import org.xiangqi.arbiter.notation.Wxf;

/**
 * An online game in each notation that it may be written in.
 *
 * <p>A notation drops out at the first move that cannot be made in it and can be made in another that is left. So a move
 * that is refused in all of them tells nothing: what a game amounts to hangs only on the events that count.
 */
final class OnlineReadings {
    private final List<OnlineEvent> events;
    private final List<Reading> left;

    /** The game as one notation reads it, with what was refused by the event's place. */
    private record Reading(MoveNotation notation, OnlineGame game, Map<Integer, RefusedEvent> refused) {
        static Reading of(MoveNotation notation, OnlineGame game) {
            Map<Integer, RefusedEvent> refused = new HashMap<>();
            game.refused().forEach(each -> refused.put(each.index(), each));
            return new Reading(notation, game, refused);
        }

        boolean accepts(int index) {
            return !refused.containsKey(index);
        }

        boolean misreads(int index) {
            RefusedEvent why = refused.get(index);
            return why != null && why.fault().isOfReading();
        }
    }

    /** Plays the game in one notation. */
    interface Referee {
        OnlineGame play(MoveReader reader);
    }

    OnlineReadings(Notation notation, List<OnlineEvent> events, Referee referee) {
        this.events = events;
        left = new ArrayList<>();
        for (MoveNotation each : notations(notation)) {
            left.add(Reading.of(each, referee.play((text, board) -> meaning(each, text, board))));
        }
        for (int index = 0; index < events.size() && left.size() > 1; index++) {
            int at = index;
            if (events.get(at).type() == OnlineEventType.MOVE
                    && left.stream().anyMatch(reading -> reading.accepts(at))) {
                left.removeIf(reading -> reading.misreads(at));
            }
        }
        List<MoveNotation> likeliest = likeliest(notation, counted(left.getFirst()));
        left.sort((a, b) -> Integer.compare(place(a.notation(), likeliest), place(b.notation(), likeliest)));
    }

    private static List<MoveNotation> notations(Notation notation) {
        return switch (notation) {
            case UCCI, ICCS -> List.of(RankBase.ZERO);
            case UCI -> List.of(RankBase.ONE);
            case WXF -> List.of(new Wxf());
            case VIETNAMESE -> List.of(Vietnamese.OWN_SIGNS, Vietnamese.WXF_SIGNS);
            case CHINESE -> List.of(new Chinese());
            case AUTO ->
                List.of(
                        RankBase.ZERO,
                        RankBase.ONE,
                        new Wxf(),
                        Vietnamese.OWN_SIGNS,
                        Vietnamese.WXF_SIGNS,
                        new Chinese());
        };
    }

    /** In the order in which an adjudication of the moves that counted prefers them. */
    private static List<MoveNotation> likeliest(Notation notation, List<String> counted) {
        return notation == Notation.VIETNAMESE ? Readers.vietnamese(counted) : Readers.of(counted);
    }

    private static int place(MoveNotation notation, List<MoveNotation> likeliest) {
        for (int place = 0; place < likeliest.size(); place++) {
            if (isSame(notation, likeliest.get(place))) {
                return place;
            }
        }
        return likeliest.size();
    }

    /** Those that are no constants are all alike. */
    private static boolean isSame(MoveNotation one, MoveNotation other) {
        boolean isConstant = one instanceof RankBase || one instanceof Vietnamese;
        return isConstant ? one == other : one.getClass() == other.getClass();
    }

    private static MoveReader.Meaning meaning(MoveNotation notation, String text, Board board) {
        return switch (notation.read(text, board)) {
            case MoveReading.Read(Move move) -> new MoveReader.One(move);
            case MoveReading.Ambiguous(List<Move> candidates) -> new MoveReader.Several(candidates);
            case MoveReading.Unreadable _ -> new MoveReader.Nothing();
        };
    }

    private List<String> counted(Reading reading) {
        List<String> texts = new ArrayList<>();
        for (int index = 0; index < events.size(); index++) {
            String move = events.get(index).move();
            if (move != null && reading.accepts(index)) {
                texts.add(move);
            }
        }
        return texts;
    }

    /** The games that the notations left make of it, each once, with the first notation that does. */
    Map<List<Move>, Notation> different() {
        Map<List<Move>, Notation> different = new LinkedHashMap<>();
        left.forEach(each -> different.putIfAbsent(each.game().moves(), Adjudicator.nameOf(each.notation())));
        return different;
    }

    /** The game in the likeliest notation left. */
    OnlineGame game() {
        return left.getFirst().game();
    }

    /** What answers call that notation. */
    Notation notation() {
        return Adjudicator.nameOf(left.getFirst().notation());
    }

    /** What was refused there. A move that it cannot read is refused as another notation left understands it, if one does. */
    List<RefusedEvent> refused() {
        return game().refused().stream().map(this::understood).toList();
    }

    private RefusedEvent understood(RefusedEvent refused) {
        if (refused.fault() != EventFault.UNREADABLE_MOVE) {
            return refused;
        }
        for (Reading other : left) {
            @Nullable RefusedEvent why = other.refused().get(refused.index());
            if (why != null && why.fault().isOfReading() && why.fault() != EventFault.UNREADABLE_MOVE) {
                return why;
            }
        }
        return refused;
    }
}
