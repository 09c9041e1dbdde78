package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntToLongFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.xiangqi.arbiter.board.Bits;
import org.xiangqi.arbiter.board.Leaps;

/** A step of a whole set goes where the pieces of the set go one by one. */
class StepsTest {
    private static final long RED_PALACE = 0b111L << 3 | 0b111L << 12 | 0b111L << 21;
    private static final int RED = 0;
    private static final int BLACK = 1;

    @Property
    void advisorsStepWithinTheirPalace(@ForAll long set) {
        long advisors = set & RED_PALACE;
        assertThat(Steps.advisors(advisors, RED_PALACE)).isEqualTo(together(advisors, Leaps::advisor));
    }

    @Property
    void elephantsStepOverFreeEyesWithinTheirHalf(
            @ForAll @LongRange(max = Bits.ALL) long elephants, @ForAll @LongRange(max = Bits.ALL) long occupied) {
        assertThat(Steps.elephants(elephants, occupied))
                .isEqualTo(together(elephants, square -> Leaps.elephant(square, eyes(square, occupied))));
    }

    @Property
    void redSoldiersStepUpAndAcrossTheRiverSideways(
            @ForAll @LongRange(max = Bits.ALL) long lo, @ForAll @LongRange(max = Bits.ALL) long hi) {
        assertThat(Steps.up(lo)).isEqualTo(soldiersLo(RED, lo, hi));
        assertThat(Steps.overRiverUp(lo) | Steps.up(hi) | Steps.sideways(hi)).isEqualTo(soldiersHi(RED, lo, hi));
    }

    @Property
    void blackSoldiersStepDownAndAcrossTheRiverSideways(
            @ForAll @LongRange(max = Bits.ALL) long lo, @ForAll @LongRange(max = Bits.ALL) long hi) {
        assertThat(Steps.down(hi)).isEqualTo(soldiersHi(BLACK, lo, hi));
        assertThat(Steps.overRiverDown(hi) | Steps.down(lo) | Steps.sideways(lo))
                .isEqualTo(soldiersLo(BLACK, lo, hi));
    }

    private static long soldiersLo(int side, long lo, long hi) {
        return together(lo, square -> Leaps.soldierLo(side, square))
                | together(hi, square -> Leaps.soldierLo(side, Bits.HALF + square));
    }

    private static long soldiersHi(int side, long lo, long hi) {
        return together(lo, square -> Leaps.soldierHi(side, square))
                | together(hi, square -> Leaps.soldierHi(side, Bits.HALF + square));
    }

    private static long together(long set, IntToLongFunction targets) {
        long all = 0;
        for (long left = set; left != 0; left &= left - 1) {
            all |= targets.applyAsLong(Long.numberOfTrailingZeros(left));
        }
        return all;
    }

    /** Which of a point's diagonal neighbours stand in the set, those beyond the edge or the river left out. */
    private static int eyes(int square, long occupied) {
        int blocked = 0;
        for (int n = 0; n < 4; n++) {
            int eye = Leaps.diagonal(square, n);
            if (eye < Bits.HALF && (occupied >>> eye & 1) != 0) {
                blocked |= 1 << n;
            }
        }
        return blocked;
    }
}
