package org.xiangqi.arbiter.mate;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;

/**
 * Looks for a mate in which every move of the mating side is a check.
 *
 * <p>Deepens move by move, so that the first mate found is a shortest one, and now and then looks whether the checks only
 * lead in a circle ({@link CheckCircle}). Among the checks, those that leave the fewest
 * answers come first; what was proved or refuted is remembered by position. The budget is in positions, never in time, so
 * the same question always gets the same answer.
 *
 * <p>One instance serves one question after the other, in one thread.
 */
public final class MateSearch {
    /** The longest mate that can be asked for, in moves of the mating side. */
    public static final int MOST_MOVES = 100;

    /** The smallest table, in bits of its number of positions. */
    public static final int LEAST_TABLE_BITS = 8;

    /** The largest table, in bits of its number of positions. */
    public static final int MOST_TABLE_BITS = 24;

    private static final int REFUTED_FOREVER = 0;
    private static final int REFUTED_SO_FAR = -1;
    private static final int MATE = 1;

    private static final int FIRST_TURN = 3;

    private final MateTable table;
    private final CheckCircle circle;
    private final LegalMoves legal = new LegalMoves();
    private final int[] stack = new int[(2 * MOST_MOVES + 1) * LegalMoves.MOST];
    private long nodes;
    private long limit;

    /**
     * @param tableBits the table holds two to the power of this positions; {@link #LEAST_TABLE_BITS} to {@link
     *     #MOST_TABLE_BITS}
     */
    public MateSearch(int tableBits) {
        if (tableBits < LEAST_TABLE_BITS || tableBits > MOST_TABLE_BITS) {
            throw new IllegalArgumentException("table of 2^" + tableBits + " positions");
        }
        table = new MateTable(tableBits);
        circle = new CheckCircle(table);
    }

    /**
     * Whether the side to move mates by checks alone. The board is as before afterwards.
     *
     * @param maxMoves the longest mate looked for, 1 to {@link #MOST_MOVES}
     * @param maxNodes the budget in positions, 1 or more
     */
    public MateResult search(Board board, int maxMoves, long maxNodes) {
        if (maxMoves < 1 || maxMoves > MOST_MOVES || maxNodes < 1) {
            throw new IllegalArgumentException("moves " + maxMoves + ", nodes " + maxNodes);
        }
        table.clear();
        circle.clear();
        nodes = 0;
        limit = maxNodes;
        for (int moves = 1; moves <= maxMoves; moves++) {
            int found = attack(board, moves, 0);
            if (spent()) {
                return new MateResult.Undetermined(nodes);
            }
            if (found == MATE) {
                return told(board, moves);
            }
            if (found == REFUTED_FOREVER || (isTurn(moves) && refutedByCircle(board))) {
                return new MateResult.None(true, nodes);
            }
        }
        return new MateResult.None(false, nodes);
    }

    /** The depths, each twice the last, after which it may pay to look whether the checks go in a circle. */
    private static boolean isTurn(int moves) {
        return moves >= FIRST_TURN && moves % FIRST_TURN == 0 && Integer.bitCount(moves / FIRST_TURN) == 1;
    }

    /** Whether the checks lead in a circle: looked for at no higher cost than has been spent on deepening. */
    private boolean refutedByCircle(Board board) {
        boolean refuted = circle.refutes(board, Math.min(nodes, limit - nodes) + 1);
        nodes += circle.nodes();
        return refuted;
    }

    private boolean spent() {
        return nodes >= limit;
    }

    /** Whether the mating side, to move, mates within so many moves. */
    private int attack(Board board, int moves, int offset) {
        long key = board.key();
        int proved = table.proved(key);
        if (proved > 0 && proved <= moves) {
            return MATE;
        }
        int refuted = table.refuted(key);
        if (refuted >= moves) {
            return refuted == MateTable.FOREVER ? REFUTED_FOREVER : REFUTED_SO_FAR;
        }
        int end = checks(board, offset);
        if (end > offset && answers(stack[offset]) == 0) {
            table.prove(key, 1);
            return MATE;
        }
        int outcome = end > offset && moves == 1 ? REFUTED_SO_FAR : REFUTED_FOREVER;
        for (int i = offset; i < end && moves > 1 && !spent(); i++) {
            board.make(move(stack[i]));
            int reply = defend(board, moves - 1, end);
            board.unmake();
            if (reply == MATE) {
                table.prove(key, moves);
                return MATE;
            }
            if (reply == REFUTED_SO_FAR) {
                outcome = REFUTED_SO_FAR;
            }
        }
        if (!spent()) {
            table.refute(key, outcome == REFUTED_FOREVER ? MateTable.FOREVER : moves);
        }
        return outcome;
    }

    /** Whether the side in check is mated within so many further moves whatever it answers. */
    private int defend(Board board, int moves, int offset) {
        legal.find(board);
        int end = legal.write(stack, offset);
        for (int i = offset; i < end; i++) {
            if (spent()) {
                return REFUTED_SO_FAR;
            }
            nodes++;
            board.make(stack[i]);
            int next = attack(board, moves, end);
            board.unmake();
            if (next != MATE) {
                return next;
            }
        }
        return MATE;
    }

    /** Writes the checks from the offset on, those with the fewest answers first, and returns the end. */
    private int checks(Board board, int offset) {
        legal.find(board);
        int all = legal.write(stack, offset);
        int end = offset;
        for (int i = offset; i < all; i++) {
            int move = stack[i];
            nodes++;
            board.make(move);
            if (board.lastMoveGaveCheck()) {
                legal.find(board);
                insert(offset, end++, legal.count() << ANSWERS_SHIFT | move);
            }
            board.unmake();
        }
        return end;
    }

    private void insert(int offset, int end, int entry) {
        int at = end;
        while (at > offset && stack[at - 1] > entry) {
            stack[at] = stack[at - 1];
            at--;
        }
        stack[at] = entry;
    }

    private static final int ANSWERS_SHIFT = 16;

    private static int answers(int entry) {
        return entry >>> ANSWERS_SHIFT;
    }

    private static int move(int entry) {
        return entry & (1 << ANSWERS_SHIFT) - 1;
    }

    /** The line of a mate that was found, at the price of looking again where the table has forgotten. */
    private MateResult told(Board board, int moves) {
        long found = nodes;
        limit = nodes + limit;
        List<Move> line = new ArrayList<>();
        int left = moves;
        while (left > 0) {
            int end = checks(board, 0);
            int check = matingCheck(board, left, end);
            if (check < 0) {
                break;
            }
            line.add(Move.of(check));
            board.make(check);
            left--;
            if (left > 0) {
                int answer = longestAnswer(board, left);
                if (answer < 0) {
                    break;
                }
                line.add(Move.of(answer));
                board.make(answer);
                left = shortest(board, left);
            }
        }
        for (int i = line.size(); i > 0; i--) {
            board.unmake();
        }
        return spent() ? new MateResult.Undetermined(found) : new MateResult.Mate(line, found);
    }

    /** The check, of those on the stack, that mates within so many moves; -1 if the budget ran out. */
    private int matingCheck(Board board, int moves, int end) {
        for (int i = 0; i < end && !spent(); i++) {
            if (answers(stack[i]) == 0) {
                return move(stack[i]);
            }
            if (moves > 1) {
                board.make(move(stack[i]));
                int reply = defend(board, moves - 1, end);
                board.unmake();
                if (reply == MATE) {
                    return move(stack[i]);
                }
            }
        }
        return -1;
    }

    /** The answer after which the mate takes longest; -1 if the budget ran out. */
    private int longestAnswer(Board board, int moves) {
        legal.find(board);
        int[] answers = new int[LegalMoves.MOST];
        int count = legal.write(answers, 0);
        int longest = -1;
        int length = 0;
        for (int i = 0; i < count && !spent(); i++) {
            board.make(answers[i]);
            int left = shortest(board, moves);
            board.unmake();
            if (left > length) {
                length = left;
                longest = answers[i];
            }
        }
        return longest;
    }

    private int shortest(Board board, int moves) {
        for (int length = 1; length < moves && !spent(); length++) {
            if (attack(board, length, 0) == MATE) {
                return length;
            }
        }
        return moves;
    }
}
