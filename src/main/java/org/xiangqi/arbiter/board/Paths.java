package org.xiangqi.arbiter.board;

/**
 * For every two points: which pieces could go from the one to the other on an otherwise empty board, and which points lie on
 * the way (a line's inner points, a horse's leg, an elephant's eye). The way must be empty, but for a capturing cannon, which
 * needs exactly one piece on it.
 *
 * <p>So whether a piece may move there is one look-up and one bit count for all kinds of pieces, and a game replays without
 * asking what kind each is. The tables are built from the rules in {@link Legality}, which also say what is wrong if the
 * answer is no.
 */
final class Paths {
    /** By {@code 90 × from + to}: a bit for each piece code. */
    private static final short[] POSSIBLE = new short[Square.COUNT * Square.COUNT];

    /** The low half and the high half of each way side by side, as both are read together. */
    private static final long[] WAY = new long[2 * Square.COUNT * Square.COUNT];

    // Handed on, as in Leaps.
    static {
        fill(Piece.values(), POSSIBLE, WAY);
    }

    private Paths() {}

    private static void fill(Piece[] pieces, short[] possible, long[] way) {
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                possible[Square.COUNT * from + to] = possible(pieces, from, to);
                fillWay(way, from, to);
            }
        }
    }

    private static short possible(Piece[] pieces, int from, int to) {
        int files = to % Square.FILES - from % Square.FILES;
        int ranks = to / Square.FILES - from / Square.FILES;
        boolean line = files == 0 || ranks == 0;
        boolean leap = Math.abs(files) <= 2 && Math.abs(ranks) <= 2;
        int possible = 0;
        if (from != to && (line || leap)) {
            for (Piece piece : pieces) {
                if (Legality.byShape(piece.code(), from, to) == null) {
                    possible |= 1 << piece.code();
                }
            }
        }
        return (short) possible;
    }

    private static void fillWay(long[] way, int from, int to) {
        int index = Square.COUNT * from + to;
        int files = to % Square.FILES - from % Square.FILES;
        int ranks = to / Square.FILES - from / Square.FILES;
        if (files == 0 || ranks == 0) {
            int step = files == 0 ? Square.FILES : 1;
            for (int square = Math.min(from, to) + step; square < Math.max(from, to); square += step) {
                add(way, index, square);
            }
        } else if (Math.abs(files * ranks) == 2) {
            add(way, index, Legality.leg(from, to));
        } else if (Math.abs(files) == 2 && Math.abs(ranks) == 2) {
            add(way, index, Legality.eye(from, to));
        }
    }

    private static void add(long[] way, int index, int square) {
        way[2 * index] |= Bits.lo(square);
        way[2 * index + 1] |= Bits.hi(square);
    }

    /** Whether the piece of that code, standing on the one point, may go to the other as far as its own movement goes. */
    static boolean open(Board board, int piece, int from, int to) {
        int possible = POSSIBLE[Square.COUNT * from + to] >>> piece & 1;
        int wanted = (piece & ~Piece.BLACK) == Piece.CANNON && board.code(to) != Piece.EMPTY ? 1 : 0;
        return possible != 0 && onTheWay(board, from, to) == wanted;
    }

    /** How many pieces stand on the way from the one point to the other. */
    static int onTheWay(Board board, int from, int to) {
        int index = 2 * (Square.COUNT * from + to);
        long lo = (board.lo(0) | board.lo(Piece.BLACK)) & WAY[index];
        long hi = (board.hi(0) | board.hi(Piece.BLACK)) & WAY[index + 1];
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
