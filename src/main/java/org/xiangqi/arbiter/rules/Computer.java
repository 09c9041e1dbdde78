package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Gain;

/** The rules that engines play by among themselves, after the behaviour of Pikafish. */
final class Computer {
    private static final String PIKAFISH = "behaviour of Pikafish";

    private static final Article NO_MOVE = new Article(
            "computer-1",
            "Checkmate and stalemate",
            "A side that is to move and has no legal move loses at once, in check (checkmate) or not (stalemate).",
            PIKAFISH);

    private static final Article REPETITION = new Article(
            "computer-2",
            "Third occurrence",
            "When a position stands for the third time, the moves after its first occurrence are judged: perpetual check is"
                    + " graver than perpetual chase, the graver offence loses, equal offences and none draw.",
            PIKAFISH);

    private static final Article CHECK = new Article(
            "computer-2-check",
            "Perpetual check",
            "A side that gives check with every move of the window loses, unless the other does the same.",
            PIKAFISH);

    private static final Article CHASE = new Article(
            "computer-2-chase",
            "Perpetual chase",
            "A side whose every move of the window chases one and the same piece loses, unless the other does too. What a chase"
                    + " is, is as in the asian rule set, but an advisor or elephant chases a chariot, horse or cannon even"
                    + " when that is protected, it makes no difference whether a move attacks or takes protection away, and"
                    + " a single check by either side cancels all chases.",
            PIKAFISH);

    private static final Article MUTUAL = new Article(
            "computer-2-mutual",
            "Equal offences",
            "If both sides commit the same offence, the game is drawn.",
            PIKAFISH);

    private static final Article LIMIT = new Article(
            "computer-3",
            "120 plies without a capture",
            "After 120 plies without a capture the game is drawn; a side's checks beyond its tenth are not counted. The clock of"
                    + " the start position counts.",
            PIKAFISH);

    private static final Article ORDER = new Article(
            "computer-4",
            "Order",
            "When several fall on one ply: mate or stalemate, repetition, move limit.",
            PIKAFISH);

    static final RuleSet RULES = new RuleSet(
            "computer",
            "1.0",
            "Computer",
            "As engines play: perpetual check and perpetual chase lose at the third occurrence of a position, any check in the"
                    + " loop cancels chases, 120 plies without a capture draw.",
            List.of(NO_MOVE, REPETITION, CHECK, CHASE, MUTUAL, LIMIT, ORDER),
            new Strikes(
                    new ChaseRule(Asian.CHASERS, Gain.NO_REAL_PROTECTOR, true, ChaseRule.OnChecks.DIRECTLY, false),
                    false),
            List.of(
                    new EndTest.NoLegalMove(NO_MOVE, NO_MOVE),
                    new EndTest.Repetition(
                            3,
                            List.of(
                                    new Offence(
                                            2, Set.of(PlyClass.CHECK), Offence.Aim.ANY, Reason.PERPETUAL_CHECK, CHECK),
                                    new Offence(
                                            1,
                                            Set.of(PlyClass.CHASE),
                                            Offence.Aim.ONE_PIECE,
                                            Reason.PERPETUAL_CHASE,
                                            CHASE)),
                            List.of(EndTest.Repetition.Exemption.ANY_CHECK_CANCELS_CHASES),
                            MUTUAL,
                            REPETITION),
                    new EndTest.MoveLimit(EndTest.MoveLimit.Counting.PLIES, 120, 10, false, LIMIT)));

    private Computer() {}
}
