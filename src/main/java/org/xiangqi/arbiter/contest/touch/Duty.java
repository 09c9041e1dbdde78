package org.xiangqi.arbiter.contest.touch;

import java.util.Optional;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/**
 * What a move must do. At least one of the two is there.
 *
 * @param mover where the piece stands that must move
 * @param target where the piece stands that must be taken
 */
record Duty(Optional<Square> mover, Optional<Square> target) {
    static Duty move(Square mover) {
        return new Duty(Optional.of(mover), Optional.empty());
    }

    static Duty take(Square target) {
        return new Duty(Optional.empty(), Optional.of(target));
    }

    static Duty takeWith(Square mover, Square target) {
        return new Duty(Optional.of(mover), Optional.of(target));
    }

    boolean isMetBy(Move move) {
        return mover.orElse(move.from()).equals(move.from())
                && target.orElse(move.to()).equals(move.to());
    }

    Obligation obligation() {
        if (mover.isEmpty()) {
            return Obligation.CAPTURE;
        }
        return target.isEmpty() ? Obligation.MOVE : Obligation.MOVE_AND_CAPTURE;
    }
}
