package org.xiangqi.arbiter.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** XQF, CBR and CBL, from files made here: a game of three moves with a remark and one variation. */
class BinaryFilesTest {
    private static final Charset GB18030 = Charset.forName("GB18030");

    /** A node as a file has it: what comes after it, its move, and a remark or none. */
    record Node(boolean continues, boolean branches, String move, String remark) {}

    /** 1. h2e2 {中炮} h9g7 2. h0g2 (2. b2e2 is not legal, so 2. b0c2), root first. */
    static final List<Node> GAME = List.of(
            new Node(true, false, "", "开局"),
            new Node(true, false, "h2e2", "中炮"),
            new Node(true, false, "h9g7", ""),
            new Node(false, true, "h0g2", ""),
            new Node(false, false, "b0c2", "也可"));

    @ParameterizedTest
    @ValueSource(ints = {10, 11, 12, 18})
    void everyVersionOfXqfIsRead(int version) {
        RecordFile file = read(xqf(version, GAME));
        assertThat(file.format()).isEqualTo(Format.XQF);
        GameRecord game = file.games().getFirst();
        assertThat(game.tags()).containsEntry("Title", "顺炮局").containsEntry("Red", "胡荣华");
        assertThat(game.result()).isEqualTo(Result.DRAW);
        checkGame(game);
    }

    @Test
    void cbrIsRead() {
        RecordFile file = read(cbr(GAME));
        assertThat(file.format()).isEqualTo(Format.CBR);
        assertThat(file.games().getFirst().tags()).containsEntry("Title", "顺炮局");
        checkGame(file.games().getFirst());
    }

    @Test
    void aLibraryHasItsGamesOneAfterTheOtherAndRoomForMore() {
        byte[] empty = cbr(GAME);
        Arrays.fill(empty, 0x848, empty.length, (byte) 0);
        RecordFile file =
                read(joined("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII), cbr(GAME), empty, cbr(GAME)));
        assertThat(file.format()).isEqualTo(Format.CBL);
        assertThat(file.games()).hasSize(2).allSatisfy(BinaryFilesTest::checkGame);
    }

    @Test
    void aFileThatBreaksOffIsReadAsFarAsItGoes() {
        byte[] whole = xqf(18, GAME);
        Line line =
                read(Arrays.copyOf(whole, whole.length - 14)).games().getFirst().main();
        assertThat(line.moves()).extracting(Move::toString).containsExactly("h2e2", "h9g7");
        assertThat(line.fault())
                .hasValueSatisfying(fault -> assertThat(fault.reason()).isEqualTo("MALFORMED"));
    }

    @Test
    void aMoveThatIsNotLegalEndsTheLineWithItsReason() {
        Line line = read(cbr(List.of(
                        new Node(true, false, "", ""),
                        new Node(true, false, "h2e2", ""),
                        new Node(false, false, "h2e2", ""))))
                .games()
                .getFirst()
                .main();
        assertThat(line.moves()).hasSize(1);
        assertThat(line.fault()).hasValue(new RecordFault(2, "h2e2", "NO_PIECE", 0, 0));
    }

    @Test
    void damagedFilesAreReadWithoutAnException() {
        Random random = new Random(7);
        for (int i = 0; i < 3_000; i++) {
            byte[] file = i % 2 == 0 ? xqf(i % 4 == 0 ? 10 : 18, GAME) : cbr(GAME);
            for (int n = random.nextInt(20); n >= 0; n--) {
                file[2 + random.nextInt(file.length - 2)] = (byte) random.nextInt(256);
            }
            assertThat(read(Arrays.copyOf(file, file.length - random.nextInt(40)))
                            .games())
                    .hasSizeLessThan(3);
        }
    }

    private static void checkGame(GameRecord game) {
        assertThat(game.start()).hasValue(Position.INITIAL);
        Line main = game.main();
        assertThat(main.fault()).isEmpty();
        assertThat(main.moves()).extracting(Move::toString).containsExactly("h2e2", "h9g7", "h0g2");
        assertThat(main.comments()).containsExactly(new Comment(0, "开局"), new Comment(1, "中炮"));
        assertThat(main.variations()).hasSize(1);
        Line variation = main.variations().getFirst();
        assertThat(variation.firstPly()).isEqualTo(3);
        assertThat(variation.moves()).extracting(Move::toString).containsExactly("b0c2");
        assertThat(variation.comments()).containsExactly(new Comment(3, "也可"));
    }

    private static RecordFile read(byte[] bytes) {
        return RecordFiles.read(bytes, Optional.empty(), Optional.empty());
    }

    /** A file of that version; later ones than 10 with arbitrary keys, so that nothing is hidden by zeros. */
    static byte[] xqf(int version, List<Node> nodes) {
        byte[] header = new byte[1024];
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) version;
        byte[] keys = {(byte) 0xEA, 0, 0, 0, 0, 0x37, 0x11, (byte) 0xC4, 0x5B, (byte) 0x9D, 0x2E, 0x71, (byte) 0xB3};
        System.arraycopy(keys, 0, header, 3, keys.length);
        header[51] = 3;
        put(header, 80, "顺炮局");
        put(header, 304, "胡荣华");
        XqfCipher cipher = new XqfCipher(header);
        for (int n = 0; n < 32; n++) {
            String square = INITIAL_SQUARES.substring(2 * n, 2 * n + 2);
            place(cipher, header, n, (square.charAt(0) - 'a') * 10 + square.charAt(1) - '0');
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header);
        for (Node node : nodes) {
            write(cipher, file, node);
        }
        return file.toByteArray();
    }

    private static final String INITIAL_SQUARES = "a0b0c0d0e0f0g0h0i0b2h2a3c3e3g3i3a9b9c9d9e9f9g9h9i9b7h7a6c6e6g6i6";

    private static void put(byte[] header, int offset, String text) {
        byte[] bytes = text.getBytes(GB18030);
        header[offset] = (byte) bytes.length;
        System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    }

    /** Finds the byte that the reader takes for that point, by trying: the reader's arithmetic is not repeated here. */
    private static void place(XqfCipher cipher, byte[] header, int n, int coded) {
        for (int at = 16; at < 48; at++) {
            byte old = header[at];
            int before = cipher.piece(header, 16, n);
            header[at] = (byte) (old + 1);
            boolean here = cipher.piece(header, 16, n) != before;
            header[at] = old;
            if (here) {
                while (cipher.piece(header, 16, n) != coded) {
                    header[at]++;
                }
            }
        }
    }

    private static void write(XqfCipher cipher, ByteArrayOutputStream file, Node node) {
        boolean remarked = !cipher.hidden() || !node.remark().isEmpty();
        int mark = cipher.hidden()
                ? ((node.continues() ? 0x80 : 0) | (node.branches() ? 0x40 : 0) | (remarked ? 0x20 : 0))
                : ((node.continues() ? 0xF0 : 0) | (node.branches() ? 0x0F : 0));
        int from = node.move().isEmpty()
                ? 0
                : (node.move().charAt(0) - 'a') * 10 + node.move().charAt(1) - '0';
        int to = node.move().isEmpty()
                ? 0
                : (node.move().charAt(2) - 'a') * 10 + node.move().charAt(3) - '0';
        hide(cipher, file, from - cipher.from(0));
        hide(cipher, file, to - cipher.to(0));
        hide(cipher, file, mark);
        hide(cipher, file, 0);
        if (remarked) {
            byte[] text = node.remark().getBytes(GB18030);
            int length = text.length - cipher.length(0);
            for (int i = 0; i < 4; i++) {
                hide(cipher, file, length >> (8 * i));
            }
            for (byte each : text) {
                hide(cipher, file, each);
            }
        }
    }

    private static void hide(XqfCipher cipher, ByteArrayOutputStream file, int plain) {
        byte[] nothing = new byte[file.size() + 1];
        file.write(plain - cipher.plain(nothing, file.size()));
    }

    static byte[] cbr(List<Node> nodes) {
        byte[] header = new byte[0x848];
        byte[] signature = "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(signature, 0, header, 0, signature.length);
        byte[] title = "顺炮局".getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(title, 0, header, 0xB4, title.length);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header);
        String board =
                "rnbakabnr..........c.....c.p.p.p.p.p.................." + "P.P.P.P.P.C.....C..........RNBAKABNR";
        for (int n = 0; n < board.length(); n++) {
            char piece = board.charAt(n);
            int kind = "RNBAKCP".indexOf(Character.toUpperCase(piece)) + 1;
            file.write(piece == '.' ? 0 : (Character.isUpperCase(piece) ? 0x10 : 0x20) + kind);
        }
        file.writeBytes(new byte[] {-1, -1, -1, -1});
        for (Node node : nodes) {
            byte[] text = node.remark().getBytes(StandardCharsets.UTF_16LE);
            file.write((node.continues() ? 0 : 1) | (node.branches() ? 2 : 0) | (text.length > 0 ? 4 : 0));
            file.write(0);
            file.write(node.move().isEmpty() ? 0 : fromTopLeft(node.move().substring(0, 2)));
            file.write(node.move().isEmpty() ? 0 : fromTopLeft(node.move().substring(2)));
            if (text.length > 0) {
                file.write(text.length);
                file.writeBytes(new byte[3]);
                file.writeBytes(text);
            }
        }
        return file.toByteArray();
    }

    private static int fromTopLeft(String square) {
        return ('9' - square.charAt(1)) * 9 + square.charAt(0) - 'a';
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
