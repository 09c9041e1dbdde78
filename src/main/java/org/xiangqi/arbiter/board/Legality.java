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
        if (!Paths.open(board, piece, from, to)) {
            IllegalReason byShape = byShape(piece, from, to);
            return byShape != null ? byShape : byWay(board, piece, to);
        }
        int general = board.general(board.mover());
        int ways = inCheck || from == general ? Surroundings.ANY : Surroundings.opened(general, from, to);
        if (ways == 0 || !Attacks.exposes(board, from, to, ways)) {
            return null;
        }
        return generalsFaceAfter(board, from, to) ? IllegalReason.GENERALS_FACE : IllegalReason.LEAVES_GENERAL_IN_CHECK;
    }

    /** Why the piece could not move so even on an empty board, or null if it could. */
    static @Nullable IllegalReason byShape(int piece, int from, int to) {
        int side = piece >>> 3;
        int files = Math.abs(from % Square.FILES - to % Square.FILES);
        int ranks = Math.abs(from / Square.FILES - to / Square.FILES);
        boolean right = switch (piece & ~Piece.BLACK) {
            case Piece.GENERAL, Piece.SOLDIER -> files + ranks == 1;
            case Piece.ADVISOR -> files == 1 && ranks == 1;
            case Piece.ELEPHANT -> files == 2 && ranks == 2;
            case Piece.HORSE -> files * ranks == 2;
            default -> files == 0 || ranks == 0;
        };
        if (!right) {
            return IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
        }
        return switch (piece & ~Piece.BLACK) {
            case Piece.GENERAL, Piece.ADVISOR -> Areas.inPalace(side, to) ? null : IllegalReason.OUTSIDE_PALACE;
            case Piece.ELEPHANT -> Areas.acrossRiver(side, to) ? IllegalReason.ELEPHANT_CROSSES_RIVER : null;
            case Piece.SOLDIER -> soldier(side, from, to);
            default -> null;
        };
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

    /** What is wrong with the way of a piece that could move so on an empty board, but may not on this one. */
    private static IllegalReason byWay(Board board, int piece, int to) {
        return switch (piece & ~Piece.BLACK) {
            case Piece.HORSE -> IllegalReason.HORSE_LEG_BLOCKED;
            case Piece.ELEPHANT -> IllegalReason.ELEPHANT_EYE_BLOCKED;
            case Piece.CANNON ->
                board.code(to) == Piece.EMPTY
                        ? IllegalReason.CANNON_JUMPS_WITHOUT_CAPTURE
                        : IllegalReason.CANNON_NEEDS_ONE_SCREEN;
            default -> IllegalReason.PATH_BLOCKED;
        };
    }

    /** The point that a horse steps over. */
    static int leg(int from, int to) {
        int files = to % Square.FILES - from % Square.FILES;
        int ranks = to / Square.FILES - from / Square.FILES;
        return from + files / 2 + ranks / 2 * Square.FILES;
    }

    /** The point that an elephant steps over. */
    static int eye(int from, int to) {
        return (from + to) / 2;
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
