package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

/** What is written is read back as the same move, and no two legal moves of a position are written alike. */
class WrittenMovesTest {
    private static final String PIECES = "PPPPPpppppRRrrCCccNNnnAAaaBBbb";

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
        position(new Random(seed)).ifPresent(position -> check(new Board(position), position.legalMoves()));
    }

    @Property(tries = 4_000, shrinking = ShrinkingMode.OFF)
    void whatIsReadIsOneOfTheMovesThatTheTextMayMean(@ForAll long seed) {
        Random random = new Random(seed);
        Optional<Position> position = position(random);
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

    /** Mostly soldiers across the river on few files, and some other pieces. */
    private static Optional<Position> position(Random random) {
        char[][] rows = new char[10][9];
        for (char[] row : rows) {
            Arrays.fill(row, '1');
        }
        rows[9][3 + random.nextInt(3)] = 'K';
        rows[0][3 + random.nextInt(3)] = 'k';
        List<Integer> files = new ArrayList<>(List.of(random.nextInt(9), random.nextInt(9), random.nextInt(9)));
        for (int i = 0; i < PIECES.length(); i++) {
            char piece = PIECES.charAt(i);
            boolean soldier = Character.toUpperCase(piece) == 'P';
            if (soldier ? random.nextInt(5) > 0 : random.nextInt(4) == 0) {
                int row = soldier ? (piece == 'P' ? random.nextInt(5) : 5 + random.nextInt(5)) : random.nextInt(10);
                int file = soldier || random.nextBoolean() ? files.get(random.nextInt(3)) : random.nextInt(9);
                if (rows[row][file] == '1') {
                    rows[row][file] = piece;
                }
            }
        }
        String fen =
                String.join("/", Arrays.stream(rows).map(String::new).toList()) + (random.nextBoolean() ? " w" : " b");
        return Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }
}
