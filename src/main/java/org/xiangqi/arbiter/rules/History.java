package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;

/** A board with what the tests ask of the game so far: legal moves, who gave check when, how often a position stood. */
final class History {
    /** Stands for a ply that there is none of. */
    static final int NEVER = -1;

    /** After so many plies a position can stand again: a side needs two moves to return. */
    static final int SHORTEST_LOOP = 4;

    private final Board board;
    private final Side starter;
    private final LegalMoves legal = new LegalMoves();

    private final int earlierPlies;
    private final Deeds deeds;

    /**
     * By ply, 0 for the start, packed into one number: whether the side to move then stood in check (bit 0) and had no legal
     * move (bit 1), whether {@link Deeds} knows the ply (bit 2), whether it is known if there was a legal move (bit 3), how
     * often the position had stood by then (28 bits), and the last earlier ply with the same one, or {@link #NEVER}.
     */
    private long[] facts = new long[128];

    /**
     * How many plies of the game have a key with those last bits. Nearly every position is new, and this tells so without
     * looking back.
     */
    private final int[] standing = new int[1 << STANDING_BITS];

    private static final int STANDING_BITS = 9;

    private static final int CHECK = 1;
    private static final int STUCK = 2;
    private static final int LOOKED = 4;
    private static final int PROBED = 8;
    private static final int OCCURRENCE_SHIFT = 4;
    private static final int OCCURRENCE_MASK = (1 << 28) - 1;
    private static final int PREVIOUS_SHIFT = 32;

    History(Position start, Strikes strikes, Budget budget) {
        board = new Board(start);
        starter = start.sideToMove();
        earlierPlies = 2 * (start.moveNumber() - 1) + (starter == Side.BLACK ? 1 : 0);
        deeds = new Deeds(strikes, budget, this);
        note(board.inCheck(), 0);
    }

    /** Makes a legal move. */
    void play(int move) {
        board.make(move);
        note(board.lastMoveGaveCheck(), 0);
    }

    /**
     * Makes a legal move without looking for the same position before the ply given, 0 for the start.
     *
     * @param givesCheck as {@link Board#givesCheck} says
     */
    void follow(int move, boolean givesCheck, int oldest) {
        board.make(move);
        note(givesCheck, oldest);
    }

    /** Takes the last move back. */
    void takeBack() {
        standing[slot()]--;
        board.unmake();
    }

    /** Takes every move back. */
    void restart() {
        board.restart();
        Arrays.fill(standing, 0);
        standing[slot()] = 1;
    }

    private int slot() {
        return slot(board.key());
    }

    private static int slot(long key) {
        return (int) key & (1 << STANDING_BITS) - 1;
    }

    /** Whether a position with that key, one ply ahead, may have stood since the last capture; false is certain. */
    boolean mayHaveStood(long key) {
        return standing[slot(key)] > 0 && hasStood(key);
    }

    private boolean hasStood(long key) {
        int next = board.ply() + 1;
        int oldest = Math.max(0, board.ply() - board.pliesSinceCapture());
        for (int earlier = next - SHORTEST_LOOP; earlier >= oldest; earlier -= 2) {
            if (board.key(earlier) == key) {
                return true;
            }
        }
        return false;
    }

    private void note(boolean inCheck, int notBefore) {
        int ply = board.ply();
        if (ply == facts.length) {
            facts = Arrays.copyOf(facts, 2 * ply);
        }
        int previous = standing[slot()]++ == 0 ? NEVER : lastSame(ply, notBefore);
        long occurrence = previous == NEVER ? 1 : occurrence(previous) + 1;
        facts[ply] = (long) previous << PREVIOUS_SHIFT | occurrence << OCCURRENCE_SHIFT | (inCheck ? CHECK : 0);
    }

    private int occurrence(int ply) {
        return (int) (facts[ply] >>> OCCURRENCE_SHIFT) & OCCURRENCE_MASK;
    }

    private int previous(int ply) {
        return (int) (facts[ply] >> PREVIOUS_SHIFT);
    }

    /** A capture cannot be undone, so only the plies since the last one are searched. */
    private int lastSame(int ply, int notBefore) {
        int oldest = Math.max(notBefore, ply - board.pliesSinceCapture());
        long key = board.key();
        for (int earlier = ply - SHORTEST_LOOP; earlier >= oldest; earlier -= 2) {
            if (board.key(earlier) == key && board.isAsAfter(earlier)) {
                return earlier;
            }
        }
        return NEVER;
    }

    Board board() {
        return board;
    }

    /** What the plies do besides giving check. */
    Deeds deeds() {
        return deeds;
    }

    /** Whether {@link Deeds} knows that ply as it was last played. */
    boolean looked(int ply) {
        return (facts[ply] & LOOKED) != 0;
    }

    void markLooked(int ply) {
        facts[ply] |= LOOKED;
    }

    /** The last earlier ply at which the same move was made in the same position, or {@link #NEVER}. */
    int sameMove(int ply) {
        for (int after = previous(ply); after > 0; after = previous(after)) {
            int before = previous(ply - 1);
            while (before > after - 1) {
                before = previous(before);
            }
            if (before == after - 1) {
                return after;
            }
        }
        return NEVER;
    }

    /** Writes the legal moves of the position, packed, and returns how many there are. */
    int legalMoves(int[] moves) {
        legal.find(board);
        return legal.write(moves, 0);
    }

    /** Whether the side to move has no legal move: looked for when first asked, and not again. */
    boolean stuck() {
        int ply = board.ply();
        if ((facts[ply] & PROBED) == 0) {
            facts[ply] |= legal.probe(board, inCheck()) ? PROBED : PROBED | STUCK;
        }
        return (facts[ply] & STUCK) != 0;
    }

    int ply() {
        return board.ply();
    }

    /** Plies in all, those that the move number of the start position tells of included. */
    int pliesInAll() {
        return earlierPlies + board.ply();
    }

    /** The first ply since the last capture up to that ply, 1 or more: one ahead of it if it captured itself. */
    int firstSinceCapture(int ply) {
        return Math.max(1, ply - board.pliesSinceCapture(ply) + 1);
    }

    /** Whether the side to move has a legal move, looked for anew: {@link Board#pass} changes the side and not the ply. */
    boolean anyMove() {
        return legal.probe(board, inCheck());
    }

    /** How often the position has now stood, 1 or more. */
    int occurrence() {
        return occurrence(board.ply());
    }

    /** The ply at which the position last stood before, or {@link #NEVER}. */
    int previousOccurrence() {
        return previous(board.ply());
    }

    /** The plies at which the position stood, earliest first, this one included. */
    List<Integer> occurrences() {
        List<Integer> plies = new ArrayList<>();
        for (int ply = board.ply(); ply != NEVER; ply = previous(ply)) {
            plies.addFirst(ply);
        }
        return List.copyOf(plies);
    }

    /** The ply at which the position first stood. */
    int firstOccurrence() {
        int ply = board.ply();
        while (previous(ply) != NEVER) {
            ply = previous(ply);
        }
        return ply;
    }

    /** The side whose move that ply, 1 or more, was. */
    Side moverOf(int ply) {
        return ply % 2 == 1 ? starter : starter.opponent();
    }

    /** Whether the move of that ply gave check. */
    boolean gaveCheck(int ply) {
        return (facts[ply] & CHECK) != 0;
    }

    /** Whether the side to move stands in check. */
    boolean inCheck() {
        return gaveCheck(board.ply());
    }

    /** Whether every move of that side after the first ply given, up to now, gave check; it made at least one. */
    boolean checksThroughout(Side side, int after) {
        int first = moverOf(after + 1) == side ? after + 1 : after + 2;
        for (int ply = first; ply <= board.ply(); ply += 2) {
            if (!gaveCheck(ply)) {
                return false;
            }
        }
        return first <= board.ply();
    }
}
