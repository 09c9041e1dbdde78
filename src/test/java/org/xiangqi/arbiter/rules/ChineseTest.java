package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** Who loses under chinese by what both sides do with every move, what is allowed, and what wins material. */
class ChineseTest {
    private static final RuleSet RULES = RuleSet.byId("chinese").orElseThrow();

    private static Repeated repeated(Side toMove, String board, String loop) {
        return Repeated.under("chinese", toMove, board, loop);
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
                .redLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
    }

    @Test
    void perpetualCheckLosesAgainstPerpetualKillThreats() {
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
                .does("CHECK", "KILL_THREAT", "CHECK", "KILL_THREAT")
                .redLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
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
                .redLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
    }

    @Test
    void perpetualCheckLosesAgainstCheckAndKillThreatInTurn() {
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
                .does("CHECK", "CHECK", "CHECK", "KILL_THREAT")
                .redLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
    }

    @Test
    void aSoldiersPerpetualCheckLosesToo() {
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
                .blackLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
    }

    @Test
    void bothGivingPerpetualCheckDraw() {
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
    void killThreatsAgainstChasesDraw() {
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
                .does("KILL_THREAT", "CHASE c7", "KILL_THREAT", "CHASE h7")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void killThreatsAgainstKillThreatsDraw() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . P . . . . .
                . . . r . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                n . . . . . . . .
                . . . . . K . . .
                . R . . . n . . .
                """, "d7e7 d6c6 e7d7 c6d6")
                .does("KILL_THREAT", "KILL_THREAT", "KILL_THREAT", "KILL_THREAT")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void mixedStrikesAgainstChasesDraw() {
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
                .does("CHASE b3", "CHECK", "CHASE c1", "CHASE a5")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void checkAndKillThreatAgainstKillThreatsDraw() {
        repeated(Side.RED, """
                . . . . . k . . .
                . . C P P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                B . . . p . . . .
                r . . . . . . . .
                . . . . K . . . .
                """, "e8f8 f9e9 e0f0 e2f2 f8e8 e9f9 f0e0 f2e2")
                .does(
                        "CHECK",
                        "KILL_THREAT",
                        "KILL_THREAT",
                        "KILL_THREAT",
                        "CHECK",
                        "KILL_THREAT",
                        "KILL_THREAT",
                        "KILL_THREAT")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void perpetualKillThreatsOfAChariotLose() {
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
                .does("KILL_THREAT", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void perpetualKillThreatsOfACannonLose() {
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
                .does("KILL_THREAT", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void perpetualKillThreatsLoseAgainstBlocks() {
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
                .does("KILL_THREAT", "BLOCK", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void blackLosesByPerpetualKillThreatsLikewise() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . P . . P . P
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . b . c
                . . . . . p . C .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . . A K . p . .
                """, "h4i4 i5h5 i4h4 h5i5")
                .does("IDLE", "KILL_THREAT", "IDLE", "KILL_THREAT")
                .blackLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void blacksKillThreatsWithEveryMoveLoseAroundAMateInThree() {
        repeated(Side.RED, """
                . . b k . . . . .
                r . . . a R . . .
                n . r . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . R . .
                . . . . . . . . .
                . . . n . . . . .
                . . . . p . . . .
                . C . . . K . . .
                """, "b0a0 d2b1 a0b0 b1d2")
                .does("IDLE", "KILL_THREAT", "IDLE", "KILL_THREAT")
                .blackLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void killThreatsWithEveryMoveLoseAroundAMateInOne() {
        repeated(Side.RED, """
                . . c a . k b . .
                . . N . a . . . .
                . . n . . . . . .
                . . . . . . N . p
                . n b . P . . . .
                C . . . . . c . .
                . p . . . . . . .
                . . . . . . . . .
                . . . . A C . . .
                . . B . K A B . .
                """, "f1f2 c7a8 f2f1 a8c7")
                .does("KILL_THREAT", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void blacksKillThreatsWithEveryMoveLoseAroundAMateInOne() {
        repeated(Side.BLACK, """
                . . b a k a b . .
                . . . . . r c . .
                . . . . . . . . .
                p . p . . . . . p
                . . . . . n . . .
                . . N . P . . . .
                P . P . . . P . P
                . . . . . . . r .
                R . . . A . . . .
                . N B . K A B . .
                """, "h2h6 a1a0 h6h2 a0a1")
                .does("KILL_THREAT", "IDLE", "KILL_THREAT", "IDLE")
                .blackLoses(Reason.PERPETUAL_KILL_THREAT, "chinese-25.2-kill");
    }

    @Test
    void checkAndKillThreatInTurnLose() {
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
                .does("KILL_THREAT", "IDLE", "CHECK", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void checkAndKillThreatInTurnLoseWithACannon() {
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
                .does("CHECK", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void checkAndKillThreatInTurnLoseWithAChariotAndASoldier() {
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
                .does("CHECK", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void checkAndChaseInTurnLose() {
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
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void checksAndChasesOfOneCannonInTurnLose() {
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
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void checkAndChaseByOneChariotInTurnLose() {
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
                .does("CHECK", "IDLE", "CHASE i7", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void killThreatAndChaseInTurnLose() {
        repeated(Side.RED, """
                . . . . . a . . .
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . n
                . . . . . . . . n
                . . . . . . . . .
                . . . C . . . . .
                . . . . N C . . .
                . . . . . K . . .
                """, "d2i2 f9e8 i2d2 e8f9")
                .does("CHASE i5", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void killThreatAndChaseByOneChariotInTurnLose() {
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
                .does("CHASE a0", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void killThreatAndChaseByTwoChariotsLose() {
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
                .does("CHASE f5", "IDLE", "KILL_THREAT", "IDLE")
                .redLoses(Reason.PERPETUAL_MIX, "chinese-25.2-mix");
    }

    @Test
    void perpetualChaseOfACannonLoses() {
        repeated(Side.RED, """
                . . b a . k . . .
                . . . . a . . . .
                b . . . . . . . .
                . . . . . . . R .
                . . . . . . . . .
                . . . . . . . . .
                . r . . p . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . B . K A B . c
                """, "h6i6 i0h0 i6h6 h0i0")
                .does("CHASE i0", "IDLE", "CHASE h0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void perpetualChaseOfAChariotLoses() {
        repeated(Side.BLACK, """
                . . b a k a b . .
                . . . r . . . . .
                . . n . c . . c .
                p . R . p . p . .
                . . . . . . . n p
                . . P . . . P . .
                P . . r P C . . P
                . . N . C . N . .
                . . . . A . . . .
                . . B . K A B . R
                """, "d3d7 f3f7 d7d3 f7f3")
                .does("IDLE", "CHASE d7", "IDLE", "CHASE d3")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void perpetualChaseBySubversionLosesAsAnyOther() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void chasesOfTwoChariotsInTurnLose() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void chasesOfThreePiecesInTurnLose() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void chasesOfACannonAndAHorseInTurnLose() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . c . . a n . .
                . . . . c . . . .
                . . . . . . R . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . B . . . .
                . . . . A . . . .
                . . . K . A B . .
                """, "g5e5 f7e8 e5g5 e8f7")
                .does("CHASE e6", "IDLE", "CHASE g7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void oneIdleMoveBetweenChecksIsAllowed() {
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
    void oneIdleMoveBetweenKillThreatsIsAllowed() {
        repeated(Side.RED, """
                . . . . . . c . .
                . . . . . k . . .
                . . . . . a . . .
                . N . . . . . . .
                . . . C . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                . n . . . . . . .
                . . . . C . . . .
                """, "e0f0 f8f9 f0e0 f9f8")
                .does("KILL_THREAT", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void oneIdleMoveBetweenChasesIsAllowed() {
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
    void aBlockBetweenChasesIsAllowed() {
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
    void idleMovesDraw() {
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
    void followingAProtectedPieceIsAllowed() {
        repeated(Side.BLACK, """
                . . . . k . b . .
                . . . P . . . . .
                c . . . b . . c .
                . . . . . . . R .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """, "h7f7 h6f6 f7h7 f6h6")
                .does("IDLE", "FOLLOW", "IDLE", "FOLLOW")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void offeringAnExchangeToAChariotWithARootIsAllowed() {
        repeated(Side.RED, """
                . r . . k a . . .
                . . . . a . . . .
                . . . . b . . . .
                . . . . . . . . .
                . . . . . . . . .
                . r . . . . . . .
                . . . . . . . . .
                . . . . . . . . R
                . . . . A . . . .
                . . . A K . . . .
                """, "i2b2 b4b3 b2i2 b3b4")
                .does("EXCHANGE_OFFER", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void tooFewRootsAreNoRoot() {
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
                .does("CHASE h3", "IDLE", "CHASE h2", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void twoAttackersOnOneRootChase() {
        repeated(Side.BLACK, """
                . . b . k a . . c
                . . . . a . . . .
                . . . . b . . . r
                . . . . . R . . c
                p . . . . . . . .
                . . . . . . . . .
                P . . . . . . . .
                . . . . . . . . R
                . . . . A . . . .
                r . B A K . . . C
                """, "i6i5 f6f5 i5i4 f5f4 i4i6 f4f6")
                .does("IDLE", "CHASE i5", "IDLE", "CHASE i4", "IDLE", "CHASE i6")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void enoughRootsMakeTheAttackIdle() {
        repeated(Side.RED, """
                . . b a . k . r .
                . . . . a . . . .
                . . . . b . . r .
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
    void aSeriesOfChecksThatWinsAPieceChases() {
        repeated(Side.RED, """
                . . . k . . . . n
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . p . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . R . .
                """, "g0h0 d9d8 h0g0 d8d9")
                .does("CHASE i9", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    /** From g4 the chariot mates on g9, which threatens the game and no piece; the cannon is attacked anew all the same. */
    @Test
    void aMateThatWasThereBeforeWinsNoPieceByItself() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void fromOneChaseToAnotherOfTheSamePieceIsIdle() {
        repeated(Side.RED, """
                . . . k . . . . n
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . R .
                """, "h0i0 i9h7 i0h0 h7i9")
                .does("IDLE", "IDLE", "CHASE h7", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aCaptureThatGetsTheChaserMatedIsNoThreat() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . r . .
                . . . . . R . . .
                c . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K B . .
                """, "f4f3 a3a4 f3f4 a4a3")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void theSameWithoutTheMateIsAChase() {
        repeated(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . R . . .
                c . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K B . .
                """, "f4f3 a3a4 f3f4 a4a3")
                .does("CHASE a3", "IDLE", "CHASE a4", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void theGeneralsOwnAttackIsIdle() {
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
    void theGeneralsAttackOnASoldierIsIdle() {
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
    void aSoldiersOwnAttackIsIdle() {
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
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldiersAttackOnACannonIsIdle() {
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
    void soldiersCountWhereBothSidesStrike() {
        repeated(Side.RED, """
                . . . a k a . . .
                . . . . . . . . .
                . c . . . . . R .
                n . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . p . . . . .
                . . . N N . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "h7h6 d3e3 h6h7 e3d3")
                .does("CHASE a6", "IDLE", "CHASE b7", "IDLE")
                .isDrawn(Reason.MUTUAL_PERPETUAL);
    }

    @Test
    void aSoldierThatAttacksNothingDoesNotSaveTheChaser() {
        repeated(Side.RED, """
                . . . a k a . . .
                . . . . . . . . .
                . c . . . . . R .
                n . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . p . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                """, "h7h6 d3e3 h6h7 e3d3")
                .does("CHASE a6", "IDLE", "CHASE b7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void aSoldierThatRetakesMakesOneRootTooFew() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . n . . .
                . . P c . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . N . . . . .
                . . . . . K . . .
                """, "d1c3 e9e8 c3d1 e8e9")
                .does("CHASE d5", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierGivenForAPieceWinsNothing() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . n . . . n . . .
                . . P c . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . N . . . . .
                . . . . . K . . .
                """, "d1c3 e9e8 c3d1 e8e9")
                .does("IDLE", "IDLE", "IDLE", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void anAttackWithTheHelpOfTheGeneralIsAChase() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . R
                . . . . n . . . .
                . . . . . . c . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """, "i7i5 g5g7 i5i7 g7g5")
                .does("CHASE g5", "IDLE", "CHASE g7", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void withoutTheGeneralsHelpTheHorseIsARoot() {
        repeated(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . R
                . . . . n . . . .
                . . . . . . c . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . . . K . . . .
                """, "i7i5 g5g7 i5i7 g7g5")
                .does("FOLLOW", "IDLE", "FOLLOW", "IDLE")
                .isDrawn(Reason.REPETITION);
    }

    @Test
    void aSoldierBeforeTheRiverIsNoMaterial() {
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
    void aSoldierAcrossTheRiverIsMaterial() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void aFalseRootIsNoRoot() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    @Test
    void aChaseThatIsAlsoAnExchangeOfferIsAChase() {
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
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    private static final String CHARIOT_CHASES_CANNON = """
            . . b a . k . . .
            . . . . a . . . .
            b . . . . . . . .
            . . . . . . . R .
            . . . . . . . . .
            . . . . . . . . .
            . r . . p . . . .
            . . . . . . . . .
            . . . . A . . . .
            . . B . K A B . c
            """;

    private static final String CHASE = "h6i6 i0h0 i6h6 h0i0";

    private static Game chase(Budget budget, int rounds) {
        return Replays.game(
                RULES, budget, Positions.drawn(Side.RED, CHARIOT_CHASES_CANNON), Replays.times(rounds, CHASE));
    }

    @Test
    void theSecondOccurrenceOnlyWarnsTheOffender() {
        Game game = chase(Budget.DEFAULT, 1);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo(WarningCode.MUST_VARY);
            assertThat(warning.text()).contains("Red must vary or lose by perpetual chase");
        });
    }

    @Test
    void whereTheBudgetDoesNotSufficeTheGameGoesOn() {
        Game game = chase(new Budget(1, 1, 1), 2);
        assertThat(game.occurrence()).isEqualTo(3);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo(WarningCode.UNDETERMINED);
            assertThat(warning.ply()).isEqualTo(8);
            assertThat(warning.text()).contains("1, 2, 3, 4, 5, 6, 7, 8. No ruling is made");
        });
    }

    /** Whether or not Red's chases threaten mate besides, they are strikes. */
    @Test
    void theRulingStandsIfWhatIsUndeterminedCannotChangeIt() {
        Repeated.under("chinese", new Budget(60, 50_000, 5_000_000), Side.RED, CHARIOT_CHASES_CANNON, CHASE)
                .does("CHASE UNDETERMINED i0", "IDLE", "CHASE UNDETERMINED h0", "IDLE")
                .redLoses(Reason.PERPETUAL_CHASE, "chinese-25.2-chase");
    }

    /** Whether or not Black's moves are strikes, Red's alone are all checks. */
    @Test
    void aPerpetualCheckIsRuledWithoutAnyBudget() {
        Repeated.under("chinese", new Budget(1, 1, 1), Side.RED, """
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
                .does("CHECK", "UNDETERMINED", "CHECK", "UNDETERMINED")
                .redLoses(Reason.PERPETUAL_CHECK, "chinese-24.1");
    }

    /** Red checks and threatens mate in turn; what Black's moves threaten was not found out, and would make it a draw. */
    @Test
    void onlyTheSideWhoseMovesAreUndeterminedIsNamed() {
        Position position = Positions.of("3k5/4a2R1/3a5/9/6P2/9/6n2/2C6/9/5K3 w");
        String loop = Replays.times(2, "h8h9 d9d8 h9h8 d8d9");
        Game game = Replays.game(RULES, new Budget(60, 50_000, 5_000_000), position, loop);
        assertThat(game.verdict()).isInstanceOf(Verdict.Ongoing.class);
        assertThat(game.warnings()).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo(WarningCode.UNDETERMINED);
            assertThat(warning.text()).contains(": 2, 4, 6, 8. No ruling");
        });
        assertThat(Replays.decided(Replays.game(RULES, Budget.DEFAULT, position, loop))
                        .reason())
                .isEqualTo(Reason.PERPETUAL_MIX);
    }
}
