package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Position;

class DhtmlxqReaderTest {
    private static final String INITIAL = "8979695949392919097717866646260600102030405060708012720323436383";

    /** A chariot of Red on d1 that checks the general on d9; Red's general on f0. */
    private static final String CHECK = "3899999959999999999999999999999999999999309999999999999999999999";

    private static String field(String name, String value) {
        return "[DhtmlXQ_" + name + "]" + value + "[/DhtmlXQ_" + name + "]\n";
    }

    private static String fen(GameRecord game) {
        return game.start().map(Position::fen).orElse("none");
    }

    @Test
    void readsMovesTagsAndResult() {
        RecordFile file = Records.file("[DhtmlXQ]\n" + field("title", "七星") + field("place", "广州") + field("red", "甲")
                + field("event", "") + field("result", "红胜") + field("binit", INITIAL) + field("movelist", "77477062")
                + "[/DhtmlXQ]");
        assertThat(file.format()).isEqualTo(Format.DHTMLXQ);
        GameRecord game = file.games().getFirst();
        assertThat(game.start()).contains(Position.INITIAL);
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7");
        assertThat(game.result()).isEqualTo(Result.RED_WINS);
        assertThat(game.tags())
                .containsEntry("Title", "七星")
                .containsEntry("Site", "广州")
                .containsEntry("Red", "甲")
                .doesNotContainKey("Event");
    }

    @Test
    void theInitialPositionNeedsNoPieces() {
        assertThat(Records.game(field("movelist", "7747")).start()).contains(Position.INITIAL);
    }

    @Test
    void aFenGoesBeforeThePieces() {
        String fen = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
        assertThat(fen(Records.game(field("binit", INITIAL) + field("fen", fen) + field("movelist", ""))))
                .isEqualTo(fen);
    }

    @Test
    void thePieceThatMovesFirstTellsTheSide() {
        GameRecord game = Records.game(field("binit", INITIAL) + field("movelist", "70627747"));
        assertThat(fen(game)).contains(" b ");
        assertThat(Records.moves(game.main())).isEqualTo("h9g7 h2e2");
    }

    @Test
    void withoutMovesRedIsToMoveUnlessBlackStandsInCheck() {
        assertThat(fen(Records.game(field("binit", INITIAL)))).contains(" w ");
        assertThat(fen(Records.game(field("binit", CHECK)))).contains(" b ");
    }

    @Test
    void variationsStandInPlaceOfTheirPly() {
        GameRecord game = Records.game(field("movelist", "774770627967")
                + field("move_0_2_1", "10227967")
                + field("move_1_3_2", "1927")
                + field("move_0_1_3", "1747"));
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7 h0g2");
        assertThat(game.main().variations()).extracting(Records::moves).containsExactly("b2e2", "b9c7 h0g2");
        Line second = game.main().variations().get(1);
        assertThat(second.firstPly()).isEqualTo(2);
        assertThat(second.variations()).extracting(Records::moves).containsExactly("b0c2");
    }

    @Test
    void remarksBelongToTheLineAndPlyOfTheirName() {
        GameRecord game = Records.game(field("movelist", "774770627967")
                + field("move_0_2_1", "10227967")
                + field("comment0", "start||here")
                + field("comment2", "a &lt;b&gt;<br>c")
                + field("comment1_3", "inside"));
        assertThat(game.main().comments()).containsExactly(new Comment(0, "start\nhere"), new Comment(2, "a <b>\nc"));
        assertThat(game.main().variations().getFirst().comments()).containsExactly(new Comment(3, "inside"));
    }

    @Test
    void aRemarkOnAPlyThatIsNotThereGoesToTheNearestEnd() {
        GameRecord game = Records.game(field("movelist", "7747") + field("comment9", "late"));
        assertThat(game.main().comments()).containsExactly(new Comment(1, "late"));
    }

    @Test
    void severalGamesWithAndWithoutBracketsAroundThem() {
        String game = field("title", "x") + field("binit", INITIAL) + field("movelist", "7747");
        assertThat(Records.games("[DhtmlXQ]" + game + "[/DhtmlXQ][DhtmlXQ]" + game + "[/DhtmlXQ]"))
                .hasSize(2);
        assertThat(Records.games(game + game + game)).hasSize(3);
    }

    @Test
    void toleratesAPageAroundItAndLineBreaksInside() {
        GameRecord game =
                Records.game("<html><body class=\"x\"><div>text 1234\n[dhtmlxq]<br/>\n[DHTMLXQ_MOVELIST]7747<br />\n 70"
                        + "\n62[/DHTMLXQ_MOVELIST]</div>[/dhtmlxq] more</body>");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(game.main())).isEqualTo("none");
    }

    @Test
    void aFieldEndsAtAnyClosingTagAndAtTheNextField() {
        GameRecord game =
                Records.game("[DhtmlXQ_blacktime]1[/DhtmlXQ_time]\n[DhtmlXQ_red]A\n[DhtmlXQ_movelist]7747[/DhtmlXQ_x]");
        assertThat(game.tags()).containsEntry("BlackTime", "1").containsEntry("Red", "A");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2");
    }

    @Test
    void anIllegalMoveIsAFaultInItsPlace() {
        GameRecord game = Records.game("[DhtmlXQ]\n[DhtmlXQ_movelist]77477747[/DhtmlXQ_movelist]");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2");
        assertThat(Records.fault(game.main())).isEqualTo("NO_PIECE ply 2 '7747' at 2:23");
    }

    @Test
    void digitsLeftOverAndOtherTextAreUnreadable() {
        assertThat(Records.fault(Records.game(field("movelist", "774770")).main()))
                .isEqualTo("UNREADABLE_MOVE ply 2 '70' at 1:23");
        assertThat(Records.fault(Records.game(field("movelist", "7747x062")).main()))
                .isEqualTo("UNREADABLE_MOVE ply 2 'x062' at 1:23");
        assertThat(Records.fault(Records.game(field("movelist", "7747706a")).main()))
                .isEqualTo("UNREADABLE_MOVE ply 2 '706a' at 1:23");
    }

    @Test
    void aTextThatEndsInItsMovesIsMalformed() {
        GameRecord game = Records.game("[DhtmlXQ_movelist]77477062");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(game.main())).isEqualTo("MALFORMED ply 3 '' at 1:27");
    }

    @Test
    void aFaultInAVariationLeavesTheMainLineWhole() {
        GameRecord game = Records.game(field("movelist", "774770627967") + field("move_0_2_1", "102299999999"));
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7 h0g2");
        assertThat(Records.fault(game.main())).isEqualTo("none");
        Line variation = game.main().variations().getFirst();
        assertThat(Records.moves(variation)).isEqualTo("b9c7");
        assertThat(Records.fault(variation)).isEqualTo("UNREADABLE_MOVE ply 3 '9999' at 2:25");
    }

    @Test
    void variationsWithoutAPlaceAreKeptAsFaults() {
        GameRecord game =
                Records.game(field("movelist", "7747") + field("move_0_5_1", "1022") + field("move_7_1_8", "1022"));
        assertThat(game.main().variations())
                .extracting(Records::fault)
                .containsExactly("MALFORMED ply 5 'move_0_5_1' at 2:21", "MALFORMED ply 1 'move_7_1_8' at 3:21");
        assertThat(Records.fault(game.main())).isEqualTo("none");
    }

    @Test
    void variationsThatContainEachOtherEnd() {
        GameRecord game =
                Records.game(field("movelist", "7747") + field("move_1_1_2", "1747") + field("move_2_1_1", "1747"));
        assertThat(game.main().variations()).hasSize(2);
    }

    @Test
    void nestingHasALimit() {
        StringBuilder text = new StringBuilder(field("movelist", "7747"));
        for (int i = 0; i < 1000; i++) {
            text.append(field("move_" + i + "_1_" + (i + 1), "1747"));
        }
        Line line = Records.game(text.toString()).main();
        int depth = 0;
        while (!line.variations().isEmpty()) {
            line = line.variations().getFirst();
            depth++;
        }
        assertThat(depth).isEqualTo(LineReader.MOST_NESTED + 1);
        assertThat(Records.fault(line)).startsWith("MALFORMED ply 1 'move_100_1_101'");
    }

    @Test
    void aFenThatIsNoPositionIsAFaultInItsPlace() {
        assertThat(Records.fault(Records.game("\n" + field("fen", " 9/9 w") + field("movelist", "7747"))
                        .main()))
                .isEqualTo("INVALID_FEN ply 0 '9/9 w' at 2:15");
    }

    @Test
    void remarksMayHaveALineInTheirNameTwice() {
        GameRecord game = Records.game(field("movelist", "7747")
                + field("comment_1", "a")
                + field("comment0_0", "b")
                + field("commentx", "c"));
        assertThat(game.main().comments()).containsExactly(new Comment(0, "b"), new Comment(1, "a"));
        assertThat(game.tags()).containsEntry("Commentx", "c");
    }

    @Test
    void piecesThatAreNoPositionAreFaults() {
        assertThat(Records.fault(Records.game(field("binit", "89796959") + field("movelist", "7747"))
                        .main()))
                .isEqualTo("INVALID_FEN ply 0 '89796959' at 1:16");
        String twice = "89" + INITIAL.substring(0, 62);
        assertThat(Records.fault(Records.game(field("binit", twice)).main())).startsWith("INVALID_FEN ply 0 '8989");
        String noGenerals = "99".repeat(32);
        GameRecord game = Records.game(field("binit", noGenerals) + field("movelist", "7747"));
        assertThat(game.start()).isEmpty();
        assertThat(Records.fault(game.main())).startsWith("ILLEGAL_POSITION ply 0 '9999");
    }
}
