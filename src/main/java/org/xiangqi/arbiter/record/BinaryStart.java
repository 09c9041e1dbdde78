package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;

/** A start position as a binary file holds it, piece by piece. */
final class BinaryStart {
    private final char[] pieces = new char[Square.COUNT];

    /** Puts a piece, by its FEN letter, on the point with that index. */
    void put(int point, char letter) {
        pieces[point] = letter;
    }

    /** The game that starts so; the side to move is the one whose piece moves first, or Red. */
    GameRecord game(Map<String, String> tags, Result result, MoveTree tree, Allowance allowance) {
        int first = tree.firstFrom();
        boolean black = first >= 0 && first < Square.COUNT && Character.isLowerCase(pieces[first]);
        String fen = fen() + (black ? " b" : " w");
        Map<String, String> withStart = new LinkedHashMap<>(tags);
        if (!Position.INITIAL.fen().startsWith(fen)) {
            withStart.put("FEN", fen);
        }
        return Starts.game(withStart, new Place(fen, 0, 0), result, start -> tree.line(start, allowance));
    }

    private String fen() {
        StringBuilder fen = new StringBuilder();
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Square.FILES; file++) {
                char piece = pieces[rank * Square.FILES + file];
                if (piece == 0) {
                    empty++;
                } else {
                    fen.append(empty > 0 ? String.valueOf(empty) : "").append(piece);
                    empty = 0;
                }
            }
            fen.append(empty > 0 ? String.valueOf(empty) : "").append(rank == 0 ? "" : "/");
        }
        return fen.toString();
    }
}
