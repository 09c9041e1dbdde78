package org.xiangqi.arbiter.board;

/**
 * Which pieces could take on a point, as far as their movement goes: asked backwards, from the point outward. Whether the
 * capture would leave their own general attacked is another question: {@link Board#exposes}.
 */
final class Capturers {
    private Capturers() {}

    /**
     * Adds the points of the pieces of the side {@code by} (0 Red, 8 Black) that could capture on that point, on which a
     * piece stands. The general captures by a step; that it may not come to face the other is no capture.
     */
    static void find(Board board, int square, int by, PointSet into) {
        long occupiedLo = board.lo(0) | board.lo(Piece.BLACK);
        long occupiedHi = board.hi(0) | board.hi(Piece.BLACK);
        addSliders(board, square, by, occupiedLo, occupiedHi, into);
        int blocked = board.occupiedDiagonally(square);
        int side = by >>> 3;
        into.addHalves(
                (board.lo(by + Piece.HORSE) & Leaps.horsesOnLo(square, blocked))
                        | (board.lo(by + Piece.SOLDIER) & Leaps.soldiersOnLo(side, square)),
                (board.hi(by + Piece.HORSE) & Leaps.horsesOnHi(square, blocked))
                        | (board.hi(by + Piece.SOLDIER) & Leaps.soldiersOnHi(side, square)));
        boolean low = square < Bits.HALF;
        if (low == (side == 0)) {
            long near = (half(board, by + Piece.ADVISOR, low) & Leaps.advisor(square))
                    | (half(board, by + Piece.ELEPHANT, low) & Leaps.elephant(square, blocked))
                    | (half(board, by + Piece.GENERAL, low) & Leaps.general(square));
            into.addHalves(low ? near : 0, low ? 0 : near);
        }
    }

    /** Advisors, elephants and generals step both ways alike, and never leave their half. */
    private static long half(Board board, int code, boolean low) {
        return low ? board.lo(code) : board.hi(code);
    }

    private static void addSliders(Board board, int square, int by, long occupiedLo, long occupiedHi, PointSet into) {
        int rank = square / Square.FILES;
        int file = square - rank * Square.FILES;
        long chariotsLo = board.lo(by + Piece.CHARIOT);
        long chariotsHi = board.hi(by + Piece.CHARIOT);
        long cannonsLo = board.lo(by + Piece.CANNON);
        long cannonsHi = board.hi(by + Piece.CANNON);
        int rankChariots = Bits.rank(chariotsLo, chariotsHi, rank);
        int rankCannons = Bits.rank(cannonsLo, cannonsHi, rank);
        if ((rankChariots | rankCannons) != 0) {
            int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
            int found = (Lines.rankSlide(file, onRank) & rankChariots) | (Lines.rankJump(file, onRank) & rankCannons);
            into.addHalves(rank < 5 ? (long) found << (9 * rank) : 0, rank < 5 ? 0 : (long) found << (9 * (rank - 5)));
        }
        int fileChariots = Bits.file(chariotsLo, chariotsHi, file);
        int fileCannons = Bits.file(cannonsLo, cannonsHi, file);
        if ((fileChariots | fileCannons) != 0) {
            int onFile = Bits.file(occupiedLo, occupiedHi, file);
            int found = (Lines.fileSlide(rank, onFile) & fileChariots) | (Lines.fileJump(rank, onFile) & fileCannons);
            into.addHalves(Bits.spread(found & 31) << file, Bits.spread(found >>> 5) << file);
        }
    }
}
