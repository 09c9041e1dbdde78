package org.xiangqi.arbiter.contest.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.Reason;

/** Points, places, and which games give none, sentence by sentence. */
class StandingsTest {
    private static final ScoringPolicy CHESS = ScoringPolicy.byDefault().with(2, 1, 0);

    private static PlayedGame game(String red, String result, String black) {
        return new PlayedGame(account(red), account(black), outcome(result), Optional.empty(), true);
    }

    private static PlayedGame ended(String result, Ending ending) {
        return new PlayedGame(account("ann"), account("bob"), outcome(result), Optional.of(ending), true);
    }

    /** A dash is a guest. */
    private static Optional<String> account(String name) {
        return name.equals("-") ? Optional.empty() : Optional.of(name);
    }

    private static Optional<Outcome> outcome(String result) {
        return Arrays.stream(Outcome.values())
                .filter(each -> each.result().equals(result))
                .findFirst();
    }

    /** Games as lines such as {@code ann 1-0 bob}. */
    private static List<PlayedGame> games(String lines) {
        List<PlayedGame> games = new ArrayList<>();
        for (String line : lines.strip().lines().toList()) {
            String[] words = line.strip().split(" +", -1);
            games.add(game(words[0], words[1], words[2]));
        }
        return games;
    }

    private static Table table(List<PlayedGame> games, ScoringPolicy policy) {
        return switch (Standings.of(games, policy)) {
            case Table table -> table;
            case Standings.Contradiction contradiction -> throw new AssertionError(contradiction);
        };
    }

    private static Table table(String lines) {
        return table(games(lines), ScoringPolicy.byDefault());
    }

    private static String places(Table table) {
        return table.rows().stream()
                .map(row -> row.rank() + " " + row.account() + " " + row.points())
                .collect(Collectors.joining(", "));
    }

    // Points.

    @Test
    void aWinGivesThreePointsADrawOneALossNone() {
        Table table = table("""
                ann 1-0 bob
                cid 1/2-1/2 ann
                bob 0-1 cid
                """);
        assertThat(places(table)).isEqualTo("1 ann 4, 1 cid 4, 3 bob 0");
        assertThat(table.rows().getFirst())
                .isEqualTo(new Row(1, "ann", 4, 2, 1, 1, 0, OptionalLong.of(1), 3 * 0 + 1 * 4));
        assertThat(table.counted()).isEqualTo(3);
        assertThat(table.notCounted()).isEmpty();
    }

    @Test
    void thePolicyMayGiveOtherPoints() {
        String games = "ann 1-0 bob\ncid 1/2-1/2 ann";
        assertThat(places(table(games(games), CHESS))).isEqualTo("1 ann 3, 2 cid 1, 3 bob 0");
        assertThat(places(table(games(games), ScoringPolicy.byDefault().with(5, 2, 1))))
                .isEqualTo("1 ann 7, 2 cid 2, 3 bob 1");
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 0", "1, 0, 1", "1001, 1, 0", "1, 0, -1", "-1, -1, -1"})
    void aPolicyRewardsAWinMostAndALossLeast(int win, int draw, int loss) {
        assertThatThrownBy(() -> ScoringPolicy.byDefault().with(win, draw, loss))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"RESIGNATION", "TOTAL_TIME", "MOVE_TIME", "ABANDONMENT"})
    void resignationTimeAndLeavingAreLosses(Ending ending) {
        assertThat(places(table(List.of(ended("0-1", ending)), ScoringPolicy.byDefault())))
                .isEqualTo("1 bob 3, 2 ann 0");
    }

    // Which games count.

    @ParameterizedTest
    @CsvSource({
        "-, 1-0, bob, GUEST",
        "ann, 1-0, -, GUEST",
        "-, 1/2-1/2, -, GUEST",
        "ann, 1-0, ann, SAME_ACCOUNT",
        "ann, *, bob, UNFINISHED",
    })
    void onlyFinishedGamesBetweenTwoDifferentAccountsCount(
            String red, String result, String black, NotCountedReason reason) {
        Table table = table(List.of(game(red, result, black)), ScoringPolicy.byDefault());
        assertThat(table.rows()).isEmpty();
        assertThat(table.counted()).isZero();
        assertThat(table.notCounted()).containsExactly(new NotCounted(0, reason));
    }

    @Test
    void accountsAreComparedLetterByLetter() {
        assertThat(places(table("ann 1-0 Ann"))).isEqualTo("1 ann 3, 2 Ann 0");
    }

    @Test
    void aGameThatWasNotPlayedForPointsGivesNone() {
        PlayedGame friendly = new PlayedGame(account("ann"), account("bob"), outcome("1-0"), Optional.empty(), false);
        assertThat(table(List.of(friendly), ScoringPolicy.byDefault()).notCounted())
                .containsExactly(new NotCounted(0, NotCountedReason.NOT_RATED));
    }

    @ParameterizedTest
    @EnumSource(names = {"NO_SHOW", "OFFLINE_BEFORE_START", "LEFT_BEFORE_START"})
    void aGameCancelledBeforeItBeganGivesNone(Ending ending) {
        assertThat(table(List.of(ended("*", ending)), ScoringPolicy.byDefault()).notCounted())
                .containsExactly(new NotCounted(0, NotCountedReason.CANCELLED));
    }

    @Test
    void whatHappenedToTheGameIsNamedBeforeWhoPlayedIt() {
        PlayedGame cancelled = new PlayedGame(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(Ending.NO_SHOW), false);
        PlayedGame unfinished =
                new PlayedGame(Optional.empty(), account("ann"), Optional.empty(), Optional.empty(), false);
        PlayedGame friendly = new PlayedGame(account("ann"), account("ann"), outcome("1-0"), Optional.empty(), false);
        assertThat(table(List.of(cancelled, unfinished, friendly), ScoringPolicy.byDefault())
                        .notCounted())
                .containsExactly(
                        new NotCounted(0, NotCountedReason.CANCELLED),
                        new NotCounted(1, NotCountedReason.UNFINISHED),
                        new NotCounted(2, NotCountedReason.NOT_RATED));
    }

    // Results and reasons.

    @ParameterizedTest
    @EnumSource
    void aReasonGoesWithOneKindOfResult(Ending ending) {
        List<String> possible = List.of("1-0", "0-1", "1/2-1/2", "*").stream()
                .filter(result -> ended(result, ending).isConsistent())
                .toList();
        assertThat(possible).isIn(List.of("1-0", "0-1"), List.of("1/2-1/2"), List.of("*"));
    }

    @Test
    void theFirstGameWhoseResultCannotComeOfItsReasonIsNamed() {
        assertThat(Standings.of(
                        List.of(
                                ended("1-0", Ending.CHECKMATE),
                                ended("1-0", Ending.DRAW_AGREED),
                                ended("*", Ending.CHECKMATE)),
                        ScoringPolicy.byDefault()))
                .isEqualTo(new Standings.Contradiction(1));
        assertThat(Standings.of(List.of(ended("1-0", Ending.NO_SHOW)), ScoringPolicy.byDefault()))
                .isEqualTo(new Standings.Contradiction(0));
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonOfTheBoardIsAnEnding(Reason reason) {
        assertThat(Ending.valueOf(reason.name()).ordinal()).isEqualTo(reason.ordinal());
    }

    // Places.

    @Test
    void morePointsComeFirst() {
        assertThat(places(table("ann 0-1 bob\ncid 0-1 bob\nann 1/2-1/2 cid"))).isEqualTo("1 bob 6, 2 ann 1, 2 cid 1");
    }

    @Test
    void levelOnPointsMoreWinsComeFirst() {
        Table table = table("""
                ann 1-0 x1
                ann 0-1 x2
                bob 1/2-1/2 x3
                bob 1/2-1/2 x4
                bob 1/2-1/2 x5
                """);
        assertThat(places(table)).startsWith("1 x2 3, 2 ann 3, 3 bob 3");
        assertThat(table.rows().get(2).directEncounters()).isEmpty();
    }

    @Test
    void levelOnWinsTheGamesBetweenThemDecide() {
        Table table = table("""
                ann 0-1 bob
                ann 1-0 x1
                ann 1-0 x2
                bob 1-0 x3
                bob 0-1 x3
                """);
        assertThat(places(table)).startsWith("1 bob 6, 2 ann 6, 3 x3 3");
        assertThat(table.rows().getFirst().directEncounters()).hasValue(3);
        assertThat(table.rows().get(1).directEncounters()).hasValue(0);
    }

    @Test
    void gamesBetweenThemArePassedOverUnlessAllHaveMetEquallyOften() {
        Table oneHasMetNobody = table("""
                ann 1-0 bob
                bob 1-0 x1
                cid 1-0 x1
                """);
        assertThat(oneHasMetNobody.rows())
                .allSatisfy(row -> assertThat(row.directEncounters()).isEmpty());
        Table unequal = table("""
                ann 1-0 bob
                ann 0-1 bob
                bob 1-0 cid
                cid 1-0 ann
                cid 1-0 x1
                ann 1-0 x1
                """);
        assertThat(places(unequal)).isEqualTo("1 bob 6, 2 ann 6, 2 cid 6, 4 x1 0");
        assertThat(unequal.rows())
                .allSatisfy(row -> assertThat(row.directEncounters()).isEmpty());
    }

    @Test
    void levelAmongThemselvesThePointsOfTheOpponentsDecide() {
        Table table = table("""
                ann 1-0 x1
                bob 1-0 x2
                x1 1-0 x3
                """);
        assertThat(places(table)).isEqualTo("1 ann 3, 2 bob 3, 2 x1 3, 4 x2 0, 4 x3 0");
        assertThat(table.rows().getFirst().sonnebornBerger()).isEqualTo(9);
    }

    @Test
    void whomNothingTellsApartSharesARankInTheOrderOfCodePoints() {
        String beyond = new String(Character.toChars(0x1F600));
        Table table = table("ann 1-0 x1\nb\uFFFD 1-0 x2\nb" + beyond + " 1-0 x3");
        assertThat(table.rows().stream().map(Row::account))
                .containsExactly("ann", "b\uFFFD", "b" + beyond, "x1", "x2", "x3");
        assertThat(table.rows().stream().map(Row::rank)).containsExactly(1, 1, 1, 4, 4, 4);
    }

    @Test
    void withoutGamesTheTableIsEmpty() {
        assertThat(Standings.of(List.of(), ScoringPolicy.byDefault())).isEqualTo(new Table(List.of(), List.of(), 0));
    }
}
