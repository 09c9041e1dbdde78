package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;

/**
 * Hands out the legal moves of a node, those first that most likely refute the last one, and finds them no earlier than
 * needed: the table's move, captures that do not lose material, killers, quiet moves, and the other captures.
 */
final class MovePicker {
    /** There is none left. */
    static final int NO_MOVE = 0;

    private static final int TABLE = 0;
    private static final int FIND = 1;
    private static final int CAPTURES = 2;
    private static final int FIRST_KILLER = 3;
    private static final int SECOND_KILLER = 4;
    private static final int FIND_QUIETS = 5;
    private static final int QUIETS = 6;
    private static final int LOSING_CAPTURES = 7;

    private static final int PLACE_BITS = 7;
    private static final int MOST = 1 << PLACE_BITS;

    private final LegalMoves legal = new LegalMoves();
    private final int[] moves = new int[MOST];

    /** By place: the move's score, and below it, so that the highest number tells the place too, how far it is from the end. */
    private final int[] values = new int[MOST];

    private final int[] losing = new int[MOST];

    private int stage;

    /** Score of the move taken last. */
    private int bestScore;

    private int at;
    private int end;
    private int losingAt;
    private int losingEnd;
    private int tableMove;
    private int firstKiller;
    private int secondKiller;
    private boolean capturesOnly;
    private boolean quietChecks;
    private boolean quietsWanted;
    private int leastGain;

    /** Histories of the moves one, two and four plies before. */
    private int before1;

    private int before2;
    private int before4;

    /** All moves. */
    void start(int tableMove, int firstKiller, int secondKiller, int before1, int before2, int before4) {
        begin(tableMove);
        this.firstKiller = firstKiller;
        this.secondKiller = secondKiller;
        this.before1 = before1;
        this.before2 = before2;
        this.before4 = before4;
    }

    /** Captures, and quiet moves that give check if they are wanted. */
    void startCaptures(int tableMove, boolean quietChecks, int leastGain) {
        begin(tableMove);
        capturesOnly = true;
        this.quietChecks = quietChecks;
        this.leastGain = leastGain;
    }

    private void begin(int tableMove) {
        this.tableMove = tableMove;
        stage = tableMove == NO_MOVE ? FIND : TABLE;
        at = 0;
        end = 0;
        losingAt = 0;
        losingEnd = 0;
        firstKiller = NO_MOVE;
        secondKiller = NO_MOVE;
        capturesOnly = false;
        quietChecks = false;
        quietsWanted = true;
        leastGain = 0;
    }

    /** From now on no quiet moves. */
    void skipQuiets() {
        quietsWanted = false;
    }

    /** The next move, or {@link #NO_MOVE}. The board must be as at the start. */
    int next(Board board, Histories histories) {
        while (true) {
            switch (stage) {
                case TABLE -> {
                    stage = FIND;
                    return tableMove;
                }
                case FIND -> {
                    if (capturesOnly && !quietChecks) {
                        legal.findCaptures(board);
                    } else {
                        legal.find(board);
                    }
                    end = legal.writeCaptures(board, moves, 0);
                    scoreCaptures(board, histories);
                    stage = CAPTURES;
                }
                case CAPTURES -> {
                    while (at < end) {
                        int move = best();
                        if (move == tableMove) {
                            continue;
                        }
                        if (StaticExchange.gains(board, move, capturesOnly ? leastGain : -bestScore / 64)) {
                            return move;
                        }
                        losing[losingEnd++] = move;
                    }
                    stage = capturesOnly ? quietChecks ? FIND_QUIETS : LOSING_CAPTURES + 1 : FIRST_KILLER;
                }
                case FIRST_KILLER -> {
                    stage = SECOND_KILLER;
                    if (quietsWanted && isKiller(board, firstKiller)) {
                        return firstKiller;
                    }
                }
                case SECOND_KILLER -> {
                    stage = FIND_QUIETS;
                    if (quietsWanted && isKiller(board, secondKiller)) {
                        return secondKiller;
                    }
                }
                case FIND_QUIETS -> {
                    at = 0;
                    if (capturesOnly) {
                        findChecks(board);
                    } else {
                        end = quietsWanted ? legal.writeQuiets(board, moves, 0) : 0;
                        scoreQuiets(board, histories);
                    }
                    stage = QUIETS;
                }
                case QUIETS -> {
                    while (at < end && quietsWanted) {
                        int move = best();
                        if (move != tableMove && move != firstKiller && move != secondKiller) {
                            return move;
                        }
                    }
                    stage = LOSING_CAPTURES;
                }
                case LOSING_CAPTURES -> {
                    if (!capturesOnly && losingAt < losingEnd) {
                        return losing[losingAt++];
                    }
                    stage = LOSING_CAPTURES + 1;
                }
                default -> {
                    return NO_MOVE;
                }
            }
        }
    }

    private boolean isKiller(Board board, int move) {
        return move != NO_MOVE
                && move != tableMove
                && !board.captures(move)
                && legal.has(Move.from(move), Move.to(move));
    }

    /** Takes the move with the highest score out of those left, the first of several. */
    private int best() {
        int best = values[at];
        for (int i = at + 1; i < end; i++) {
            best = Math.max(best, values[i]);
        }
        int place = MOST - 1 - (best & MOST - 1);
        bestScore = best >> PLACE_BITS;
        // What was first comes into the place that is now free.
        int move = moves[place];
        int first = at++;
        if (place != first) {
            moves[place] = moves[first];
            values[place] = (values[first] & -MOST) | MOST - 1 - place;
        }
        return move;
    }

    private static int value(int score, int place) {
        return score << PLACE_BITS | MOST - 1 - place;
    }

    private void scoreCaptures(Board board, Histories histories) {
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            values[i] = value(6 * StaticExchange.worth(board, Move.to(move)) + histories.capture(board, move) / 8, i);
        }
    }

    private void findChecks(Board board) {
        end = legal.writeQuietChecks(board, moves, 0);
        for (int i = 0; i < end; i++) {
            values[i] = value(0, i);
        }
    }

    private void scoreQuiets(Board board, Histories histories) {
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            int pieceTo = Histories.pieceTo(board, move);
            int score = 2 * histories.quiet(board, move)
                    + 2 * histories.continuation(before1, pieceTo)
                    + histories.continuation(before2, pieceTo)
                    + histories.continuation(before4, pieceTo) / 2;
            values[i] = value(score, i);
        }
    }
}
