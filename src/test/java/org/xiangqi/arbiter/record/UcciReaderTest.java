package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UcciReaderTest {
    @Test
    void everyPositionIsAGame() {
        RecordFile file = Records.file("""
                ucci
                position startpos
                go depth 3
                position startpos moves h2e2 h9g7
                position fen 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1 moves d9d8
                bestmove e0e1
                """);
        assertThat(file.format()).isEqualTo(Format.UCCI);
        assertThat(file.games())
                .extracting(game -> Records.moves(game.main()))
                .containsExactly("", "h2e2 h9g7", "d9d8");
        assertThat(file.games()).extracting(game -> Records.fault(game.main())).containsOnly("none");
    }

    @Test
    void toleratesWhatLogsPutBeforeIt() {
        assertThat(Records.moves(Records.game("12:30:01 >> position startpos moves h2e2\r\n")
                        .main()))
                .isEqualTo("h2e2");
    }

    @Test
    void ranksFromOneAreTold() {
        assertThat(Records.moves(
                        Records.game("position startpos moves h3e3 h10g8").main()))
                .isEqualTo("h2e2 h9g7");
        assertThat(Records.moves(
                        Records.game("position startpos moves b3e3 b8e8").main()))
                .isEqualTo("b2e2 b7e7");
    }

    @Test
    void aRankThatTheBaseDoesNotHaveIsAFaultInItsPlace() {
        assertThat(Records.fault(Records.game("position startpos moves h2e2 h9g7 a0a1 a10a9")
                        .main()))
                .isEqualTo("UNREADABLE_MOVE ply 4 'a10a9' at 1:40");
        assertThat(Records.fault(
                        Records.game("position startpos moves h3e3 h10g8 a0a1").main()))
                .isEqualTo("NO_PIECE ply 1 'h3e3' at 1:25");
    }

    @Test
    void onlyALineThatBeginsWithPositionMustTellOne() {
        assertThat(Records.games("position startpos\ninfo position h2e2\nreposition startpos\npositions fen"))
                .hasSize(1);
        assertThat(Records.fault(Records.games("position startpos\n >> position  fen\n")
                        .getLast()
                        .main()))
                .isEqualTo("INVALID_FEN ply 0 'fen' at 2:15");
        assertThat(Records.fault(
                        Records.games("position startpos\n position").getLast().main()))
                .isEqualTo("MALFORMED ply 1 '' at 2:10");
    }

    @Test
    void faultsHaveTheirPlace() {
        assertThat(Records.fault(
                        Records.game("\nposition startpos moves h2e2 h9g9").main()))
                .isEqualTo("OWN_PIECE_ON_TARGET ply 2 'h9g9' at 2:30");
        assertThat(Records.fault(Records.game("position startpos h2e2").main()))
                .isEqualTo("MALFORMED ply 1 'h2e2' at 1:19");
        assertThat(Records.fault(Records.game("position fen 9/9 w moves h2e2").main()))
                .isEqualTo("INVALID_FEN ply 0 '9/9 w' at 1:14");
        assertThat(Records.fault(Records.game("position fen moves h2e2").main()))
                .isEqualTo("INVALID_FEN ply 0 'fen' at 1:10");
        assertThat(Records.fault(
                        Records.game("position startpos\nposition startups").main()))
                .isEqualTo("none");
        assertThat(Records.fault(Records.games("position startpos\nposition startups")
                        .get(1)
                        .main()))
                .isEqualTo("MALFORMED ply 1 'startups' at 2:10");
        assertThat(Records.fault(Records.game("position startpos moves 炮二平五").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 '炮二平五' at 1:25");
    }
}
