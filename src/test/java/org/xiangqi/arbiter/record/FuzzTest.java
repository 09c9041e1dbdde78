package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Vietnamese;
import org.xiangqi.arbiter.notation.Wxf;

/**
 * Damaged files and moves: whatever they are, reading them ends soon, takes memory in proportion, and throws nothing, and what was
 * read is written and read again. Half of the {@code fuzz.tries} are files, the rest moves; each try has a seed of its own, from
 * {@code fuzz.seed} on, and the message of a failure tells it: {@code -Dfuzz.seed=… -Dfuzz.tries=2} repeats it.
 */
class FuzzTest {
    private static final long TRIES = Long.getLong("fuzz.tries", 20_000);
    private static final long SEED = Long.getLong("fuzz.seed", 1);

    private static final long MOST_NANOS = 100_000_000;

    /** A read that took too long is measured so many times more; other work on the machine does not last that long. */
    private static final int MORE_MEASURES = 5;

    private static final long MOST_BYTES = 1 << 20;
    private static final long MOST_BYTES_PER_BYTE = 4_000;

    private static final int LONGEST_FILE = 8_192;
    private static final ReadLimits LIMITS = new ReadLimits(20, 500, 5, 100);
    private static final List<byte[]> FILES = FuzzSamples.files();
    private static final List<Optional<Charset>> CHARSETS = List.of(
            Optional.empty(),
            Optional.empty(),
            Optional.of(StandardCharsets.UTF_8),
            Optional.of(Charsets.GB18030),
            Optional.of(Charset.forName("GBK")),
            Optional.of(Charsets.BIG5));
    private static final List<MoveNotation> NOTATIONS = List.of(
            new Chinese(),
            new Wxf(),
            RankBase.ZERO,
            RankBase.ONE,
            DhtmlxqPoints.DIGITS,
            Vietnamese.OWN_SIGNS,
            Vietnamese.WXF_SIGNS);
    private static final String OF_MOVES = "炮砲马馬車车兵卒前后後中一二三四五六七八九平进進退将帅士象相仕"
            + "CcHhRrPpAaEeKkNnGgSsBbXxMmTt0123456789+-=./abcdefghi１２９＋－．＝　\uFDFA\u0301①\uD83D\uDE00\0";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void damagedFilesAreReadAndWrittenAgain() {
        for (long seed = SEED; seed < SEED + TRIES / 2; seed++) {
            Random random = new Random(seed);
            byte[] file = damaged(random);
            Optional<Format> format = random.nextInt(3) > 0
                    ? Optional.empty()
                    : Optional.of(Format.values()[random.nextInt(Format.values().length)]);
            Optional<Charset> charset = CHARSETS.get(random.nextInt(CHARSETS.size()));
            try {
                check(random, file, format, charset);
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                throw new AssertionError("fuzz.seed=" + seed + ": " + format + ' ' + charset + ' ' + shown(file), e);
            }
        }
    }

    private static void check(Random random, byte[] bytes, Optional<Format> format, Optional<Charset> charset) {
        RecordFile[] read = new RecordFile[1];
        measure(bytes.length, () -> {
            read[0] = RecordFiles.read(bytes, format, charset);
            return true;
        });
        RecordFile file = read[0];
        checkLimits(bytes, format, charset, file);
        if (!file.games().isEmpty()) {
            GameRecord game = file.games().getLast();
            MoveStyle style = MoveStyle.values()[random.nextInt(MoveStyle.values().length)];
            switch (random.nextInt(5)) {
                case 0 -> checkWritten(game, RecordWriter.pgn(game, style), Format.PGN);
                case 1 -> checkWritten(game, RecordWriter.text(game, style), Format.TEXT);
                case 2 -> checkWritten(game, RecordWriter.wxf(game), Format.WXF);
                case 3 -> checkWritten(game, RecordWriter.dhtmlxq(game), Format.DHTMLXQ);
                default -> checkWritten(game, RecordWriter.ucci(game), Format.UCCI);
            }
        }
    }

    /** Within limits the same is read as without, or nothing, and then it was more than they allow. */
    private static void checkLimits(
            byte[] bytes, Optional<Format> format, Optional<Charset> charset, RecordFile whole) {
        switch (RecordFiles.read(bytes, format, charset, LIMITS)) {
            case FileReading.Read(RecordFile file) -> {
                assertThat(file).isEqualTo(whole);
                assertThat(isWithin(whole)).isTrue();
            }
            case FileReading.TooLarge _ -> assertThat(isWithin(whole)).isFalse();
        }
    }

    private static boolean isWithin(RecordFile file) {
        int plies = 0;
        int variations = 0;
        int depth = 0;
        List<Line> lines = new ArrayList<>();
        file.games().forEach(game -> lines.add(game.main()));
        while (!lines.isEmpty()) {
            List<Line> deeper = new ArrayList<>();
            for (Line line : lines) {
                plies += line.moves().size();
                deeper.addAll(line.variations());
            }
            variations += deeper.size();
            depth += deeper.isEmpty() ? 0 : 1;
            lines.clear();
            lines.addAll(deeper);
        }
        return file.games().size() <= LIMITS.games()
                && plies <= LIMITS.plies()
                && depth <= LIMITS.nesting()
                && variations <= LIMITS.variations();
    }

    private static void checkWritten(GameRecord game, String text, Format format) {
        if (game.start().isEmpty() || game.main().moves().isEmpty()) {
            return;
        }
        List<GameRecord> games = RecordFiles.read(
                        text.getBytes(StandardCharsets.UTF_8), Optional.of(format), Optional.of(StandardCharsets.UTF_8))
                .games();
        assertThat(games).as(text).hasSize(1);
        assertThat(games.getFirst().main().moves())
                .as(text)
                .isEqualTo(game.main().moves());
        assertThat(games.getFirst().main().fault()).as(text).isEmpty();
    }

    @Test
    void damagedMovesAreReadInEveryNotation() {
        Board board = new Board(Position.INITIAL);
        for (long seed = SEED; seed < SEED + TRIES / 2; seed++) {
            Random random = new Random(seed);
            if (seed % 64 == SEED % 64) {
                board = reachable(random);
            }
            Board position = board;
            String text = move(random, board);
            MoveNotation notation = NOTATIONS.get(random.nextInt(NOTATIONS.size()));
            String before = board.position().fen();
            try {
                measure(text.length(), () -> isSound(notation.read(text, position)));
                assertThat(board.position().fen()).isEqualTo(before);
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                throw new AssertionError("fuzz.seed=" + seed + ": " + notation + " '" + text + "' on " + before, e);
            }
        }
    }

    private static boolean isSound(MoveReading reading) {
        return !(reading instanceof MoveReading.Ambiguous(var candidates)) || candidates.size() > 1;
    }

    /** The board after up to 120 random moves. */
    private static Board reachable(Random random) {
        Board board = new Board(Position.INITIAL);
        for (int ply = random.nextInt(120); ply > 0; ply--) {
            List<Move> moves = board.position().legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            board.make(moves.get(random.nextInt(moves.size())).code());
        }
        return board;
    }

    /** A move of that position in some notation, with up to three characters changed, put in or left out, or no move at all. */
    private static String move(Random random, Board board) {
        List<Move> moves = board.position().legalMoves();
        StringBuilder text = new StringBuilder();
        if (!moves.isEmpty() && random.nextInt(8) > 0) {
            Move move = moves.get(random.nextInt(moves.size()));
            int style = random.nextInt(MoveStyle.values().length + 2);
            text.append(
                    style < MoveStyle.values().length
                            ? MoveStyle.values()[style].write(board, move)
                            : style == MoveStyle.values().length
                                    ? RankBase.ONE.write(move)
                                    : DhtmlxqPoints.write(move));
        }
        for (int n = random.nextInt(4); n > 0; n--) {
            int at = random.nextInt(text.length() + 1);
            char c = OF_MOVES.charAt(random.nextInt(OF_MOVES.length()));
            int way = random.nextInt(16);
            if (way < 8 && at < text.length()) {
                text.setCharAt(at, c);
            } else if (way < 12 && at < text.length()) {
                text.deleteCharAt(at);
            } else if (way < 15) {
                text.insert(at, c);
            } else {
                text.insert(at, String.valueOf(c).repeat(random.nextInt(300)));
            }
        }
        return text.toString();
    }

    /** Runs it, and again if it took too much, which a pause of the machine or classes loaded first may have caused. */
    private static void measure(long size, BooleanSupplier reading) {
        long most = MOST_BYTES + MOST_BYTES_PER_BYTE * size;
        long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
        long start = THREADS.getCurrentThreadCpuTime();
        boolean sound = reading.getAsBoolean();
        long nanos = THREADS.getCurrentThreadCpuTime() - start;
        long bytes = THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
        for (int again = 0; (nanos > MOST_NANOS || bytes > most) && again < MORE_MEASURES; again++) {
            bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
            start = THREADS.getCurrentThreadCpuTime();
            sound &= reading.getAsBoolean();
            nanos = Math.min(nanos, THREADS.getCurrentThreadCpuTime() - start);
            bytes = Math.min(bytes, THREADS.getCurrentThreadAllocatedBytes() - bytesBefore);
        }
        if (!sound || nanos > MOST_NANOS || bytes > most) {
            throw new AssertionError("sound: " + sound + ", " + nanos + " ns, " + bytes + " bytes");
        }
    }

    private static byte[] damaged(Random random) {
        byte[] file = FILES.get(random.nextInt(FILES.size()));
        for (int n = random.nextInt(6); n >= 0; n--) {
            file = damaged(random, file);
        }
        return file;
    }

    private static byte[] damaged(Random random, byte[] file) {
        int from = place(random, file);
        int to = Math.min(file.length, from + 1 + random.nextInt(1 << random.nextInt(8)));
        return switch (random.nextInt(8)) {
            case 0 -> {
                byte[] flipped = file.clone();
                if (from < file.length) {
                    flipped[from] ^= (byte) (1 << random.nextInt(8));
                }
                yield flipped;
            }
            case 1 -> {
                byte[] changed = file.clone();
                for (int at = from; at < Math.min(to, from + 4); at++) {
                    changed[at] = (byte) random.nextInt(256);
                }
                yield changed;
            }
            case 2 -> with(file, from, to, new byte[0], 1);
            case 3 ->
                with(file, to, to, Arrays.copyOfRange(file, from, to), 1 + random.nextInt(1 << random.nextInt(6)));
            case 4 -> {
                byte[] other = FILES.get(random.nextInt(FILES.size()));
                int otherFrom = place(random, other);
                yield with(
                        file,
                        from,
                        random.nextBoolean() ? from : file.length,
                        Arrays.copyOfRange(other, otherFrom, other.length),
                        1);
            }
            case 5 -> Arrays.copyOf(file, from);
            default ->
                with(
                        file,
                        from,
                        random.nextInt(4) == 0 ? to : from,
                        FuzzSamples.TOKENS.get(random.nextInt(FuzzSamples.TOKENS.size())),
                        random.nextInt(16) == 0 ? random.nextInt(200) : 1);
        };
    }

    /** Somewhere in the file; in a long one, which is binary, mostly behind the header, where the moves are. */
    private static int place(Random random, byte[] file) {
        int tail = 200;
        return file.length > 2 * tail && random.nextInt(3) > 0
                ? file.length - random.nextInt(tail)
                : random.nextInt(file.length + 1);
    }

    /** The file with that part of it replaced, and cut where it gets long. */
    private static byte[] with(byte[] file, int from, int to, byte[] instead, int times) {
        int length = from + instead.length * times + file.length - to;
        byte[] changed = new byte[length];
        System.arraycopy(file, 0, changed, 0, from);
        for (int n = 0; n < times; n++) {
            System.arraycopy(instead, 0, changed, from + n * instead.length, instead.length);
        }
        System.arraycopy(file, to, changed, from + instead.length * times, file.length - to);
        return length > LONGEST_FILE ? Arrays.copyOf(changed, LONGEST_FILE) : changed;
    }

    private static String shown(byte[] file) {
        return new String(file, StandardCharsets.ISO_8859_1);
    }
}
