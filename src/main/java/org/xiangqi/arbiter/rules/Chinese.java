package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Gain;

/** The competition rules of the Chinese Xiangqi Association, 1999. */
final class Chinese {
    private static final String CXA = "CXA competition rules 1999, ";

    private static final Article NO_MOVE = new Article(
            "chinese-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, in check (checkmate) or not (stalemate).",
            "CXA competition rules 1999");

    private static final Article REPETITION = new Article(
            "chinese-24",
            "Third occurrence",
            "When a position stands for the third time, the moves after its first occurrence are judged. If both sides do what is"
                    + " allowed, or both what is forbidden, it is a draw; if only one does what is forbidden, it loses. A"
                    + " side with a single idle move in the window does what is allowed.",
            CXA + "24, 26; that the third occurrence decides, and by this window, is our decision");

    private static final Article CHECK = new Article(
            "chinese-24.1",
            "Perpetual check",
            "A side that alone gives check with every move of the window loses, whatever the other does.",
            CXA + "24.1, 26.1");

    private static final Article KILL = new Article(
            "chinese-25.2-kill",
            "Perpetual kill threat",
            "A side whose every move of the window threatens to mate, on the next move or by an unbroken series of checks, does"
                    + " what is forbidden.",
            CXA + "25.2, 28.2");

    private static final Article CHASE = new Article(
            "chinese-25.2-chase",
            "Perpetual chase",
            "A side whose every move of the window chases, one piece or several, does what is forbidden. A move chases if it"
                    + " newly threatens to win a piece, by capturing it, through a series of checks or by a complete exchange,"
                    + " unless the capture would get the chaser mated.",
            CXA + "25.2, 28.3, 28.16, 29");

    private static final Article MIX = new Article(
            "chinese-25.2-mix",
            "Mixed strikes",
            "A side whose every move of the window is a check, a kill threat or a chase does what is forbidden. Of several"
                    + " characters of a move the gravest counts.",
            CXA + "25.2, 28.14, 27.4");

    private static final Article MUTUAL = new Article(
            "chinese-26.2",
            "Both forbidden",
            "If both sides do what is forbidden, and not just one of them gives perpetual check, the game is drawn.",
            CXA + "26.2");

    private static final Article SOLDIERS = new Article(
            "chinese-27",
            "General and soldiers",
            "The attacks of the general itself are idle, and so are those of soldiers, except where both sides strike with every"
                    + " move.",
            CXA + "27.1, 27.2, details 9 and 11");

    private static final Article KEY_POINT = new Article(
            "chinese-27.3",
            "Holding a plain draw",
            "An attack on an advisor or elephant that comes with holding a key point of a plain draw is idle. This is not decided"
                    + " by the program: where it may matter, the ruling says so.",
            CXA + "27.3, detail 13");

    private static final Article LIMIT = new Article(
            "chinese-limit",
            "Sixty moves without a capture",
            "After 60 moves by each side without a capture the game is drawn. The clock of the start position counts.",
            "CXA competition rules 1999");

    private static final Article MATERIAL = new Article(
            "chinese-material",
            "No attackers",
            "When neither side has a piece left that can cross the river, the game is drawn.",
            "CXA competition rules 1999");

    private static final Article ORDER = new Article(
            "chinese-order",
            "Order",
            "When several fall on one ply: mate or stalemate, repetition, natural limit, material.",
            "decided here");

    private static final Set<PlyClass> ANY_STRIKE = Set.of(PlyClass.CHECK, PlyClass.KILL_THREAT, PlyClass.CHASE);

    static final RuleSet RULES = new RuleSet(
            "chinese",
            "1.0",
            "Chinese (CXA 1999)",
            "Tournament rules of the Chinese Xiangqi Association: perpetual check, kill threat, chase and mixtures of them are"
                    + " forbidden and lose at the third occurrence of a position against a side that does what is allowed;"
                    + " 60 moves each without a capture draw.",
            List.of(NO_MOVE, REPETITION, CHECK, KILL, CHASE, MIX, MUTUAL, SOLDIERS, KEY_POINT, LIMIT, MATERIAL, ORDER),
            new Strikes(
                    new ChaseRule(
                            Set.of(
                                    PieceType.CHARIOT,
                                    PieceType.HORSE,
                                    PieceType.CANNON,
                                    PieceType.ADVISOR,
                                    PieceType.ELEPHANT),
                            Gain.EXCHANGE,
                            false,
                            ChaseRule.OnChecks.NEVER,
                            true),
                    true),
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.Repetition(
                            3,
                            List.of(
                                    forbidden(2, Set.of(PlyClass.CHECK), Reason.PERPETUAL_CHECK, CHECK),
                                    forbidden(1, Set.of(PlyClass.KILL_THREAT), Reason.PERPETUAL_KILL_THREAT, KILL),
                                    forbidden(1, Set.of(PlyClass.CHASE), Reason.PERPETUAL_CHASE, CHASE),
                                    forbidden(1, ANY_STRIKE, Reason.PERPETUAL_MIX, MIX)),
                            List.of(EndTest.Repetition.Exemption.KEY_POINTS_ARE_NOT_JUDGED),
                            MUTUAL,
                            REPETITION),
                    new EndTest.MoveLimit(
                            EndTest.MoveLimit.Counting.MOVES_OF_EACH_SIDE, 60, EndTest.MoveLimit.NO_CAP, false, LIMIT),
                    new EndTest.NoAttackers(0, MATERIAL)));

    private static Offence forbidden(int level, Set<PlyClass> every, Reason reason, Article article) {
        return new Offence(level, every, Offence.Aim.ANY, reason, article);
    }

    private Chinese() {}
}
