package org.xiangqi.arbiter.rules;

import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.EndTest.MoveLimit;

/**
 * The moves that count towards the natural limit, from the last capture to a ply.
 *
 * @param red how many of Red's count
 * @param black how many of Black's count
 * @param redLeftOut how many of Red's do not
 * @param blackLeftOut how many of Black's do not
 */
record MoveCount(int red, int black, int redLeftOut, int blackLeftOut) {

    /** Counts up to that ply, 0 to the history's own. */
    static MoveCount at(History history, MoveLimit limit, int ply) {
        int clock = history.board().pliesSinceCapture(ply);
        Side mover = history.moverOf(ply);
        int made = (clock + 1) / 2;
        int redMoves = mover == Side.RED ? made : clock / 2;
        int redOut = leftOut(history, limit, Side.RED, ply);
        int blackOut = leftOut(history, limit, Side.BLACK, ply);
        return new MoveCount(redMoves - redOut, clock - redMoves - blackOut, redOut, blackOut);
    }

    private static int leftOut(History history, MoveLimit limit, Side side, int last) {
        int first = history.firstSinceCapture(last);
        if (limit.quietOnly()) {
            history.deeds().find(Math.max(1, first - 1), last);
        }
        int checks = 0;
        int strikesAndAnswers = 0;
        for (int ply = first; ply <= last; ply++) {
            if (history.moverOf(ply) == side) {
                checks += history.gaveCheck(ply) ? 1 : 0;
                strikesAndAnswers += limit.quietOnly() && !isQuiet(history, ply) ? 1 : 0;
            }
        }
        if (limit.quietOnly()) {
            return strikesAndAnswers;
        }
        return limit.checkCap() == MoveLimit.NO_CAP ? 0 : Math.max(0, checks - limit.checkCap());
    }

    /** Whether a ply neither checks nor chases nor answers a check or a chase of the piece that it moves. */
    private static boolean isQuiet(History history, int ply) {
        Board board = history.board();
        Deeds deeds = history.deeds();
        if (history.gaveCheck(ply)
                || history.gaveCheck(ply - 1)
                || !deeds.chased(ply).isEmpty()) {
            return false;
        }
        return ply == 1 || !deeds.chased(ply - 1).has(Move.from(board.move(ply)));
    }

    /** Whether the limit is reached. */
    boolean reaches(MoveLimit limit) {
        return switch (limit.counting()) {
            case MOVES_OF_EACH_SIDE -> Math.min(red, black) >= limit.limit();
            case PLIES -> red + black >= limit.limit();
        };
    }
}
