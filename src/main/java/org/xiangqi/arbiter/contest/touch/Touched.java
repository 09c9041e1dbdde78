package org.xiangqi.arbiter.contest.touch;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * The touched pieces that count, each once, in the order in which they were touched.
 *
 * @param own those of the side to move
 * @param opponents those of the other side
 * @param ownFirst whether an own piece was in the first grasp that counts
 * @param opponentsFirst whether a piece of the opponent was; with {@code ownFirst}, both were touched at once
 */
record Touched(List<Square> own, List<Square> opponents, boolean ownFirst, boolean opponentsFirst) {
    /** Sorts the touches; on each of their points a piece must stand. */
    static Touched of(List<Touch> touches, Board board) {
        Side mover = board.sideToMove();
        List<Square> own = new ArrayList<>();
        List<Square> opponents = new ArrayList<>();
        boolean ownFirst = false;
        boolean opponentsFirst = false;
        boolean inFirstGrasp = true;
        for (Touch touch : touches) {
            boolean isOwn = board.side(touch.square().index()) == mover;
            inFirstGrasp &= touch.atOnce() || (own.isEmpty() && opponents.isEmpty());
            if (isOwn && touch.adjusting()) {
                continue;
            }
            List<Square> ofItsSide = isOwn ? own : opponents;
            if (!ofItsSide.contains(touch.square())) {
                ofItsSide.add(touch.square());
            }
            ownFirst |= inFirstGrasp && isOwn;
            opponentsFirst |= inFirstGrasp && !isOwn;
        }
        return new Touched(List.copyOf(own), List.copyOf(opponents), ownFirst, opponentsFirst);
    }
}
