package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.rules.Prospect;

/**
 * The search below the last ply of the main search: captures until nothing hangs, checks at its first ply, and every answer
 * to a check.
 */
final class Quiescence {
    /** What a capture may win beyond the piece itself. */
    private static final int HOPE = 180;

    private final Worker worker;
    private final Board board;
    private final TranspositionTable table;

    Quiescence(Worker worker) {
        this.worker = worker;
        board = worker.board;
        table = worker.table;
    }

    /**
     * The value for the side to move.
     *
     * @param depth 0 at the first ply, less below
     */
    int search(int ply, int alphaBefore, int beta, int depth, boolean pv) {
        int alpha = alphaBefore;
        Frame frame = worker.frame(ply);
        frame.lineLength = 0;
        if (worker.stopped()) {
            return 0;
        }
        Prospect prospect = worker.prospects.prospect();
        if (prospect != Prospect.OPEN) {
            return value(prospect, ply);
        }
        boolean inCheck = frame.inCheck;
        if (ply >= Values.MOST_PLIES) {
            return inCheck ? 0 : worker.evaluate(ply);
        }
        long key = board.key();
        long known = table.probe(key);
        int tableMove = 0;
        int tableScore = Values.NONE;
        int bound = TranspositionTable.NO_BOUND;
        boolean tablePv = pv;
        int tableDepth = inCheck || depth >= 0 ? 0 : -1;
        if (known != TranspositionTable.NOTHING) {
            tableMove = TranspositionTable.move(known);
            tableScore = Values.fromRoot(TranspositionTable.score(known), ply);
            bound = TranspositionTable.bound(known);
            tablePv |= TranspositionTable.pv(known);
            boolean cuts = (bound & (tableScore >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0;
            if (!pv && cuts && TranspositionTable.depth(known) >= tableDepth) {
                return tableScore;
            }
        }
        int best;
        int raw = Values.NONE;
        int hope = -Values.INFINITE;
        if (inCheck) {
            best = -Values.INFINITE;
            frame.evaluation = Values.NONE;
        } else {
            raw = known == TranspositionTable.NOTHING ? Values.NONE : TranspositionTable.evaluation(known);
            if (raw == Values.NONE) {
                raw = worker.evaluate(ply);
            }
            best = corrected(raw);
            frame.evaluation = best;
            boolean better = (bound & (tableScore > best ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0;
            if (better && !Values.decided(tableScore)) {
                best = tableScore;
            }
            if (best >= beta) {
                if (known == TranspositionTable.NOTHING) {
                    table.store(key, 0, Values.fromPosition(best, ply), raw, -2, TranspositionTable.LOWER, false);
                }
                return best;
            }
            alpha = Math.max(alpha, best);
            hope = best + HOPE;
        }
        int usable = tableMove != 0
                        && (inCheck || board.captures(tableMove) || (depth >= 0 && board.givesCheck(tableMove)))
                        && board.allows(tableMove)
                ? tableMove
                : 0;
        MovePicker picker = frame.picker;
        if (inCheck) {
            int before = worker.frame(ply - 1).pieceTo;
            picker.start(usable, 0, 0, before, worker.frame(ply - 2).pieceTo, worker.frame(ply - 4).pieceTo);
        } else {
            picker.startCaptures(usable, depth >= 0, 0);
        }
        int bestMove = 0;
        int tried = 0;
        int move;
        while ((move = picker.next(board, worker.histories)) != MovePicker.NO_MOVE) {
            tried++;
            boolean capture = board.captures(move);
            if (best > -Values.DECIDED) {
                if (!inCheck && capture && hope <= alpha && !board.givesCheck(move)) {
                    int most = hope + StaticExchange.worth(board, Move.to(move));
                    if (most <= alpha) {
                        best = Math.max(best, most);
                        continue;
                    }
                    if (!StaticExchange.gains(board, move, 1)) {
                        best = Math.max(best, hope);
                        continue;
                    }
                }
                if (inCheck && !capture && tried > 3) {
                    break;
                }
                if (!capture && !StaticExchange.gains(board, move, 0)) {
                    continue;
                }
            }
            worker.make(ply, move);
            int value = -search(ply + 1, -beta, -alpha, depth - 1, pv);
            worker.unmake();
            if (worker.stopped()) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > alpha) {
                    bestMove = move;
                    if (pv) {
                        frame.follow(move, worker.frame(ply + 1));
                    }
                    if (value >= beta) {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        if (inCheck && tried == 0) {
            return Values.matedIn(ply);
        }
        table.store(
                key,
                bestMove,
                Values.fromPosition(best, ply),
                raw,
                tableDepth,
                best >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER,
                tablePv);
        return best;
    }

    private int corrected(int raw) {
        return Math.clamp(raw + worker.histories.correction(board), -Values.MOST_EVALUATION, Values.MOST_EVALUATION);
    }

    /** What the rules' say is worth to the side to move. */
    static int value(Prospect prospect, int ply) {
        return switch (prospect) {
            case LOSS -> Values.lostByRule(ply);
            case WIN -> -Values.lostByRule(ply);
            case DRAW, OPEN -> 0;
        };
    }
}
