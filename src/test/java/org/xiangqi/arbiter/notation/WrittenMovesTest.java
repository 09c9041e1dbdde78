package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** What is written is read back as the same move, and no two legal moves of a position are written alike. */
class WrittenMovesTest {
    private record Dialect(String name, MoveNotation reader, BiFunction<Board, Move, String> writer) {}

    private static final List<Dialect> DIALECTS = List.of(
            new Dialect("UCCI", RankBase.ZERO, (board, move) -> RankBase.ZERO.write(move)),
            new Dialect("UCI", RankBase.ONE, (board, move) -> RankBase.ONE.write(move)),
            new Dialect("WXF", new Wxf(), Wxf::write),
            new Dialect(
                    "traditional",
                    new Chinese(),
                    (board, move) -> Chinese.write(board, move, Chinese.Script.TRADITIONAL)),
            new Dialect(
                    "simplified",
                    new Chinese(),
                    (board, move) -> Chinese.write(board, move, Chinese.Script.SIMPLIFIED)));

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void inPositionsOfRandomGames(@ForAll long seed) {
        Random random = new Random(seed);
        Board board = new Board(Position.INITIAL);
        for (int ply = 0; ply < 120; ply++) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                return;
            }
            check(board, legal);
            board.make(legal.get(random.nextInt(legal.size())).code());
        }
    }

    @Property(tries = 4_000, shrinking = ShrinkingMode.OFF)
    void inPositionsFullOfSoldiersAndTandemPieces(@ForAll long seed) {
        RandomPositions.fullOfTandems(new Random(seed))
                .ifPresent(position -> check(new Board(position), position.legalMoves()));
    }

    @Property(tries = 4_000, shrinking = ShrinkingMode.OFF)
    void whatIsReadIsOneOfTheMovesThatTheTextMayMean(@ForAll long seed) {
        Random random = new Random(seed);
        Optional<Position> position = RandomPositions.fullOfTandems(random);
        if (position.isEmpty()) {
            return;
        }
        Board board = new Board(position.get());
        for (int i = 0; i < 50; i++) {
            String text = text(random);
            for (Dialect dialect : DIALECTS) {
                if (dialect.reader().read(text, board) instanceof MoveReading.Ambiguous(List<Move> candidates)) {
                    assertThat(candidates)
                            .hasSizeGreaterThan(1)
                            .allMatch(move -> Legality.whyIllegal(board, move.code()) == null);
                }
            }
        }
    }

    @Property(tries = 4_000, shrinking = ShrinkingMode.OFF)
    void vietnameseLettersSayTheSameAsThoseOfWxf(@ForAll long seed) {
        Optional<Position> position = RandomPositions.fullOfTandems(new Random(seed));
        if (position.isEmpty()) {
            return;
        }
        Board board = new Board(position.get());
        for (Move move : position.get().legalMoves()) {
            String wxf = Wxf.write(board, move);
            Optional<String> letters = vietnamese(wxf, board, move);
            if (letters.isPresent()) {
                assertVietnamese(letters.get() + wxf.substring(2), Vietnamese.WXF_SIGNS, board, move);
                String ownSigns =
                        wxf.substring(2).replace('-', '/').replace('.', '-').replace('+', '.');
                assertVietnamese(letters.get() + ownSigns, Vietnamese.OWN_SIGNS, board, move);
            }
        }
    }

    private static void assertVietnamese(String text, Vietnamese signs, Board board, Move move) {
        assertThat(signs.read(text, board)).as("%s %s", text, board.fen()).isEqualTo(new MoveReading.Read(move));
    }

    /** Piece and place in Vietnamese letters; empty for soldiers of four on a file or of two files, which have none. */
    private static Optional<String> vietnamese(String wxf, Board board, Move move) {
        int letter = "KAEHRCP".indexOf(wxf.charAt(0));
        if (letter < 0
                || wxf.charAt(0) == 'P' && Stand.of(board, move.from().index()).count() > 3) {
            return Optional.empty();
        }
        String piece = List.of("Tg", "S", "T", "M", "X", "P", "B").get(letter);
        String place = switch (wxf.charAt(1)) {
            case '+' -> "t";
            case '-' -> "s";
            default -> wxf.substring(1, 2);
        };
        return Optional.of(piece + place);
    }

    private static void check(Board board, List<Move> legal) {
        for (Dialect dialect : DIALECTS) {
            Set<String> written = new HashSet<>();
            for (Move move : legal) {
                String text = dialect.writer().apply(board, move);
                assertThat(written.add(text))
                        .as("%s %s %s", dialect.name(), text, board.fen())
                        .isTrue();
                assertThat(dialect.reader().read(text, board))
                        .as("%s %s %s", dialect.name(), text, board.fen())
                        .isEqualTo(new MoveReading.Read(move));
            }
        }
    }

    private static String text(Random random) {
        String signs = "PCRHEAK+-.=123456789前后中一二三四五六兵卒车马炮相仕帅进退平";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            text.append(signs.charAt(random.nextInt(signs.length())));
        }
        return text.toString();
    }
}
