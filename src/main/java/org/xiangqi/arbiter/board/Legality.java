package org.xiangqi.arbiter.board;

import org.jspecify.annotations.Nullable;

/** Judges one move by itself: whether it is legal, and if not, the first reason why not. */
public final class Legality {
    private Legality() {}

    /**
     * Why the side to move may not make this move, or null if it may. Reasons are tested in the order of {@link
     * IllegalReason}; {@link IllegalReason#GAME_OVER} is never given here.
     */
    public static @Nullable IllegalReason whyIllegal(Board board, int move) {
        return whyIllegal(board, move, board.inCheck());
    }

    /** As {@link #whyIllegal(Board, int)}, for callers who know already whether the side to move stands in check. */
    public static @Nullable IllegalReason whyIllegal(Board board, int move, boolean inCheck) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = board.code(from);
        int target = board.code(to);
        if (from == to) {
            return IllegalReason.SAME_SQUARE;
        }
        if (piece == Piece.EMPTY) {
            return IllegalReason.NO_PIECE;
        }
        if ((piece & Piece.BLACK) != board.mover()) {
            return IllegalReason.NOT_YOUR_PIECE;
        }
        if (target != Piece.EMPTY && (target & Piece.BLACK) == board.mover()) {
            return IllegalReason.OWN_PIECE_ON_TARGET;
        }
        IllegalReason reason = byMovement(board, piece, from, to);
        if (reason != null) {
            return reason;
        }
        int general = board.general(board.mover());
        boolean untouched = !inCheck && from != general && !Surroundings.linesTouched(general, from, to);
        if (untouched || !Attacks.exposes(board, from, to)) {
            return null;
        }
        return generalsFaceAfter(board, from, to) ? IllegalReason.GENERALS_FACE : IllegalReason.LEAVES_GENERAL_IN_CHECK;
    }

    private static @Nullable IllegalReason byMovement(Board board, int piece, int from, int to) {
        int side = piece >>> 3;
        int files = Math.abs(from % Square.FILES - to % Square.FILES);
        int ranks = Math.abs(from / Square.FILES - to / Square.FILES);
        return switch (piece & ~Piece.BLACK) {
            case Piece.GENERAL -> files + ranks == 1 ? palace(side, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            case Piece.ADVISOR -> files == 1 && ranks == 1 ? palace(side, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            case Piece.ELEPHANT ->
                files == 2 && ranks == 2 ? elephant(board, side, from, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            case Piece.HORSE -> files * ranks == 2 ? horse(board, from, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            case Piece.CHARIOT ->
                files == 0 || ranks == 0 ? chariot(board, from, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            case Piece.CANNON ->
                files == 0 || ranks == 0 ? cannon(board, from, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
            default -> files + ranks == 1 ? soldier(side, from, to) : IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
        };
    }

    private static @Nullable IllegalReason palace(int side, int to) {
        return Areas.inPalace(side, to) ? null : IllegalReason.OUTSIDE_PALACE;
    }

    private static @Nullable IllegalReason elephant(Board board, int side, int from, int to) {
        if (Areas.acrossRiver(side, to)) {
            return IllegalReason.ELEPHANT_CROSSES_RIVER;
        }
        return board.code((from + to) / 2) == Piece.EMPTY ? null : IllegalReason.ELEPHANT_EYE_BLOCKED;
    }

    private static @Nullable IllegalReason horse(Board board, int from, int to) {
        int files = to % Square.FILES - from % Square.FILES;
        int ranks = to / Square.FILES - from / Square.FILES;
        int leg = from + files / 2 + ranks / 2 * Square.FILES;
        return board.code(leg) == Piece.EMPTY ? null : IllegalReason.HORSE_LEG_BLOCKED;
    }

    private static @Nullable IllegalReason chariot(Board board, int from, int to) {
        return screens(board, from, to) == 0 ? null : IllegalReason.PATH_BLOCKED;
    }

    private static @Nullable IllegalReason cannon(Board board, int from, int to) {
        int screens = screens(board, from, to);
        if (board.code(to) == Piece.EMPTY) {
            return screens == 0 ? null : IllegalReason.CANNON_JUMPS_WITHOUT_CAPTURE;
        }
        return screens == 1 ? null : IllegalReason.CANNON_NEEDS_ONE_SCREEN;
    }

    private static @Nullable IllegalReason soldier(int side, int from, int to) {
        int forward = side == 0 ? Square.FILES : -Square.FILES;
        if (to - from == -forward) {
            return IllegalReason.SOLDIER_BACKWARD;
        }
        return to - from == forward || Areas.acrossRiver(side, from)
                ? null
                : IllegalReason.SOLDIER_SIDEWAYS_BEFORE_RIVER;
    }

    /** How many pieces stand strictly between two points of one rank or file. */
    private static int screens(Board board, int from, int to) {
        long occupiedLo = board.lo(0) | board.lo(Piece.BLACK);
        long occupiedHi = board.hi(0) | board.hi(Piece.BLACK);
        int fromRank = from / Square.FILES;
        int toRank = to / Square.FILES;
        int fromFile = from - fromRank * Square.FILES;
        int toFile = to - toRank * Square.FILES;
        int between = fromRank == toRank
                ? Lines.between(fromFile, toFile) & Bits.rank(occupiedLo, occupiedHi, fromRank)
                : Lines.between(fromRank, toRank) & Bits.file(occupiedLo, occupiedHi, fromFile);
        return Integer.bitCount(between);
    }

    private static boolean generalsFaceAfter(Board board, int from, int to) {
        int general = board.general(board.mover());
        int here = from == general ? to : general;
        int there = board.general(board.mover() ^ Piece.BLACK);
        if (here % Square.FILES != there % Square.FILES) {
            return false;
        }
        for (int square = Math.min(here, there) + Square.FILES;
                square < Math.max(here, there);
                square += Square.FILES) {
            if (square == to || (square != from && board.code(square) != Piece.EMPTY)) {
                return false;
            }
        }
        return true;
    }
}
