package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Position;

class TextReaderTest {
    @Test
    void readsEveryNotation() {
        for (String text : List.of(
                "h2e2 h9g7",
                "h2e2h9g7",
                "H2-E2\nH9-G7",
                "h3e3 h10g8",
                "炮二平五 马8进7",
                "炮二平五马8进7",
                "1.砲二平五　馬８進７",
                "1. C2.5 H8+7",
                "C2=5 h8+7",
                "P2-5 M8.7")) {
            RecordFile file = Records.file(text);
            assertThat(file.format()).as(text).isEqualTo(Format.TEXT);
            assertThat(Records.moves(file.games().getFirst().main())).as(text).isEqualTo("h2e2 h9g7");
            assertThat(Records.fault(file.games().getFirst().main())).as(text).isEqualTo("none");
        }
    }

    @Test
    void theFenMayHaveItsFieldsGluedOn() {
        String board = "3k5/9/9/9/9/9/9/9/9/4K4";
        assertThat(fen("d9d8\n" + board + "b")).isEqualTo(board + " b - - 0 1");
        assertThat(fen("e0e1\n" + board + "w\n")).isEqualTo(board + " w - - 0 1");
        assertThat(fen("e0e1\n" + board + "w--01")).isEqualTo(board + " w - - 0 1");
        assertThat(fen(board + " w - - 7 9\n\ne0e1")).isEqualTo(board + " w - - 7 9");
        assertThat(fen(board)).isEqualTo(board + " w - - 0 1");
    }

    @Test
    void aPieceAtTheEndOfTheBoardIsNoSide() {
        assertThat(fen("5k3/9/9/9/9/9/9/9/9/4K3r")).isEqualTo("5k3/9/9/9/9/9/9/9/9/4K3r w - - 0 1");
        assertThat(fen("5k3/9/9/9/9/9/9/9/9/4KA2rb")).isEqualTo("5k3/9/9/9/9/9/9/9/9/4KA2r b - - 0 1");
        Line line = Records.game("e0e1\n3k5/9/9/9/9/9/9/9/9/4K4x").main();
        assertThat(Records.fault(line)).isEqualTo("INVALID_FEN ply 0 '3k5/9/9/9/9/9/9/9/9/4K4x' at 2:1");
    }

    private static String fen(String text) {
        return Records.game(text).start().map(Position::fen).orElse("none");
    }

    @Test
    void whatIsAlmostAFenIsTakenForMoves() {
        String rows = "3k5/9/9/9/9/9/9/9/4K4";
        assertThat(Records.fault(Records.game(rows + " w\ne0e1").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 '" + rows + "' at 1:1");
        assertThat(Records.fault(Records.game("3k5/9/9/9/9/9/9/9/9/4K5 w\ne0e1").main()))
                .isEqualTo("INVALID_FEN ply 0 '3k5/9/9/9/9/9/9/9/9/4K5 w' at 1:1");
    }

    @Test
    void lettersAreToldByTheWholeGame() {
        assertThat(Records.moves(Records.game("P2-5 P8-5").main())).isEqualTo("h2e2 h7e7");
        assertThat(Records.moves(Records.game("B3+1 B1+1").main())).isEqualTo("g3g4 a6a5");
        assertThat(Records.moves(Records.game("B3+1 P1+1").main())).isEqualTo("g0i2 a6a5");
        assertThat(Records.fault(Records.game("P2-5 P8-5 A4+5").main()))
                .isEqualTo("UNREADABLE_MOVE ply 3 'A4+5' at 1:11");
        assertThat(Records.fault(Records.game("C2.5 H8+7 X1.1").main()))
                .isEqualTo("UNREADABLE_MOVE ply 3 'X1.1' at 1:11");
        assertThat(Records.fault(Records.game("B5-4").main()))
                .isEqualTo("SOLDIER_SIDEWAYS_BEFORE_RIVER ply 1 'B5-4' at 1:1");
    }

    @Test
    void blankLinesPartGames() {
        assertThat(Records.games("h2e2 h9g7\n\nb2e2\n \nb0c2")).hasSize(3);
        assertThat(Records.games("1. C2.5 H8+7 1-0\n\n1. C8.5 H8+7 0-1"))
                .extracting(GameRecord::result)
                .containsExactly(Result.RED_WINS, Result.BLACK_WINS);
    }

    @Test
    void aBlockThatGoesOnBelongsToTheGameBefore() {
        assertThat(Records.games("1. C2.5 H8+7\n\n2. H2+3 R9.8"))
                .extracting(game -> Records.moves(game.main()))
                .containsExactly("h2e2 h9g7 h0g2 i9h9");
        assertThat(Records.games("h2e2 h9g7\n\nh0g2 i9h9\n\ng2e3")).hasSize(3);
        assertThat(Records.games("h2e2 h9g7 h0g2\n\ni9h9 i0h0"))
                .extracting(game -> Records.moves(game.main()))
                .containsExactly("h2e2 h9g7 h0g2 i9h9 i0h0");
    }

    @Test
    void faultsHaveTheirPlace() {
        assertThat(Records.fault(Records.game("\n\nh2e2h9g7\nh2e2").main())).isEqualTo("NO_PIECE ply 3 'h2e2' at 4:1");
        assertThat(Records.fault(Records.game("h2e2h9g7h0g9i9h9").main()))
                .isEqualTo("NOT_A_MOVE_OF_THE_PIECE ply 3 'h0g9' at 1:9");
        assertThat(Records.fault(Records.game("h2e2h9g").main())).isEqualTo("UNREADABLE_MOVE ply 1 'h2e2h9g' at 1:1");
        assertThat(Records.fault(Records.game("炮二平五 马8进9 车一平三").main()))
                .isEqualTo("OWN_PIECE_ON_TARGET ply 3 '车一平三' at 1:11");
        String fen = "3k5/9/9/9/9/9/9/9/9/4K4 w\n";
        assertThat(Records.fault(Records.game(fen + "e0e1\n" + fen + "e0e1").main()))
                .isEqualTo("MALFORMED ply 0 '3k5/9/9/9/9/9/9/9/9/4K4 w' at 3:1");
        assertThat(Records.fault(Records.game("e0e1\n4k4/9/9/9/9/9/9/9/9/4K4w").main()))
                .isEqualTo("ILLEGAL_POSITION ply 0 '4k4/9/9/9/9/9/9/9/9/4K4 w' at 2:1");
    }

    @Test
    void aFaultInAVariationLeavesTheMainLineWhole() {
        Line main = Records.game("h2e2 (b2e2 b2e2) h9g7").main();
        assertThat(Records.moves(main)).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(main.variations().getFirst())).isEqualTo("NO_PIECE ply 2 'b2e2' at 1:12");
    }

    @Test
    void nothingIsNoGame() {
        assertThat(Records.games("")).isEmpty();
        assertThat(Records.games(" \n\n ")).isEmpty();
    }
}
