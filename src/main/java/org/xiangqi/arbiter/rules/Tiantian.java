package org.xiangqi.arbiter.rules;

import java.util.List;

/** The published rules of Tiantian Xiangqi (Skyrule): rows are counted, and the fifth occurrence draws. */
final class Tiantian {
    private static final String TIANTIAN = "published rules of Tiantian Xiangqi";

    private static final Article NO_MOVE = new Article(
            "tiantian-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, in check (checkmate) or not (stalemate).",
            TIANTIAN);

    private static final Article MUTUAL = new Article(
            "tiantian-2",
            "Both sides check or chase",
            "When both sides have given check, or both have chased one piece, with six moves in a row, the game is drawn.",
            TIANTIAN);

    private static final Article CHECKS = new Article(
            "tiantian-3",
            "Checks in a row",
            "A side may give check 6 times in a row with one piece, 12 times with two, 18 times with three or more; the next"
                    + " check loses. A capture starts the count anew.",
            TIANTIAN);

    private static final Article CHASES = new Article(
            "tiantian-4",
            "Chases in a row",
            "A side may chase one and the same piece with 6 moves in a row; the next chase loses. While the other side gives"
                    + " check with every move, it is the checker that must vary.",
            TIANTIAN);

    private static final Article MIX = new Article(
            "tiantian-5",
            "Checks and chases in turn",
            "Checks and chases in turn are allowed 12 times in a row with one piece, 18 times with more; the next such move"
                    + " loses.",
            TIANTIAN);

    private static final Article REPETITION = new Article(
            "tiantian-6",
            "Fifth occurrence",
            "A position that stands for the fifth time draws, unless the moves of a side since it last stood are a row that is"
                    + " being counted.",
            TIANTIAN);

    private static final Article LIMIT = new Article(
            "tiantian-7",
            "120 plies without a capture",
            "After 120 plies without a capture the game is drawn; a side's checks beyond its tenth are not counted. The clock of"
                    + " the start position counts.",
            TIANTIAN);

    private static final Article MATERIAL = new Article(
            "tiantian-8",
            "No attackers",
            "When neither side has a piece left that can cross the river, the game is drawn.",
            TIANTIAN);

    private static final Article LENGTH = new Article(
            "tiantian-9",
            "400 plies in all",
            "After 400 plies the game is drawn. The move number of the start position counts.",
            TIANTIAN + "; the start position's number is counted by our decision");

    private static final Article ORDER = new Article(
            "tiantian-10",
            "Order",
            "When several fall on one ply: mate or stalemate, rows of checks and chases, repetition, move limit, material,"
                    + " length.",
            "decided here");

    static final RuleSet RULES = new RuleSet(
            "tiantian",
            "1.0",
            "Tiantian (Skyrule)",
            "Checks, chases of one piece, and both in turn are counted in rows and limited; both sides doing so for six rounds"
                    + " draw, and so do the fifth occurrence of a position, 120 plies without a capture and 400 in all.",
            List.of(NO_MOVE, MUTUAL, CHECKS, CHASES, MIX, REPETITION, LIMIT, MATERIAL, LENGTH, ORDER),
            new Strikes(Asian.CHASES, false),
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.MutualRuns(6, MUTUAL),
                    new EndTest.Run(
                            EndTest.Run.Kind.CHECKS, List.of(6, 12, 18), false, Reason.CONSECUTIVE_CHECKS, CHECKS),
                    new EndTest.Run(
                            EndTest.Run.Kind.CHASES_OF_ONE_PIECE, List.of(6), true, Reason.CONSECUTIVE_CHASES, CHASES),
                    new EndTest.Run(
                            EndTest.Run.Kind.CHECKS_AND_CHASES, List.of(12, 18), true, Reason.PERPETUAL_MIX, MIX),
                    new EndTest.Repetition(
                            5,
                            List.of(),
                            List.of(EndTest.Repetition.Exemption.COUNTED_RUNS_GO_ON),
                            REPETITION,
                            REPETITION),
                    new EndTest.MoveLimit(EndTest.MoveLimit.Counting.PLIES, 120, 10, false, LIMIT),
                    new EndTest.NoAttackers(0, MATERIAL),
                    new EndTest.Length(400, LENGTH)));

    private Tiantian() {}
}
