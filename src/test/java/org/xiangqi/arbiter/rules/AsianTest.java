package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Who loses under asian by what both sides do with every move, row by row, and what is allowed. */
class AsianTest {
    private static Repeated repeated(Side toMove, String board, String loop) {
        return Repeated.under("asian", toMove, board, loop);
    }

    @Test
    void aChariotThatChecksWithEveryMoveLoses() {
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
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
    }

    @Test
    void checksByUncoveringACannonCountAsWell() {
        repeated(Side.RED, """
                . . . . . . . . .
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . . K . R B c .
                """, "f0e0 e8f8 e0f0 f8e8")
                .does("CHECK", "IDLE", "CHECK", "IDLE")
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
    }

    @Test
    void aSoldierLosesByPerpetualCheckToo() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . p . . .
                . . . . . . . . .
                . . . . . p . . .
                . . . . . K . . .
                . . . . . C . . .
                """, "f1e1 f2e2 e1f1 e2f2")
                .does("CHASE f4", "CHECK", "CHASE f4", "CHECK")
                .blackLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
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
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
    }

    @Test
    void perpetualCheckLosesAgainstKillThreats() {
        repeated(Side.RED, """
                . . . . R . . . .
                . . . k . . . . .
                . . . . . R . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . . . . . .
                n . . . . . . . .
                . . . p B . . . .
                . . . . p . . . .
                . . . K . . . . .
                """, "e9d9 d8e8 d9e9 e8d8")
                .does("CHECK", "IDLE", "CHECK", "IDLE")
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
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
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
    }

    @Test
    void bothCheckingWithChariotsAndCannonsIsADraw() {
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
    void bothCheckingByAnsweringChecksIsADraw() {
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
    void bothCheckingIsADrawWhoeverBegins() {
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
    void aBlackChariotAndARedHorseThatChaseEachOtherDraw() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . P . . r .
                . . . . . . . . .
                . . . . . . . N .
                . . . . K . . . .
                """, "h1f2 h3h2 f2g4 h2g2 g4i3 g2g3 i3h1 g3h3")
                .does("CHASE h3", "CHASE f2", "CHASE h2", "CHASE g4", "CHASE g2", "CHASE i3", "CHASE g3", "CHASE h1")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void perpetualCheckCompletedByRedLosesToo() {
        repeated(Side.BLACK, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . R . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "d9e9 d4e4 e9d9 e4d4")
                .does("IDLE", "CHECK", "IDLE", "CHECK")
                .redLoses(Reason.PERPETUAL_CHECK, "asian-2-check");
    }

    @Test
    void aChariotAndAHorseThatChaseEachOtherDraw() {
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
    void aHorseThatRunsInACircleChasingTheChariotThatChasesItDraws() {
        repeated(Side.BLACK, """
                . . . a k c . . .
                . . . . a . . . .
                . . . . . . . . .
                . . . n . . . . .
                . . . . . . . . .
                . . . R . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . . . K A B . .
                """, "d6f5 d4d5 f5e3 d5e5 e3c4 e5e4 c4d6 e4d4")
                .does("CHASE d4", "CHASE f5", "CHASE d5", "CHASE e3", "CHASE e5", "CHASE c4", "CHASE e4", "CHASE d6")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void movesThatDoNothingDraw() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "a5b5 d9d8 b5a5 d8d9")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aProtectedPieceFollowedByAChariotDraws() {
        repeated(Side.BLACK, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . c . .
                . . . . . . R . .
                . . . . c . . . .
                . . . . C . . . .
                . . . . N . . . .
                . . . A K A . . .
                """, "g5c5 g4c4 c5g5 c4g4")
                .does("IDLE", "FOLLOW", "IDLE", "FOLLOW")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anAttackOnlyEveryOtherMoveDraws() {
        repeated(Side.RED, """
                . . b k . a . r C
                . . . . a . R . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . c p . . .
                . . . . . . . . .
                . . . . B . . . .
                N . . . A p . . .
                . . B A K . . . .
                """, "g8h8 h9g9 h8g8 g9h9")
                .does("CHASE h9", "IDLE", "FOLLOW", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aChariotThatChasesACannonLosesAgainstIdleMoves() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                c . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . R . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "b2a2 a5b5 a2b2 b5a5")
                .does("CHASE a5", "IDLE", "CHASE b5", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aChariotThatChasesAHorseLosesAgainstIdleMoves() {
        repeated(Side.RED, """
                . . b . k . r . .
                . . . . . . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . P . . . P . .
                . R . . . . . . .
                . . n . B . . . .
                . . . . A . . . .
                . . . . K A B C .
                """, "b3c3 c2b0 c3b3 b0c2")
                .does("CHASE c2", "IDLE", "CHASE b0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonThatChasesAChariotLosesAgainstIdleMoves() {
        repeated(Side.BLACK, """
                . . b a k a b n r
                . . . . . . . . .
                r . n . c . . . .
                . . p . p . p . p
                P P . . . . . . .
                . . . . . . . . .
                . . . . P . P . P
                C . . . . . N C .
                . . . . . . . . .
                . N B A K A B . R
                """, "a7b7 a2b2 b7a7 b2a2")
                .does("IDLE", "CHASE b7", "IDLE", "CHASE a7")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void blackLosesByChasingLikewise() {
        repeated(Side.RED, """
                . . . . c k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . r . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . . A K . . . .
                """, "e4e3 c4c3 e3e4 c3c4")
                .does("IDLE", "CHASE e3", "IDLE", "CHASE e4")
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstAKillThreatAndAnIdleMove() {
        repeated(Side.BLACK, """
                . . b k . a . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                c . . . . . . . .
                R . . . . . . . .
                . . . r . . . . .
                . . . . B . . . .
                . . . . A . . . .
                . . . . K A B . .
                """, "a5e5 a4e4 e5a5 e4a4")
                .does("IDLE", "CHASE e5", "IDLE", "CHASE a5")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstPerpetualKillThreats() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aCannonThatThreatensMateAsItRunsIsStillChased() {
        repeated(Side.BLACK, """
                . . . . k . . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . c . .
                . . . . . . . . .
                . . . . . . R . .
                . . . . c . . . .
                . . . . C . . . .
                . . . . N . . . .
                . . . A K A . . .
                """, "g6c6 g4c4 c6g6 c4g4")
                .does("IDLE", "CHASE c6", "IDLE", "CHASE g6")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstCheckAndChaseInTurn() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
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
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void perpetualChaseLosesAgainstChaseAndBlockInTurn() {
        repeated(Side.RED, """
                . . c . k a b . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . N . . . . .
                P . p . . . . . P
                . . . . . . . . .
                . . r . A . c C .
                . . . A C K . . .
                """, "e1d2 g1g0 d2e1 g0g1")
                .does("CHASE c1", "CHASE h1", "CHASE c1", "BLOCK")
                .redLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aChaseOfOnePieceLosesAgainstChasesOfTwo() {
        repeated(Side.BLACK, """
                . . . a k a . . .
                . . . . . . . . .
                . . . . b . . . .
                p . . . . . . . .
                . . b . . . . . .
                . . N . . . B . .
                . . C . P . . . p
                . . . . B . . . .
                . . . r A . p . .
                . . . A K . . . .
                """, "d1d3 c3c1 d3d1 c1c3")
                .does("CHASE c3", "CHASE g1", "CHASE c1", "CHASE i3")
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void perpetualKillThreatsOfAChariotDraw() {
        repeated(Side.RED, """
                . . . a k . b . .
                . . . . a . . . .
                . . . . b . . . .
                r . . . C . . R .
                p . . . . . . . .
                . . . . . . . . .
                P . . . . . . . .
                . . . . p . . . .
                . . . . p . . . .
                . . . . . K . . .
                """, "h6g6 g9i7 g6h6 i7g9")
                .does("CHASE g9", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void perpetualKillThreatsOfACannonDraw() {
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
    void perpetualKillThreatsAgainstABlockDraw() {
        repeated(Side.RED, """
                . . b N k a . . .
                . N . . a P P . .
                n . . . b . . . .
                p . . . . . . . .
                . . . . . . . c .
                . . . . . . . C .
                . . . . . . . . .
                . . . . B . . . .
                . . . . A . . . .
                r . B K . A . n .
                """, "h4e4 h5e5 e4h4 e5h5")
                .does("IDLE", "CHASE e2", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndIdleMoveInTurnDraw() {
        repeated(Side.RED, """
                . . . k . a . . .
                . . . . a . P . .
                . . . . . . . . r
                . . . . . . . . .
                . . R . . . . . .
                . . . . . . . . .
                . . P . . . . . .
                . p . . . . . . .
                . . . . A n . . n
                . . . C K A . . .
                """, "c5c9 d9d8 c9c5 d8d9")
                .does("CHECK", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCheckEveryOtherMoveDraws() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . R . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "c5d5 d9e9 d5c5 e9d9")
                .does("CHECK", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndIdleMoveOfACannonInTurnDraw() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . C . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "d3e3 e9d9 e3d3 d9e9")
                .does("CHECK", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndKillThreatInTurnDraw() {
        repeated(Side.RED, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . p
                . . . . . R . . .
                . . . . . . . . P
                n . . . . . . . .
                . r . . C . . . .
                . . . . . . . . .
                . c B A K A B . .
                """, "f5h5 e9f9 h5f5 f9e9")
                .does("IDLE", "IDLE", "CHECK", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndChasingKillThreatInTurnDraw() {
        repeated(Side.RED, """
                . . b a k . . . r
                . . R . a . . C .
                . . R c b . . . .
                . . N . . P . . .
                . . . . . C . . p
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . p . . p .
                . . . . . K . . .
                """, "f5e5 e9f9 e5f5 f9e9")
                .does("CHASE d7 c9", "IDLE", "CHECK", "IDLE")
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
    void checksAndChasesOfOneCannonInTurnDraw() {
        repeated(Side.BLACK, """
                . . b a . k . R .
                . . . . a . . . .
                b . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . r . . p . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . B . K A B . c
                """, "f9f8 h9h0 i0i1 h0h8 f8f9 h8h1 i1i0 h1h9")
                .does("IDLE", "CHASE i0", "IDLE", "CHECK", "IDLE", "CHASE i1", "IDLE", "CHECK")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndChaseOfAHorseInTurnDraw() {
        repeated(Side.RED, """
                P . . . . . . . .
                . . . k . . . . .
                . . . . n . . . .
                . . . . R . . . .
                . . . . . . . P .
                . . . . . . . . .
                . . . . . . . . .
                . r . . . . . n .
                . . . . . . . . .
                . . . . K . . . .
                """, "e6d6 d8e8 d6e6 e8d8")
                .does("CHECK", "IDLE", "CHASE e7", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void killThreatAndChaseInTurnDraw() {
        repeated(Side.RED, """
                . . . k . a . . .
                . . . . a . . . .
                . . . . . . . . .
                p . N . . . n . .
                . . . . p . b . c
                . . . . c . . R .
                P . . . . . . . .
                . . . . C . . . .
                . . . . A . . . .
                . . B . K . p . .
                """, "h4i4 i5h5 i4h4 h5i5")
                .does("FOLLOW", "IDLE", "CHASE h5", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void steppingBetweenAgainAndAgainDraws() {
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
    void checkAndChaseOfACannonByOneOfTwoChariotsInTurnDraw() {
        repeated(Side.RED, """
                . . . . . . . . .
                . . . . a . . . .
                c . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . R . . . C . c R
                . . . . . . . . .
                . . . . . K . . .
                """, "i2i7 f7f8 i7i2 f8f7")
                .does("CHECK", "IDLE", "CHASE h2", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndKillThreatByAChariotAndACannonInTurnDraw() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . a . . R .
                . . . a . . . . .
                . . . . . . . . .
                . . . . . . P . .
                . . . . . . . . .
                . . . . . . n . .
                . . C . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "h8h9 d9d8 h9h8 d8d9")
                .does("CHECK", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void checkAndKillThreatByAChariotAndASoldierInTurnDraw() {
        repeated(Side.RED, """
                . . . . . a . . .
                . . . . a . P . .
                . . . . . k . C .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . K . n . . .
                """, "a2f2 f7e7 f2a2 e7f7")
                .does("CHECK CHASE f0", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void chaseAndKillThreatByOneChariotInTurnDraw() {
        repeated(Side.RED, """
                . . . . k a . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . R n . . . .
                . . . . . . . . .
                . . . . . N . . .
                . . . . K . . . .
                . . . . . . . . .
                c . . . . . N . .
                """, "d5a5 e9e8 a5d5 e8e9")
                .does("CHASE a0", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void chaseAndKillThreatByTwoChariotsInTurnDraw() {
        repeated(Side.RED, """
                . . . . . k . . .
                . R . . a . . . .
                . . . . . a . . .
                . . . . . . . . .
                . . . . . c . . .
                . . . . . . . . .
                . . R . . . P . .
                . . . . . . . . .
                . . . K . . . . .
                . . . . . . . . .
                """, "c3c5 e8d7 c5c3 d7e8")
                .does("CHASE f5", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void steppingBetweenChecksOfACannonDraws() {
        repeated(Side.RED, """
                . . . . . . . R .
                . . . k . c . . .
                . . . . . . . . .
                . . . . . . . . .
                . . b . . . . . .
                . . . . . . . . .
                . . . . . . R . .
                . . . . n . . . .
                . . . . A . . . .
                . . . . K . . . .
                """, "e1f2 f8e8 f2e1 e8f8")
                .does("BLOCK", "CHECK", "BLOCK", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void blockAndChaseInTurnDraw() {
        repeated(Side.BLACK, """
                . . . k . a . c C
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . P P .
                . . . . . . . C .
                . . p . p . . . .
                . . . . B . . . .
                . . . . A . . . .
                . . . . K A B . .
                """, "h9g9 h4g4 g9h9 g4h4")
                .does("IDLE", "BLOCK", "IDLE", "CHASE h9")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anOfferToExchangeChariotsWithEveryMoveDraws() {
        repeated(Side.RED, """
                . . b a k . . . r
                . . . . a . . . .
                . . . . b . . . .
                p . . . C . R . .
                . . . . . . . . .
                P . . . . . . . .
                . . . . . R . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . K . . .
                """, "g6i6 i9g9 i6g6 g9i9")
                .does("EXCHANGE_OFFER", "IDLE", "EXCHANGE_OFFER", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void offeringAnUnprotectedChariotForExchangeDraws() {
        repeated(Side.BLACK, """
                . . b . k a . . .
                . . . . a . . . .
                . . . . b . . . .
                p R . . r . . . p
                . . . . . . . . .
                . . . . . . . . .
                P . . . . . . . P
                . . p . C p C . .
                . . . . A . n . .
                . . B K . A B . c
                """, "e6e3 b6b3 e3e6 b3b6")
                .does("IDLE", "EXCHANGE_OFFER", "IDLE", "EXCHANGE_OFFER")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void oneChariotBackedByAnotherOffersItselfAlongTheFileAndDraws() {
        repeated(Side.BLACK, """
                . . b a k . . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . p . . r . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . B . . . .
                r R . . . . . . .
                . R . . K . B . .
                """, "a1a3 b1b3 a3a6 b3b6 a6a8 b6b8 a8a1 b8b1")
                .does(
                        "IDLE",
                        "EXCHANGE_OFFER",
                        "IDLE",
                        "EXCHANGE_OFFER",
                        "IDLE",
                        "EXCHANGE_OFFER",
                        "IDLE",
                        "EXCHANGE_OFFER")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void cannonsThatFaceEachOtherDraw() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                c . . . . . . . .
                . . . . . . . . .
                P . P . . . . . .
                . . . . . . . . .
                . . C . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """, "c2a2 a6c6 a2c2 c6a6")
                .does("EXCHANGE_OFFER", "IDLE", "EXCHANGE_OFFER", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aPieceThatOffersItselfWithEveryMoveDraws() {
        repeated(Side.RED, """
                . r . a k . . . .
                . . . . a P . . .
                b . P . b . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . R . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . K . . . . .
                """, "c7b7 b9c9 b7c7 c9b9")
                .does("SACRIFICE", "IDLE", "SACRIFICE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aFollowedPieceThatOffersItselfDraws() {
        repeated(Side.RED, """
                . . . k . . b . .
                . . . . P . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . p
                . . . . . . B c .
                . . . . . . P . P
                . . . A B . . . .
                . . . . p p . . .
                . p . K . . . R .
                """, "h0h1 h4h3 h1h0 h3h4")
                .does("IDLE", "SACRIFICE", "IDLE", "SACRIFICE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aPinnedChariotThatOffersItselfDraws() {
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
    void subversionBySeveralMovesLosesAgainstIdleMoves() {
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
    void aDirectChaseOutranksASubvertedOne() {
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
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    @Test
    void aDirectChaseOutranksNone() {
        repeated(Side.RED, """
                r . b . k a b r .
                . . . . a . c . .
                . c n . . . . . .
                p . p . p R . . p
                . . . N P . . n .
                . . . . . . . . .
                P . P . . . p . P
                . C . . C . . . .
                . . . . A . . . .
                R N B A K . B . .
                """, "f6g6 h5g7 g6f6 g7h5")
                .does("CHASE g8", "CHASE g6", "IDLE", "CHASE g0 f6")
                .blackLoses(Reason.PERPETUAL_CHASE, "asian-2-chase");
    }

    private static Game chaseOfACannon(String moves) {
        return Replays.replay(
                        RuleSet.byId("asian").orElseThrow(),
                        Positions.of("3k5/9/9/9/1c7/5R3/9/9/9/4K4 w"),
                        moves,
                        Replay.Until.FIRST_END)
                .game();
    }

    private static final String UP_TO_THE_LOOP = "f4e4 b5a5 ";

    private static final String CHASE = "e4e5 a5a4 e5e4 a4a5";

    @Test
    void theSecondOccurrenceOnlyWarnsTheOffender() {
        Game game = chaseOfACannon(UP_TO_THE_LOOP + CHASE);
        assertThat(game.occurrence()).isEqualTo(2);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo(WarningCode.MUST_VARY);
            assertThat(warning.ply()).isEqualTo(6);
            assertThat(warning.text()).contains("second time", "Red chased", "since ply 3", "Red must vary");
        });
    }

    @Test
    void aRepetitionThatWouldBeDrawnWarnsNobody() {
        Game game = chaseOfACannon(UP_TO_THE_LOOP + "e0e1 d9d8 e1e0 d8d9");
        assertThat(game.occurrence()).isEqualTo(2);
        assertThat(game.warnings()).isEmpty();
    }

    @Test
    void oneMoveBeforeTheThirdOccurrenceTheOptionsTellTheRuling() {
        Game game = chaseOfACannon(UP_TO_THE_LOOP + CHASE + " e4e5 a5a4 e5e4");
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.options())
                .filteredOn(option -> option.consequence() != Option.Consequence.NONE)
                .singleElement()
                .satisfies(option -> {
                    assertThat(option.move()).hasToString("a4a5");
                    assertThat(option.consequence()).isEqualTo(Option.Consequence.WIN);
                    assertThat(option.consequenceReason()).isEqualTo(Reason.PERPETUAL_CHASE);
                });
    }

    @Test
    void onlyWhatFollowsTheFirstOccurrenceIsJudged() {
        Verdict.Decided verdict = Replays.decided(chaseOfACannon(UP_TO_THE_LOOP + Replays.times(2, CHASE)));
        assertThat(verdict.reason()).isEqualTo(Reason.PERPETUAL_CHASE);
        assertThat(verdict.ply()).isEqualTo(10);
        assertThat(verdict.evidence().firstPly()).isEqualTo(3);
        assertThat(verdict.evidence().occurrences()).containsExactly(2, 6, 10);
        assertThat(verdict.explanation())
                .contains(
                        "Red chased Black's cannon (now on a5)",
                        "from ply 3 to ply 10",
                        "Red loses by perpetual chase");
    }

    @Test
    void oneIdleMoveInTheFirstRoundSavesTheChaser() {
        String idleRound = "e4e5 a5a4 e5e4 a4a5 e0e1 d9d8 e1e0 d8d9 ";
        Verdict.Decided verdict = Replays.decided(chaseOfACannon(UP_TO_THE_LOOP + idleRound));
        assertThat(verdict.reason()).isEqualTo(Reason.REPETITION);
        assertThat(verdict.evidence().occurrences()).containsExactly(2, 6, 10);
    }
}
