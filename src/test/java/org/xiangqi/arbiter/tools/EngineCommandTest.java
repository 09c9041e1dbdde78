package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;

/** What our engine understands of UCI and UCCI. */
class EngineCommandTest {
    @Test
    void bothProtocolsSayTheSame() {
        assertThat(EngineCommand.read("uci")).isEqualTo(new EngineCommand.Greet(Dialect.UCI));
        assertThat(EngineCommand.read("ucci")).isEqualTo(new EngineCommand.Greet(Dialect.UCCI));
        assertThat(EngineCommand.read("ucinewgame")).isEqualTo(new EngineCommand.NewGame());
        assertThat(EngineCommand.read("setoption newgame true")).isEqualTo(new EngineCommand.NewGame());
        EngineCommand hash = new EngineCommand.SetOption("Hash", "32");
        assertThat(EngineCommand.read("setoption name Hash value 32")).isEqualTo(hash);
        assertThat(EngineCommand.read("setoption Hash 32")).isEqualTo(hash);
        assertThat(EngineCommand.read("setoption name Clear Hash"))
                .isEqualTo(new EngineCommand.SetOption("Clear Hash", ""));
    }

    @Test
    void theGameIsAPositionAndMoves() {
        String fen = "4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1";
        assertThat(EngineCommand.read("position startpos moves h2e2  h9g7"))
                .isInstanceOfSatisfying(EngineCommand.SetPosition.class, position -> {
                    assertThat(position.start()).isEqualTo(Position.INITIAL);
                    assertThat(position.moves()).extracting(Move::toString).containsExactly("h2e2", "h9g7");
                });
        assertThat(EngineCommand.read("position fen " + fen + " moves d0d1"))
                .isInstanceOfSatisfying(EngineCommand.SetPosition.class, position -> {
                    assertThat(position.start().fen()).isEqualTo(fen);
                    assertThat(position.moves()).hasSize(1);
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ponderhit",
                "setoption",
                "position",
                "position here",
                "position fen 9/9/9/9/9/9/9/9/9/9 w",
                "position fen",
                "position startpos moves h2e2 h2e2",
                "position startpos moves e3e5",
            })
    void whatCannotBeUnderstoodIsPassedOver(String line) {
        assertThat(EngineCommand.read(line)).isInstanceOf(EngineCommand.Ignored.class);
    }

    @ParameterizedTest
    @CsvSource({
        "movetime 200, 200, 200",
        "wtime 10020 btime 5020 winc 100 binc 200, 475, 350",
        "wtime 1020 btime 2020 movestogo 10, 100, 200",
        "time 220 movestogo 1, 200, 200",
        "time 25020 increment 100 opptime 5 oppincrement 5, 1075, 1075",
        "time 10, 1, 1",
        "time 30 increment 100000, 10, 10",
    })
    void theTimeOfAMoveIsFixedOrAShare(String words, long red, long black) {
        EngineCommand.Clock clock = new EngineCommand.Clock(Arrays.asList(words.split(" ", -1)));
        assertThat(clock.moveTime(Side.RED)).hasValue(red);
        assertThat(clock.moveTime(Side.BLACK)).hasValue(black);
    }

    @Test
    void withoutAClockThereIsNoTime() {
        EngineCommand.Clock clock = new EngineCommand.Clock(List.of("depth", "7", "nodes", "many", "movetime"));
        assertThat(clock.moveTime(Side.RED)).isEmpty();
        assertThat(clock.number("depth")).isEqualTo(OptionalLong.of(7));
        assertThat(clock.number("nodes")).isEmpty();
    }
}
