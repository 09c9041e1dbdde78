package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Exchanges on one point: soldier 120, advisor and elephant 200, horse 430, cannon 460, chariot 950. */
class StaticExchangeTest {
    /** The move comes out with exactly that gain. */
    private static void assertGains(String board, String move, int gain) {
        Board position = new Board(Positions.drawn(Side.RED, board));
        int code = Positions.move(move).code();
        assertThat(position.allows(code)).isTrue();
        assertThat(StaticExchange.gains(position, code, gain)).isTrue();
        assertThat(StaticExchange.gains(position, code, gain + 1)).isFalse();
    }

    @Test
    void nothingRetakes() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g5c5", 430);
    }

    @Test
    void aProtectedHorseIsNotWorthAChariot() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . n . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g5c5", 430 - 950);
    }

    @Test
    void aSecondChariotBehindTheFirstRetakes() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . r . . . . . .
                . . r . . R . R .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "f5c5", 950);
    }

    /** The soldier is the screen through which the cannon protects the horse. */
    @Test
    void aCannonProtectsOverItsScreen() {
        assertGains("""
                . . . k . . . . .
                . . c . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . . . . . . . .
                . . n . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g4c4", 430 - 950);
    }

    /** Without a piece between them the cannon protects nothing. */
    @Test
    void aCannonWithoutAScreenProtectsNothing() {
        assertGains("""
                . . . k . . . . .
                . . c . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g4c4", 430);
    }

    /** The soldier that takes was the cannon's screen: behind it the cannon reaches no further. */
    @Test
    void theScreenThatTakesLeavesTheCannonWithoutOne() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . n . . . . . .
                . . P . . . . . .
                . . . . . . . . .
                . . C . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "c4c5", 430 - 120);
    }

    /** The chariot has left the cannon's line: of two pieces between, one screen remains. */
    @Test
    void thePieceThatTakesBecomesNoScreenOfItself() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . n . . . . . .
                . . R . . . . . .
                . . P . . . . . .
                . . C . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "c4c5", 430 - 950 + 120);
    }

    @Test
    void aGeneralDoesNotRetakeWhatIsProtected() {
        assertGains("""
                . . . . k . . . .
                . . . . a . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "e4e8", 200);
    }

    @Test
    void aQuietMoveOntoAnAttackedPointLosesThePiece() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . . . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g5c5", -950);
    }

    /** A blocked leg protects nothing. */
    @Test
    void aHorseProtectsOverAFreeLegOnly() {
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . n . . . . . . .
                . . . . . . . . .
                . . c . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g5c5", 460 - 950);
        assertGains("""
                . . . k . . . . .
                . . . . . . . . .
                . n . . . . . . .
                . r . . . . . . .
                . . c . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "g5c5", 460);
    }
}
