package org.xiangqi.arbiter.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Pieces on points, a side to move and two counters: anything, legal or not. {@link #check} names every fault or answers
 * the position.
 */
public final class Setup {
    /** What {@link #check} finds. */
    public sealed interface Check {}

    /** The setup is a legal position. */
    public record Legal(Position position) implements Check {}

    /** The setup breaks these laws; at least one. */
    public record Illegal(List<PositionFault> faults) implements Check {}

    private final byte[] codes;
    private final Side sideToMove;
    private final int pliesSinceCapture;
    private final int moveNumber;

    /** Keeps a copy of the first 90 codes; counters are 0 or more. */
    Setup(byte[] codes, Side sideToMove, int pliesSinceCapture, int moveNumber) {
        this.codes = Arrays.copyOf(codes, Square.COUNT);
        this.sideToMove = sideToMove;
        this.pliesSinceCapture = pliesSinceCapture;
        this.moveNumber = moveNumber;
    }

    /** The legal position, or all faults in the order of {@link PositionFault.Code}. */
    public Check check() {
        List<PositionFault> faults = new ArrayList<>();
        checkCounts(faults);
        checkPoints(
                faults,
                PositionFault.Code.GENERAL_OUTSIDE_PALACE,
                PieceType.GENERAL,
                Areas::inPalace,
                "A general stands outside its palace.");
        checkPoints(
                faults,
                PositionFault.Code.ADVISOR_POINT,
                PieceType.ADVISOR,
                Areas::advisorPoint,
                "An advisor stands off the five points of its palace's diagonals.");
        checkPoints(
                faults,
                PositionFault.Code.ELEPHANT_POINT,
                PieceType.ELEPHANT,
                Areas::elephantPoint,
                "An elephant stands off the seven points it can reach.");
        checkPoints(
                faults,
                PositionFault.Code.SOLDIER_POINT,
                PieceType.SOLDIER,
                Areas::soldierPoint,
                "A soldier stands behind its start rank, or before the river on a file that it cannot be on.");
        checkGenerals(faults);
        return faults.isEmpty() ? new Legal(new Position(this)) : new Illegal(List.copyOf(faults));
    }

    private List<Square> where(Piece piece) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            if (codes[square] == piece.code()) {
                squares.add(Square.of(square));
            }
        }
        return squares;
    }

    private void checkCounts(List<PositionFault> faults) {
        List<Square> generals = new ArrayList<>();
        List<Square> others = new ArrayList<>();
        Set<Piece> wrongGenerals = EnumSet.noneOf(Piece.class);
        Set<Piece> tooMany = EnumSet.noneOf(Piece.class);
        for (Piece piece : Piece.values()) {
            List<Square> squares = where(piece);
            if (piece.type() == PieceType.GENERAL) {
                if (squares.size() != 1) {
                    wrongGenerals.add(piece);
                    generals.addAll(squares);
                }
            } else if (squares.size() > piece.type().most()) {
                tooMany.add(piece);
                others.addAll(squares);
            }
        }
        if (!wrongGenerals.isEmpty()) {
            List<String> counts = new ArrayList<>();
            for (Piece piece : wrongGenerals) {
                counts.add(piece.side().title() + " has " + where(piece).size());
            }
            String detail = "Each side has exactly one general: " + String.join(", ", counts) + ".";
            faults.add(fault(PositionFault.Code.GENERAL_COUNT, generals, detail));
        }
        if (!tooMany.isEmpty()) {
            List<String> counts = new ArrayList<>();
            for (Piece piece : tooMany) {
                counts.add(piece.side().title() + " has " + where(piece).size() + " of the "
                        + piece.type().term() + ", at most " + piece.type().most() + " are possible");
            }
            faults.add(fault(PositionFault.Code.PIECE_COUNT, others, String.join("; ", counts) + "."));
        }
    }

    /** Faults the pieces of a type that stand where the test, asked with side (0 or 1) and point, says they cannot. */
    private void checkPoints(
            List<PositionFault> faults,
            PositionFault.Code code,
            PieceType type,
            BiPredicate<Integer, Integer> possible,
            String detail) {
        List<Square> wrong = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Square square : where(Piece.of(side, type))) {
                if (!possible.test(side.ordinal(), square.index())) {
                    wrong.add(square);
                }
            }
        }
        if (!wrong.isEmpty()) {
            faults.add(fault(code, wrong, detail));
        }
    }

    /** Generals facing, and check to the side that just moved; only where each side has its one general. */
    private void checkGenerals(List<PositionFault> faults) {
        List<Square> own = where(Piece.of(sideToMove, PieceType.GENERAL));
        List<Square> other = where(Piece.of(sideToMove.opponent(), PieceType.GENERAL));
        if (own.size() != 1 || other.size() != 1) {
            return;
        }
        Square attacked = other.getFirst();
        Board board = new Board(new Position(this));
        PointSet found = new PointSet();
        board.findCheckers(sideToMove.opponent(), found);
        List<Square> attackers = found.squares();
        if (attackers.contains(own.getFirst())) {
            faults.add(fault(
                    PositionFault.Code.GENERALS_FACE,
                    List.of(own.getFirst(), attacked),
                    "The generals face each other on an open file."));
        }
        List<Square> concerned = new ArrayList<>(attackers);
        concerned.removeAll(own);
        if (!concerned.isEmpty()) {
            concerned.add(attacked);
            faults.add(fault(
                    PositionFault.Code.OPPONENT_IN_CHECK,
                    concerned,
                    sideToMove.opponent().title() + " stands in check, and it is " + sideToMove.title() + "'s move."));
        }
    }

    private static PositionFault fault(PositionFault.Code code, List<Square> squares, String detail) {
        return new PositionFault(code, squares.stream().sorted().toList(), detail);
    }

    byte[] codes() {
        return codes;
    }

    Side sideToMove() {
        return sideToMove;
    }

    int pliesSinceCapture() {
        return pliesSinceCapture;
    }

    int moveNumber() {
        return moveNumber;
    }
}
