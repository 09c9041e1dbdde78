package org.xiangqi.arbiter.contest.touch;

import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;

/** The touch-move rule: what is touched must be moved or taken, as far as a legal move can do it. */
public final class TouchRule {
    private TouchRule() {}

    /**
     * What the side to move is obliged to by its touches. No touch can be taken back; a piece touched twice counts once, from
     * the first touch that counts on.
     *
     * @param position where the game goes on: there is a legal move
     * @param touches in their order, one or more
     * @param technicals how many the side to move has already, 0 or more
     */
    public static TouchJudgement judge(Position position, List<Touch> touches, long technicals, TouchPolicy policy) {
        Board board = new Board(position);
        for (int i = 0; i < touches.size(); i++) {
            if (position.pieceAt(touches.get(i).square()).isEmpty()) {
                return new TouchJudgement.EmptyPoint(i, touches.get(i).square());
            }
        }
        Side side = position.sideToMove();
        Touched touched = Touched.of(touches, board);
        Ladder ladder = Ladder.of(touched);
        List<Move> legal = position.legalMoves();
        Optional<Duty> duty = ladder.duties(touched)
                .filter(each -> legal.stream().anyMatch(each::isMetBy))
                .findFirst();
        boolean none = ladder.steps().isEmpty();
        Technical technical =
                duty.isPresent() || none ? Technical.none(technicals) : Technical.given(side, technicals, policy);
        List<Move> meeting = legal.stream()
                .filter(move -> duty.isEmpty() || duty.get().isMetBy(move))
                .toList();
        return new TouchRuling(
                side,
                duty.map(Duty::obligation).orElse(none ? Obligation.NONE : Obligation.TECHNICAL),
                duty.flatMap(Duty::mover),
                duty.flatMap(Duty::target),
                technical.loser().isPresent() ? List.of() : meeting,
                technical,
                ladder.article(),
                new TouchWording(board, touches, touched).explanation(ladder, duty, technical, policy));
    }
}
