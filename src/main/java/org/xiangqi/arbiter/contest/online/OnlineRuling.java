package org.xiangqi.arbiter.contest.online;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Article;
import org.xiangqi.arbiter.rules.Game;

/**
 * How an online game stands, or how it ended: an immutable value.
 *
 * @param policy what it was played by
 * @param game the board: the moves that counted, and what they amount to under the rule set
 * @param winner null for a draw, and while there is no result
 * @param ending null while the game goes on; likewise {@code article} and {@code decidedAtMs}
 * @param explanation one or two sentences for a person
 * @param decidedAtMs when it ended: for a deadline, its own instant
 * @param decidedByEvent the place in the list of the event that ended it; null if time alone did
 * @param red what Red has left now, or had when the game ended; likewise {@code black}
 * @param offers draw offers; none is open once the game is over
 * @param redMayOffer whether Red could offer a draw at this instant; likewise {@code blackMayOffer}
 * @param rematchOpen whether a rematch can be agreed or declined now
 * @param rematchClosesAtMs from which instant on it cannot be any more; null unless the game is finished
 * @param rematchAgreed the sides that agreed to one, in the order in which they did
 * @param nextRed the side of this game that plays Red in the next; null unless both agreed
 * @param refused the events that changed nothing, in the order of the list
 * @param nextDeadlineMs when time alone changes something next; null: it changes nothing any more
 */
public record OnlineRuling(
        OnlinePolicy policy,
        Game game,
        OnlineStatus status,
        @Nullable Side winner,
        @Nullable Ending ending,
        @Nullable Article article,
        String explanation,
        @Nullable Long decidedAtMs,
        @Nullable Integer decidedByEvent,
        TimeLeft red,
        TimeLeft black,
        DrawOffers offers,
        boolean redMayOffer,
        boolean blackMayOffer,
        boolean rematchOpen,
        @Nullable Long rematchClosesAtMs,
        List<Side> rematchAgreed,
        @Nullable Side nextRed,
        List<RefusedEvent> refused,
        @Nullable Long nextDeadlineMs) {

    /** Copies the lists. */
    public OnlineRuling {
        rematchAgreed = List.copyOf(rematchAgreed);
        refused = List.copyOf(refused);
    }

    /** The result as game records write it, or {@code *} where there is none. */
    public String result() {
        if (status != OnlineStatus.FINISHED) {
            return "*";
        }
        return winner == null ? "1/2-1/2" : winner == Side.RED ? "1-0" : "0-1";
    }

    /** Whether the game counts: it has a result, and was played between two different accounts. */
    public boolean isRated(Players players) {
        return status == OnlineStatus.FINISHED && players.haveTwoAccounts();
    }

    /** What the game is worth to each side; empty if it does not count. */
    public Optional<Points> points(Players players) {
        return isRated(players) ? Optional.of(new Points(worth(Side.RED), worth(Side.BLACK))) : Optional.empty();
    }

    private int worth(Side side) {
        if (winner == null) {
            return policy.drawPoints();
        }
        return winner == side ? policy.winPoints() : policy.lossPoints();
    }
}
