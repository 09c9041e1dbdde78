package org.xiangqi.arbiter.rules;

import java.util.List;

/** The rules of the site ClubXiangqi: checks and chases in a row are counted, repetition itself is not judged. */
final class ClubXiangqi {
    private static final String CXQ = "ClubXiangqi rules";

    private static final Article NO_MOVE = new Article(
            "clubxiangqi-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, in check (checkmate) or not (stalemate).",
            CXQ);

    private static final Article CHECKS = new Article(
            "clubxiangqi-2",
            "Checks in a row",
            "A side may give check 6 times in a row with one piece, 12 times with two, 18 times with three or more; the next"
                    + " check loses. A move that is no check, or a capture by either side, ends the row.",
            CXQ);

    private static final Article CHASES = new Article(
            "clubxiangqi-3",
            "Chases in a row",
            "A side may chase one and the same piece 6 times in a row with one piece, 12 times with two, 18 times with three or"
                    + " more; the next chase loses. A move that is no chase of it, one that is also a check, or a capture by"
                    + " either side, ends the row. What a chase is, is as in the asian rule set.",
            CXQ);

    private static final Article LIMIT = new Article(
            "clubxiangqi-4",
            "120 effective moves without a capture",
            "When each side has made 120 effective moves since the last capture, the game is drawn. Checks, chases and replies,"
                    + " that is moves out of check or of the chased piece, are not effective.",
            CXQ);

    private static final Article MATERIAL = new Article(
            "clubxiangqi-5",
            "No attackers",
            "When neither side has a piece left that can cross the river, 30 moves by each side without a capture draw.",
            CXQ);

    private static final Article LENGTH = new Article(
            "clubxiangqi-6",
            "300 moves in all",
            "After 300 moves by each side the game is drawn. The move number of the start position counts.",
            CXQ + "; the start position's number is counted by our decision");

    private static final Article ORDER = new Article(
            "clubxiangqi-7",
            "Order",
            "When several fall on one ply: mate or stalemate, rows of checks and chases, move limit, material, length.",
            "decided here");

    private static final List<Integer> ALLOWED = List.of(6, 12, 18);

    static final RuleSet RULES = new RuleSet(
            "clubxiangqi",
            "1.0",
            "ClubXiangqi (CXQ)",
            "Checks in a row and chases of one piece in a row are counted: 6 with one piece, 12 with two, 18 with more are"
                    + " allowed. Repetition itself is not judged. 120 effective moves each without a capture draw.",
            List.of(NO_MOVE, CHECKS, CHASES, LIMIT, MATERIAL, LENGTH, ORDER),
            new Strikes(Asian.CHASES, false),
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.Run(EndTest.Run.Kind.CHECKS, ALLOWED, false, Reason.CONSECUTIVE_CHECKS, CHECKS),
                    new EndTest.Run(
                            EndTest.Run.Kind.CHASES_OF_ONE_PIECE, ALLOWED, false, Reason.CONSECUTIVE_CHASES, CHASES),
                    new EndTest.MoveLimit(
                            EndTest.MoveLimit.Counting.MOVES_OF_EACH_SIDE, 120, EndTest.MoveLimit.NO_CAP, true, LIMIT),
                    new EndTest.NoAttackers(60, MATERIAL),
                    new EndTest.Length(600, LENGTH)));

    private ClubXiangqi() {}
}
