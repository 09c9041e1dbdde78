package org.xiangqi.arbiter.contest.online;

import java.util.List;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Article;

/** The sentences of the rules on online play. */
public final class OnlineArticles {
    private static final String SITE = "rule page of the site domi";
    private static final String HERE = "decided here: the site's text is silent";

    private static final Article CLOCK = new Article(
            "domi-online-1",
            "Clock",
            "Each side has 10 minutes in all and 1 minute for each move. Both run on its turn, offline or not. A side that runs"
                    + " out of either loses.",
            SITE);

    private static final Article NO_SHOW = new Article(
            "domi-online-1-no-show",
            "No first move",
            "If the side that moves first runs out of time before its first move, the game is cancelled without a result.",
            SITE);

    private static final Article BARE = new Article(
            "domi-online-1-bare",
            "Time against a side that cannot win",
            "Only where the policy says so: a side that runs out of time while the other has no chariot, horse, cannon or"
                    + " soldier left does not lose; the game is drawn.",
            HERE);

    private static final Article RESIGNING = new Article("domi-online-2", "Resigning", "Resigning loses.", SITE);

    private static final Article LEAVING = new Article(
            "domi-online-3",
            "Leaving",
            "Leaving the game after the first move loses; before it, the game is cancelled.",
            SITE);

    private static final Article OFFLINE = new Article(
            "domi-online-4",
            "Offline before the first move",
            "If a side is offline for 15 seconds before the first move, the game is cancelled.",
            SITE);

    private static final Article DRAW = new Article(
            "domi-online-5",
            "Draw offers",
            "A draw is offered once each side has moved, on one's own turn before moving. The offer stays open after that"
                    + " move; the opponent accepts or declines it, and the opponent's next move declines it. After a decline"
                    + " neither side may offer until each has made 10 more moves.",
            SITE);

    private static final Article REMATCH = new Article(
            "domi-online-6",
            "Rematch",
            "Within 15 seconds after the game both sides can agree to another one, in which the sides are swapped.",
            SITE);

    private static final Article SCORING = new Article(
            "domi-online-7",
            "Scoring",
            "Only games between two different signed-in accounts count: a win 3, a draw 1, a loss 0. Resigning, running out of"
                    + " time and leaving are losses.",
            SITE);

    private OnlineArticles() {}

    /** All of them, those that no ending cites included; the numbers in them are those of the default policy. */
    public static List<Article> all() {
        return List.of(CLOCK, NO_SHOW, BARE, RESIGNING, LEAVING, OFFLINE, DRAW, REMATCH, SCORING);
    }

    /** The one that a game ended by; only for endings beside the board. */
    static Article of(Ending ending) {
        return switch (ending) {
            case TOTAL_TIME, MOVE_TIME -> CLOCK;
            case NO_SHOW -> NO_SHOW;
            case TIME_AGAINST_BARE_SIDE -> BARE;
            case RESIGNATION -> RESIGNING;
            case ABANDONMENT, LEFT_BEFORE_START -> LEAVING;
            case OFFLINE_BEFORE_START -> OFFLINE;
            case DRAW_AGREED -> DRAW;
            case CHECKMATE,
                    STALEMATE,
                    PERPETUAL_CHECK,
                    PERPETUAL_CHASE,
                    PERPETUAL_KILL_THREAT,
                    PERPETUAL_MIX,
                    CONSECUTIVE_CHECKS,
                    CONSECUTIVE_CHASES,
                    REPETITION,
                    MUTUAL_PERPETUAL,
                    MOVE_LIMIT,
                    LENGTH_LIMIT,
                    INSUFFICIENT_MATERIAL ->
                throw new IllegalArgumentException(ending + " is an ending on the board: its verdict has the article");
        };
    }
}
