package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** A board with what the tests ask of the game so far: legal moves, who gave check when, how often a position stood. */
final class History {
    private static final int NEVER = -1;

    private final Board board;
    private final Side starter;
    private final LegalMoves legal = new LegalMoves();

    /** By ply, 0 for the start: whether the side to move then stood in check. */
    private boolean[] check = new boolean[128];

    /** By ply: whether the side to move then had no legal move. */
    private boolean[] stuck = new boolean[128];

    /** By ply: the last earlier ply with the same position, or {@link #NEVER}; and how often it had stood by then. */
    private int[] previous = new int[128];

    private int[] occurrence = new int[128];

    /** Scratch for {@link #comesBack}. */
    private final @Nullable Piece[] then = new @Nullable Piece[Square.COUNT];

    History(Position start) {
        board = new Board(start);
        starter = start.sideToMove();
        look(board.inCheck());
    }

    /** Makes a legal move. */
    void play(int move) {
        board.make(move);
        look(board.lastMoveGaveCheck());
    }

    /** Takes the last move back. */
    void takeBack() {
        board.unmake();
    }

    /** Takes every move back. */
    void restart() {
        board.restart();
    }

    private void look(boolean inCheck) {
        int ply = board.ply();
        if (ply == check.length) {
            check = Arrays.copyOf(check, 2 * ply);
            stuck = Arrays.copyOf(stuck, 2 * ply);
            previous = Arrays.copyOf(previous, 2 * ply);
            occurrence = Arrays.copyOf(occurrence, 2 * ply);
        }
        check[ply] = inCheck;
        stuck[ply] = !legal.probe(board, inCheck);
        previous[ply] = lastSame(ply);
        occurrence[ply] = previous[ply] == NEVER ? 1 : occurrence[previous[ply]] + 1;
    }

    /** A capture cannot be undone, so only the plies since the last one are searched; a side needs two moves to return. */
    private int lastSame(int ply) {
        int oldest = Math.max(0, ply - board.pliesSinceCapture());
        long key = board.key();
        for (int earlier = ply - 4; earlier >= oldest; earlier -= 2) {
            if (board.key(earlier) == key && comesBack(earlier, ply)) {
                return earlier;
            }
        }
        return NEVER;
    }

    /**
     * Whether the position after the earlier ply was the same, piece by piece: equal keys alone do not prove it. There is
     * no capture in between, so walking the moves back gives the earlier board.
     */
    private boolean comesBack(int earlier, int ply) {
        for (int square = 0; square < Square.COUNT; square++) {
            then[square] = board.pieceAt(square);
        }
        for (int p = ply; p > earlier; p--) {
            int move = board.move(p);
            then[Move.from(move)] = then[Move.to(move)];
            then[Move.to(move)] = null;
        }
        for (int square = 0; square < Square.COUNT; square++) {
            if (then[square] != board.pieceAt(square)) {
                return false;
            }
        }
        return true;
    }

    Board board() {
        return board;
    }

    /** Writes the legal moves of the position, packed, and returns how many there are. */
    int legalMoves(int[] moves) {
        legal.find(board);
        return legal.write(moves, 0);
    }

    /** Whether the side to move has no legal move. */
    boolean stuck() {
        return stuck[board.ply()];
    }

    int ply() {
        return board.ply();
    }

    /** How often the position has now stood, 1 or more. */
    int occurrence() {
        return occurrence[board.ply()];
    }

    /** The plies at which the position stood, earliest first, this one included. */
    List<Integer> occurrences() {
        List<Integer> plies = new ArrayList<>();
        for (int ply = board.ply(); ply != NEVER; ply = previous[ply]) {
            plies.addFirst(ply);
        }
        return List.copyOf(plies);
    }

    /** The ply at which the position first stood. */
    int firstOccurrence() {
        int ply = board.ply();
        while (previous[ply] != NEVER) {
            ply = previous[ply];
        }
        return ply;
    }

    /** The side whose move that ply, 1 or more, was. */
    Side moverOf(int ply) {
        return ply % 2 == 1 ? starter : starter.opponent();
    }

    /** Whether the move of that ply gave check. */
    boolean gaveCheck(int ply) {
        return check[ply];
    }

    /** Whether the side to move stands in check. */
    boolean inCheck() {
        return check[board.ply()];
    }

    /** Whether every move of that side after the first ply given, up to now, gave check; it made at least one. */
    boolean checksThroughout(Side side, int after) {
        int first = moverOf(after + 1) == side ? after + 1 : after + 2;
        for (int ply = first; ply <= board.ply(); ply += 2) {
            if (!check[ply]) {
                return false;
            }
        }
        return first <= board.ply();
    }
}
