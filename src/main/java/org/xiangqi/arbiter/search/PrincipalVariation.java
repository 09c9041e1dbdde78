package org.xiangqi.arbiter.search;

import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.rules.Prospect;
import org.xiangqi.arbiter.rules.Prospects;

/** The main search: one line is searched in full, and of all others only that they are no better. */
final class PrincipalVariation {
    private static final int[] REDUCTION = new int[128];

    static {
        for (int i = 1; i < REDUCTION.length; i++) {
            REDUCTION[i] = (int) (21.0 * Math.log(i));
        }
    }

    private static final int MOST_HISTORY_DEPTH = 12;

    private final Worker worker;
    private final Prospects prospects;
    private final Board board;
    private final TranspositionTable table;
    private final Histories histories;
    private final Quiescence quiescence;

    /** Passing is not tried above this ply while a pass is being verified. */
    private int passFrom;

    private int rootDepth;

    PrincipalVariation(Worker worker) {
        this.worker = worker;
        prospects = worker.prospects;
        board = worker.board;
        table = worker.table;
        histories = worker.histories;
        quiescence = new Quiescence(worker);
    }

    /** Searches the root moves from that one on, and sets their scores and lines. */
    int searchRoot(List<RootMove> moves, int first, int alphaBefore, int beta, int depth) {
        rootDepth = depth;
        int alpha = alphaBefore;
        int best = -Values.INFINITE;
        Frame next = worker.frame(1);
        for (int i = first; i < moves.size(); i++) {
            RootMove root = moves.get(i);
            int value;
            if (root.verdict != Prospect.OPEN) {
                next.lineLength = 0;
                value = -ofVerdict(root);
            } else {
                boolean capture = board.captures(root.move);
                int tried = i - first + 1;
                worker.frame(2).cutoffs = 0;
                worker.make(0, root.move);
                if (tried == 1) {
                    value = -search(1, -beta, -alpha, depth - 1, true, false);
                } else {
                    int reduced = depth - 1;
                    if (depth > 2 && tried > 3 && !capture && !next.inCheck) {
                        reduced = Math.clamp(depth - 1 - reduction(depth, tried) / 1024, 1, depth - 1);
                    }
                    value = -search(1, -alpha - 1, -alpha, reduced, false, true);
                    if (value > alpha && reduced < depth - 1) {
                        value = -search(1, -alpha - 1, -alpha, depth - 1, false, false);
                    }
                    if (value > alpha) {
                        value = -search(1, -beta, -alpha, depth - 1, true, false);
                    }
                }
                worker.unmake();
                if (worker.stopped()) {
                    return best;
                }
            }
            if (i == first || value > alpha) {
                root.score = value;
                if (value > alpha) {
                    root.keepLine(next);
                }
            } else {
                root.score = -Values.INFINITE;
            }
            if (value > best) {
                best = value;
                alpha = Math.max(alpha, value);
                if (value >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private static int ofVerdict(RootMove root) {
        // A game that ends without a legal move is a mate; the rules say no more than who loses.
        return switch (root.verdict) {
            case LOSS -> root.mates ? Values.matedIn(1) : Values.lostByRule(1);
            case WIN -> -Values.lostByRule(1);
            case DRAW, OPEN -> 0;
        };
    }

    private static int reduction(int depth, int tried) {
        return REDUCTION[Math.min(depth, 127)] * REDUCTION[Math.min(tried, 127)] + 700;
    }

    private int search(int ply, int alphaBefore, int betaBefore, int depthBefore, boolean pv, boolean cut) {
        if (depthBefore <= 0) {
            return quiescence.search(ply, alphaBefore, betaBefore, 0, pv);
        }
        Frame frame = worker.frame(ply);
        frame.lineLength = 0;
        if (worker.stopped()) {
            return 0;
        }
        int excluded = frame.excluded;
        if (excluded == 0) {
            Prospect prospect = prospects.prospect();
            if (prospect != Prospect.OPEN) {
                return Quiescence.value(prospect, ply);
            }
        }
        boolean inCheck = frame.inCheck;
        if (ply >= Values.MOST_PLIES) {
            return inCheck ? 0 : worker.evaluate(ply);
        }
        int alpha = Math.max(alphaBefore, Values.matedIn(ply));
        int beta = Math.min(betaBefore, -Values.matedIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        int depth = depthBefore;
        Frame next = worker.frame(ply + 1);
        Frame before = worker.frame(ply - 1);
        worker.frame(ply + 2).cutoffs = 0;
        next.excluded = 0;

        long key = board.key();
        long known = excluded == 0 ? table.probe(key) : TranspositionTable.NOTHING;
        int tableMove = 0;
        int tableScore = Values.NONE;
        int tableDepth = -100;
        int bound = TranspositionTable.NO_BOUND;
        boolean tablePv = pv;
        if (known != TranspositionTable.NOTHING) {
            tableMove = TranspositionTable.move(known);
            if (tableMove != 0 && !board.allows(tableMove)) {
                tableMove = 0;
            }
            tableScore = Values.fromRoot(TranspositionTable.score(known), ply);
            tableDepth = TranspositionTable.depth(known);
            bound = TranspositionTable.bound(known);
            tablePv |= TranspositionTable.pv(known);
            boolean cuts = (bound & (tableScore >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0;
            if (!pv && cuts && tableDepth >= depth && board.pliesSinceCapture() < 90) {
                if (tableMove != 0 && tableScore >= beta && !board.captures(tableMove)) {
                    rewardQuiet(ply, tableMove, bonus(depth));
                }
                return tableScore;
            }
        }
        boolean tableCaptures = tableMove != 0 && board.captures(tableMove);

        int raw = Values.NONE;
        int evaluation = Values.NONE;
        boolean improving = false;
        if (inCheck) {
            frame.evaluation = Values.NONE;
        } else if (excluded != 0) {
            evaluation = frame.evaluation;
        } else {
            raw = known == TranspositionTable.NOTHING ? Values.NONE : TranspositionTable.evaluation(known);
            if (raw == Values.NONE) {
                raw = worker.evaluate(ply);
            }
            evaluation = Math.clamp(raw + histories.correction(board), -Values.MOST_EVALUATION, Values.MOST_EVALUATION);
            frame.evaluation = evaluation;
            boolean better =
                    (bound & (tableScore > evaluation ? TranspositionTable.LOWER : TranspositionTable.UPPER)) != 0;
            if (better && !Values.decided(tableScore)) {
                evaluation = tableScore;
            }
        }
        if (!inCheck) {
            int earlier = worker.frame(ply - 2).evaluation;
            if (earlier == Values.NONE) {
                earlier = worker.frame(ply - 4).evaluation;
            }
            improving = earlier == Values.NONE || frame.evaluation > earlier;
        }

        if (!inCheck && !pv && excluded == 0) {
            if (evaluation < alpha - 320 - 220 * depth * depth) {
                int value = quiescence.search(ply, alpha - 1, alpha, 0, false);
                if (value < alpha || worker.stopped()) {
                    return value;
                }
            }
            if (depth <= 8
                    && evaluation - 85 * (improving ? depth - 1 : depth) >= beta
                    && evaluation < Values.DECIDED
                    && beta > -Values.DECIDED
                    && (tableMove == 0 || tableCaptures)) {
                return (2 * evaluation + beta) / 3;
            }
            if (cut
                    && before.move != 0
                    && evaluation >= beta
                    && frame.evaluation >= beta - 20 * depth + 180
                    && beta > -Values.DECIDED
                    && ply >= passFrom
                    && mayPass()) {
                int value = tryPass(ply, beta, depth, evaluation);
                if (value >= beta || worker.stopped()) {
                    return value;
                }
            }
        }
        if (depth >= 4 && tableMove == 0 && excluded == 0 && (pv || cut)) {
            depth--;
        }
        if (!inCheck && !pv && excluded == 0 && depth >= 5 && !Values.decided(beta)) {
            int raised = beta + 200 - (improving ? 50 : 0);
            boolean hopeless = tableScore != Values.NONE && tableDepth >= depth - 3 && tableScore < raised;
            if (!hopeless) {
                int value = tryCaptures(ply, raised, depth, tableCaptures ? tableMove : 0, cut);
                if (worker.stopped()) {
                    return 0;
                }
                if (value >= raised) {
                    table.store(
                            key,
                            frame.sidePickerMove,
                            Values.fromPosition(value, ply),
                            raw,
                            depth - 3,
                            TranspositionTable.LOWER,
                            tablePv);
                    return value - (raised - beta);
                }
            }
        }

        MovePicker picker = excluded == 0 ? frame.picker : frame.sidePicker;
        int before1 = before.pieceTo;
        int before2 = worker.frame(ply - 2).pieceTo;
        int before4 = worker.frame(ply - 4).pieceTo;
        picker.start(tableMove, frame.firstKiller, frame.secondKiller, before1, before2, before4);
        next.firstKiller = 0;
        next.secondKiller = 0;
        int best = -Values.INFINITE;
        int bestMove = 0;
        int tried = 0;
        int quiets = 0;
        int captures = 0;
        int move;
        while ((move = picker.next(board, histories)) != MovePicker.NO_MOVE) {
            if (move == excluded) {
                continue;
            }
            tried++;
            boolean capture = board.captures(move);
            boolean check = board.givesCheck(move);
            int pieceTo = Histories.pieceTo(board, move);
            int history = capture
                    ? histories.capture(board, move)
                    : histories.quiet(board, move)
                            + histories.continuation(before1, pieceTo)
                            + histories.continuation(before2, pieceTo);
            int reduction = reduction(depth, tried) + (improving ? 0 : 500) - (tablePv ? 900 : 0);
            if (best > -Values.DECIDED) {
                int lmrDepth = Math.max(depth - 1 - reduction / 1024, 0);
                if (!capture && !check) {
                    if (tried >= (improving ? 4 + depth * depth : 2 + depth * depth / 2)) {
                        picker.skipQuiets();
                    }
                    if (lmrDepth < 5 && history < -4200 * depth) {
                        continue;
                    }
                    lmrDepth = Math.max(0, lmrDepth + history / 9000);
                    if (!inCheck && lmrDepth < 8 && frame.evaluation + 110 + 95 * lmrDepth <= alpha) {
                        continue;
                    }
                    if (!StaticExchange.gains(board, move, -22 * lmrDepth * lmrDepth)) {
                        continue;
                    }
                } else {
                    if (capture && !check && !inCheck && lmrDepth < 6) {
                        int hope = frame.evaluation
                                + 220
                                + 180 * lmrDepth
                                + StaticExchange.worth(board, Move.to(move))
                                + history / 40;
                        if (hope <= alpha) {
                            continue;
                        }
                    }
                    // A check that loses its piece may mate: many combinations begin so.
                    if (!check && !StaticExchange.gains(board, move, -110 * depth)) {
                        continue;
                    }
                }
            }

            int extension = 0;
            if (ply < 2 * rootDepth) {
                if (move == tableMove
                        && excluded == 0
                        && depth >= 7
                        && tableDepth >= depth - 3
                        && (bound & TranspositionTable.LOWER) != 0
                        && !Values.decided(tableScore)) {
                    int singularBeta = tableScore - depth * (tablePv && !pv ? 3 : 2);
                    frame.excluded = move;
                    int value = search(ply, singularBeta - 1, singularBeta, (depth - 1) / 2, false, cut);
                    frame.excluded = 0;
                    if (worker.stopped()) {
                        return 0;
                    }
                    if (value < singularBeta) {
                        extension = !pv && value < singularBeta - 25 ? 2 : 1;
                    } else if (singularBeta >= beta) {
                        return singularBeta;
                    } else if (tableScore >= beta) {
                        extension = -2;
                    } else if (cut) {
                        extension = -1;
                    }
                } else if (check && depth > 8 && !capture && StaticExchange.gains(board, move, 0)) {
                    extension = 1;
                }
            }

            int newDepth = depth - 1 + extension;
            worker.make(ply, move, check);
            int value;
            if (depth >= 2 && tried > (pv ? 2 : 1) && (!capture || tried > 4 || cut)) {
                int r = reduction;
                if (cut) {
                    r += 1500;
                }
                if (tableCaptures) {
                    r += 800;
                }
                if (pv) {
                    r -= 900;
                }
                if (next.cutoffs > 3) {
                    r += 700;
                }
                if (check) {
                    r -= 800;
                }
                if (move == frame.firstKiller || move == frame.secondKiller) {
                    r -= 900;
                }
                r -= capture ? history / 10 + 800 : history / 10;
                int reduced = Math.max(1, Math.min(newDepth - r / 1024, newDepth + 1));
                value = -search(ply + 1, -alpha - 1, -alpha, reduced, false, true);
                if (value > alpha && reduced < newDepth) {
                    if (value > best + 60) {
                        newDepth++;
                    } else if (value < best + newDepth) {
                        newDepth--;
                    }
                    if (reduced < newDepth) {
                        value = -search(ply + 1, -alpha - 1, -alpha, newDepth, false, !cut);
                    }
                    if (!capture && !worker.stopped()) {
                        int bonus = value <= alpha ? -bonus(newDepth) : value >= beta ? bonus(newDepth) : 0;
                        rewardContinuations(ply, pieceTo, bonus);
                    }
                }
            } else if (!pv || tried > 1) {
                value = -search(ply + 1, -alpha - 1, -alpha, newDepth, false, !cut);
            } else {
                value = alpha + 1;
            }
            if (pv && (tried == 1 || value > alpha)) {
                value = -search(ply + 1, -beta, -alpha, newDepth, true, false);
            }
            worker.unmake();
            if (worker.stopped()) {
                return 0;
            }
            if (value > best) {
                best = value;
                if (value > alpha) {
                    bestMove = move;
                    if (pv) {
                        frame.follow(move, next);
                    }
                    if (value >= beta) {
                        frame.cutoffs++;
                        break;
                    }
                    alpha = value;
                    if (depth > 2 && depth < 12 && !Values.decided(value)) {
                        depth--;
                    }
                }
            }
            if (move != bestMove) {
                if (capture) {
                    frame.captures[captures++] = move;
                } else {
                    frame.quiets[quiets++] = move;
                }
            }
        }
        if (tried == 0) {
            // Without a legal move a side loses, in check or not.
            return excluded != 0 ? alpha : Values.matedIn(ply);
        }
        if (best == -Values.INFINITE) {
            best = alpha;
        }
        if (bestMove != 0) {
            rewardBest(ply, bestMove, depth, quiets, captures);
        } else if (before.move != 0 && before.pieceTo != Histories.NOTHING && depth >= 3) {
            // The opponent's last move held against everything.
            histories.rewardContinuation(worker.frame(ply - 2).pieceTo, before.pieceTo, bonus(depth) / 2);
        }
        if (excluded == 0) {
            int kind = best >= beta
                    ? TranspositionTable.LOWER
                    : pv && bestMove != 0 ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.store(key, bestMove, Values.fromPosition(best, ply), raw, depth, kind, tablePv);
            boolean quietBest = bestMove == 0 || !board.captures(bestMove);
            if (!inCheck
                    && quietBest
                    && !Values.decided(best)
                    && !(kind == TranspositionTable.LOWER && best <= frame.evaluation)
                    && !(kind == TranspositionTable.UPPER && best >= frame.evaluation)) {
                histories.correct(board, best - raw, depth);
            }
        }
        return best;
    }

    /** Whether the side to move has pieces enough that having to move is no burden. */
    private boolean mayPass() {
        int us = board.mover();
        return (board.lo(us + Piece.CHARIOT) | board.hi(us + Piece.CHARIOT)) != 0
                || Long.bitCount(board.lo(us + Piece.HORSE) | board.lo(us + Piece.CANNON))
                                + Long.bitCount(board.hi(us + Piece.HORSE) | board.hi(us + Piece.CANNON))
                        > 1;
    }

    /** What the position is worth at least if even passing holds beta; less than beta if it does not. */
    private int tryPass(int ply, int beta, int depth, int evaluation) {
        int reduced = depth - 4 - depth / 3 - Math.min((evaluation - beta) / 180, 4);
        worker.pass(ply);
        int value = -search(ply + 1, -beta, -beta + 1, reduced, false, false);
        worker.unpass();
        if (worker.stopped() || value < beta) {
            return value;
        }
        int held = Values.decided(value) ? beta : value;
        if (passFrom > 0 || depth < 14) {
            return held;
        }
        passFrom = ply + 3 * Math.max(reduced, 1) / 4;
        int verified = search(ply, beta - 1, beta, reduced, false, false);
        passFrom = 0;
        return verified >= beta ? held : verified;
    }

    /** Whether some capture already holds more than beta at less depth. */
    private int tryCaptures(int ply, int raised, int depth, int tableMove, boolean cut) {
        Frame frame = worker.frame(ply);
        frame.sidePicker.startCaptures(tableMove, false, raised - frame.evaluation);
        int move;
        while ((move = frame.sidePicker.next(board, histories)) != MovePicker.NO_MOVE) {
            worker.make(ply, move);
            int value = -quiescence.search(ply + 1, -raised, -raised + 1, 0, false);
            if (value >= raised && depth > 4) {
                value = -search(ply + 1, -raised, -raised + 1, depth - 4, false, !cut);
            }
            worker.unmake();
            if (worker.stopped()) {
                return 0;
            }
            if (value >= raised) {
                frame.sidePickerMove = move;
                return value;
            }
        }
        return -Values.INFINITE;
    }

    private static int bonus(int depth) {
        int d = Math.min(depth, MOST_HISTORY_DEPTH);
        return Math.min(160 * d - 80, 1700);
    }

    private void rewardBest(int ply, int bestMove, int depth, int quiets, int captures) {
        Frame frame = worker.frame(ply);
        int bonus = bonus(depth);
        if (board.captures(bestMove)) {
            histories.rewardCapture(board, bestMove, bonus);
        } else {
            frame.putKiller(bestMove);
            rewardQuiet(ply, bestMove, bonus);
            for (int i = 0; i < quiets; i++) {
                rewardQuiet(ply, frame.quiets[i], -bonus);
            }
        }
        for (int i = 0; i < captures; i++) {
            histories.rewardCapture(board, frame.captures[i], -bonus);
        }
    }

    private void rewardQuiet(int ply, int move, int bonus) {
        histories.rewardQuiet(board, move, bonus);
        rewardContinuations(ply, Histories.pieceTo(board, move), bonus);
    }

    private void rewardContinuations(int ply, int pieceTo, int bonus) {
        histories.rewardContinuation(worker.frame(ply - 1).pieceTo, pieceTo, bonus);
        histories.rewardContinuation(worker.frame(ply - 2).pieceTo, pieceTo, bonus);
        histories.rewardContinuation(worker.frame(ply - 4).pieceTo, pieceTo, bonus);
    }

    /** The legal moves at the root, with what the rules make of each. */
    static void findRootMoves(Prospects prospects, List<RootMove> into) {
        LegalMoves legal = new LegalMoves();
        int[] moves = new int[LegalMoves.MOST];
        legal.find(prospects.board());
        int count = legal.write(moves, 0);
        for (int i = 0; i < count; i++) {
            prospects.make(moves[i]);
            Prospect verdict = prospects.verdict();
            boolean mates = verdict == Prospect.LOSS && !legal.probe(prospects.board(), prospects.inCheck());
            if (verdict == Prospect.OPEN && prospects.answeredByRepetition()) {
                verdict = Prospect.WIN;
            }
            prospects.unmake();
            into.add(new RootMove(moves[i], verdict, mates));
        }
    }
}
