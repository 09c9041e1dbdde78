package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Set;

/** The rules of the playing site domi, the default: perpetual check loses, perpetual chase is not judged. */
final class Domi {
    private static final String SITE = "rule page of the site domi";

    private static final Article NO_MOVE = new Article(
            "domi-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, whether it stands in check (checkmate) or not"
                    + " (stalemate).",
            SITE);

    private static final Article REPETITION = new Article(
            "domi-2",
            "Third occurrence",
            "When a position stands for the third time, the plies after its first occurrence are looked at. If exactly"
                    + " one side gave check with every one of its moves there, it loses by perpetual check; if neither"
                    + " did, the game is drawn. The start position counts as the first occurrence of itself.",
            SITE);

    private static final Article MUTUAL = new Article(
            "domi-2-mutual",
            "Mutual perpetual check",
            "If both sides gave check with every one of their moves, the game is drawn.",
            "decided here: the site's text is silent");

    private static final Article LIMIT = new Article(
            "domi-3",
            "Sixty moves without a capture",
            "After 60 moves by each side (120 plies) without a capture the game is drawn. The half-move clock of the start"
                    + " position counts.",
            SITE);

    private static final Article ORDER = new Article(
            "domi-4",
            "Order",
            "When several fall on one ply, checkmate or stalemate comes first, then perpetual check, then repetition, then"
                    + " the move limit.",
            SITE);

    private static final Article NO_CHASE = new Article(
            "domi-5", "Perpetual chase", "Perpetual chase is not judged: it is a repetition like any other.", SITE);

    static final RuleSet RULES = new RuleSet(
            "domi",
            "1.0",
            "Domi",
            "Checkmate and stalemate lose, perpetual check loses at the third occurrence of a position, any other third"
                    + " occurrence and 60 moves each without a capture are draws. Perpetual chase is not judged.",
            List.of(NO_MOVE, REPETITION, MUTUAL, LIMIT, ORDER, NO_CHASE),
            Strikes.CHECKS_ONLY,
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.Repetition(
                            3,
                            List.of(new Offence(
                                    1, Set.of(PlyClass.CHECK), Offence.Aim.ANY, Reason.PERPETUAL_CHECK, REPETITION)),
                            List.of(),
                            MUTUAL,
                            REPETITION),
                    new EndTest.MoveLimit(
                            EndTest.MoveLimit.Counting.PLIES, 120, EndTest.MoveLimit.NO_CAP, false, LIMIT)));

    private Domi() {}
}
