package org.xiangqi.arbiter.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A legal position as an immutable value: pieces, side to move, plies since the last capture, move number.
 *
 * <p>Comes from {@link Setup#check} or {@link Board#position}; to move pieces, put it on a {@link Board}. Two positions
 * are equal when all of it is.
 */
public final class Position {
    /** Where every game starts unless it says otherwise. */
    public static final Position INITIAL = initial();

    private final byte[] codes;
    private final Side sideToMove;
    private final int pliesSinceCapture;
    private final int moveNumber;

    /** Worked out when first asked for. Two threads may each do so; either's will do. */
    private @Nullable Layout layout;

    Position(Setup setup) {
        this(setup.codes(), setup.sideToMove(), setup.pliesSinceCapture(), setup.moveNumber());
    }

    /** Keeps the array: the caller must not change it afterwards. */
    Position(byte[] codes, Side sideToMove, int pliesSinceCapture, int moveNumber) {
        this.codes = codes;
        this.sideToMove = sideToMove;
        this.pliesSinceCapture = pliesSinceCapture;
        this.moveNumber = moveNumber;
    }

    private static Position initial() {
        return Fen.read("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1")
                        instanceof Fen.Read(Setup setup)
                ? new Position(setup)
                : unreachable();
    }

    private static Position unreachable() {
        throw new IllegalStateException("the initial position cannot be read");
    }

    public Side sideToMove() {
        return sideToMove;
    }

    /** Plies since the last capture: the position's own clock, 0 or more. */
    public int pliesSinceCapture() {
        return pliesSinceCapture;
    }

    /** The number of the move about to be made; a move of Red and the answer share one. */
    public int moveNumber() {
        return moveNumber;
    }

    /** What stands on the point, if anything. */
    public Optional<Piece> pieceAt(Square square) {
        return Optional.ofNullable(Piece.ofCode(codes[square.index()]));
    }

    /** Whether the side to move stands in check. */
    public boolean inCheck() {
        return new Board(this).inCheck();
    }

    /** Where the pieces stand that give check, in the order of their points. */
    public List<Square> checkers() {
        return new Board(this).checkers();
    }

    /** All legal moves. */
    public List<Move> legalMoves() {
        LegalMoves legal = new LegalMoves();
        legal.find(new Board(this));
        int[] moves = new int[LegalMoves.MOST];
        int count = legal.write(moves, 0);
        List<Move> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(Move.of(moves[i]));
        }
        return List.copyOf(list);
    }

    /** Why the move is illegal here; empty if it is legal. */
    public Optional<IllegalReason> whyIllegal(Move move) {
        return Optional.ofNullable(Legality.whyIllegal(new Board(this), move.code()));
    }

    /** The key of pieces and side to move; counters do not count. */
    public long key() {
        return new Board(this).key();
    }

    /** The position as FEN with both counters. */
    public String fen() {
        return Fen.write(codes, sideToMove, pliesSinceCapture, moveNumber);
    }

    /** This position as boards begin with it. */
    Layout layout() {
        Layout known = layout;
        if (known == null) {
            known = Layout.of(this);
            layout = known;
        }
        return known;
    }

    int code(int square) {
        return codes[square];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && sideToMove == that.sideToMove
                && pliesSinceCapture == that.pliesSinceCapture
                && moveNumber == that.moveNumber
                && Arrays.equals(codes, that.codes);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(codes) + sideToMove.ordinal();
    }

    /** The FEN. */
    @Override
    public String toString() {
        return fen();
    }
}
