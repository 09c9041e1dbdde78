package org.xiangqi.arbiter.rules;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Side;

/** Who loses under computer, and where its chases differ from those of asian. */
class ComputerTest {
    private static Repeated repeated(Side toMove, String board, String loop) {
        return Repeated.under("computer", toMove, board, loop);
    }

    @Test
    void perpetualCheckLoses() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "e5d5 d9e9 d5e5 e9d9")
                .does("CHECK", "IDLE", "CHECK", "IDLE")
                .redLoses(Reason.PERPETUAL_CHECK, "computer-2-check");
    }

    @Test
    void perpetualCheckLosesAgainstPerpetualChase() {
        repeated(Side.RED, """
                c . . a . k . . .
                . . c . a . . R .
                b . . . . . . P .
                . . . . . . . . p
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """, "h8h9 f9f8 h9h8 f8f9")
                .does("CHECK", "CHASE h9", "CHECK", "CHASE h8")
                .redLoses(Reason.PERPETUAL_CHECK, "computer-2-check");
    }

    @Test
    void twoChecksAgainstOneCheckBackLose() {
        repeated(Side.RED, """
                . . . . . c . . .
                . . . . . . . . R
                . . . . k . . P .
                . . . P . . . . .
                . . . . . P . . .
                . . . . . . P . .
                . . . . . p N . .
                . . . . . A . . .
                . . . . C K . . .
                . . . . . . r n .
                """, "f5e5 f3e3 e5f5 e3f3")
                .does("CHECK", "CHECK", "CHECK", "IDLE")
                .redLoses(Reason.PERPETUAL_CHECK, "computer-2-check");
    }

    @Test
    void bothCheckingDraw() {
        repeated(Side.RED, """
                . . . . . . . . .
                . . . . c . . . .
                . . . k . . . . .
                . . . r . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . R . . . . .
                """, "e3d3 d6e6 d3e3 e6d6")
                .does("CHECK", "CHECK", "CHECK", "CHECK")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void bothCheckingDrawWhoeverBegins() {
        repeated(Side.BLACK, """
                . . . r . . . . .
                . . . . k . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . R . . . . .
                . . . K . . . . .
                . . . . C . . . .
                . . . . . . . . .
                """, "e6d6 d3e3 d6e6 e3d3")
                .does("CHECK", "CHECK", "CHECK", "CHECK")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void bothCheckingByAnsweringChecksDraw() {
        repeated(Side.BLACK, """
                . . . a k r . . .
                . . . . . c . . .
                . P . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C K . . .
                """, "f8e8 e7f7 e8f8 f7e7")
                .does("CHECK", "CHECK", "CHECK", "CHECK")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void perpetualChaseLosesAgainstIdleMoves() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                c . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "e4e5 a5a4 e5e4 a4a5")
                .does("CHASE a5", "IDLE", "CHASE a4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstKillThreats() {
        repeated(Side.BLACK, """
                . . . a k a . . .
                . . . . . . . R .
                . . . . . . . c .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . . A K . p . .
                """, "h7c7 h8c8 c7h7 c8h8")
                .does("IDLE", "CHASE c7", "IDLE", "CHASE h7")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstChasesOfDifferentPieces() {
        repeated(Side.BLACK, """
                . r b a k a b . .
                . . . . . . . . .
                . . c . . . . . n
                . . . . p . . . p
                p . . . . . . . .
                . . R . . . . . .
                P . P . P . P . P
                . . N . . . N . .
                . . . . A . . . .
                . . B A K . B . .
                """, "c7g7 c4g4 g7c7 g4c4")
                .does("CHASE g2", "CHASE g7", "CHASE c2", "CHASE c7")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void bothChasingDraw() {
        repeated(Side.BLACK, """
                . . . . k . . . .
                . . . . . . . n .
                . . . . . . . . .
                . . . . p . . R .
                . . . . . . . . .
                . . . . . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "h8f7 h6h7 f7g5 h7g7 g5i6 g7g6 i6h8 g6h6")
                .does("CHASE h6", "CHASE f7", "CHASE h7", "CHASE g5", "CHASE g7", "CHASE i6", "CHASE g6", "CHASE h8")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void perpetualKillThreatsDraw() {
        repeated(Side.RED, """
                . . . a k a . . .
                . . . . n . . . .
                . . . . b . . . .
                . . . . C . . . .
                p . . . p . . . p
                . . . . . . . . .
                . . c . . . . . .
                . . C . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """, "c2g2 c3g3 g2c2 g3c3")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndChaseInTurnDraw() {
        repeated(Side.RED, """
                . R . C . a b r .
                . . . . k . . . .
                . . . . b . . . .
                p . . . . . . . p
                . . p . . . . . .
                . . . . . . . . .
                r . P . . . P . .
                B . . . . . . . .
                . . . . . . . . .
                . . B . K A . . .
                """, "b9b8 e8e9 b8b9 e9e8")
                .does("CHECK", "BLOCK", "CHASE f9", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void chasesOfDifferentPiecesInTurnDraw() {
        repeated(Side.BLACK, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . C
                . . . . . . . . .
                p p . . . . . p p
                . . . . B . . . .
                . . . . . . . . .
                r . B A K A . . r
                """, "i0h0 i5a5 a0b0 a5h5 h0i0 h5b5 b0a0 b5i5")
                .does("IDLE", "CHASE a0", "IDLE", "CHASE h0", "IDLE", "CHASE b0", "IDLE", "CHASE i0")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aChasersOwnCheckCancelsTheChase() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                c r . C A K . . .
                . . . . . . . . .
                """, "d1d3 b1b3 d3d1 b3b1")
                .does("IDLE", "CHECK CHASE d3", "BLOCK", "CHASE d1")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCheckByACannonCancelsItsChase() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . C . . .
                . . . . . c . . .
                . . . . . C . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . p . . .
                . . . . K . . . .
                """, "f4d4 f5d5 d4f4 d5f5")
                .does("CHASE f1", "IDLE", "CHECK CHASE f1", "BLOCK")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCheckByTheChasedSideCancelsTheChase() {
        repeated(Side.RED, """
                . . . a k . . . .
                . . . . a . . . .
                . . . . b . . . .
                p . . . . . . . .
                . . p . . . n . .
                . . . . . . . . .
                P . P . . . r . .
                . . . A B . . . .
                c . . . N . . . N
                . R B . K A . . .
                """, "b0b1 a1a0 b1b0 a0a1")
                .does("CHASE a1", "CHECK", "CHASE a0", "CHASE i1")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCheckByTheChasedHorseCancelsTheChase() {
        repeated(Side.RED, """
                . . . a k r . . .
                n . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                P . b . . . . . .
                . . . . . . . . .
                . n . . . . . . .
                . . . . B . . . .
                . . . R A . . . .
                . . B A K . . . .
                """, "d1d3 b3c1 d3d1 c1b3")
                .does("CHASE b3", "CHECK CHASE d3", "CHASE c1", "CHASE a5")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anElephantChasesAProtectedChariot() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . r . . . . . .
                . . . C . . . . .
                . . . . B . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "d3f3 c4g4 f3d3 g4c4")
                .does("CHASE c4", "IDLE", "CHASE g4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void anElephantChasesAProtectedChariotWhateverTheReason() {
        repeated(Side.RED, """
                . . . a k . . . .
                . . . . a . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . b . . . . . .
                n n r p . . B . .
                . C . p . . . . .
                B . . . N . . . C
                . . . p A . . . .
                p p . A . K . . .
                """, "b3b1 c4c0 b1b3 c0c4")
                .does("CHASE c4", "IDLE", "CHASE c0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void anElephantChasesAProtectedHorse() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . . . r
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . K . . . .
                """, "c0e2 c4b6 e2c0 b6c4")
                .does("CHASE c4", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anAdvisorChasesAProtectedCannon() {
        repeated(Side.RED, """
                . . . k . r . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . c . . .
                . . . . . . . . .
                . . . A K . . . .
                """, "d0e1 f2g2 e1d0 g2f2")
                .does("CHASE f2", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anElephantDoesNotChaseAProtectedSoldier() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . r
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . K . . . .
                """, "c0e2 c4b4 e2c0 b4c4")
                .does("FOLLOW", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aChaseBySubversionWeighsAsMuchAsADirectOne() {
        repeated(Side.RED, """
                . . b a k . . r .
                c C . . . R c . .
                . . n a b . n . .
                p . p . p . . . p
                . . . . . . p . .
                . . P . . . . . .
                P . . . P . P . P
                . . N . C . N . .
                . . . . . . . . .
                . . B A K A B . .
                """, "b8b3 d9e8 b3b8 e8d9")
                .does("CHASE g8", "CHASE f8", "CHASE g8", "CHASE f8")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void chasesByPinningAndByAttackingWeighTheSame() {
        repeated(Side.RED, """
                . . . a k a . . .
                C . . . . r N . .
                . . . . b . n . .
                N . . . . . . . p
                . . p . . . p . .
                . . . . . . . . P
                . . P . . . P . .
                . . . . . . . . .
                . . . . A . . . .
                . . . . K A . . .
                """, "a6b8 f9e8 b8a6 e8f9")
                .does("CHASE f8", "CHASE g8", "CHASE f8", "CHASE g8")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void subversionAloneLosesAsAnyChase() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . r . . . . .
                . . . N B . . . .
                . . . . A . . . .
                . . . . K . . . .
                """, "e0d0 e4d4 d0e0 d4e4")
                .does("IDLE", "CHASE d2", "IDLE", "CHASE d2")
                .blackLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }

    @Test
    void twoPiecesChasedByEveryMoveLoseAllTheSame() {
        repeated(Side.RED, """
                . . . N . k . . .
                . . . . . . . . .
                . C . . . a . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "d9c7 e6e7 c7d9 e7e6")
                .does("CHASE e6 f7", "EXCHANGE_OFFER", "CHASE e7 f7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "computer-2-chase");
    }
}
