package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.notation.RankBase;

/** What is said to programs and what they answer, in UCI and UCCI. */
class ProtocolTest {
    private static final Duration TIME = Duration.ofMillis(7);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "info depth 10 seldepth 15 multipv 1 score cp 33 nodes 31239 nps 294707 time 106 pv b9c7 | 10 | 33",
                "info depth 7 score cp -120 | 7 | -120",
                "info score mate 3 depth 9 | 9 | 29997",
                "info depth 9 score mate -2 | 9 | -29998",
                "info depth 9 score mate 0 | 9 | -30000",
                "info depth 8 score 45 pv h2e2 | 8 | 45",
                "info score -45 | 0 | -45",
            })
    void aScoreIsRead(String line, int depth, int score) {
        assertThat(Info.read(line)).contains(new Info(depth, score));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info depth 11 score cp 14 upperbound nodes 55337",
                "info depth 11 score cp 14 lowerbound",
                "info depth 11 multipv 2 score cp 14",
                "info depth 12 currmove h2e2 currmovenumber 1",
                "info depth 12 score",
                "info depth 12 score cp",
                "info depth 12 score mate soon",
                "bestmove h2e2 score cp 3",
                "",
            })
    void whatTellsNoScoreOfTheBestLineIsPassedOver(String line) {
        assertThat(Info.read(line)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "12, 35, +0.35/12",
        "12, -5, -0.05/12",
        "3, -1234, -12.34/3",
        "9, 29997, +M3/9",
        "9, -29998, -M2/9",
        "1, 0, +0.00/1"
    })
    void aScoreIsARemark(int depth, int score, String text) {
        assertThat(new Info(depth, score).text()).isEqualTo(text);
    }

    @Test
    void theGameIsToldInTheProgramsRanks() {
        List<Move> moves = List.of(new Move(Square.of(25), Square.of(22)), new Move(Square.of(88), Square.of(69)));
        assertThat(Dialect.position(Position.INITIAL, moves, RankBase.ZERO))
                .isEqualTo("position startpos moves h2e2 h9g7");
        assertThat(Dialect.position(Position.INITIAL, moves, RankBase.ONE))
                .isEqualTo("position startpos moves h3e3 h10g8");
        assertThat(Dialect.position(Position.INITIAL, List.of(), RankBase.ONE)).isEqualTo("position startpos");
    }

    @Test
    void limitsAndOptionsAreSaidInTheProtocol() {
        assertThat(new Limit.Time(Duration.ofMillis(200)).go(Dialect.UCI)).isEqualTo("go movetime 200");
        assertThat(new Limit.Time(Duration.ofMillis(200)).go(Dialect.UCCI))
                .isEqualTo("go time 200 movestogo 1 movetime 200");
        assertThat(new Limit.Nodes(4000).go(Dialect.UCI)).isEqualTo("go nodes 4000");
        assertThat(new Limit.Depth(6).go(Dialect.UCCI)).isEqualTo("go depth 6");
        assertThat(Dialect.UCI.option("Hash", "16")).isEqualTo("setoption name Hash value 16");
        assertThat(Dialect.UCCI.option("hashsize", "16")).isEqualTo("setoption hashsize 16");
    }

    @Test
    void anAnswerIsAMoveOrGivingUp() {
        assertThat(Player.answer("bestmove h2e2 ponder h9g7", Optional.empty(), TIME))
                .contains(new Player.Moves("h2e2", Optional.empty(), TIME));
        assertThat(Player.answer("bestmove h2e2 resign", Optional.empty(), TIME))
                .contains(new Player.Resigns());
        assertThat(Player.answer("nobestmove", Optional.empty(), TIME)).contains(new Player.Resigns());
        assertThat(Player.answer("readyok", Optional.empty(), TIME)).isEmpty();
        assertThat(Player.answer("bestmove", Optional.empty(), TIME)).isEmpty();
    }

    @Test
    void aCommandIsPartedAtBlanksOutsideQuotes() {
        assertThat(Words.of(" java -jar 'my engine.jar'  \"\" a\"b c\"d "))
                .containsExactly("java", "-jar", "my engine.jar", "", "ab cd");
        assertThat(Words.of("  ")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> Words.of("java 'my engine.jar"));
    }
}
