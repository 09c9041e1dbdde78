package org.xiangqi.arbiter.contest.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.contest.online.Story.article;
import static org.xiangqi.arbiter.contest.online.Story.moves;
import static org.xiangqi.arbiter.contest.online.Story.refusals;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;

/** Section 8, draw offers. */
class DrawOffersTest {
    /** Each side has moved, and Red is to move. */
    private static final String BOTH_MOVED = "0 START\n" + moves(1_000, 0, 2);

    private static OnlineRuling after(String lines) {
        return Story.of(BOTH_MOVED + lines).atItsEnd();
    }

    @Test
    void aDrawIsOfferedOnceEachSideHasMoved() {
        assertThat(refusals(Story.of("0 START\n1 RED OFFER_DRAW").atItsEnd())).containsExactly("1 TOO_EARLY");
        OnlineRuling redMoved =
                Story.of("0 START\n1 RED a3a4\n2 BLACK OFFER_DRAW").atItsEnd();
        assertThat(refusals(redMoved)).containsExactly("2 TOO_EARLY");
        assertThat(redMoved.offers().movesToWait(Side.RED)).isZero();
        assertThat(redMoved.offers().movesToWait(Side.BLACK)).isOne();
        assertThat(redMoved.blackMayOffer()).isFalse();
        OnlineRuling bothMoved = after("");
        assertThat(bothMoved.redMayOffer()).isTrue();
        assertThat(bothMoved.blackMayOffer()).isFalse();
        assertThat(refusals(after("3000 RED OFFER_DRAW"))).isEmpty();
    }

    @Test
    void onOnesOwnTurnBeforeMoving() {
        assertThat(refusals(after("3000 BLACK OFFER_DRAW"))).containsExactly("3 NOT_YOUR_TURN");
        assertThat(refusals(after(moves(3_000, 2, 3) + "4000 RED OFFER_DRAW"))).containsExactly("4 NOT_YOUR_TURN");
    }

    @Test
    void theOfferStaysOpenAfterThatMove() {
        OnlineRuling open = after("3000 RED OFFER_DRAW\n" + moves(4_000, 2, 3));
        assertThat(open.offers().pendingBy()).isEqualTo(Side.RED);
        OnlineRuling accepted = after("3000 RED OFFER_DRAW\n" + moves(4_000, 2, 3) + "5000 BLACK ACCEPT_DRAW");
        assertThat(accepted.ending()).isEqualTo(Ending.DRAW_AGREED);
        assertThat(accepted.result()).isEqualTo("1/2-1/2");
        assertThat(accepted.winner()).isNull();
        assertThat(accepted.decidedAtMs()).isEqualTo(5_000);
        assertThat(accepted.decidedByEvent()).isEqualTo(5);
        assertThat(article(accepted)).isEqualTo("domi-online-5");
        assertThat(accepted.offers().pendingBy()).isNull();
        assertThat(accepted.explanation()).isEqualTo("Black accepted Red's draw offer at 5000 ms.");
    }

    @Test
    void theOpponentMayAcceptOrDeclineBeforeThatMoveAlready() {
        assertThat(after("3000 RED OFFER_DRAW\n3001 BLACK ACCEPT_DRAW").ending())
                .isEqualTo(Ending.DRAW_AGREED);
        OnlineRuling declined = after("3000 RED OFFER_DRAW\n3001 BLACK DECLINE_DRAW");
        assertThat(declined.status()).isEqualTo(OnlineStatus.ONGOING);
        assertThat(declined.offers()).isEqualTo(new DrawOffers(null, 10, 10));
    }

    @Test
    void theOpponentsNextMoveDeclinesIt() {
        OnlineRuling ruling = after("3000 RED OFFER_DRAW\n" + moves(4_000, 2, 4) + "6000 BLACK ACCEPT_DRAW");
        assertThat(refusals(ruling)).containsExactly("6 NO_OFFER");
        assertThat(ruling.offers()).isEqualTo(new DrawOffers(null, 10, 10));
    }

    @Test
    void onlyTheOpponentAnswersAnOffer() {
        assertThat(refusals(after("3000 RED ACCEPT_DRAW\n3000 BLACK DECLINE_DRAW")))
                .containsExactly("3 NO_OFFER", "4 NO_OFFER");
        assertThat(refusals(after("3000 RED OFFER_DRAW\n3000 RED ACCEPT_DRAW\n3000 RED DECLINE_DRAW")))
                .containsExactly("4 NO_OFFER", "5 NO_OFFER");
    }

    @Test
    void oneOfferIsOpenAtATime() {
        String offered = "3000 RED OFFER_DRAW\n";
        assertThat(refusals(after(offered + "3001 RED OFFER_DRAW"))).containsExactly("4 ALREADY_OFFERED");
        assertThat(refusals(after(offered + moves(4_000, 2, 3) + "5000 RED OFFER_DRAW")))
                .containsExactly("5 ALREADY_OFFERED");
        assertThat(refusals(after(offered + moves(4_000, 2, 3) + "5000 BLACK OFFER_DRAW")))
                .containsExactly("5 OFFER_PENDING");
    }

    /** Black's move at ply 4 declines; Red makes moves 3, 4, … at plies 5, 7, …, Black at 6, 8, …. */
    @Test
    void afterADeclineByAMoveEachSideMakesTenMoreMoves() {
        String declined = "3000 RED OFFER_DRAW\n" + moves(4_000, 2, 4);
        OnlineRuling nine = after(declined + moves(10_000, 4, 22) + "40000 RED OFFER_DRAW");
        assertThat(refusals(nine)).hasSize(1).allMatch(refusal -> refusal.endsWith("MUST_WAIT"));
        assertThat(nine.offers()).isEqualTo(new DrawOffers(null, 1, 1));
        OnlineRuling tenOfRed = after(declined + moves(10_000, 4, 23) + "40000 BLACK OFFER_DRAW");
        assertThat(refusals(tenOfRed)).hasSize(1).allMatch(refusal -> refusal.endsWith("MUST_WAIT"));
        assertThat(tenOfRed.offers()).isEqualTo(new DrawOffers(null, 0, 1));
        OnlineRuling ten = after(declined + moves(10_000, 4, 24) + "40000 RED OFFER_DRAW");
        assertThat(refusals(ten)).isEmpty();
        assertThat(ten.offers().pendingBy()).isEqualTo(Side.RED);
    }

    /** Declined in words before Red moves: that move and Black's next are among the ten. */
    @Test
    void afterADeclineInWordsEveryMoveCounts() {
        String declined = "3000 RED OFFER_DRAW\n3500 BLACK DECLINE_DRAW\n";
        assertThat(after(declined + moves(4_000, 2, 4)).offers()).isEqualTo(new DrawOffers(null, 9, 9));
        assertThat(refusals(after(declined + moves(4_000, 2, 20) + "40000 RED OFFER_DRAW")))
                .hasSize(1);
        assertThat(refusals(after(declined + moves(4_000, 2, 22) + "40000 RED OFFER_DRAW")))
                .isEmpty();
    }

    @Test
    void theWaitIsForBothSides() {
        String declined = "3000 RED OFFER_DRAW\n3500 BLACK DECLINE_DRAW\n" + moves(4_000, 2, 3);
        assertThat(refusals(after(declined + "5000 BLACK OFFER_DRAW"))).containsExactly("6 MUST_WAIT");
    }

    @Test
    void aPolicyWithoutAWaitLetsOneOfferAgainAtOnce() {
        OnlinePolicy eager = new OnlinePolicy("domi", "1.0", 600_000, 60_000, 0, 0, 0, 3, 1, 0, FlagRule.LOSS);
        OnlineRuling ruling = Story.of(BOTH_MOVED + "3000 RED OFFER_DRAW\n3001 BLACK DECLINE_DRAW\n3002 RED OFFER_DRAW")
                .by(eager)
                .atItsEnd();
        assertThat(refusals(ruling)).isEmpty();
    }

    @Test
    void anOfferThatLapsesWithTheGameIsNotOpenAfterIt() {
        OnlineRuling ruling = after("3000 RED OFFER_DRAW\n4000 RED RESIGN\n5000 BLACK ACCEPT_DRAW");
        assertThat(ruling.ending()).isEqualTo(Ending.RESIGNATION);
        assertThat(ruling.offers().pendingBy()).isNull();
        assertThat(ruling.redMayOffer()).isFalse();
        assertThat(refusals(ruling)).containsExactly("5 GAME_OVER");
    }

    @Test
    void aDecliningMoveThatMatesMates() {
        String fen = "3k5/R8/9/9/9/9/9/9/r8/1R2K4 b";
        OnlineRuling ruling = Story.from(
                        fen, "0 START\n1 BLACK a1a2\n2 RED e0e1\n3 BLACK OFFER_DRAW\n4 BLACK a2a3\n5 RED b0b9")
                .atItsEnd();
        assertThat(refusals(ruling)).isEmpty();
        assertThat(ruling.ending()).isEqualTo(Ending.CHECKMATE);
        assertThat(ruling.winner()).isEqualTo(Side.RED);
    }

    @Test
    void anOfflineSideMayNotOffer() {
        OnlineRuling ruling = after("3000 RED DISCONNECT\n3001 RED OFFER_DRAW");
        assertThat(ruling.redMayOffer()).isFalse();
        assertThat(refusals(ruling)).containsExactly("4 SIDE_OFFLINE");
    }
}
