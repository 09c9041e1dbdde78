package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.RecordFiles;
import org.xiangqi.arbiter.record.Result;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.RuleSet;

/** Games between programs, well behaved and not. */
class BoutTest {
    private static final List<Move> OPENING =
            Openings.read(List.of("h2e2 h9g7")).getFirst();
    private static final Bout.Terms TERMS =
            new Bout.Terms(RuleSet.byDefault(), Agreement.NONE, 40, Duration.ofMillis(500), Duration.ofSeconds(30));

    private static Contestant contestant(Limit limit, String... ways) {
        return new Contestant("fake", FakeEngine.command(ways), Map.of(), limit, Optional.empty(), Optional.empty());
    }

    private static Bout.Played play(Bout.Terms terms, Contestant red, Contestant black) throws IOException {
        try (Player first = Player.start(red);
                Player second = Player.start(black)) {
            return Bout.play(terms, OPENING, first, second);
        }
    }

    @Test
    void programsOfDifferentRanksUnderstandEachOther() throws IOException {
        Bout.Played played = play(
                TERMS,
                contestant(new Limit.Nodes(1), "uci", "one"),
                contestant(new Limit.Time(Duration.ofSeconds(20)), "uci"));
        assertThat(played.how()).isIn(Ending.RULES, Ending.TOO_LONG);
        assertThat(played.game().moves()).startsWith(OPENING.toArray(Move[]::new));
        int asked = played.game().ply() - OPENING.size();
        assertThat(played.red().moves() + played.black().moves()).isEqualTo(asked);
        assertThat(played.remarks()).hasSize(asked);
    }

    /** The first move after the opening is Red's. */
    @ParameterizedTest
    @CsvSource({
        "illegal, ILLEGAL_MOVE",
        "babble, ILLEGAL_MOVE",
        "silent, TIME",
        "flood, TIME",
        "crash, CRASH",
        "resign, RESIGNED",
    })
    void whoFailsLoses(String way, Ending how) throws IOException {
        Limit limit = new Limit.Time(Duration.ofMillis(1500));
        Bout.Played played = play(TERMS, contestant(limit, "uci", way), contestant(limit, "uci"));
        assertThat(played.how()).isEqualTo(how);
        assertThat(played.outcome()).isEqualTo(Outcome.BLACK_WINS);
        assertThat(played.game().moves()).isEqualTo(OPENING);
    }

    @Test
    void gamesEndByAgreementIfThatIsAgreed() throws IOException {
        Agreement agreement = new Agreement(Optional.of(new Agreement.Resign(2, 800)), Optional.empty());
        Bout.Terms terms = new Bout.Terms(TERMS.rules(), agreement, 40, TERMS.margin(), TERMS.patience());
        Limit limit = new Limit.Depth(1);
        Bout.Played played = play(terms, contestant(limit, "uci", "gloomy"), contestant(limit, "uci", "hopeful"));
        assertThat(played.how()).isEqualTo(Ending.AGREED_WIN);
        assertThat(played.outcome()).isEqualTo(Outcome.BLACK_WINS);
        assertThat(played.game().ply()).isEqualTo(OPENING.size() + 4);
    }

    @Test
    void theProtocolIsTheOneThatIsAsked() throws IOException {
        Contestant ucci = new Contestant(
                "fake",
                FakeEngine.command("ucci"),
                Map.of(),
                new Limit.Depth(1),
                Optional.of(Dialect.UCCI),
                Optional.empty());
        try (Player player = Player.start(ucci)) {
            assertThat(player.newGame()).isTrue();
        }
        Contestant none = new Contestant(
                "fake",
                List.of(FakeEngine.command().getFirst(), "--version"),
                Map.of(),
                new Limit.Depth(1),
                Optional.empty(),
                Optional.empty());
        assertThatIOException().isThrownBy(() -> Player.start(none)).withMessageContaining("neither uciok nor ucciok");
    }

    @Test
    void aMatchCountsPairsAndWritesGamesThatAreReadAgain() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        StringBuilder file = new StringBuilder();
        Limit limit = new Limit.Depth(1);
        Contestant first = contestant(limit, "uci");
        Contestant second = contestant(limit, "uci", "resign");
        Event event = new Event(
                List.of(first, second), TERMS, List.of(OPENING), 2, 1, Optional.empty(), LocalDate.of(2026, 1, 2));
        Event.Course course = new Event.Course(event, lines::add, file::append);
        course.play();
        assertThat(lines).hasSize(2);
        assertThat(lines.getLast())
                .startsWith("4 games: +4 =0 -0 | Elo +Infinity")
                .contains("pairs 0 0 0 0 2");
        assertThat(course.summary()).contains("endings: resigned 4");
        List<GameRecord> games = RecordFiles.read(
                        file.toString().getBytes(StandardCharsets.UTF_8), Optional.empty(), Optional.empty())
                .games();
        assertThat(games)
                .extracting(GameRecord::result)
                .containsExactly(Result.RED_WINS, Result.BLACK_WINS, Result.RED_WINS, Result.BLACK_WINS);
        assertThat(games).allSatisfy(game -> assertThat(game.main().moves()).startsWith(OPENING.toArray(Move[]::new)));
    }

    @Test
    void theTestEndsAMatchThatIsDecided() throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        Limit limit = new Limit.Depth(1);
        Event event = new Event(
                List.of(contestant(limit, "uci", "resign"), contestant(limit, "uci")),
                TERMS,
                List.of(OPENING),
                1000,
                1,
                Optional.of(new Sprt(0, 200, 0.1, 0.1)),
                LocalDate.of(2026, 1, 2));
        Event.Course course = new Event.Course(event, lines::add, games -> {});
        course.play();
        assertThat(lines).hasSizeLessThan(20);
        assertThat(course.summary()).contains("SPRT: elo0 accepted: no gain");
    }
}
