package org.xiangqi.arbiter.board;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one mutable position: moves are made on it and taken back, and nothing is allocated for a move.
 *
 * <p>It holds the same facts three ways, each cheap to keep and fast to ask: a piece code per point ({@link Piece}), a
 * set of points per piece code ({@link Bits}), and a 64-bit key. Every move made is remembered, with what it captured, so
 * that it can be taken back and so that the history can be searched for repetitions.
 *
 * <p>Not safe for use by several threads. Moves are packed ints ({@link Move#code()}). {@link #make} trusts its caller:
 * ask {@link Legality} or {@link LegalMoves} first.
 */
public final class Board {
    /** Index of a set's high half, after its low half. */
    private static final int SET = 2;

    /** How many halves of sets there are. */
    static final int SETS = 16 * SET;

    /** Code per point, and one more entry, never empty, that stands for every point beyond the edge. */
    private final byte[] at;

    /** Low and high half of the set of each piece code; codes 0 and 8 are all of Red's and all of Black's. */
    private final long[] sets;

    private long key;

    /** 0 if Red is to move, 8 if Black is. */
    private int mover;

    /** Where the generals stand. */
    private int redGeneral;

    private int blackGeneral;

    private int ply;
    private final int startMoveNumber;
    private final boolean blackStarted;

    /** Scratch for {@link #isAsAfter}. */
    private final byte[] then = new byte[Square.COUNT + 1];

    private final Layout start;

    /** By ply: the position's key after it. */
    private long[] keys = new long[128];

    /** By ply: the move that led there (14 bits), what it captured (4 bits), and above them the clock after it. */
    private long[] undo = new long[128];

    private static final int CAPTURED_SHIFT = 14;
    private static final int CLOCK_SHIFT = 18;
    private static final int MOVE_MASK = (1 << CAPTURED_SHIFT) - 1;

    /** A board with that position on it, ply 0. */
    public Board(Position position) {
        start = position.layout();
        at = start.at().clone();
        sets = start.sets().clone();
        key = start.key();
        redGeneral = start.redGeneral();
        blackGeneral = start.blackGeneral();
        blackStarted = position.sideToMove() == Side.BLACK;
        mover = blackStarted ? Piece.BLACK : 0;
        startMoveNumber = position.moveNumber();
        keys[0] = key;
        undo[0] = (long) position.pliesSinceCapture() << CLOCK_SHIFT;
    }

    /** Makes a legal move. */
    public void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = at[from];
        int captured = at[to];
        at[from] = Piece.EMPTY;
        at[to] = (byte) piece;
        shift(piece, from, to);
        followGeneral(piece, to);
        long next = key ^ Zobrist.BLACK_TO_MOVE ^ Zobrist.of(piece, from) ^ Zobrist.of(piece, to);
        long clock = (undo[ply] >>> CLOCK_SHIFT) + 1;
        if (captured != Piece.EMPTY) {
            toggle(captured, to);
            next ^= Zobrist.of(captured, to);
            clock = 0;
        }
        key = next;
        mover ^= Piece.BLACK;
        if (++ply == keys.length) {
            grow();
        }
        keys[ply] = next;
        undo[ply] = clock << CLOCK_SHIFT | (long) captured << CAPTURED_SHIFT | move;
    }

    /** Takes the last move back; there must be one. */
    public void unmake() {
        int move = move(ply);
        int captured = capturedCode(ply);
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = at[to];
        at[from] = (byte) piece;
        at[to] = (byte) captured;
        shift(piece, from, to);
        followGeneral(piece, from);
        if (captured != Piece.EMPTY) {
            toggle(captured, to);
        }
        ply--;
        key = keys[ply];
        mover ^= Piece.BLACK;
    }

    private void followGeneral(int code, int square) {
        if (code == Piece.GENERAL) {
            redGeneral = square;
        } else if (code == Piece.BLACK + Piece.GENERAL) {
            blackGeneral = square;
        }
    }

    /** Moves the piece from one point to the other, either way, in the sets. */
    private void shift(int code, int from, int to) {
        int side = SET * (code & Piece.BLACK);
        int own = SET * code;
        int fromHalf = Bits.HALF_OF[from];
        int toHalf = Bits.HALF_OF[to];
        long fromBit = Bits.BIT[from];
        long toBit = Bits.BIT[to];
        if (fromHalf == toHalf) {
            long bits = fromBit | toBit;
            sets[own + fromHalf] ^= bits;
            sets[side + fromHalf] ^= bits;
        } else {
            sets[own + fromHalf] ^= fromBit;
            sets[own + toHalf] ^= toBit;
            sets[side + fromHalf] ^= fromBit;
            sets[side + toHalf] ^= toBit;
        }
    }

    /**
     * Whether the position after that ply, 0 to {@link #ply()}, was the same as now, piece by piece and with the same side
     * to move: equal keys alone do not prove it.
     */
    public boolean isAsAfter(int earlier) {
        System.arraycopy(at, 0, then, 0, then.length);
        for (int p = ply; p > earlier; p--) {
            int move = move(p);
            then[Move.from(move)] = then[Move.to(move)];
            then[Move.to(move)] = (byte) capturedCode(p);
        }
        return (ply - earlier) % 2 == 0 && Arrays.equals(at, then);
    }

    /**
     * Hands the move to the other side, for questions such as what the side that just moved could do next. A second call
     * hands it back, and must come before the move that led here is taken back.
     */
    public void pass() {
        mover ^= Piece.BLACK;
        key ^= Zobrist.BLACK_TO_MOVE;
        keys[ply] = key;
    }

    /** Takes every move back at once. */
    public void restart() {
        System.arraycopy(start.at(), 0, at, 0, at.length);
        System.arraycopy(start.sets(), 0, sets, 0, sets.length);
        ply = 0;
        key = keys[0];
        mover = blackStarted ? Piece.BLACK : 0;
        redGeneral = start.redGeneral();
        blackGeneral = start.blackGeneral();
    }

    private void toggle(int code, int square) {
        toggle(sets, code, square);
    }

    /** Puts a piece into its sets, or takes it out of them. */
    static void toggle(long[] sets, int code, int square) {
        int half = Bits.HALF_OF[square];
        long bit = Bits.BIT[square];
        sets[SET * code + half] ^= bit;
        sets[SET * (code & Piece.BLACK) + half] ^= bit;
    }

    private void grow() {
        int size = 2 * ply;
        keys = Arrays.copyOf(keys, size);
        undo = Arrays.copyOf(undo, size);
    }

    /** The position as an immutable value. */
    public Position position() {
        return new Position(Arrays.copyOf(at, Square.COUNT), sideToMove(), pliesSinceCapture(), moveNumber());
    }

    /** The position's FEN, as {@link Fen#write}. */
    public String fen() {
        return Fen.write(at, sideToMove(), pliesSinceCapture(), moveNumber());
    }

    public Side sideToMove() {
        return mover == 0 ? Side.RED : Side.BLACK;
    }

    /** Moves made since the start, 0 or more. */
    public int ply() {
        return ply;
    }

    /** Plies since the last capture; starts with the clock of the start position. */
    public int pliesSinceCapture() {
        return pliesSinceCapture(ply);
    }

    /** The clock after that ply, 0 to {@link #ply()}: plies since the last capture then. */
    public int pliesSinceCapture(int ply) {
        return (int) (undo[ply] >>> CLOCK_SHIFT);
    }

    /** The number of the move about to be made, counted on from the start position; a pair of plies has one number. */
    public int moveNumber() {
        return startMoveNumber + (ply + (blackStarted ? 1 : 0)) / 2;
    }

    /** The key of pieces and side to move: equal for equal positions, different for nearly all others. */
    public long key() {
        return key;
    }

    /** The key after that ply, 0 to {@link #ply()}. */
    public long key(int ply) {
        return keys[ply];
    }

    /** The key that the position after this legal move would have; the move is not made. */
    public long keyAfter(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = at[from];
        int captured = at[to];
        long after = key ^ Zobrist.BLACK_TO_MOVE ^ Zobrist.of(piece, from) ^ Zobrist.of(piece, to);
        return captured == Piece.EMPTY ? after : after ^ Zobrist.of(captured, to);
    }

    /** The packed move that was made at that ply, 1 to {@link #ply()}. */
    public int move(int ply) {
        return (int) undo[ply] & MOVE_MASK;
    }

    /** Whether the move at that ply, 1 to {@link #ply()}, captured. */
    public boolean captured(int ply) {
        return capturedCode(ply) != Piece.EMPTY;
    }

    private int capturedCode(int ply) {
        return (int) (undo[ply] >>> CAPTURED_SHIFT) & 15;
    }

    /** Whether this move would capture. */
    public boolean captures(int move) {
        return at[Move.to(move)] != Piece.EMPTY;
    }

    /** Whether the side to move stands in check. */
    public boolean inCheck() {
        return Attacks.inCheck(this, mover);
    }

    /**
     * Whether the last move gave check. In a game of legal moves this is what {@link #inCheck} says, mostly without looking:
     * the side to move cannot have stood in check before, so the move must have brought it about.
     */
    public boolean lastMoveGaveCheck() {
        int move = move(ply);
        int ways = Surroundings.reached(general(mover), Move.from(move), Move.to(move));
        return ways != 0 && Attacks.inCheck(this, mover, ways);
    }

    /** Where the pieces stand that give check to the side to move, in the order of their points; for answers. */
    public List<Square> checkers() {
        PointSet checkers = new PointSet();
        findCheckers(sideToMove(), checkers);
        return checkers.squares();
    }

    /**
     * Adds the points from which that side's pieces could capture on the point, on which a piece stands, as far as their
     * movement goes; whether they may is asked of {@link #exposes}.
     */
    public void findCapturers(int square, Side by, PointSet into) {
        Capturers.find(this, square, codeOf(by), into);
    }

    /** Adds the points of the pieces that attack that side's general, a facing general among them. */
    public void findCheckers(Side side, PointSet into) {
        int us = codeOf(side);
        int them = us ^ Piece.BLACK;
        int general = general(us);
        Capturers.find(this, general, them, into);
        int other = general(them);
        if (general % Square.FILES == other % Square.FILES && Paths.onTheWay(this, general, other) == 0) {
            into.add(other);
        }
    }

    /** Adds the points of that side's pieces of that kind. */
    public void findPieces(Side side, PieceType type, PointSet into) {
        int code = codeOf(side) + type.ordinal() + 1;
        into.addHalves(lo(code), hi(code));
    }

    /** Adds the points of all of that side's pieces. */
    public void findPieces(Side side, PointSet into) {
        into.addHalves(lo(codeOf(side)), hi(codeOf(side)));
    }

    /** Whether that side's piece on the one point could move to the other as far as its movement goes. */
    public boolean reaches(int from, int to) {
        return Paths.open(this, at[from], from, to);
    }

    /** Whether the mover's general would be attacked after this move, facing generals included; it is not made. */
    public boolean exposes(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        return Attacks.exposes(this, from, to);
    }

    /**
     * Whether the opponent's general would be attacked after this legal move, by the moved piece or by one that it uncovers
     * or lends a screen to; it is not made.
     */
    public boolean givesCheck(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        return Surroundings.reached(general(mover ^ Piece.BLACK), from, to) != 0 && Attacks.checks(this, from, to);
    }

    /** Whether the mover may make this move: any packed move may be asked about, however senseless here. */
    public boolean allows(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = at[from];
        int target = at[to];
        return piece != Piece.EMPTY
                && (piece & Piece.BLACK) == mover
                && (target == Piece.EMPTY || (target & Piece.BLACK) != mover)
                && Paths.open(this, piece, from, to)
                && !Attacks.exposes(this, from, to);
    }

    /** How many pieces that side has left that can cross the river: chariots, horses, cannons and soldiers, 0 to 11. */
    public int attackers(Side side) {
        int us = codeOf(side);
        long low = lo(us + Piece.CHARIOT) | lo(us + Piece.HORSE) | lo(us + Piece.CANNON) | lo(us + Piece.SOLDIER);
        long high = hi(us + Piece.CHARIOT) | hi(us + Piece.HORSE) | hi(us + Piece.CANNON) | hi(us + Piece.SOLDIER);
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** Whether that side has any of these {@link #attackers}. */
    public boolean hasAttackers(Side side) {
        return attackers(side) != 0;
    }

    private static int codeOf(Side side) {
        return side == Side.RED ? 0 : Piece.BLACK;
    }

    /** Where that side's general stands. */
    public Square general(Side side) {
        return Square.of(general(codeOf(side)));
    }

    /** The piece on the point with that index (0 to 89), or null. */
    public @Nullable Piece pieceAt(int square) {
        return Piece.ofCode(at[square]);
    }

    /** The kind of the piece on the point with that index, on which one stands. */
    public PieceType type(int square) {
        return Piece.ofCode(at[square]).type();
    }

    /** The side of the piece on the point with that index, on which one stands. */
    public Side side(int square) {
        return at[square] < Piece.BLACK ? Side.RED : Side.BLACK;
    }

    /** The code on that point; a {@link Leaps#OFF_BOARD} index reads as occupied. */
    public int code(int square) {
        return at[square];
    }

    /** 0 if Red is to move, 8 if Black is: also the code of the set of all the mover's pieces. */
    public int mover() {
        return mover;
    }

    /** Low half of the set of that code. */
    public long lo(int code) {
        return sets[SET * code];
    }

    /** High half of the set of that code. */
    public long hi(int code) {
        return sets[SET * code + 1];
    }

    /** Where that side's general stands; side is 0 for Red, 8 for Black. */
    public int general(int side) {
        return side == 0 ? redGeneral : blackGeneral;
    }

    /** 1 if a piece stands there, else 0. Without a branch, which nobody could predict. */
    private int occupied(int square) {
        return -at[square] >>> 31;
    }

    /** Which of the four neighbours along rank and file are occupied, as four bits. */
    public int occupiedBeside(int square) {
        return occupied(Leaps.beside(square, 0))
                | occupied(Leaps.beside(square, 1)) << 1
                | occupied(Leaps.beside(square, 2)) << 2
                | occupied(Leaps.beside(square, 3)) << 3;
    }

    /** Which of the four diagonal neighbours are occupied, as four bits. */
    public int occupiedDiagonally(int square) {
        return occupied(Leaps.diagonal(square, 0))
                | occupied(Leaps.diagonal(square, 1)) << 1
                | occupied(Leaps.diagonal(square, 2)) << 2
                | occupied(Leaps.diagonal(square, 3)) << 3;
    }
}
