package org.xiangqi.arbiter.contest.touch;

import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.Article;

/**
 * What the side to move is obliged to by what it touched.
 *
 * @param mustMove where the piece stands that must move; empty where the rule does not say which
 * @param mustCapture where the piece stands that must be taken; empty where none must
 * @param allowedMoves the legal moves that meet the obligation, all legal moves where there is none or it cannot be met;
 *     none once the game is lost
 * @param article the sentence of the rules that decides
 */
public record TouchRuling(
        Side side,
        Obligation obligation,
        Optional<Square> mustMove,
        Optional<Square> mustCapture,
        List<Move> allowedMoves,
        Technical technical,
        Article article,
        String explanation)
        implements TouchJudgement {

    /** Copies the list. */
    public TouchRuling {
        allowedMoves = List.copyOf(allowedMoves);
    }
}
