package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Position;

/** PGN as people and programs write it: every form that is read, and beside it one that is not quite, with its fault and place. */
class PgnReaderTest {
    private static final String TAG = "[Event \"x\"]\n\n";
    private static final String OPENING = "h2e2 h9g7 h0g2 i9h9";
    private static final String BLACK_FIRST =
            "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\"]\n\n";

    /** The main line of the only game, which begins on line 3 behind a tag. */
    private static Line line(String moves) {
        return only(TAG + moves).main();
    }

    private static GameRecord only(String text) {
        RecordFile file = Records.file(text);
        assertThat(file.format()).isEqualTo(Format.PGN);
        assertThat(file.games()).hasSize(1);
        return file.games().getFirst();
    }

    private static void assertRead(String moves, String expected) {
        assertThat(Records.fault(line(moves))).as(moves).isEqualTo("none");
        assertThat(Records.moves(line(moves))).as(moves).isEqualTo(expected);
    }

    private static void assertFault(String moves, String expected) {
        assertThat(Records.fault(line(moves))).as(moves).isEqualTo(expected);
    }

    @Test
    void theFormatTagSaysHowMovesAreWritten() {
        assertThat(Records.moves(only("[Format \"Chinese\"]\n\n炮二平五 马8进7").main()))
                .isEqualTo("h2e2 h9g7");
        assertThat(Records.moves(only("[Format \"WXF\"]\n\nC2.5 H8+7").main())).isEqualTo("h2e2 h9g7");
        assertThat(Records.moves(only("[Format \"ICCS\"]\n\nH2-E2 H9-G7").main()))
                .isEqualTo("h2e2 h9g7");
        assertThat(Records.moves(only("[Format \"anything\"]\n\n炮二平五 马8进7").main()))
                .isEqualTo("h2e2 h9g7");
    }

    @Test
    void movesOfAnotherFormatThanTheTagSaysAreNotRead() {
        assertThat(Records.fault(only("[Format \"Chinese\"]\n\nh2e2").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 'h2e2' at 3:1");
        assertThat(Records.fault(only("[Format \"WXF\"]\n\n炮二平五").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 '炮二平五' at 3:1");
        assertThat(Records.fault(only("[Format \"ICCS\"]\n\nC2.5").main()))
                .isEqualTo("UNREADABLE_MOVE ply 1 'C2.5' at 3:1");
        // Its ranks count from 0, whatever the moves say.
        assertThat(Records.fault(only("[Format \"ICCS\"]\n\nh3e3 h10g8").main()))
                .isEqualTo("NO_PIECE ply 1 'h3e3' at 3:1");
    }

    @Test
    void theFormOfTheMovesTellsWithoutATag() {
        assertRead("炮二平五 馬8進7", "h2e2 h9g7");
        assertRead("C2.5 h8+7", "h2e2 h9g7");
        assertRead("H2-E2 h9g7", "h2e2 h9g7");
        assertRead("h3e3 h10g8", "h2e2 h9g7");
        assertRead("P2-5 M8.7", "h2e2 h9g7");
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五 H8+7, UNREADABLE_MOVE ply 2 'H8+7' at 3:6",
        "炮二平五 h9g7, UNREADABLE_MOVE ply 2 'h9g7' at 3:6",
        "C2.5 马8进7, UNREADABLE_MOVE ply 2 '马8进7' at 3:6",
        "C2.5 h9g7, UNREADABLE_MOVE ply 2 'h9g7' at 3:6",
        "C2.5 M8+7, UNREADABLE_MOVE ply 2 'M8+7' at 3:6",
        "P2-5 M8.7 H2+3, UNREADABLE_MOVE ply 3 'H2+3' at 3:11",
        "h2e2 C2.4, UNREADABLE_MOVE ply 2 'C2.4' at 3:6",
    })
    void aGameThatChangesItsNotationIsReadUpToThere(String moves, String fault) {
        assertFault(moves, fault);
    }

    @Test
    void lettersThatWxfAndVietnameseShareAreToldByTheWholeGame() {
        assertRead("P2-5 P8-5", "h2e2 h7e7");
        assertRead("P2-5 B3.1 B3.1 S4.5", "h2e2 c6c5 g3g4 d9e8");
        assertRead("P2=5 B1+1", "h2e2 a6a5");
        assertRead("P3+1 B3+5", "g3g4 c9e7");
        assertFault("P2-5 P8-5 P5.5", "CANNON_NEEDS_ONE_SCREEN ply 3 'P5.5' at 3:11");
        assertFault("P3+1 B3+5 B3.1", "UNREADABLE_MOVE ply 3 'B3.1' at 3:11");
    }

    @Test
    void tagsMayStandOnOneLineAndHaveBlanks() {
        assertThat(only("[Event \"a\"][Red \"b\"] [ Black  \"c\" ]\n  [Site \"d\"]\nh2e2")
                        .tags())
                .containsEntry("Event", "a")
                .containsEntry("Red", "b")
                .containsEntry("Black", "c")
                .containsEntry("Site", "d");
        assertThat(only("[Event \"a\"] Red \"b\"]\n\nh2e2").tags()).containsOnlyKeys("Event");
    }

    @Test
    void quotesInTagsNeedNoBackslash() {
        assertThat(only("[Event \"a \"b\" c\"]\n\nh2e2").tags()).containsEntry("Event", "a \"b\" c");
        assertThat(only("[Event \"a \\\"b\\\" \\c\\\\\"]\n\nh2e2").tags()).containsEntry("Event", "a \"b\" \\c\\");
        // Behind a quote and a bracket the tag is over.
        assertThat(only("[Event \"a\"] b\"]\n\nh2e2").tags()).containsEntry("Event", "a");
    }

    @Test
    void aTagMayLackItsLastQuoteOrBracket() {
        assertThat(only("[Event \"a\"\n[Red \"b]\n[Black \"c\nh2e2").tags())
                .containsEntry("Event", "a")
                .containsEntry("Red", "b")
                .containsEntry("Black", "c");
        // Without its first quote it is none.
        assertThat(only("[Event \"a\"]\n[Red b\"]\nh2e2").tags()).containsOnlyKeys("Event");
    }

    @Test
    void quotesOfTagsMayBeTypographic() {
        assertThat(only("[Event “a”]\n[Red ＂b＂]\n\nh2e2").tags())
                .containsEntry("Event", "a")
                .containsEntry("Red", "b");
        assertThat(Records.file("[Event 'a']\n\nh2e2").format()).isEqualTo(Format.TEXT);
    }

    @Test
    void namesOfTagsThatMatterMayBeInAnyCase() {
        GameRecord game = only("[fen \"3k5/9/9/9/9/9/9/9/9/4K4 b\"]\n[format \"wxf\"]\n[RESULT \"0-1\"]\n\nK4+1");
        assertThat(Records.moves(game.main())).isEqualTo("d9d8");
        assertThat(game.result()).isEqualTo(Result.BLACK_WINS);
        assertThat(Records.fault(
                        only("[Position \"3k5/9/9/9/9/9/9/9/9/4K4 b\"]\n\nd9d8").main()))
                .isEqualTo("NOT_YOUR_PIECE ply 1 'd9d8' at 3:1");
    }

    @Test
    void aStartThatIsNoPositionIsAFaultOfItsTag() {
        assertThat(Records.fault(only("[Event \"x\"]\n[FEN \"9/9 w\"]\n\nh2e2").main()))
                .isEqualTo("INVALID_FEN ply 0 '9/9 w' at 2:7");
        assertThat(Records.fault(only("[Event \"x\"] [FEN \" 4k4/9/9/9/9/9/9/9/9/4K4 w\"]\n\nh2e2")
                        .main()))
                .isEqualTo("ILLEGAL_POSITION ply 0 '4k4/9/9/9/9/9/9/9/9/4K4 w' at 1:20");
        assertThat(only("[FEN \"\"]\n\nh2e2").start()).contains(Position.INITIAL);
    }

    @Test
    void movesMayStandBehindTheTagsOnTheirLine() {
        GameRecord game = only("[Event \"x\"] [Result \"1-0\"] 1. h2e2 h9g7 1-0");
        assertThat(Records.moves(game.main())).isEqualTo("h2e2 h9g7");
        assertThat(Records.fault(only("[Event \"x\"] h2e2 h9g9").main()))
                .isEqualTo("OWN_PIECE_ON_TARGET ply 2 'h9g9' at 1:18");
        // What is no move there is passed over with the line.
        assertThat(Records.moves(only("[Event \"x\"] (junk h9g7\nh2e2").main())).isEqualTo("h2e2");
    }

    @Test
    void aLineOfReturnsAloneIsALine() {
        GameRecord game = only("[Event \"x\"]\r[Red \"y\"]\r\r1. h2e2 h9g7\r2. h0g2 h0g2\r");
        assertThat(game.tags()).containsEntry("Red", "y");
        assertThat(Records.fault(game.main())).isEqualTo("NO_PIECE ply 4 'h0g2' at 5:9");
        assertThat(Records.fault(only("[Event \"x\"]\r\n\r\nh2e2\r\nh2e2").main()))
                .isEqualTo("NO_PIECE ply 2 'h2e2' at 4:1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "h2e2 h9g7 h0g2 i9h9",
                "1. h2e2 h9g7 2. h0g2 i9h9",
                "1.h2e2 h9g7 2.h0g2 i9h9",
                "1.h2e2h9g7 2.h0g2i9h9",
                "1.h2e2h9g72.h0g2i9h9",
                "1 h2e2 h9g7 2 h0g2 i9h9",
                "1、炮二平五　马8进7　2、马二进三　车9平8",
                "１．炮二平五 马８进７ ２．马二进三 车９平８",
                "1。炮二平五马8进7 2。马二进三车9平8",
                "1.炮二平五马8进72.马二进三车9平8",
                "1. C2.5 H8+7 2. H2+3 R9.8",
                "1.C2.5H8+7 2.H2+3R9.8",
                "1.H2-E2H9-G7 2.H0-G2 I9-H9",
                "1. h2e2 1... h9g7 2. h0g2 2... i9h9",
                "1. h2e2 1…h9g7 2. h0g2 2…… i9h9",
                "1. h2e2 ... h9g7 2. h0g2 … i9h9",
                "7. h2e2 h9g7 3. h0g2 i9h9",
            })
    void moveNumbersMayBeGluedOrMissingOrWrong(String moves) {
        assertRead(moves, OPENING);
    }

    @ParameterizedTest
    @CsvSource({
        // Too many digits for a number.
        "12345. h2e2, UNREADABLE_MOVE ply 1 '12345.' at 3:1",
        "1.h2e2h9g, UNREADABLE_MOVE ply 1 'h2e2h9g' at 3:3",
        "1…炮二平五马8进, UNREADABLE_MOVE ply 1 '炮二平五马8进' at 3:3",
        "１．炮二平五马８进8, UNREADABLE_MOVE ply 2 '马８进8' at 3:7",
        "1.h2e2h9g72.h0g2h9g7, NO_PIECE ply 4 'h9g7' at 3:17",
        "1.C2.5H8+72.H2+4, HORSE_LEG_BLOCKED ply 3 'H2+4' at 3:13",
        "1: h2e2, UNREADABLE_MOVE ply 1 '1:' at 3:1",
        "x1. h2e2, UNREADABLE_MOVE ply 1 'x1.' at 3:1",
        "1) h2e2, MALFORMED ply 1 ')' at 3:2",
        "'1. h2e2, ... h9g8', NOT_A_MOVE_OF_THE_PIECE ply 2 'h9g8' at 3:14",
    })
    void whatIsAlmostAMoveNumberIsNone(String moves, String fault) {
        assertFault(moves, fault);
    }

    @Test
    void blackMayBeginWithDots() {
        for (String moves : List.of("1... h9g7", "1. ... h9g7", "1. … h9g7", "... h9g7", "1…h9g7", "h9g7")) {
            assertThat(Records.moves(only(BLACK_FIRST + moves).main()))
                    .as(moves)
                    .isEqualTo("h9g7");
        }
        assertThat(Records.fault(only(BLACK_FIRST + "1. ... h2e2").main())).isEqualTo("NO_PIECE ply 1 'h2e2' at 3:8");
        assertFault("1. ... h9g7", "NOT_YOUR_PIECE ply 1 'h9g7' at 3:8");
    }

    @Test
    void commasMayStandBetweenMoves() {
        assertRead("1.h2e2,h9g7,2.h0g2,i9h9", OPENING);
        assertRead("１．炮二平五，马８进７；２．马二进三、车９平８", OPENING);
        assertFault("炮二平五，马8进8，马二进三", "UNREADABLE_MOVE ply 2 '马8进8' at 3:6");
        assertFault("h2e2/h9g7", "UNREADABLE_MOVE ply 1 'h2e2/h9g7' at 3:1");
    }

    @Test
    void marksAndGlyphsBelongToNoMove() {
        assertRead("h2e2! h9g7!? h0g2 ?! i9h9！", OPENING);
        assertRead("h2e2$1 h9g7$14!? h0g2 $146 i9h9 $2 $3", OPENING);
        assertRead("h2e2 +- h9g7 = h0g2 ± i9h9 ∞", OPENING);
        assertRead("C2.5+ H8+7# H2+3!! R9.8?", OPENING);
        assertRead("炮二平五！ 马8进7？ 马二进三!? 车9平8+", OPENING);
        assertFault("h2e2 h9g7&", "UNREADABLE_MOVE ply 2 'h9g7&' at 3:6");
        assertFault("h2e2 h9g7$1x", "UNREADABLE_MOVE ply 2 'h9g7$1x' at 3:6");
        assertFault("h2e2 h9g8!", "NOT_A_MOVE_OF_THE_PIECE ply 2 'h9g8' at 3:6");
        assertFault("h2e2 - h9g7", "UNREADABLE_MOVE ply 2 '-' at 3:6");
    }

    @Test
    void aSoldierToldByItsFileIsNoMoveNumber() {
        String start = "[FEN \"3k5/6P2/2P3P2/2P6/6P2/9/9/9/9/4K4 w\"]\n\n";
        for (String moves : List.of("33.4", "1.33.4", "1. 33.4!", "33.4!")) {
            assertThat(Records.moves(only(start + moves).main())).as(moves).isEqualTo("g7f7");
        }
        assertThat(Records.fault(only(start + "34.4").main())).isEqualTo("UNREADABLE_MOVE ply 1 '4' at 3:4");
    }

    @Test
    void remarksStandInBracesOrBehindASemicolon() {
        Line line = line("{before} h2e2 {a\nb} {c} h9g7; d (h2e2\nh0g2 {[%clk 0:01]} (h0i2 {e}) i9h9");
        assertThat(Records.fault(line)).isEqualTo("none");
        assertThat(Records.moves(line)).isEqualTo(OPENING);
        assertThat(line.comments())
                .containsExactly(
                        new Comment(0, "before"),
                        new Comment(1, "a\nb"),
                        new Comment(1, "c"),
                        new Comment(2, "d (h2e2"),
                        new Comment(3, "[%clk 0:01]"));
        assertThat(line.variations().getFirst().comments()).containsExactly(new Comment(3, "e"));
        assertRead("h2e2 } h9g7", "h2e2 h9g7");
    }

    @Test
    void aRemarkThatIsNotClosedIsAFaultAndTheNextGameIsRead() {
        assertFault("h2e2 {open h9g7", "MALFORMED ply 2 '{' at 3:6");
        List<GameRecord> games = Records.games(TAG + "h2e2 {open\nh9g7\n\n[Event \"y\"]\n\nh2e2 {closed} h9g7");
        assertThat(games).hasSize(2);
        assertThat(Records.fault(games.getFirst().main())).isEqualTo("MALFORMED ply 2 '{' at 3:6");
        assertThat(Records.moves(games.getLast().main())).isEqualTo("h2e2 h9g7");
        assertThat(games.getLast().main().comments()).containsExactly(new Comment(1, "closed"));
        // What looks like a tag in the middle of a remark does not end it, nor does one behind a single line end.
        assertThat(line("h2e2 {a\n[Event \"y\"]\n\nb [Red \"z\"]} h9g7").comments())
                .containsExactly(new Comment(1, "a\n[Event \"y\"]\n\nb [Red \"z\"]"));
        // Behind the result there is no remark to be closed.
        assertFault("h2e2 1-0 {open", "none");
    }

    @Test
    void linesThatBeginWithAPerCentSignArePassedOver() {
        assertRead("h2e2\n% anything { (\nh9g7", "h2e2 h9g7");
        assertFault("h2e2\n %x", "UNREADABLE_MOVE ply 2 '%x' at 4:2");
    }

    @Test
    void variationsNestAndMayHaveFullWidthBrackets() {
        Line line = line("1. h2e2 (1. b2e2 (1. c3c4 g6g5) 1... b9c7) h9g7 （b9c7）(h7e7) h0g2");
        assertThat(Records.moves(line)).isEqualTo("h2e2 h9g7 h0g2");
        assertThat(line.variations()).extracting(Records::moves).containsExactly("b2e2 b9c7", "b9c7", "h7e7");
        assertThat(line.variations()).extracting(Line::firstPly).containsExactly(1, 2, 2);
        assertThat(line.variations().getFirst().variations())
                .extracting(Records::moves)
                .containsExactly("c3c4 g6g5");
    }

    @Test
    void bracketsThatDoNotMatchAreFaultsOfTheLineThatTheyBreak() {
        assertFault("h2e2) h9g7", "MALFORMED ply 2 ')' at 3:5");
        Line unclosed = line("h2e2 (b2e2 b9c7");
        assertThat(Records.fault(unclosed.variations().getFirst())).isEqualTo("MALFORMED ply 3 '' at 3:16");
        Line first = line("(h2e2) h2e2");
        assertThat(Records.fault(first)).isEqualTo("none");
        assertThat(Records.fault(first.variations().getFirst())).isEqualTo("MALFORMED ply 1 '(' at 3:1");
        Line square = line("h2e2 [b2e2] h9g7");
        assertThat(Records.fault(square)).isEqualTo("UNREADABLE_MOVE ply 2 '[b2e2]' at 3:6");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, RED_WINS",
        "0-1, BLACK_WINS",
        "1/2-1/2, DRAW",
        "1/2, DRAW",
        "*, UNKNOWN",
        "１－０, RED_WINS",
        "1–0, RED_WINS",
        "0—1, BLACK_WINS",
        "½-½, DRAW",
        "红胜, RED_WINS",
        "紅勝, RED_WINS",
        "红先胜, RED_WINS",
        "红方胜, RED_WINS",
        "黑胜, BLACK_WINS",
        "黑方勝, BLACK_WINS",
        "红先负, BLACK_WINS",
        "和棋, DRAW",
        "红先和, DRAW",
    })
    void resultsAreReadInFiguresAndInChinese(String text, Result result) {
        assertThat(only(TAG + "h2e2 h9g7 " + text).result()).isEqualTo(result);
        assertThat(only("[Result \"" + text + "\"]\n\nh2e2").result()).isEqualTo(result);
        assertRead("h2e2 h9g7 " + text, "h2e2 h9g7");
    }

    @ParameterizedTest
    @CsvSource({"1-1", "0-0", "1:0", "2-0", "红", "胜"})
    void otherWordsAreNoResult(String text) {
        assertFault("h2e2 h9g7 " + text, "UNREADABLE_MOVE ply 3 '" + text + "' at 3:11");
        assertThat(only("[Result \"" + text + "\"]\n\nh2e2").result()).isEqualTo(Result.UNKNOWN);
    }

    @Test
    void theResultBehindTheMovesGoesBeforeTheTag() {
        assertThat(only("[Result \"1-0\"]\n\nh2e2 0-1").result()).isEqualTo(Result.BLACK_WINS);
        assertThat(only("[Result \"1-0\"]\n\nh2e2 *").result()).isEqualTo(Result.UNKNOWN);
        assertThat(only("[Result \"1-0\"]\n\nh2e2 (b2e2 0-1) h9g7").result()).isEqualTo(Result.RED_WINS);
    }

    @Test
    void whateverStandsBehindTheResultIsPassedOver() {
        assertRead("h2e2 h9g7 1-0\nhttp://example.org/x?y={ ( junk h2e2", "h2e2 h9g7");
        assertRead("h2e2 h9g7 1-0\n[advertisement]\nmore", "h2e2 h9g7");
        assertRead("h2e2 h9g7\n==========\nanything", "h2e2 h9g7");
        assertRead("h2e2 h9g7\n----------\nanything", "h2e2 h9g7");
        // Without a result or a rule it is taken for moves.
        assertFault("h2e2 h9g7\nhttp://x", "UNREADABLE_MOVE ply 3 'http://x' at 4:1");
        assertFault("h2e2 h9g7\n===\nanything", "UNREADABLE_MOVE ply 3 '===' at 4:1");
        assertFault("h2e2\n[remark]\nh9g7 1-0", "UNREADABLE_MOVE ply 2 '[remark]' at 4:1");
    }

    @Test
    void gamesFollowOneAnotherWithOrWithoutBlankLinesOrResults() {
        assertThat(Records.games("[Event \"a\"]\nh2e2 1-0\n[Event \"b\"]\nb2e2\n\n\n[Event \"c\"]\n\nc3c4\n\nc6c5 *\n"))
                .extracting(game -> Records.moves(game.main()))
                .containsExactly("h2e2", "b2e2", "c3c4 c6c5");
        // A tag in the middle of a line begins no game.
        assertFault("h2e2 [Event \"b\"] b2e2", "UNREADABLE_MOVE ply 2 '[Event' at 3:6");
    }

    @Test
    void aGameWithoutMovesIsAGame() {
        List<GameRecord> games = Records.games("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\nh2e2");
        assertThat(games).extracting(GameRecord::result).containsExactly(Result.RED_WINS, Result.UNKNOWN);
        assertThat(games).extracting(game -> Records.moves(game.main())).containsExactly("", "h2e2");
        // Tags of one game may have blank lines between, and of two with one name in a block the last counts.
        assertThat(only("[Event \"a\"]\n\n[Red \"b\"]\n[Red \"c\"]\n\nh2e2").tags())
                .containsEntry("Event", "a")
                .containsEntry("Red", "c");
    }

    @Test
    void aFaultEndsItsGameOnly() {
        List<GameRecord> games =
                Records.games("[Event \"a\"]\n\nh2e2 h2e2 h9g7 1-0\n\n[Event \"b\"]\n\nb2e2 (zz) b9c7");
        assertThat(games.getFirst().result()).isEqualTo(Result.RED_WINS);
        assertThat(games)
                .extracting(game -> Records.fault(game.main()))
                .containsExactly("NO_PIECE ply 2 'h2e2' at 3:6", "none");
        assertThat(Records.fault(games.getLast().main().variations().getFirst()))
                .isEqualTo("UNREADABLE_MOVE ply 1 'zz' at 7:7");
    }

    @Test
    void anIllegalMoveIsAFaultWithTheLawInItsPlace() {
        assertFault("1. 炮二平五 马8进7\n 2. 马二进四", "HORSE_LEG_BLOCKED ply 3 '马二进四' at 4:5");
        assertFault("1. C2.5 H8+7 2. R1+9", "PATH_BLOCKED ply 3 'R1+9' at 3:17");
        assertFault("1. h2e2 h9g7\n2. e2e5", "CANNON_JUMPS_WITHOUT_CAPTURE ply 3 'e2e5' at 4:4");
        assertFault("1. P2-5 M8.7 2. M2.4", "HORSE_LEG_BLOCKED ply 3 'M2.4' at 3:17");
    }

    @Test
    void aMoveThatFitsTwoIsAFaultInItsPlace() {
        String start = "[FEN \"4k4/9/9/2C6/9/2C6/8R/9/8R/3K5 w\"]\n\n";
        for (String move : List.of("炮七平五", "C7.5", "P7-5")) {
            assertThat(Records.fault(only(start + "1. " + move).main()))
                    .isEqualTo("AMBIGUOUS_MOVE ply 1 '" + move + "' at 3:4");
        }
        assertThat(Records.moves(only(start + "1. 前炮平五").main())).isEqualTo("c6e6");
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, UTF-8", "GB18030, GB18030", "GBK, GB18030", "Big5, Big5"})
    void theEncodingIsToldByTheBytes(String written, String read) {
        String text = "[Event \"第一局\"]\n\n1. 炮二平五 馬8進7\n2. 馬二進四";
        RecordFile file = RecordFiles.read(text.getBytes(Charset.forName(written)), Optional.empty(), Optional.empty());
        assertThat(file.charset()).isEqualTo(Charset.forName(read));
        GameRecord game = file.games().getFirst();
        assertThat(game.tags()).containsEntry("Event", "第一局");
        assertThat(Records.fault(game.main())).isEqualTo("HORSE_LEG_BLOCKED ply 3 '馬二進四' at 4:4");
    }

    @Test
    void aByteOrderMarkTakesNoPlace() {
        RecordFile file = Records.file("\uFEFF[FEN \"9/9 w\"]\n\nh2e2");
        assertThat(file.format()).isEqualTo(Format.PGN);
        assertThat(file.charset()).isEqualTo(StandardCharsets.UTF_8);
        assertThat(Records.fault(file.games().getFirst().main())).isEqualTo("INVALID_FEN ply 0 '9/9 w' at 1:7");
        // Where files were put together there may be one in the middle.
        assertThat(Records.games("[Event \"a\"]\n\nh2e2\n\uFEFF[Event \"b\"]\n\nh2e2"))
                .hasSize(2);
    }

    @Test
    void anEncodingThatIsSaidIsNotGuessedAt() {
        byte[] big5 = (TAG + "炮二平五").getBytes(Charset.forName("Big5"));
        RecordFile file = RecordFiles.read(big5, Optional.empty(), Optional.of(Charset.forName("GB18030")));
        assertThat(Records.fault(file.games().getFirst().main())).startsWith("UNREADABLE_MOVE ply 1");
        // One byte that is not UTF-8 makes it something else.
        byte[] broken = (TAG + "h2e2 {é}").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(RecordFiles.read(broken, Optional.empty(), Optional.empty()).charset())
                .isEqualTo(Charset.forName("GB18030"));
    }

    @Test
    void theFormatThatIsSaidGoesBeforeTheContent() {
        byte[] moves = "h2e2\n\nh9g7".getBytes(StandardCharsets.UTF_8);
        assertThat(RecordFiles.read(moves, Optional.of(Format.PGN), Optional.empty())
                        .games())
                .extracting(game -> Records.moves(game.main()))
                .containsExactly("h2e2 h9g7");
        assertThat(RecordFiles.read(new byte[0], Optional.of(Format.PGN), Optional.empty())
                        .games())
                .isEmpty();
    }
}
