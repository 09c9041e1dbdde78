package org.xiangqi.arbiter.search;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.rules.Prospects;

/** What one thread of a search works with: its own board, line, histories and evaluation, and the shared table. */
final class Worker {
    private static final int ASK_EVERY = 1024;

    final Prospects prospects;
    final Board board;
    final TranspositionTable table;
    final Histories histories;
    final Evaluation evaluation;
    private final @Nullable Network network;
    private final PieceSquares squares;
    private final Frame[] frames;
    private final Clock clock;

    /** Read by other threads for their sum; a little late does no harm. */
    private long nodes;

    private int untilAsked = ASK_EVERY;
    private boolean stopped;

    Worker(Prospects prospects, TranspositionTable table, Memory memory, Clock clock) {
        this.prospects = prospects;
        this.board = prospects.board();
        this.table = table;
        this.histories = memory.histories();
        this.evaluation = memory.evaluation();
        this.frames = memory.frames();
        this.squares = evaluation.squares();
        this.network = memory.network();
        this.clock = clock;
        for (Frame frame : frames) {
            frame.reset();
        }
        Frame root = frame(0);
        root.inCheck = board.inCheck();
        root.placed = squares.sum(board);
        root.material = Material.of(board);
        if (network != null) {
            network.fill(board, root.neurons);
            root.summed = true;
        }
    }

    /** The frame of that ply, from {@link Frame#BEFORE_ROOT} plies before the root on. */
    Frame frame(int ply) {
        return frames[ply + Frame.BEFORE_ROOT];
    }

    /** Makes a legal move from that ply. */
    void make(int ply, int move) {
        make(ply, move, board.givesCheck(move));
    }

    /** Makes a legal move of which it is known whether it gives check. */
    void make(int ply, int move, boolean givesCheck) {
        Frame here = frame(ply);
        Frame next = frame(ply + 1);
        int from = Move.from(move);
        int to = Move.to(move);
        int code = board.code(from);
        here.move = move;
        here.pieceTo = Histories.pieceTo(code, to);
        int captured = board.code(to);
        next.placed = here.placed - squares.of(code, from) + squares.of(code, to) - squares.of(captured, to);
        next.material = Material.without(here.material, captured);
        next.sum = Frame.NOT_SUMMED;
        next.summed = false;
        next.left = Network.column(code, from);
        next.came = Network.column(code, to);
        next.taken = captured == Piece.EMPTY ? Frame.NONE : Network.column(captured, to);
        next.inCheck = givesCheck;
        prospects.make(move, givesCheck);
        count();
    }

    private void count() {
        nodes++;
        if (--untilAsked <= 0) {
            ask();
        }
    }

    void unmake() {
        prospects.unmake();
    }

    /** Lets the side to move, which is not in check, pass. */
    void pass(int ply) {
        Frame here = frame(ply);
        Frame next = frame(ply + 1);
        here.move = 0;
        here.pieceTo = Histories.NOTHING;
        next.placed = here.placed;
        next.material = here.material;
        next.sum = here.sum;
        next.summed = false;
        next.left = Frame.NONE;
        next.inCheck = false;
        prospects.pass();
        count();
    }

    void unpass() {
        prospects.unpass();
    }

    /** The static evaluation for the side to move. */
    int evaluate(int ply) {
        Frame here = frame(ply);
        if (network != null) {
            sumUp(network, ply);
            return evaluation.value(board, here.placed, here.material, network, here.neurons);
        }
        if (here.sum == Frame.NOT_SUMMED) {
            here.sum = here.placed + evaluation.features(board, here.material);
        }
        return evaluation.value(board, here.sum, here.material);
    }

    /** Brings the neurons up to that ply, from the last one where they are known. */
    private void sumUp(Network by, int ply) {
        int known = ply;
        while (!frame(known).summed) {
            known--;
        }
        for (int next = known + 1; next <= ply; next++) {
            Frame before = frame(next - 1);
            Frame after = frame(next);
            if (after.left == Frame.NONE) {
                System.arraycopy(before.neurons, 0, after.neurons, 0, after.neurons.length);
            } else if (after.taken == Frame.NONE) {
                by.move(before.neurons, after.left, after.came, after.neurons);
            } else {
                by.capture(before.neurons, after.left, after.came, after.taken, after.neurons);
            }
            after.summed = true;
        }
    }

    private void ask() {
        long left = clock.nodesLeft(nodes);
        if (left <= 0 || clock.over()) {
            stopped = true;
        }
        untilAsked = Math.clamp(left, 1, ASK_EVERY);
    }

    /** Before the first node: a limit may be nearer than the next time to ask. */
    void start() {
        ask();
    }

    boolean stopped() {
        return stopped;
    }

    /** Positions looked at so far. */
    long nodes() {
        return nodes;
    }
}
