package org.xiangqi.arbiter.record;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * Reads XQF, the files of XQStudio: a header of 1,024 bytes with the start position and what is said about the game, then the
 * moves as a tree, each with its remark.
 *
 * <p>All versions from 1.0 to 1.8 are read. A tree that breaks off is read as far as it goes.
 */
final class XqfReader {
    private static final int HEADER = 1024;
    private static final int PIECES = 16;
    private static final String ORDER = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

    /** No deeper than this are variations in variations read. */
    private static final int DEEPEST = 100;

    private static final int CONTINUES = 0x80;
    private static final int BRANCHES = 0x40;
    private static final int REMARKED = 0x20;

    private final byte[] file;
    private final Charset charset;
    private final XqfCipher cipher;
    private int at = HEADER;
    private boolean broken;

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
    static List<GameRecord> read(byte[] bytes, Charset charset) {
        return List.of(new XqfReader(bytes, charset).game());
    }

    /** A move of the tree: what follows it, and what may be played in place of it. */
    private static final class Node {
        int from;
        int to;
        String remark = "";

        @Nullable
        Node next;

        @Nullable
        Node instead;
    }

    private GameRecord game() {
        Map<String, String> tags = new LinkedHashMap<>();
        tag(tags, "Title", 80, 64);
        tag(tags, "Event", 208, 64);
        tag(tags, "Date", 272, 16);
        tag(tags, "Site", 288, 16);
        tag(tags, "Red", 304, 16);
        tag(tags, "Black", 320, 16);
        tag(tags, "Annotator", 464, 16);
        tag(tags, "Author", 480, 16);
        Result result = switch (file[51]) {
            case 1 -> Result.RED_WINS;
            case 2 -> Result.BLACK_WINS;
            case 3 -> Result.DRAW;
            default -> Result.UNKNOWN;
        };
        Node root = tree();
        String pieces = pieces();
        boolean blackFirst = root.next != null && isBlack(pieces, root.next.from);
        String fen = fen(pieces, blackFirst);
        Map<String, String> withStart = new LinkedHashMap<>(tags);
        if (!fen.equals(fen(initial(), false))) {
            withStart.put("FEN", fen);
        }
        return Starts.game(withStart, new Place(fen, 0, 0), result, start -> line(start, root));
    }

    private void tag(Map<String, String> tags, String name, int offset, int room) {
        int length = Math.min(file[offset] & 255, room - 1);
        String value = new String(file, offset + 1, length, charset).strip();
        if (!value.isEmpty()) {
            tags.put(name, value);
        }
    }

    /** The board as ninety characters by point, a blank for an empty one. */
    private String pieces() {
        StringBuilder board = new StringBuilder(" ".repeat(Square.COUNT));
        for (int n = 0; n < ORDER.length(); n++) {
            int point = point(cipher.piece(file, PIECES, n));
            if (point >= 0) {
                board.setCharAt(point, ORDER.charAt(n));
            }
        }
        return board.toString();
    }

    private static String initial() {
        StringBuilder board = new StringBuilder(" ".repeat(Square.COUNT));
        for (Square square : allSquares()) {
            Position.INITIAL.pieceAt(square).ifPresent(piece -> board.setCharAt(square.index(), piece.letter()));
        }
        return board.toString();
    }

    private static List<Square> allSquares() {
        List<Square> all = new ArrayList<>();
        for (int index = 0; index < Square.COUNT; index++) {
            all.add(Square.of(index));
        }
        return all;
    }

    /** The index of a point given as 10 × file + rank, or -1 for none. */
    private static int point(int coded) {
        return coded > 89 ? -1 : coded % 10 * Square.FILES + coded / 10;
    }

    private static boolean isBlack(String pieces, int coded) {
        int point = point(coded);
        return point >= 0 && Character.isLowerCase(pieces.charAt(point));
    }

    private static String fen(String pieces, boolean blackFirst) {
        StringBuilder fen = new StringBuilder();
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            String row = pieces.substring(rank * Square.FILES, (rank + 1) * Square.FILES);
            fen.append(row.replace(' ', '1')).append(rank == 0 ? "" : "/");
        }
        return fen + (blackFirst ? " b" : " w");
    }

    /** Reads the nodes in the order of the file: each before what follows it, that before what may be played instead. */
    private Node tree() {
        Node root = new Node();
        List<Node> waiting = new ArrayList<>();
        Node node = root;
        while (true) {
            int mark = fill(node);
            if (broken) {
                return root;
            }
            if ((mark & BRANCHES) != 0) {
                waiting.add(node);
            }
            if ((mark & CONTINUES) != 0) {
                node.next = new Node();
                node = node.next;
            } else if (waiting.isEmpty()) {
                return root;
            } else {
                Node above = waiting.removeLast();
                above.instead = new Node();
                node = above.instead;
            }
        }
    }

    /** Reads one node and answers what its mark says comes after it. */
    private int fill(Node node) {
        if (at + 4 > file.length) {
            broken = true;
            return 0;
        }
        node.from = cipher.from(cipher.plain(file, at));
        node.to = cipher.to(cipher.plain(file, at + 1));
        int mark = cipher.plain(file, at + 2);
        at += 4;
        if (!cipher.hidden()) {
            boolean continues = (mark & 0xF0) != 0;
            boolean branches = (mark & 0x0F) != 0;
            mark = REMARKED | (continues ? CONTINUES : 0) | (branches ? BRANCHES : 0);
        }
        if ((mark & REMARKED) != 0) {
            remark(node);
        }
        return mark;
    }

    private void remark(Node node) {
        if (at + 4 > file.length) {
            broken = true;
            return;
        }
        int coded = 0;
        for (int i = 3; i >= 0; i--) {
            coded = coded << 8 | cipher.plain(file, at + i);
        }
        at += 4;
        int length = cipher.length(coded);
        if (length < 0 || length > file.length - at) {
            broken = true;
            return;
        }
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) cipher.plain(file, at + i);
        }
        at += length;
        node.remark = new String(text, charset).replace("\0", "").strip();
    }

    private Line line(Position start, Node root) {
        LineReader reader = new LineReader(start, RankBase.ZERO);
        reader.comment(root.remark);
        follow(reader, root.next, 0);
        Place end = new Place("", 0, 0);
        if (broken) {
            reader.fault(end, RecordFault.MALFORMED);
        }
        return reader.end(end);
    }

    private static void follow(LineReader reader, @Nullable Node first, int depth) {
        for (Node node = first; node != null; node = node.next) {
            reader.move(move(node));
            reader.comment(node.remark);
            if (depth == DEEPEST && node.instead != null) {
                reader.fault(move(node.instead), RecordFault.MALFORMED);
                return;
            }
            for (Node other = node.instead; other != null; other = other.instead) {
                reader.open(move(other));
                branch(reader, other, depth + 1);
                reader.close(move(other));
            }
        }
    }

    /** A variation: its first node's own alternatives are told by the line above it. */
    private static void branch(LineReader reader, Node first, int depth) {
        reader.move(move(first));
        reader.comment(first.remark);
        follow(reader, first.next, depth);
    }

    private static Place move(Node node) {
        return new Place(name(node.from) + name(node.to), 0, 0);
    }

    private static String name(int coded) {
        int point = point(coded);
        return point < 0 ? "??" : Square.of(point).toString();
    }
}
