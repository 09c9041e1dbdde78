package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

class RecordWriterTest {
    private static final int GAMES = 60;
    private static final Set<String> OWN_TAGS = Set.of("Game", "Format", "Result", "FEN");
    private static final List<String> REMARKS =
            List.of("好棋", "a [b] \"c\" \\", "two\nlines", "1-0 (h2e2) ; x", "< & &lt; <br>", "x".repeat(100));
    private static final List<String> STARTS = List.of(
            Position.INITIAL.fen(),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1",
            "3k5/4a4/9/P3P4/P3P4/2P6/9/9/4A4/4K4 w - - 0 1",
            "4ka3/4a4/9/9/9/2p3p2/2p3p2/2p6/9/3K5 b - - 0 1");

    @Test
    void writesPgn() {
        GameRecord game =
                Records.game("[Red \"A \\\"B\\\"\"]\n[Result \"*\"]\n\nh2e2 {good} (b2e2 (b2f2) b9c7) h9g7 h0g2 1-0");
        assertThat(RecordWriter.pgn(game, MoveStyle.WXF)).isEqualTo("""
                        [Game "Chinese Chess"]
                        [Red "A \\"B\\""]
                        [Result "1-0"]
                        [Format "WXF"]

                        1. C2.5 {good} (1. C8.5 (1. C8.4) 1... H2+3) 1... H8+7 2. H2+3 1-0
                        """);
        assertThat(RecordWriter.pgn(game, MoveStyle.ICCS)).contains("1. H2-E2 {good}");
        assertThat(RecordWriter.pgn(game, MoveStyle.SIMPLIFIED)).contains("1... 马8进7", "[Format \"Chinese\"]");
        assertThat(RecordWriter.pgn(game, MoveStyle.TRADITIONAL)).contains("1... 馬8進7");
    }

    @Test
    void whatSaysHowAGameIsToBeReadIsWrittenOnce() {
        GameRecord game = Records.game("[FORMAT \"WXF\"]\n[result \"0-1\"]\n[gamE \"X\"]\n\nC2.5 1-0");
        assertThat(RecordWriter.pgn(game, MoveStyle.ICCS)).isEqualTo("""
                        [Game "Chinese Chess"]
                        [Result "1-0"]
                        [Format "ICCS"]

                        1. H2-E2 1-0
                        """);
    }

    @Test
    void writesTheOtherFormats() {
        GameRecord game = Records.game("[Red \"A\"]\n[ECCO \"C1\"]\n\nh2e2 {good} (b2e2) h9g7 0-1");
        assertThat(RecordWriter.wxf(game)).isEqualTo("""
                        FORMAT  WXF
                        RED     A
                        ECCO    C1
                        RESULT  0-1
                        START{
                        1. C2.5 {good} (1. C8.5) 1... H8+7
                        }END
                        """);
        assertThat(RecordWriter.dhtmlxq(game)).isEqualTo("""
                        [DhtmlXQ]
                        [DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]
                        [DhtmlXQ_init]500,350[/DhtmlXQ_init]
                        [DhtmlXQ_red]A[/DhtmlXQ_red]
                        [DhtmlXQ_ecco]C1[/DhtmlXQ_ecco]
                        [DhtmlXQ_result]黑胜[/DhtmlXQ_result]
                        [DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]
                        [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]
                        [DhtmlXQ_move_0_1_1]1747[/DhtmlXQ_move_0_1_1]
                        [DhtmlXQ_comment1]good[/DhtmlXQ_comment1]
                        [/DhtmlXQ]
                        """);
        assertThat(RecordWriter.ucci(game)).isEqualTo("position startpos moves h2e2 h9g7\n");
        assertThat(RecordWriter.text(game, MoveStyle.WXF)).isEqualTo("1. C2.5 H8+7 0-1\n");
    }

    @Test
    void linesHaveAtMostEightyColumns() {
        GameRecord game = random(new Random(7), Position.INITIAL, false);
        for (MoveStyle style : MoveStyle.values()) {
            assertThat(RecordWriter.pgn(game, style).lines())
                    .allSatisfy(line -> assertThat(line.codePoints()
                                    .map(c -> c < 0x1100 ? 1 : 2)
                                    .sum())
                            .isLessThanOrEqualTo(80));
        }
    }

    @Test
    void aTagThatMeansSomethingElseInAFormatIsLeftOutThere() {
        GameRecord game = Records.game("[FOrmat \"ICCS\"]\n[Start \"{\"]\n[Movelist \"7747\"]\n[Comment1 \"x\"]\n"
                + "[Move_0_1_1 \"1747\"]\n[Binit \"99\"]\n\nh2e2 h9g7 1-0");
        for (String text : List.of(RecordWriter.wxf(game), RecordWriter.dhtmlxq(game))) {
            GameRecord read = Records.game(text);
            assertThat(Records.games(text)).hasSize(1);
            assertThat(Records.fault(read.main())).isEqualTo("none");
            assertThat(read.main()).isEqualTo(game.main());
        }
    }

    @Test
    void aStartThatCannotBeReadIsKeptAsItWas() {
        GameRecord game = Records.game("[FEN \"9/9 w\"]\n\nh2e2");
        assertThat(RecordWriter.pgn(game, MoveStyle.ICCS)).contains("[FEN \"9/9 w\"]");
        assertThat(RecordWriter.wxf(game)).contains("FEN     9/9 w");
        assertThat(RecordWriter.ucci(game)).isEmpty();
        assertThat(RecordWriter.dhtmlxq(game)).isEmpty();
    }

    @Test
    void severalRemarksOnAPlyBecomeOneInDhtmlxq() {
        GameRecord game = Records.game("h2e2 {one} {two} h9g7");
        assertThat(Records.game(RecordWriter.dhtmlxq(game)).main().comments())
                .containsExactly(new Comment(1, "one\ntwo"));
    }

    @Test
    void whatIsWrittenIsReadAsItWas() {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            GameRecord game = random(random, start(STARTS.get(seed % STARTS.size())), true);
            for (MoveStyle style : MoveStyle.values()) {
                assertSame(game, RecordWriter.pgn(game, style), Format.PGN);
                assertSameMoves(game, RecordWriter.text(game, style), Format.TEXT);
            }
            assertSame(game, RecordWriter.wxf(game), Format.WXF);
            assertSame(game, RecordWriter.dhtmlxq(game), Format.DHTMLXQ);
            assertSameMoves(game, RecordWriter.ucci(game), Format.UCCI);
        }
    }

    private static void assertSame(GameRecord game, String text, Format format) {
        GameRecord read = assertSameMoves(game, text, format);
        assertThat(read.main()).as(text).isEqualTo(game.main());
        assertThat(read.result()).as(text).isEqualTo(game.result());
        Map<String, String> tags = new LinkedHashMap<>(read.tags());
        tags.keySet().removeAll(OWN_TAGS);
        assertThat(tags).as(text).isEqualTo(game.tags());
    }

    private static GameRecord assertSameMoves(GameRecord game, String text, Format format) {
        RecordFile file = Records.file(text);
        assertThat(file.format()).as(text).isEqualTo(format);
        assertThat(file.games()).as(text).hasSize(1);
        GameRecord read = file.games().getFirst();
        assertThat(read.start()).as(text).isEqualTo(game.start());
        assertThat(read.main().moves()).as(text).isEqualTo(game.main().moves());
        return read;
    }

    private static Position start(String fen) {
        Fen.Read read = (Fen.Read) Fen.read(fen);
        return ((Setup.Legal) read.setup().check()).position();
    }

    private static GameRecord random(Random random, Position start, boolean remarks) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "杯 \"x\" [1]");
        tags.put("Black", "B. \\ C");
        Line main = line(random, new Board(start), 1, 40, remarks ? 0 : Integer.MAX_VALUE);
        return new GameRecord(tags, Optional.of(start), Result.values()[random.nextInt(4)], main);
    }

    /** A random line of at least one move, from the position on the board, which is left as it was. */
    private static Line line(Random random, Board board, int firstPly, int most, int depth) {
        List<Move> moves = new ArrayList<>();
        List<Comment> comments = new ArrayList<>();
        List<Line> variations = new ArrayList<>();
        Set<Integer> remarked = new HashSet<>();
        if (depth == 0 && random.nextInt(3) == 0) {
            comments.add(new Comment(firstPly - 1, "before"));
        }
        int length = 1 + random.nextInt(most);
        for (int ply = firstPly; ply < firstPly + length; ply++) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            moves.add(legal.get(random.nextInt(legal.size())));
            if (depth < 3 && random.nextInt(5) == 0 && remarked.add(ply)) {
                comments.add(new Comment(ply, REMARKS.get(random.nextInt(REMARKS.size()))));
            }
            while (depth < 3 && random.nextInt(8) == 0) {
                variations.add(line(random, board, ply, 6, depth + 1));
            }
            board.make(moves.getLast().code());
        }
        moves.forEach(move -> board.unmake());
        return new Line(firstPly, moves, comments, variations, Optional.empty());
    }
}
