package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Replay;

/** What holds of every game, told by games of random moves in which random things happen at random times. */
class OnlineGamePropertiesTest {
    private static final int MOST_EVENTS = 40;

    private static final List<String> STARTS = List.of(
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
            "3k5/R8/9/9/9/9/9/9/9/1R2K4 w",
            "3k5/9/9/9/9/8p/9/9/R8/5K3 w",
            "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w");

    private static final List<OnlineEventType> OFFERS = List.of(
            OnlineEventType.OFFER_DRAW,
            OnlineEventType.OFFER_DRAW,
            OnlineEventType.OFFER_DRAW,
            OnlineEventType.DECLINE_DRAW,
            OnlineEventType.AGREE_REMATCH);

    /** Times after which something may be up, and others. */
    private static final List<Long> STEPS =
            List.of(0L, 0L, 1L, 10L, 10L, 100L, 499L, 500L, 999L, 1_000L, 1_001L, 1_500L);

    private static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private static Story begin(Random random) {
        OnlinePolicy hasty = new OnlinePolicy(
                "domi",
                "1.0",
                pick(random, List.of(1_000L, 3_000L, 20_000L)),
                1_000,
                500,
                500,
                random.nextInt(3),
                3,
                1,
                0,
                pick(random, List.of(FlagRule.values())));
        return new Story(Positions.of(pick(random, STARTS)), hasty, List.of());
    }

    /** A game in which time only goes on, but for events that are refused for being late. */
    private static Story inOrder(long seed) {
        Random random = new Random(seed);
        Story story = begin(random);
        long atMs = 0;
        for (int n = random.nextInt(MOST_EVENTS); n >= 0; n--) {
            atMs += pick(random, STEPS);
            story = story.and(event(random, story, atMs));
        }
        return story;
    }

    /** A game in which times are told in any order. */
    private static Story inDisorder(long seed) {
        Random random = new Random(seed);
        Story story = begin(random);
        long atMs = 2_000;
        for (int n = random.nextInt(MOST_EVENTS); n >= 0; n--) {
            atMs = Math.max(0, atMs + pick(random, STEPS) * (random.nextInt(4) == 0 ? -1 : 1));
            story = story.and(event(random, story, atMs));
        }
        return story;
    }

    private static OnlineEvent event(Random random, Story story, long atMs) {
        if (story.events().isEmpty() && random.nextInt(4) > 0) {
            return new OnlineEvent(atMs, OnlineEventType.START, null, null);
        }
        if (random.nextInt(3) > 0) {
            OnlineGame game = story.game(atMs);
            Position position = game.board(Replay.Detail.PAST).position();
            List<Move> legal = position.legalMoves();
            if (!legal.isEmpty()) {
                return new OnlineEvent(
                        atMs,
                        OnlineEventType.MOVE,
                        position.sideToMove(),
                        pick(random, legal).toString());
            }
        }
        OnlineEventType type = pick(random, random.nextBoolean() ? OFFERS : List.of(OnlineEventType.values()));
        boolean hasSide = type != OnlineEventType.START ^ random.nextInt(30) == 0;
        boolean hasMove = type == OnlineEventType.MOVE ^ random.nextInt(30) == 0;
        return new OnlineEvent(
                random.nextInt(30) == 0 ? null : (Long) atMs,
                type,
                hasSide ? pick(random, List.of(Side.RED, Side.BLACK)) : null,
                hasMove ? pick(random, List.of("h2e2", "a0a1", "e0e1", "d9d8", "x")) : null);
    }

    private static long lastMs(List<OnlineEvent> events) {
        return events.stream()
                .map(OnlineEvent::atMs)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
    }

    @Property(tries = 300)
    void clocksNeverGainTime(@ForAll long seed) {
        Story story = inOrder(seed);
        long red = story.policy().totalMs();
        long black = red;
        for (int told = 0; told <= story.events().size(); told++) {
            Story part = story.with(story.events().subList(0, told));
            long lastMs = lastMs(part.events());
            for (long nowMs : new long[] {lastMs, lastMs + 1}) {
                if (told < story.events().size()
                        && nowMs > lastMs(story.events().subList(0, told + 1))) {
                    continue;
                }
                OnlineRuling ruling = part.at(nowMs);
                assertThat(ruling.red().totalMs()).isBetween(0L, red);
                assertThat(ruling.black().totalMs()).isBetween(0L, black);
                assertThat(ruling.red().moveMs()).isBetween(0L, story.policy().moveMs());
                assertThat(ruling.black().moveMs()).isBetween(0L, story.policy().moveMs());
                red = ruling.red().totalMs();
                black = ruling.black().totalMs();
            }
        }
    }

    @Property(tries = 300)
    void swappingTheColoursMirrorsTheRuling(@ForAll long seed) {
        Story story = inDisorder(seed);
        long nowMs = lastMs(story.events()) - 200;
        assertSwapped(story.at(Math.max(0, nowMs)), swapped(story).at(Math.max(0, nowMs)));
        assertSwapped(story.at(nowMs + 700), swapped(story).at(nowMs + 700));
    }

    private static void assertSwapped(OnlineRuling ruling, OnlineRuling swapped) {
        assertThat(swapped.status()).isEqualTo(ruling.status());
        assertThat(swapped.winner()).isEqualTo(opponent(ruling.winner()));
        assertThat(swapped.ending()).isEqualTo(ruling.ending());
        assertThat(swapped.article()).isEqualTo(ruling.article());
        assertThat(swapped.decidedAtMs()).isEqualTo(ruling.decidedAtMs());
        assertThat(swapped.decidedByEvent()).isEqualTo(ruling.decidedByEvent());
        assertThat(swapped.red()).isEqualTo(ruling.black());
        assertThat(swapped.black()).isEqualTo(ruling.red());
        assertThat(swapped.offers().pendingBy())
                .isEqualTo(opponent(ruling.offers().pendingBy()));
        for (Side side : Side.values()) {
            assertThat(swapped.offers().movesToWait(side))
                    .isEqualTo(ruling.offers().movesToWait(side.opponent()));
        }
        assertThat(swapped.redMayOffer()).isEqualTo(ruling.blackMayOffer());
        assertThat(swapped.blackMayOffer()).isEqualTo(ruling.redMayOffer());
        assertThat(swapped.rematchOpen()).isEqualTo(ruling.rematchOpen());
        assertThat(swapped.rematchClosesAtMs()).isEqualTo(ruling.rematchClosesAtMs());
        assertThat(swapped.rematchAgreed())
                .isEqualTo(ruling.rematchAgreed().stream().map(Side::opponent).toList());
        assertThat(swapped.refused()).isEqualTo(ruling.refused());
        assertThat(swapped.nextDeadlineMs()).isEqualTo(ruling.nextDeadlineMs());
        assertThat(swapped.game().ply()).isEqualTo(ruling.game().ply());
    }

    private static @Nullable Side opponent(@Nullable Side side) {
        return side == null ? null : side.opponent();
    }

    private static Story swapped(Story story) {
        String[] fields = story.start().fen().split(" ");
        String board = new StringBuilder(fields[0])
                .reverse()
                .chars()
                .map(each -> Character.isUpperCase(each) ? Character.toLowerCase(each) : Character.toUpperCase(each))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        fields[0] = board;
        fields[1] = fields[1].equals("w") ? "b" : "w";
        List<OnlineEvent> events = story.events().stream()
                .map(event -> new OnlineEvent(event.atMs(), event.type(), opponent(event.side()), turned(event.move())))
                .toList();
        return new Story(Positions.of(String.join(" ", fields)), story.policy(), events);
    }

    private static @Nullable String turned(@Nullable String move) {
        return move == null || move.length() != 4
                ? move
                : turnedPoint(move.substring(0, 2)) + turnedPoint(move.substring(2));
    }

    private static String turnedPoint(String point) {
        int index = (point.charAt(1) - '0') * Square.FILES + point.charAt(0) - 'a';
        return Square.of(Square.COUNT - 1 - index).toString();
    }

    @Property(tries = 500)
    void refusedEventsChangeNothingButTheirList(@ForAll long seed) {
        Story story = inDisorder(seed);
        long nowMs = lastMs(story.events()) - new Random(seed).nextInt(3) * 300L;
        OnlineRuling ruling = story.at(Math.max(0, nowMs));
        Set<Integer> refused = new HashSet<>();
        ruling.refused().forEach(each -> refused.add(each.index()));
        List<OnlineEvent> counted = new ArrayList<>();
        Integer decidedBy = null;
        for (int index = 0; index < story.events().size(); index++) {
            if (!refused.contains(index)) {
                if (Objects.equals(ruling.decidedByEvent(), index)) {
                    decidedBy = counted.size();
                }
                counted.add(story.events().get(index));
            }
        }
        OnlineRuling without = story.with(counted).at(Math.max(0, nowMs));
        assertThat(without.refused()).isEmpty();
        assertThat(without.decidedByEvent()).isEqualTo(decidedBy);
        assertThat(without)
                .usingRecursiveComparison()
                .ignoringFields("refused", "decidedByEvent")
                .isEqualTo(ruling);
    }

    @Property(tries = 300)
    void aGameCutShortGoesOnOrEndedAsTheWholeOne(@ForAll long seed) {
        Story story = inOrder(seed);
        OnlineRuling whole = story.at(lastMs(story.events()) + 400);
        for (int told = 0; told <= story.events().size(); told++) {
            Story part = story.with(story.events().subList(0, told));
            OnlineRuling cut = part.at(lastMs(part.events()));
            if (cut.status() != OnlineStatus.ONGOING) {
                assertThat(cut.status()).isEqualTo(whole.status());
                assertThat(cut.ending()).isEqualTo(whole.ending());
                assertThat(cut.winner()).isEqualTo(whole.winner());
                assertThat(cut.article()).isEqualTo(whole.article());
                assertThat(cut.explanation()).isEqualTo(whole.explanation());
                assertThat(cut.decidedAtMs()).isEqualTo(whole.decidedAtMs());
                assertThat(cut.decidedByEvent()).isEqualTo(whole.decidedByEvent());
                assertThat(cut.red()).isEqualTo(whole.red());
                assertThat(cut.black()).isEqualTo(whole.black());
                assertThat(cut.offers()).isEqualTo(whole.offers());
                assertThat(cut.game()).isEqualTo(whole.game());
            }
            assertThat(whole.refused().subList(0, cut.refused().size())).isEqualTo(cut.refused());
        }
    }

    @Property(tries = 300)
    void nothingHappensByTimeAloneBeforeTheNextDeadlineAndSomethingAtIt(@ForAll long seed) {
        Story story = inOrder(seed);
        OnlineRuling ruling = story.at(lastMs(story.events()));
        Long next = ruling.nextDeadlineMs();
        if (next != null) {
            OnlineRuling before = story.at(next - 1);
            OnlineRuling then = story.at(next);
            assertThat(before.status()).isEqualTo(ruling.status());
            assertThat(before.rematchOpen()).isEqualTo(ruling.rematchOpen());
            assertThat(then.status() != ruling.status() || then.rematchOpen() != ruling.rematchOpen())
                    .isTrue();
        }
    }

    /** Or else the properties would say little. */
    @Test
    void theRandomGamesEndInEveryWayOfOnlinePlay() {
        Set<Ending> endings = new HashSet<>();
        Set<EventFault> faults = new HashSet<>();
        for (long seed = 0; seed < 2_000; seed++) {
            Story story = inDisorder(seed);
            OnlineRuling ruling = story.at(lastMs(story.events()) + 300);
            endings.add(Objects.requireNonNullElse(ruling.ending(), Ending.REPETITION));
            ruling.refused().forEach(refused -> faults.add(refused.fault()));
            story.at(Math.max(0, lastMs(story.events()) - 300))
                    .refused()
                    .forEach(refused -> faults.add(refused.fault()));
        }
        assertThat(endings)
                .contains(Ending.CHECKMATE)
                .containsAll(EnumSet.range(Ending.TOTAL_TIME, Ending.TIME_AGAINST_BARE_SIDE));
        assertThat(faults).containsAll(EnumSet.complementOf(EnumSet.of(EventFault.AMBIGUOUS_MOVE)));
    }
}
