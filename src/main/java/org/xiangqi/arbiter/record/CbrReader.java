package org.xiangqi.arbiter.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xiangqi.arbiter.board.Square;

/**
 * Reads CBR and CBL, the files of CCBridge: one game, or a library of games of the same make one after the other. Texts are
 * UTF-16.
 *
 * <p>Read are the title, the start position, and the moves with remarks and variations; of the rest of the header, which is not
 * documented, nothing is made.
 */
final class CbrReader {
    private static final byte[] RECORD = "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] LIBRARY = "CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII);
    private static final int TITLE = 0xB4;
    private static final int TITLE_ROOM = 128;
    private static final int BOARD = 0x848;
    private static final int NODES = BOARD + Square.COUNT + 4;
    private static final int NODE = 4;
    private static final String KINDS = "?RNBAKCP";

    private static final int LAST = 1;
    private static final int BRANCHES = 2;
    private static final int REMARKED = 4;

    private final byte[] file;
    private final int start;
    private final int end;
    private int at;

    private CbrReader(byte[] file, int start, int end) {
        this.file = file;
        this.start = start;
        this.end = end;
        at = start + NODES;
    }

    static boolean isRecord(byte[] bytes) {
        return stands(RECORD, bytes, 0);
    }

    static boolean isLibrary(byte[] bytes) {
        return stands(LIBRARY, bytes, 0);
    }

    /** The games in a file of either kind, each from where it begins to where the next does. */
    static List<GameRecord> read(byte[] bytes, Allowance allowance) {
        List<GameRecord> games = new ArrayList<>();
        int start = next(bytes, 0);
        while (start < bytes.length && !allowance.isSpent()) {
            int next = next(bytes, start + 1);
            CbrReader reader = new CbrReader(bytes, start, next);
            if (reader.isUsed() && allowance.game()) {
                games.add(reader.game(allowance));
            }
            start = next;
        }
        return games;
    }

    /** Where the next game from there on begins, or the end of the file. */
    private static int next(byte[] bytes, int from) {
        for (int at = from; at + NODES <= bytes.length; at++) {
            if (stands(RECORD, bytes, at)) {
                return at;
            }
        }
        return bytes.length;
    }

    private static boolean stands(byte[] signature, byte[] bytes, int at) {
        for (int i = 0; i < signature.length; i++) {
            if (at + i >= bytes.length || bytes[at + i] != signature[i]) {
                return false;
            }
        }
        return true;
    }

    /** A library keeps room for games to come: places without a piece. */
    private boolean isUsed() {
        for (int n = 0; n < Square.COUNT; n++) {
            if (file[start + BOARD + n] != 0) {
                return true;
            }
        }
        return false;
    }

    private GameRecord game(Allowance allowance) {
        Map<String, String> tags = new LinkedHashMap<>();
        String title = text(start + TITLE, TITLE_ROOM);
        int terminator = title.indexOf('\0');
        title = (terminator < 0 ? title : title.substring(0, terminator)).strip();
        if (!title.isEmpty()) {
            tags.put("Title", title);
        }
        BinaryStart position = new BinaryStart();
        for (int n = 0; n < Square.COUNT; n++) {
            int code = file[start + BOARD + n] & 255;
            int kind = code & 15;
            if (code != 0 && kind < KINDS.length()) {
                char letter = KINDS.charAt(kind);
                position.put(point(n), code >> 4 == 1 ? letter : Character.toLowerCase(letter));
            }
        }
        return position.game(tags, Result.UNKNOWN, new MoveTree(this::fill), allowance);
    }

    /** The index of a point counted along the ranks from the top left. */
    private static int point(int coded) {
        int rankFromTop = coded / Square.FILES;
        return coded >= Square.COUNT ? -1 : (Square.RANKS - 1 - rankFromTop) * Square.FILES + coded % Square.FILES;
    }

    private MoveTree.After fill(MoveTree.Node node) {
        if (at + NODE > end) {
            return MoveTree.After.BROKEN;
        }
        int mark = file[at];
        int from = point(file[at + 2] & 255);
        int to = point(file[at + 3] & 255);
        at += NODE;
        String remark = "";
        if ((mark & REMARKED) != 0) {
            int length = length();
            if (length < 0 || length > end - at) {
                return MoveTree.After.BROKEN;
            }
            remark = text(at, length).replace("\0", "").strip();
            at += length;
        }
        node.set(from, to, remark);
        boolean branches = (mark & BRANCHES) != 0;
        if ((mark & LAST) != 0) {
            return branches ? MoveTree.After.INSTEAD : MoveTree.After.NOTHING;
        }
        return branches ? MoveTree.After.BOTH : MoveTree.After.NEXT;
    }

    private int length() {
        if (at + NODE > end) {
            return -1;
        }
        int length = 0;
        for (int i = NODE - 1; i >= 0; i--) {
            length = length << 8 | (file[at + i] & 255);
        }
        at += NODE;
        return length;
    }

    private String text(int from, int length) {
        return new String(file, from, length, StandardCharsets.UTF_16LE);
    }
}
