package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * What a verdict rests on.
 *
 * @param firstPly the first ply looked at; for a repetition, the one after the first occurrence
 * @param lastPly the deciding ply
 * @param occurrences the plies at which the deciding position stood, 0 for the start
 * @param plies every ply from firstPly to lastPly; empty if the start position itself decides, or nobody asked for them
 */
public record Evidence(int firstPly, int lastPly, List<Integer> occurrences, List<Ply> plies) {

    /**
     * One ply of the window.
     *
     * @param ply counted from 1
     * @param classes what the ply does; at least one
     * @param why one sentence
     */
    public record Ply(int ply, Move move, Side side, Set<PlyClass> classes, List<Target> targets, String why) {}

    /**
     * A piece that the ply attacks in a way that counts.
     *
     * @param square where it stands after the ply
     * @param by where its attackers stand
     */
    public record Target(Piece piece, Square square, List<Square> by, String why) {}
}
