package org.xiangqi.arbiter.board;

/**
 * Who attacks a point: asked backwards, from the point outward, since the same tables serve both ways.
 *
 * <p>A general attacks along an open file ("flying general"), which is what forbids the two to face each other.
 */
final class Attacks {
    private Attacks() {}

    /** Whether the general of that side (0 Red, 8 Black) is attacked. */
    static boolean inCheck(Board board, int side) {
        return inCheck(board, side, Surroundings.ANY);
    }

    /** As {@link #inCheck(Board, int)}, for callers who know in which ways alone it can be: see {@link Surroundings}. */
    static boolean inCheck(Board board, int side, int ways) {
        long occupiedLo = board.lo(0) | board.lo(Piece.BLACK);
        long occupiedHi = board.hi(0) | board.hi(Piece.BLACK);
        return attacked(board, board.general(side), side ^ Piece.BLACK, ways, occupiedLo, occupiedHi, -1, -1);
    }

    /** Whether the mover's general would be attacked after the move, facing generals included; the move is not made. */
    static boolean exposes(Board board, int from, int to) {
        return exposes(board, from, to, Surroundings.ANY);
    }

    /** As {@link #exposes(Board, int, int)}, for callers who know in which ways alone it can be. */
    static boolean exposes(Board board, int from, int to, int ways) {
        int mover = board.mover();
        int general = board.general(mover);
        long occupiedLo = ((board.lo(0) | board.lo(Piece.BLACK)) & ~Bits.lo(from)) | Bits.lo(to);
        long occupiedHi = ((board.hi(0) | board.hi(Piece.BLACK)) & ~Bits.hi(from)) | Bits.hi(to);
        return attacked(
                board,
                from == general ? to : general,
                mover ^ Piece.BLACK,
                ways,
                occupiedLo,
                occupiedHi,
                ~Bits.lo(to),
                ~Bits.hi(to));
    }

    /** Whether the opponent's general would be attacked after the move; the move is not made. */
    static boolean checks(Board board, int from, int to) {
        int by = board.mover();
        int square = board.general(by ^ Piece.BLACK);
        int moved = board.code(from) & ~Piece.BLACK;
        long fromLo = Bits.lo(from);
        long fromHi = Bits.hi(from);
        long toLo = Bits.lo(to);
        long toHi = Bits.hi(to);
        int side = by >>> 3;
        if (moved == Piece.SOLDIER
                && Bits.has(Leaps.soldiersOnLo(side, square), Leaps.soldiersOnHi(side, square), to)) {
            return true;
        }
        long occupiedLo = ((board.lo(0) | board.lo(Piece.BLACK)) & ~fromLo) | toLo;
        long occupiedHi = ((board.hi(0) | board.hi(Piece.BLACK)) & ~fromHi) | toHi;
        long chariotsLo = board.lo(by + Piece.CHARIOT) & ~fromLo;
        long chariotsHi = board.hi(by + Piece.CHARIOT) & ~fromHi;
        long cannonsLo = board.lo(by + Piece.CANNON) & ~fromLo;
        long cannonsHi = board.hi(by + Piece.CANNON) & ~fromHi;
        if (moved == Piece.CHARIOT) {
            chariotsLo |= toLo;
            chariotsHi |= toHi;
        } else if (moved == Piece.CANNON) {
            cannonsLo |= toLo;
            cannonsHi |= toHi;
        }
        long horsesLo = board.lo(by + Piece.HORSE) & ~fromLo;
        long horsesHi = board.hi(by + Piece.HORSE) & ~fromHi;
        if (moved == Piece.HORSE) {
            horsesLo |= toLo;
            horsesHi |= toHi;
        }
        return attackedOnRank(square, chariotsLo, chariotsHi, cannonsLo, cannonsHi, occupiedLo, occupiedHi)
                || attackedOnFile(square, chariotsLo, chariotsHi, cannonsLo, cannonsHi, occupiedLo, occupiedHi)
                || attackedByHorse(square, horsesLo, horsesHi, occupiedLo, occupiedHi);
    }

    /**
     * Whether any piece of the side {@code by} attacks the point.
     *
     * @param ways in which ways it may: see {@link Surroundings}
     * @param occupiedLo with {@code occupiedHi}: what stands on the board, which may differ from the board's own state
     * @param keepLo with {@code keepHi}: the points whose pieces count as attackers
     */
    private static boolean attacked(
            Board board, int square, int by, int ways, long occupiedLo, long occupiedHi, long keepLo, long keepHi) {
        long chariotsLo = board.lo(by + Piece.CHARIOT) & keepLo;
        long chariotsHi = board.hi(by + Piece.CHARIOT) & keepHi;
        long cannonsLo = board.lo(by + Piece.CANNON) & keepLo;
        long cannonsHi = board.hi(by + Piece.CANNON) & keepHi;
        if ((ways & Surroundings.RANK) != 0
                && attackedOnRank(square, chariotsLo, chariotsHi, cannonsLo, cannonsHi, occupiedLo, occupiedHi)) {
            return true;
        }
        if ((ways & Surroundings.FILE) != 0) {
            long alongLo = chariotsLo | (board.lo(by + Piece.GENERAL) & keepLo);
            long alongHi = chariotsHi | (board.hi(by + Piece.GENERAL) & keepHi);
            if (attackedOnFile(square, alongLo, alongHi, cannonsLo, cannonsHi, occupiedLo, occupiedHi)) {
                return true;
            }
        }
        if ((ways & Surroundings.HORSE) != 0) {
            long horsesLo = board.lo(by + Piece.HORSE) & keepLo;
            long horsesHi = board.hi(by + Piece.HORSE) & keepHi;
            if (attackedByHorse(square, horsesLo, horsesHi, occupiedLo, occupiedHi)) {
                return true;
            }
        }
        int side = by >>> 3;
        return (ways & Surroundings.SOLDIER) != 0
                && ((board.lo(by + Piece.SOLDIER) & keepLo & Leaps.soldiersOnLo(side, square)) != 0
                        || (board.hi(by + Piece.SOLDIER) & keepHi & Leaps.soldiersOnHi(side, square)) != 0);
    }

    private static boolean attackedOnRank(
            int square,
            long chariotsLo,
            long chariotsHi,
            long cannonsLo,
            long cannonsHi,
            long occupiedLo,
            long occupiedHi) {
        int rank = square / Square.FILES;
        int chariots = Bits.rank(chariotsLo, chariotsHi, rank);
        int cannons = Bits.rank(cannonsLo, cannonsHi, rank);
        if ((chariots | cannons) == 0) {
            return false;
        }
        int file = square - rank * Square.FILES;
        int occupied = Bits.rank(occupiedLo, occupiedHi, rank);
        return ((Lines.rankSlide(file, occupied) & chariots) | (Lines.rankJump(file, occupied) & cannons)) != 0;
    }

    private static boolean attackedOnFile(
            int square,
            long chariotsLo,
            long chariotsHi,
            long cannonsLo,
            long cannonsHi,
            long occupiedLo,
            long occupiedHi) {
        int rank = square / Square.FILES;
        int file = square - rank * Square.FILES;
        int chariots = Bits.file(chariotsLo, chariotsHi, file);
        int cannons = Bits.file(cannonsLo, cannonsHi, file);
        if ((chariots | cannons) == 0) {
            return false;
        }
        int occupied = Bits.file(occupiedLo, occupiedHi, file);
        return ((Lines.fileSlide(rank, occupied) & chariots) | (Lines.fileJump(rank, occupied) & cannons)) != 0;
    }

    private static boolean attackedByHorse(int square, long horsesLo, long horsesHi, long occupiedLo, long occupiedHi) {
        long nearLo = horsesLo & Leaps.horsesOnLo(square, 0);
        long nearHi = horsesHi & Leaps.horsesOnHi(square, 0);
        if ((nearLo | nearHi) == 0) {
            return false;
        }
        int blocked = blockedDiagonally(square, occupiedLo, occupiedHi);
        return (nearLo & Leaps.horsesOnLo(square, blocked)) != 0 || (nearHi & Leaps.horsesOnHi(square, blocked)) != 0;
    }

    private static int blockedDiagonally(int square, long occupiedLo, long occupiedHi) {
        int blocked = 0;
        for (int n = 0; n < 4; n++) {
            int diagonal = Leaps.diagonal(square, n);
            if (diagonal != Leaps.OFF_BOARD && Bits.has(occupiedLo, occupiedHi, diagonal)) {
                blocked |= 1 << n;
            }
        }
        return blocked;
    }
}
