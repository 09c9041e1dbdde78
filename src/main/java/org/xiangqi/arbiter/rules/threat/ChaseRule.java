package org.xiangqi.arbiter.rules.threat;

import java.util.Set;
import org.xiangqi.arbiter.board.PieceType;

/**
 * What a rule set takes for a chase. Common to all: the target is neither the general nor a soldier that has not crossed the
 * river, the capture must be legal, and the threat must be new with the move, by the identity of the threatened piece.
 *
 * @param attackers the kinds of pieces whose own attack can be a chase
 * @param gain when a capture is worth threatening
 * @param minorsChaseMajors whether an advisor or elephant chases a chariot, horse or cannon even when that is protected
 * @param onChecks whether a checking move can chase besides
 * @param mutualSoldiers whether the attacks of soldiers count after all where both sides strike with every move
 */
public record ChaseRule(
        Set<PieceType> attackers, Gain gain, boolean minorsChaseMajors, OnChecks onChecks, boolean mutualSoldiers) {

    /** Whether a checking move can chase besides. */
    public enum OnChecks {
        /** No: check is the graver character, and alone counts. */
        NEVER,
        /** Only where it attacks the piece anew, not where it only takes its protection away. */
        DIRECTLY
    }

    /** Copies the set. */
    public ChaseRule {
        attackers = Set.copyOf(attackers);
    }
}
