package org.xiangqi.arbiter.contest.touch;

import org.xiangqi.arbiter.rules.Article;

/** The sentences of the rules on touched pieces. */
final class TouchArticles {
    private static final String SOURCE = "rules for play over the board, section 9";

    private static final String FIRST =
            " Of several, the first that can be obeyed binds; if none can, it is a technical.";

    static final Article OWN =
            new Article("9a", "Own piece", "Who touches an own piece must move it." + FIRST, SOURCE + ", sentence a");

    static final Article OPPONENTS = new Article(
            "9b",
            "Opponent's piece",
            "Who touches a piece of the opponent must take it, with whichever piece." + FIRST,
            SOURCE + ", sentence b");

    static final Article OWN_FIRST = new Article(
            "9c",
            "Own piece, then an opponent's",
            "The touched own piece must take the touched piece of the opponent; if it cannot, the own piece must move; if it"
                    + " cannot, another piece must take the touched piece; if none can, it is a technical. Of several, at each"
                    + " step, the first that can be obeyed binds, own pieces before those of the opponent.",
            SOURCE + ", sentence c; the order among several is decided here");

    static final Article OPPONENTS_FIRST = new Article(
            "9d",
            "Opponent's piece, then an own",
            "The touched own piece must take the touched piece of the opponent; if it cannot, another piece must take the"
                    + " touched piece; if none can, the own piece must move; if it cannot, it is a technical. Of several, at each"
                    + " step, the first that can be obeyed binds, pieces of the opponent before own ones.",
            SOURCE + ", sentence d; the order among several is decided here");

    static final Article AT_ONCE = new Article(
            "9e",
            "Both at once",
            "An own piece and one of the opponent touched at once count as if the opponent's had been touched first.",
            SOURCE + ", sentence e");

    static final Article ADJUSTING = new Article(
            "9f",
            "Adjusting",
            "An own piece that its player, on the own turn and having announced it, puts straight does not count as touched."
                    + " Only the referee may put the opponent's pieces straight: touching one counts, announced or not.",
            SOURCE + ", sentence f");

    private TouchArticles() {}
}
