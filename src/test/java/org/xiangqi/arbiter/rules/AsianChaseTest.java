package org.xiangqi.arbiter.rules;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Side;

/** What asian takes for a chase, clause by clause: who attacks, what is attacked, what protects it, and what is new. */
class AsianChaseTest {
    private static Repeated repeated(Side toMove, String board, String loop) {
        return Repeated.under("asian", toMove, board, loop);
    }

    @Test
    void aFreeChariotChases() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aPinnedChariotDoesNotChase() {
        repeated(Side.RED, """
                . . . k r . . . .
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
                .does("SACRIFICE", "IDLE", "SACRIFICE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aPinnedChariotAttackingACannonDoesNotChase() {
        repeated(Side.BLACK, """
                . . . . k a . . .
                . . . . a . . . .
                . . . . . . . . .
                . C . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                p . . . A . . . .
                . . . K . A B . n
                """, "e6e5 b6b5 e5e6 b5b6")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCannonChasesAChariot() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . p . . . . . .
                . . P . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "e4e5 a5a4 e5e4 a4a5")
                .does("CHASE a5", "IDLE", "CHASE a4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonThatKeepsTheGeneralsApartDoesNotChase() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . p . . . . . .
                . . P . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "e4e5 a5a4 e5e4 a4a5")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aRealProtectorMakesTheAttackIdle() {
        repeated(Side.RED, """
                . . b a . k . r .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . c .
                . R . . . . . . .
                . . . . . . . . .
                . . . . K . . R .
                """, "b2b3 h3h2 b3b2 h2h3")
                .does("FOLLOW", "IDLE", "FOLLOW", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void theGeneralProtects() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . c . . . . .
                . . . . . R . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "f7f8 d8d7 f8f7 d7d8")
                .does("FOLLOW", "IDLE", "CHASE d7", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aGeneralThatWouldFaceTheOtherIsAFalseProtector() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . c . . . . .
                . . . . . R . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "f7f8 d8d7 f8f7 d7d8")
                .does("CHASE d8", "IDLE", "CHASE d7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aProtectorPinnedToItsGeneralIsFalse() {
        repeated(Side.RED, """
                . . . r k . b . .
                . . . . a . . . .
                . . . a b . . r .
                . . . . . R . N .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . B . . . .
                . . . . A . . . .
                . . . A K . B . .
                """, "f6e6 e4f4 e6f6 f4e4")
                .does("CHASE e4", "IDLE", "CHASE f4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aProtectorThatWouldOpenACannonsLineIsFalse() {
        repeated(Side.BLACK, """
                . . . a k . b . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . c . . . . . .
                . . R . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . A . . . .
                . . B A K . B . .
                """, "c5g5 c4g4 g5c5 g4c4")
                .does("IDLE", "CHASE g5", "IDLE", "CHASE c5")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonThatLosesItsScreenByTheCaptureIsAFalseProtector() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . C . . . . . . .
                . r . . . . . . .
                . . . . . . . . .
                . C . . . . . . .
                . . . . K . . . .
                """, "b4c4 b3c3 c4b4 c3b3")
                .does("IDLE", "CHASE c4", "IDLE", "CHASE b1 b4")
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseOrCannonChasesEvenAProtectedChariot() {
        repeated(Side.RED, """
                . . . . k a b . .
                . . . . a . . . .
                . . . . . . . . b
                p . p . . . . . p
                . . . . c . n . .
                . . . . . . R . .
                P . P . P . P . P
                . . . . B C . . .
                . . . . . . . . N
                . . B . K A . r .
                """, "i1g2 h0g0 g2i1 g0h0")
                .does("CHASE h0", "CHASE g2", "CHASE g0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonChasesEvenAProtectedChariot() {
        repeated(Side.RED, """
                . . . . k a b . .
                . . . . a . . . .
                . . . . b . . . n
                . . r . . . p . p
                . . p . . N . . .
                . . . . . . . . .
                . R P . . . P . P
                . . . . B . . . C
                . . r . A . . . .
                . . N . K A B c .
                """, "i2i1 c1c2 i1i2 c2c1")
                .does("CHASE c1", "CHASE e2", "CHASE c2", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aPinnedCannonCannotAnswerAnExchangeOffer() {
        repeated(Side.BLACK, """
                C c . a k . . . .
                . . . . a . P . .
                . . . . . . . . .
                . . p . . . . . .
                . P . . . . . . .
                . C . . . . . . .
                . . . . . . . . .
                B . . p . . . . .
                . . p . . p . . .
                . . . . K . . . .
                """, "b9c9 b4c4 c9b9 c4b4")
                .does("IDLE", "CHASE c9", "IDLE", "CHASE b9")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aPinnedChariotCannotAnswerAnExchangeOffer() {
        repeated(Side.BLACK, """
                . . . . . k b . .
                . . . . a . . . .
                . . . . b a . . .
                . . . . . r . R .
                . . . . . . . . .
                P . . . . . . . .
                . . . c p C p c .
                . . . . B A . . .
                . . . . A . . . .
                . . B K . . . . .
                """, "f6f5 h6h5 f5f6 h5h6")
                .does("IDLE", "CHASE f5", "IDLE", "CHASE f6")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseWithABlockedLegCannotAnswerAnExchangeOffer() {
        repeated(Side.RED, """
                . . . . . a b . .
                . . . . k . . P .
                . . . . . a n . b
                p . p . . . p . .
                . . . . . . . . p
                . . P . . . . N .
                . . . . . . P . P
                B . . . . . . . .
                . . . . . p . . c
                . . . K C . . . .
                """, "h4f5 g7i6 f5h4 i6g7")
                .does("CHASE g7", "IDLE", "CHASE i6", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void anAttackThatStandsOnIsNotNew() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . R . . c . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "c5b5 f9e9 b5c5 e9f9")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void handingTheAttackOverToAnotherPieceIsNotNew() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . R c . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "e5e4 d9d8 e4e5 d8d9")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierBeforeTheRiverIsNoTarget() {
        repeated(Side.RED, """
                . . . a k a b C .
                . . . . . . . . .
                . . . . b . . . .
                . . . . . . . P .
                . . n . . . . . p
                . . . . . . . . .
                . . . p . . . . .
                . . . . . . . . .
                . . . . A . c . .
                . . B A K . B . C
                """, "g0i2 g1i1 i2g0 i1g1")
                .does("IDLE", "BLOCK", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierAcrossTheRiverIsATarget() {
        repeated(Side.RED, """
                . . . a k a b C .
                . . . . . . . . .
                . . . . b . . . .
                . . . . . . . P .
                . . n . . . . . .
                . . . . . . . . p
                . . . p . . . . .
                . . . . . . . . .
                . . . . A . c . .
                . . B A K . B . C
                """, "g0i2 g1i1 i2g0 i1g1")
                .does("CHASE i4", "BLOCK", "CHASE i4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aGeneralThatAttacksACannonDoesNotChase() {
        repeated(Side.BLACK, """
                . . . . k a . . .
                . . . . a . . . .
                . . . . b . . . .
                p . . . . . . . p
                . . . . . . . . .
                . . . . C . . . .
                . . . . P . . . .
                . . . . B . . . .
                . . . . K . . . .
                . . . A c . B . .
                """, "e0f0 e1f1 f0e0 f1e1")
                .does("IDLE", "IDLE", "IDLE", "BLOCK")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aGeneralThatAttacksASoldierDoesNotChase() {
        repeated(Side.BLACK, """
                . . . k . . b . r
                . . . . a . . . .
                . . . . . a . . b
                . . . P P . . . .
                . . . . . . . P .
                . . . . . . . . .
                . . . . . . . . .
                B . . . . N . . B
                . . . . K . . . .
                . . . . p . . . .
                """, "e0d0 e1d1 d0e0 d1e1")
                .does("IDLE", "IDLE", "SACRIFICE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierThatAttacksACannonDoesNotChase() {
        repeated(Side.RED, """
                . . . . k . b . c
                . . . . . . . P .
                . . . a . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                . . . . . . . . .
                """, "h8i8 i9h9 i8h8 h9i9")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aGunMountThatIsGivenChases() {
        repeated(Side.RED, """
                . . . . k a . n C
                . . . P a . . . .
                . . . . . . . . .
                . . . . . . . . p
                . . . . . . . P .
                . . . . . . . c .
                . . . . . . . . .
                . . . . . . . C .
                . . . p . p . . .
                . . . . K . . . .
                """, "h5g5 h4g4 g5h5 g4h4")
                .does("CHASE h9", "IDLE", "CHASE h9", "BLOCK")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void anAdvisorThatGivesAScreenChases() {
        repeated(Side.RED, """
                . . . . k . b . .
                . . . . n . . . .
                . . . a b a . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . . . . . P
                P . . n P . . . .
                . . N . B A . . .
                . . . . . c . . .
                . . B K . C . . .
                """, "f2e1 f1h1 e1f2 h1f1")
                .does("CHASE f7", "IDLE", "CHASE f7", "BLOCK")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void anElephantThatOpensALineChases() {
        repeated(Side.RED, """
                . . . a k a b C .
                . . . . . . . . .
                . . . . b . . . .
                . . . . . . . P .
                . . n . . . . . .
                . . . . . . . . p
                . . . p . . . . .
                . . . . . . . . .
                . . . . A . c . .
                . . B A K . B . C
                """, "g0i2 g1i1 i2g0 i1g1")
                .does("CHASE i4", "BLOCK", "CHASE i4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseThatUncoversAChariotChases() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . N . c . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "d5e3 f5f6 e3d5 f6f5")
                .does("CHASE f5", "IDLE", "CHASE f6", "CHASE a5")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseThatUncoversTwoLinesInTurnChases() {
        repeated(Side.RED, """
                . r . a k . b . .
                N . R N C . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . K . . .
                """, "c8b8 b9c9 b8c8 c9b9")
                .does("CHASE b9", "IDLE", "CHASE c9", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseThatUncoversAndAttacksInTurnChases() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . N . . .
                . . . . . . . . .
                . . . K R r . c .
                """, "f2h1 f0g0 h1f2 g0f0")
                .does("CHASE f0", "IDLE", "CHASE g0", "CHASE f2")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void takingAScreenAwayChases() {
        repeated(Side.RED, """
                . . r . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . P p . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . N . . . . . .
                . . . . . . . . .
                . C C . . K . . .
                """, "c2b4 c9b9 b4c2 b9c9")
                .does("CHASE c9", "IDLE", "CHASE b9", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aThreatThatStoodBehindACheckIsNotNew() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                c . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "e0d0 e8d8 d0e0 d8e8")
                .does("CHASE a5", "CHECK", "IDLE", "EXCHANGE_OFFER")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void pinningTheProtectorIsAChaseBySubversion() {
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
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-subversion");
    }

    @Test
    void threateningADiscoveredCheckMakesTheProtectorFalse() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . n . . . . .
                . . . N B A . . .
                . . . . A . . . .
                . . . . K . . . .
                """, "e0d0 e4d4 d0e0 d4e4")
                .does("IDLE", "CHASE f2", "IDLE", "CHASE f2")
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-subversion");
    }

    @Test
    void chasesOfTwoChariotsInTurnDraw() {
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
    void chasesByTwoCannonsOfTwoChariotsInTurnDraw() {
        repeated(Side.RED, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . . . n
                p r . . p . . . .
                . . . r n . . . p
                . . . . R . . . .
                P . . . P . . C .
                . . . . B . . . .
                . . . . A C . . .
                R . . . K A B . .
                """, "f1f6 b6b1 h3h5 d5d3 f6f1 b1b6 h5h3 d3d5")
                .does("CHASE b6", "IDLE", "CHASE d5", "IDLE", "CHASE b1", "IDLE", "CHASE d3", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void chasesOfThreePiecesInTurnDraw() {
        repeated(
                        Side.RED,
                        """
                . . r a k a b . .
                . . . . . . . . .
                . . . . . . . . b
                . . N P P . p . .
                . . . . . . . . .
                . . P . c . P . .
                . . R . . . . . .
                . . . . B . p . .
                n . . . A . . . .
                . . . A K . B . .
                """,
                        "c3e3 e4f4 e3f3 f4e4 f3g3 g2h2 g3a3 a1c0 a3c3 c0a1 c3e3 e4f4 e3f3 f4e4 f3h3 h2g2 h3a3 a1c0 a3c3 c0a1")
                .does(
                        "CHASE e4",
                        "IDLE",
                        "CHASE f4",
                        "IDLE",
                        "CHASE g2",
                        "IDLE",
                        "CHASE a1",
                        "IDLE",
                        "CHASE c0",
                        "IDLE",
                        "CHASE e4",
                        "IDLE",
                        "CHASE f4",
                        "IDLE",
                        "CHASE h2",
                        "IDLE",
                        "CHASE a1",
                        "IDLE",
                        "CHASE c0",
                        "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void onePieceChasedByTwoChariotsInTurnLoses() {
        repeated(Side.BLACK, """
                . . b . k a . P .
                . . . . a . . . .
                b . . . . . . . .
                p . . . . . R . .
                . . . . . . . R c
                . . . . . . . . .
                P . p . . . p . .
                . . . r B n . . .
                N . . C . . n . C
                . . . K . N B . .
                """, "i5i7 g6g7 i7i6 h5h6 i6i5 g7g5 i5i7 h6h7 i7i6 g5g6 i6i5 h7h5")
                .does(
                        "IDLE",
                        "CHASE i7",
                        "IDLE",
                        "CHASE i6",
                        "IDLE",
                        "CHASE i5",
                        "IDLE",
                        "CHASE i7",
                        "IDLE",
                        "CHASE i6",
                        "IDLE",
                        "CHASE i5")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void twoPiecesChasedByEveryMoveCannotLose() {
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
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void theSameWithOnlyOneOfThemLoses() {
        repeated(Side.RED, """
                . . . N . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "d9c7 e6e7 c7d9 e7e6")
                .does("CHASE e6", "IDLE", "CHASE e7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseAndACannonBehindItThatChaseTwoPiecesCannotLose() {
        repeated(Side.RED, """
                . . . a . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . N . . . . . . .
                . . c . . . . . .
                . . . C . . . . .
                . . . . K . . . .
                """, "b3d4 c2d2 d4b3 d2c2")
                .does("CHASE c2 d9", "BLOCK", "CHASE d2 d9", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCheckingMoveCanChaseToo() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCheckingChariotThatChasesACannonLoses() {
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
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aChaseThatIsAnExchangeOfferOfAnotherPieceIsAChase() {
        repeated(Side.BLACK, """
                . . b a k . r . .
                . . . . a . . . .
                . C . . b . . . .
                . . . . . . . . .
                . . . . . . p . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . . . . . .
                c . B A K . . . .
                """, "a0b0 a1b1 b0a0 b1a1")
                .does("IDLE", "CHASE b0", "IDLE", "CHASE a0")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void removingTheProtectorWithEveryMoveIsAChase() {
        repeated(Side.RED, """
                . . c a . k . . .
                . . . . a . . . .
                b . . . b . . . .
                . . P . . . . . P
                . . . . . . p . .
                . c . . . . . . .
                . . . . . . . . .
                B . . . . . . . N
                . . n R . . . . .
                . . B A K . . . .
                """, "c6b6 e7c5 b6c6 c5e7")
                .does("CHASE c1", "IDLE", "CHASE c1", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-subversion");
    }

    @Test
    void anAdvisorChasesAnUnprotectedCannon() {
        repeated(Side.RED, """
                . . . k . . . . .
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
    void anAdvisorDoesNotChaseAProtectedCannon() {
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
                .does("FOLLOW", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anElephantChasesAnUnprotectedHorse() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . K . . . .
                """, "c0e2 c4b6 e2c0 b6c4")
                .does("CHASE c4", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anElephantDoesNotChaseAProtectedChariot() {
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
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aChariotChasesASoldierAcrossTheRiver() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . p . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . K . . . .
                """, "e1d1 d3e3 d1e1 e3d3")
                .does("CHASE d3", "IDLE", "CHASE e3", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aSoldierBeforeTheRiverIsNoTargetOfAChariotEither() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                p . C c C . . . .
                c . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "c6c5 d6d5 c5c6 d5d6")
                .does("IDLE", "IDLE", "IDLE", "BLOCK")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anAttackBesideThatOfASoldierCounts() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . c P . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "a4a5 f5f4 a5a4 f4f5")
                .does("CHASE f5", "IDLE", "CHASE f4", "SACRIFICE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aSoldiersAttackOnAChariotDoesNotCount() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . r . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "e6d6 d7e7 d6e6 e7d7")
                .does("SACRIFICE", "IDLE", "SACRIFICE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void theGeneralsAttackOnACannonDoesNotCount() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . K . . .
                . . . . . . . . .
                """, "f1e1 e2f2 e1f1 f2e2")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierAttackingAChariotDoesNotChase() {
        repeated(Side.BLACK, """
                . . b a k a b r .
                . . . . . . . . .
                . . . . . . . . .
                r . p . p . p . .
                P . . . . . . . R
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . C . A K A . . .
                """, "a6b6 a5b5 b6a6 b5a5")
                .does("CHASE b0", "CHASE b6", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aProtectorThatIsPinnedByTurnsIsFalse() {
        repeated(Side.BLACK, """
                . . b a k a b . .
                r . . . . r N . .
                . . . . . . P . .
                p . . . P . . . p
                . . . . . . . . .
                P . . . . . . . .
                . . . . . c R . P
                . . . . B . . . .
                . . . . A . . . .
                . . . A K . B . .
                """, "f3f6 g3g6 f6f3 g6g3")
                .does("SACRIFICE", "CHASE f6", "IDLE", "CHASE f3")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void anOfferByAProtectedChariotThatChasesAnotherPieceIsAChase() {
        repeated(Side.RED, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . n . .
                . . . . p . . . p
                . . . . . . . . .
                . p . r . . . . .
                c . . . R R . . .
                B . . C C . . . B
                . . . . p . . . .
                . . p . . K . . .
                """, "e3d3 d4e4 d3e3 e4d4")
                .does("CHASE d4", "CHASE e2", "CHASE e4", "CHASE d2")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonOfferedForExchangeWhileItIsChasedIsChasedAllTheSame() {
        repeated(Side.RED, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . . . .
                C C . . . . . . .
                . . . r . . . . .
                . R . . . . . . .
                . . . . . r . . .
                . . . . B . . . .
                . . . . A . . . .
                c . . . K A B . .
                """, "b4a4 a0b0 a4b4 b0a0")
                .does("CHASE a0", "IDLE", "CHASE b0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aHorseChasesAChariotProtectedTwice() {
        repeated(Side.RED, """
                . . b . k . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . r
                . . N . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "c3d5 e7e4 d5c3 e4e7")
                .does("CHASE e7", "IDLE", "CHASE e4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }
}
