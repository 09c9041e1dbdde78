package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * The moves of a binary file: a tree whose nodes stand in the file each before what follows it, and that before what may be
 * played in its place.
 */
final class MoveTree {
    /** No deeper than this are variations in variations told. */
    private static final int DEEPEST = 100;

    /** A move, or at the root none. */
    static final class Node {
        private int from = -1;
        private int to = -1;
        private String remark = "";
        private @Nullable Node next;
        private @Nullable Node instead;

        /** Says what the node is; points are indices, anything else for none. */
        void set(int from, int to, String remark) {
            this.from = from;
            this.to = to;
            this.remark = remark;
        }

        private Place move() {
            return new Place(name(from) + name(to), 0, 0);
        }

        private static String name(int point) {
            return point < 0 || point >= Square.COUNT ? "??" : Square.of(point).toString();
        }
    }

    /** What comes after a node in the file. */
    enum After {
        NOTHING,
        NEXT,
        INSTEAD,
        BOTH,
        /** The file breaks off. */
        BROKEN
    }

    /** Reads one node at the place that the file has been read to. */
    interface NodeReader {
        After fill(Node node);
    }

    private final Node root = new Node();
    private final boolean broken;

    /** Reads the tree, the root first. The reader gets on by some bytes with each node, so that it ends with the file. */
    MoveTree(NodeReader reader) {
        List<Node> waiting = new ArrayList<>();
        Node last = root;
        After after = reader.fill(root);
        while (after != After.BROKEN) {
            if (after == After.INSTEAD || after == After.BOTH) {
                waiting.add(last);
            }
            boolean follows = after == After.NEXT || after == After.BOTH;
            if (!follows && waiting.isEmpty()) {
                break;
            }
            Node above = follows ? last : waiting.removeLast();
            Node node = new Node();
            after = reader.fill(node);
            if (after != After.BROKEN && follows) {
                above.next = node;
            } else if (after != After.BROKEN) {
                above.instead = node;
            }
            last = node;
        }
        broken = after == After.BROKEN;
    }

    /** The point that the first move starts from, or -1 if there is none. */
    int firstFrom() {
        return root.next == null ? -1 : root.next.from;
    }

    /** The moves from that position on, with their remarks and variations. */
    Line line(Position start, Allowance allowance) {
        LineReader reader = new LineReader(start, RankBase.ZERO, allowance);
        reader.comment(root.remark);
        follow(reader, root.next, 0);
        Place end = new Place("", 0, 0);
        if (broken) {
            reader.fault(end, RecordFault.MALFORMED);
        }
        return reader.end(end);
    }

    private static void follow(LineReader reader, @Nullable Node first, int depth) {
        for (Node node = first; node != null && !reader.isSpent(); node = node.next) {
            reader.move(node.move());
            reader.comment(node.remark);
            if (depth == DEEPEST && node.instead != null) {
                reader.fault(node.instead.move(), RecordFault.MALFORMED);
                return;
            }
            for (Node other = node.instead; other != null && !reader.isSpent(); other = other.instead) {
                reader.open(other.move());
                reader.move(other.move());
                reader.comment(other.remark);
                follow(reader, other.next, depth + 1);
                reader.close(other.move());
            }
        }
    }
}
