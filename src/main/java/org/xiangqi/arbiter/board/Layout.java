package org.xiangqi.arbiter.board;

/**
 * A position as a {@link Board} holds it: worked out once for all boards that start from it, which read it and never write.
 *
 * @param at as {@link Board} has it
 * @param sets as {@link Board} has it
 * @param key of pieces and side to move
 * @param redGeneral where Red's general stands
 * @param blackGeneral where Black's general stands
 */
record Layout(byte[] at, long[] sets, long key, int redGeneral, int blackGeneral) {
    static Layout of(Position position) {
        byte[] at = new byte[Square.COUNT + 1];
        at[Leaps.OFF_BOARD] = Piece.BLACK;
        long[] sets = new long[Board.SETS];
        long key = position.sideToMove() == Side.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
        int redGeneral = 0;
        int blackGeneral = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int code = position.code(square);
            if (code != Piece.EMPTY) {
                at[square] = (byte) code;
                Board.toggle(sets, code, square);
                key ^= Zobrist.of(code, square);
            }
            if (code == Piece.GENERAL) {
                redGeneral = square;
            } else if (code == Piece.BLACK + Piece.GENERAL) {
                blackGeneral = square;
            }
        }
        return new Layout(at, sets, key, redGeneral, blackGeneral);
    }
}
