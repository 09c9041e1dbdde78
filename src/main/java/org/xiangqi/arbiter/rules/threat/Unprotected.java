package org.xiangqi.arbiter.rules.threat;

import java.util.Set;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.PieceType;

/** {@link Gain#NO_REAL_PROTECTOR}. */
final class Unprotected implements Worth {
    private static final Set<PieceType> MAJORS = Set.of(PieceType.CHARIOT, PieceType.HORSE, PieceType.CANNON);
    private static final Set<PieceType> MINORS = Set.of(PieceType.ADVISOR, PieceType.ELEPHANT);

    private final boolean minorsChaseMajors;
    private final Sight sight;

    Unprotected(boolean minorsChaseMajors, Sight sight) {
        this.minorsChaseMajors = minorsChaseMajors;
        this.sight = sight;
    }

    @Override
    public boolean gains(Board board, int from, int target) {
        PieceType attacker = board.type(from);
        PieceType attacked = board.type(target);
        if (attacker == attacked && sight.couldCapture(board, target, from)) {
            return false;
        }
        return evenWhenProtected(attacker, attacked) || !sight.isProtected(board, from, target);
    }

    private boolean evenWhenProtected(PieceType attacker, PieceType attacked) {
        boolean lighterOnChariot =
                attacked == PieceType.CHARIOT && (attacker == PieceType.HORSE || attacker == PieceType.CANNON);
        return lighterOnChariot || (minorsChaseMajors && MINORS.contains(attacker) && MAJORS.contains(attacked));
    }
}
