package org.xiangqi.arbiter.contest.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.rules.Budget;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/**
 * A game as a test tells it, one event a line: {@code 0 START}, {@code 1000 RED h2e2}, {@code 2000 BLACK OFFER_DRAW}.
 */
record Story(Position start, OnlinePolicy policy, List<OnlineEvent> events) {

    /** From the initial position, by the default policy. */
    static Story of(String lines) {
        return new Story(Position.INITIAL, OnlinePolicy.byDefault(), read(lines));
    }

    /** From another position. */
    static Story from(String fen, String lines) {
        return new Story(Positions.of(fen), OnlinePolicy.byDefault(), read(lines));
    }

    Story by(OnlinePolicy other) {
        return new Story(start, other, events);
    }

    private static List<OnlineEvent> read(String lines) {
        return lines.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(Story::event)
                .toList();
    }

    private static OnlineEvent event(String line) {
        String[] words = line.split(" +");
        Long atMs = words[0].equals("-") ? null : Long.valueOf(words[0]);
        if (words.length == 2) {
            return new OnlineEvent(atMs, OnlineEventType.valueOf(words[1]), null, null);
        }
        Side side = Side.valueOf(words[1]);
        boolean isMove = Character.isLowerCase(words[2].charAt(0));
        return isMove
                ? new OnlineEvent(atMs, OnlineEventType.MOVE, side, words[2])
                : new OnlineEvent(atMs, OnlineEventType.valueOf(words[2]), side, null);
    }

    /** How it stands when the last of its events happens. */
    OnlineRuling atItsEnd() {
        return at(events.stream()
                .map(OnlineEvent::atMs)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .max()
                .orElse(0));
    }

    /** How it stands at that time. */
    OnlineRuling at(long nowMs) {
        return game(nowMs).told(Replay.Detail.PAST);
    }

    OnlineGame game(long nowMs) {
        return OnlineReferee.referee(start, RuleSet.byDefault(), Budget.DEFAULT, policy, Story::meaning, events, nowMs);
    }

    /** With one more event. */
    Story and(OnlineEvent event) {
        List<OnlineEvent> more = new ArrayList<>(events);
        more.add(event);
        return with(more);
    }

    Story with(List<OnlineEvent> others) {
        return new Story(start, policy, others);
    }

    private static MoveReader.Meaning meaning(String text, Board board) {
        return switch (RankBase.ZERO.read(text, board)) {
            case MoveReading.Read(Move move) -> new MoveReader.One(move);
            case MoveReading.Failure _ -> new MoveReader.Nothing();
        };
    }

    /** Why its events were refused, by their place. */
    static List<String> refusals(OnlineRuling ruling) {
        return ruling.refused().stream()
                .map(refused -> refused.index() + " " + refused.fault())
                .toList();
    }

    /** The id of the article that ended it. */
    static String article(OnlineRuling ruling) {
        return Objects.requireNonNull(ruling.article()).id();
    }

    private static final List<String> SOLDIERS =
            List.of("a3a4", "a6a5", "c3c4", "c6c5", "e3e4", "e6e5", "g3g4", "g6g5", "i3i4", "i6i5");

    private static final List<String> CHARIOTS = List.of(
            "a0a1", "a9a8", "a1a2", "a8a7", "a2a3", "a7a6", "a3b3", "a6b6", "b3c3", "b6c6", "c3d3", "c6d6", "d3e3",
            "d6e6", "e3f3", "e6f6");

    /** The moves after so many plies and up to so many, 26 at most, from the initial position: quiet, and never repeated. */
    static String moves(long fromMs, int after, int upTo) {
        StringBuilder lines = new StringBuilder();
        for (int ply = after; ply < upTo; ply++) {
            lines.append(fromMs + 1000L * (ply - after))
                    .append(ply % 2 == 0 ? " RED " : " BLACK ")
                    .append(ply < SOLDIERS.size() ? SOLDIERS.get(ply) : CHARIOTS.get(ply - SOLDIERS.size()))
                    .append('\n');
        }
        return lines.toString();
    }
}
