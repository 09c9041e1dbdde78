package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WxfFileReaderTest {
    private static final String GAME = """
            FORMAT  WXF
            GAME    A title
            EVENT   Club evening
            RED     Wang, A.
            BLK     Li
            RESULT  0-1
            START{
             1. C2.5 H8+7
             2. H2+3 {a remark} R9.8
            }END
            """;

    @Test
    void readsTagsMovesRemarksAndResult() {
        RecordFile file = Records.file(GAME);
        assertThat(file.format()).isEqualTo(Format.WXF);
        GameRecord game = file.games().getFirst();
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7 h0g2 i9h9");
        assertThat(Records.fault(game.main())).isEqualTo("none");
        assertThat(game.main().comments()).containsExactly(new Comment(3, "a remark"));
        assertThat(game.result()).isEqualTo(Result.BLACK_WINS);
        assertThat(game.tags())
                .containsEntry("Title", "A title")
                .containsEntry("Event", "Club evening")
                .containsEntry("Red", "Wang, A.")
                .containsEntry("Black", "Li");
    }

    @Test
    void readsSeveralGames() {
        assertThat(Records.games(GAME + "\n" + GAME)).hasSize(2);
        assertThat(Records.games("FORMAT WXF\nRED A\nFORMAT WXF\nRED B\n")).hasSize(2);
    }

    @Test
    void toleratesNamesAndBracketsInOtherForms() {
        for (String text : List.of(
                "START{ 1. C2.5 H8+7 }END",
                "start {\r\nC2=5 h8+7\r\n} end",
                "Format: WXF\nRed: A\nSTART{C2.5 H8+7}",
                "FORMAT AXF\nsome line, that is none\nSTART{\n1.C2=5!! H8+7 }END",
                "FORMAT ICCS\nSTART{\nH2-E2 H9-G7\n}END",
                "FORMAT WXF\nSTART{\n炮二平五 馬8進7\n}END")) {
            assertThat(Records.moves(Records.game(text).main())).as(text).isEqualTo("h2e2 h9g7");
            assertThat(Records.fault(Records.game(text).main())).as(text).isEqualTo("none");
        }
    }

    @Test
    void otherBlocksAreTags() {
        GameRecord game = Records.game("FORMAT WXF\nCOMMENT{two\nlines}END\nSTART{ C2.5 }END");
        assertThat(game.tags()).containsEntry("Comment", "two\nlines");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2");
    }

    @Test
    void startsWhereTheFenSays() {
        GameRecord game = Records.game("FORMAT WXF\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 b\nSTART{ K4+1 }END");
        assertThat(Records.moves(game.main())).isEqualTo("d9d8");
        assertThat(Records.fault(Records.game("FORMAT WXF\nFEN  3k5/9 w\nSTART{ K4+1 }END")
                        .main()))
                .isEqualTo("INVALID_FEN ply 0 '3k5/9 w' at 2:6");
    }

    @Test
    void faultsHaveTheirPlace() {
        assertThat(Records.fault(
                        Records.game("FORMAT WXF\nSTART{\n 1. C2.5 H8+8\n}END").main()))
                .isEqualTo("UNREADABLE_MOVE ply 2 'H8+8' at 3:10");
        assertThat(Records.fault(
                        Records.game("FORMAT WXF\nSTART{\n 1. C2.5 H8+7\n").main()))
                .isEqualTo("MALFORMED ply 3 '' at 4:1");
    }

    @Test
    void whatIsAlmostToleratedIsAFaultInItsPlace() {
        assertThat(Records.fault(Records.game("FORMAT ICCS\nSTART{\nC2.5\n}END").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 'C2.5' at 3:1");
        assertThat(Records.fault(
                        Records.game("FORMAT ICCS\nSTART{\nh3e3 h10g8\n}END").main()))
                .isEqualTo("NO_PIECE ply 1 'h3e3' at 3:1");
        assertThat(Records.fault(
                        Records.game("FORMAT WXF\nSTART{\nC2.5 马8进7\n}END").main()))
                .isEqualTo("UNREADABLE_MOVE ply 2 '马8进7' at 3:6");
        assertThat(Records.fault(
                        Records.game("FORMAT WXF\nSTART{\nC2.5 H8+7\nEND").main()))
                .isEqualTo("UNREADABLE_MOVE ply 3 'END' at 4:1");
        assertThat(Records.fault(Records.game("FORMAT WXF\nFEN:  4k4/9/9/9/9/9/9/9/9/4K4 w\nSTART{\nK5.4\n}END")
                        .main()))
                .isEqualTo("ILLEGAL_POSITION ply 0 '4k4/9/9/9/9/9/9/9/9/4K4 w' at 2:7");
        // Another block is a tag, and so are moves without one.
        assertThat(Records.games("FORMAT WXF\nMOVES{\nC2.5\n}END")
                        .getFirst()
                        .main()
                        .moves())
                .isEmpty();
        assertThat(Records.games("FORMAT WXF\nC2.5 H8+7").getFirst().main().moves())
                .isEmpty();
    }

    @Test
    void aRemarkThatIsNotClosedIsAFaultAndTheNextGameIsRead() {
        List<GameRecord> games = Records.games("FORMAT WXF\nSTART{\nC2.5 {open\nH8+7\n}END\n" + GAME);
        assertThat(games)
                .extracting(game -> Records.fault(game.main()))
                .containsExactly("MALFORMED ply 2 '{' at 3:6", "none");
        assertThat(Records.moves(games.getLast().main())).isEqualTo("h2e2 h9g7 h0g2 i9h9");
    }

    @Test
    void vietnameseLettersAreToldByTheGame() {
        assertThat(Records.moves(
                        Records.game("FORMAT WXF\nSTART{\nP2-5 P8-5\n}END").main()))
                .isEqualTo("h2e2 h7e7");
        assertThat(Records.fault(
                        Records.game("FORMAT WXF\nSTART{\nP2-5 M8.7 H2+3\n}END").main()))
                .isEqualTo("UNREADABLE_MOVE ply 3 'H2+3' at 3:11");
    }

    @Test
    void aFaultInAVariationLeavesTheMainLineWhole() {
        Line main =
                Records.game("FORMAT WXF\nSTART{\nC2.5 (C8.5 X9) H8+7\n}END").main();
        assertThat(Records.moves(main)).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(main)).isEqualTo("none");
        assertThat(Records.fault(main.variations().getFirst())).isEqualTo("UNREADABLE_MOVE ply 2 'X9' at 3:12");
    }
}
