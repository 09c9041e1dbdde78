package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Gain;

/** The rules of the Asian Xiangqi Federation, which the World Xiangqi Federation plays by as well. */
final class Asian {
    private static final String AXF = "AXF rules, chapter 4";

    private static final Article NO_MOVE = new Article(
            "asian-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, in check (checkmate) or not (stalemate).",
            "AXF rules");

    private static final Article REPETITION = new Article(
            "asian-2",
            "Third occurrence",
            "When a position stands for the third time, the moves after its first occurrence are judged, the same for both"
                    + " sides. The side with the graver offence loses: perpetual check before perpetual chase by attack"
                    + " before perpetual chase partly by taking protection away. Everything else is allowed, and equal"
                    + " offences draw.",
            AXF);

    private static final Article CHECK = new Article(
            "asian-2-check",
            "Perpetual check",
            "A side that gives check with every move of the window loses, unless the other does the same.",
            AXF);

    private static final Article CHASE = new Article(
            "asian-2-chase",
            "Perpetual chase",
            "A side whose every move of the window chases one and the same piece loses, unless the other side's offence is as"
                    + " grave or graver. A move chases a piece if it newly threatens to capture it at a profit: legally,"
                    + " with a chariot, horse, cannon, advisor or elephant, and so that nothing can legally retake. A horse"
                    + " or cannon chases even a protected chariot. Pieces of one kind that could take each other offer an"
                    + " exchange. The general and soldiers never chase; the general and soldiers before the river are never"
                    + " chased.",
            AXF);

    private static final Article SUBVERSION = new Article(
            "asian-2-subversion",
            "Chase by subversion",
            "A chase in which some moves only take the protection of the piece away is a lesser offence than one in which every"
                    + " move attacks it anew.",
            AXF + "; order as published with the diagrams");

    private static final Article SEVERAL = new Article(
            "asian-2-several",
            "Two or more pieces",
            "A side that chases two or more pieces with every move cannot lose by it: where it would, the game is drawn."
                    + " Chases of different pieces in turn are allowed.",
            AXF);

    private static final Article MUTUAL = new Article(
            "asian-2-mutual",
            "Equal offences",
            "If the offences of both sides are equally grave, the game is drawn.",
            AXF);

    private static final Article LIMIT = new Article(
            "asian-3",
            "Fifty moves without a capture",
            "When each side has made 50 moves since the last capture that count, the game is drawn. Of a side's checks, the"
                    + " first ten count. The clock of the start position counts, and none of its plies as a check.",
            "AXF 2017, natural limit");

    private static final Article MATERIAL = new Article(
            "asian-4",
            "No attackers",
            "When neither side has a piece left that can cross the river, the game is drawn.",
            "AXF rules");

    private static final Article ORDER = new Article(
            "asian-5",
            "Order",
            "When several fall on one ply: mate or stalemate, repetition, natural limit, material.",
            "decided here");

    /** The pieces whose attack can be a chase. */
    static final Set<PieceType> CHASERS =
            Set.of(PieceType.CHARIOT, PieceType.HORSE, PieceType.CANNON, PieceType.ADVISOR, PieceType.ELEPHANT);

    /** What a chase is: others refer to this. */
    static final ChaseRule CHASES =
            new ChaseRule(CHASERS, Gain.NO_REAL_PROTECTOR, false, ChaseRule.OnChecks.DIRECTLY, false);

    static final RuleSet RULES = new RuleSet(
            "asian",
            "1.0",
            "Asian (AXF/WXF)",
            "Tournament rules of the Asian Xiangqi Federation: perpetual check and perpetual chase of one piece lose at the third"
                    + " occurrence of a position, all other repetitions draw; 50 moves each without a capture draw.",
            List.of(NO_MOVE, REPETITION, CHECK, CHASE, SUBVERSION, SEVERAL, MUTUAL, LIMIT, MATERIAL, ORDER),
            new Strikes(CHASES, false),
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.Repetition(
                            3,
                            List.of(
                                    new Offence(
                                            4, Set.of(PlyClass.CHECK), Offence.Aim.ANY, Reason.PERPETUAL_CHECK, CHECK),
                                    new Offence(
                                            2,
                                            Set.of(PlyClass.CHASE),
                                            Offence.Aim.ONE_PIECE_DIRECTLY,
                                            Reason.PERPETUAL_CHASE,
                                            CHASE),
                                    new Offence(
                                            1,
                                            Set.of(PlyClass.CHASE),
                                            Offence.Aim.ONE_PIECE,
                                            Reason.PERPETUAL_CHASE,
                                            SUBVERSION)),
                            List.of(EndTest.Repetition.Exemption.SEVERAL_PIECES_DRAW),
                            MUTUAL,
                            REPETITION),
                    new EndTest.MoveLimit(EndTest.MoveLimit.Counting.MOVES_OF_EACH_SIDE, 50, 10, false, LIMIT),
                    new EndTest.NoAttackers(0, MATERIAL)));

    private Asian() {}
}
