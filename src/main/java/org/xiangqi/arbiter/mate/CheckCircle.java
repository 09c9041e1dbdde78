package org.xiangqi.arbiter.mate;

import java.util.Arrays;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;

/**
 * Proves that checks lead nowhere where they can go on forever in a circle, which deepening would never end.
 *
 * <p>It looks for a set of positions, the one asked about among them, such that each check in each of them has an answer that
 * leads into the set again: then the side in check can always answer. Every position entered is taken to belong to the set
 * until it is proved a mate; if that happens to one, others may have leaned on it, and the look starts over with the mates
 * known by then.
 *
 * <p>A position is known by its 64-bit key alone, as in {@link MateTable}.
 */
final class CheckCircle {
    private static final int LONGEST_PATH = 1_000;
    private static final byte UNKNOWN = 0;
    private static final byte IN_THE_SET = 1;
    private static final byte MATE = 2;

    private final MateTable deepening;
    private final LegalMoves legal = new LegalMoves();
    private long[] keys = new long[1 << 10];
    private byte[] states = new byte[1 << 10];
    private int known;
    private int mates;
    private int[] stack = new int[1 << 10];
    private long nodes;
    private long limit;
    private boolean open;
    private boolean leanedOnAMate;

    /**
     * @param deepening what is known so far of mates within so many moves: it tells good answers from bad
     */
    CheckCircle(MateTable deepening) {
        this.deepening = deepening;
    }

    /** Forgets all positions. */
    void clear() {
        if (known > 0) {
            Arrays.fill(states, UNKNOWN);
            known = 0;
            mates = 0;
        }
    }

    /** Whether the side to move cannot mate by checks alone; false also if so many positions do not suffice to tell. */
    boolean refutes(Board board, long maxNodes) {
        nodes = 0;
        limit = maxNodes;
        open = false;
        do {
            leanedOnAMate = false;
            dropTheSet();
            attack(board, 0, 0);
        } while (leanedOnAMate && !open);
        return !open && states[slot(board.key())] == IN_THE_SET;
    }

    /** Positions looked at by the last question. */
    long nodes() {
        return nodes;
    }

    private void attack(Board board, int offset, int depth) {
        long key = board.key();
        put(key, IN_THE_SET);
        if (depth == LONGEST_PATH) {
            open = true;
            return;
        }
        int end = write(board, offset);
        for (int i = offset; i < end && !open; i++) {
            spend();
            board.make(stack[i]);
            boolean mating = board.lastMoveGaveCheck() && !hasAnswer(board, end, depth);
            board.unmake();
            if (mating && !open) {
                put(key, MATE);
                mates++;
                leanedOnAMate = true;
                return;
            }
        }
    }

    /** Whether the side in check has an answer into the set. */
    private boolean hasAnswer(Board board, int offset, int depth) {
        int end = write(board, offset);
        for (int i = offset; i < end; i++) {
            if (states[slot(board.keyAfter(stack[i]))] == IN_THE_SET) {
                return true;
            }
        }
        for (int left = end; left > offset && !open; left--) {
            int answer = takeBest(board, offset, left);
            long key = board.keyAfter(answer);
            if (states[slot(key)] != MATE) {
                spend();
                board.make(answer);
                attack(board, left, depth + 1);
                board.unmake();
                if (states[slot(key)] == IN_THE_SET) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Moves the answer that has held out longest to the end of what is left, and returns it. */
    private int takeBest(Board board, int offset, int left) {
        int best = offset;
        int longest = -1;
        for (int i = offset; i < left; i++) {
            int held = deepening.refuted(board.keyAfter(stack[i]));
            if (held > longest) {
                longest = held;
                best = i;
            }
        }
        int answer = stack[best];
        stack[best] = stack[left - 1];
        stack[left - 1] = answer;
        return answer;
    }

    private void spend() {
        nodes++;
        open |= nodes >= limit;
    }

    private int write(Board board, int offset) {
        if (offset + LegalMoves.MOST > stack.length) {
            stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        legal.find(board);
        return legal.write(stack, offset);
    }

    /** Keeps only the mates. */
    private void dropTheSet() {
        if (mates == 0) {
            clear();
            return;
        }
        long[] oldKeys = keys;
        byte[] oldStates = states;
        keys = new long[oldKeys.length];
        states = new byte[oldStates.length];
        known = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldStates[i] == MATE) {
                put(oldKeys[i], MATE);
            }
        }
    }

    private void put(long key, byte state) {
        int at = slot(key);
        if (states[at] == UNKNOWN && 2 * ++known > keys.length) {
            grow();
            at = slot(key);
        }
        keys[at] = key;
        states[at] = state;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int at = (int) (key ^ key >>> 32) & mask;
        while (states[at] != UNKNOWN && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldStates = states;
        keys = new long[2 * oldKeys.length];
        states = new byte[2 * oldStates.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldStates[i] != UNKNOWN) {
                int at = slot(oldKeys[i]);
                keys[at] = oldKeys[i];
                states[at] = oldStates[i];
            }
        }
    }
}
