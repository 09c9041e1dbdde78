package org.xiangqi.arbiter.record;

import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xiangqi.arbiter.board.Square;

/**
 * Reads XQF, the files of XQStudio: a header of 1,024 bytes with the start position and what is said about the game, then the
 * moves as a tree, each with its remark.
 *
 * <p>All versions from 1.0 to 1.8 are read. A tree that breaks off is read as far as it goes.
 */
final class XqfReader {
    private static final int HEADER = 1024;
    private static final int PIECES = 16;
    private static final int RESULT = 51;
    private static final int NODE = 4;
    private static final String ORDER = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

    private static final int CONTINUES = 0x80;
    private static final int BRANCHES = 0x40;
    private static final int REMARKED = 0x20;

    private final byte[] file;
    private final Charset charset;
    private final XqfCipher cipher;
    private int at = HEADER;

    private XqfReader(byte[] file, Charset charset) {
        this.file = file;
        this.charset = charset;
        cipher = new XqfCipher(file);
    }

    /** Whether the bytes begin as such a file does. */
    static boolean isXqf(byte[] bytes) {
        return bytes.length >= HEADER && bytes[0] == 'X' && bytes[1] == 'Q';
    }

    /** The one game in such a file. */
    static List<GameRecord> read(byte[] bytes, Charset charset, Allowance allowance) {
        return allowance.game() ? List.of(new XqfReader(bytes, charset).game(allowance)) : List.of();
    }

    private GameRecord game(Allowance allowance) {
        Map<String, String> tags = new LinkedHashMap<>();
        tag(tags, "Title", 80, 64);
        tag(tags, "Event", 208, 64);
        tag(tags, "Date", 272, 16);
        tag(tags, "Site", 288, 16);
        tag(tags, "Red", 304, 16);
        tag(tags, "Black", 320, 16);
        tag(tags, "Annotator", 464, 16);
        tag(tags, "Author", 480, 16);
        Result result = switch (file[RESULT]) {
            case 1 -> Result.RED_WINS;
            case 2 -> Result.BLACK_WINS;
            case 3 -> Result.DRAW;
            default -> Result.UNKNOWN;
        };
        BinaryStart start = new BinaryStart();
        for (int n = 0; n < ORDER.length(); n++) {
            int point = point(cipher.piece(file, PIECES, n));
            if (point >= 0) {
                start.put(point, ORDER.charAt(n));
            }
        }
        return start.game(tags, result, new MoveTree(this::fill), allowance);
    }

    /** A text of at most so much room, its length first. */
    private void tag(Map<String, String> tags, String name, int offset, int room) {
        int length = Math.min(file[offset] & 255, room - 1);
        String value =
                new String(file, offset + 1, length, charset).replace("\0", "").strip();
        if (!value.isEmpty()) {
            tags.put(name, value);
        }
    }

    /** The index of a point given as 10 × file + rank, or -1 for none. */
    private static int point(int coded) {
        int ranks = Square.RANKS;
        return coded >= Square.COUNT ? -1 : coded % ranks * Square.FILES + coded / ranks;
    }

    private MoveTree.After fill(MoveTree.Node node) {
        if (at + NODE > file.length) {
            return MoveTree.After.BROKEN;
        }
        int from = point(cipher.from(cipher.plain(file, at)));
        int to = point(cipher.to(cipher.plain(file, at + 1)));
        int mark = cipher.plain(file, at + 2);
        at += NODE;
        if (!cipher.hidden()) {
            boolean continues = (mark & 0xF0) != 0;
            boolean branches = (mark & 0x0F) != 0;
            mark = REMARKED | (continues ? CONTINUES : 0) | (branches ? BRANCHES : 0);
        }
        String remark = "";
        if ((mark & REMARKED) != 0) {
            int length = length();
            if (length < 0 || length > file.length - at) {
                return MoveTree.After.BROKEN;
            }
            remark = text(length);
        }
        node.set(from, to, remark);
        return switch (mark & (CONTINUES | BRANCHES)) {
            case CONTINUES -> MoveTree.After.NEXT;
            case BRANCHES -> MoveTree.After.INSTEAD;
            case CONTINUES | BRANCHES -> MoveTree.After.BOTH;
            default -> MoveTree.After.NOTHING;
        };
    }

    /** The length of a remark, or a negative number if there is none to be read. */
    private int length() {
        if (at + NODE > file.length) {
            return -1;
        }
        int coded = 0;
        for (int i = NODE - 1; i >= 0; i--) {
            coded = coded << 8 | cipher.plain(file, at + i);
        }
        at += NODE;
        return cipher.length(coded);
    }

    private String text(int length) {
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) cipher.plain(file, at + i);
        }
        at += length;
        return new String(text, charset).replace("\0", "").strip();
    }
}
