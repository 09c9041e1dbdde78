package org.xiangqi.arbiter.contest.touch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** The touch-move rule, sentence by sentence, each on a position where exactly that step applies. */
class TouchRuleTest {
    /**
     * Red's horse on e1 is pinned by the chariot on e6 and has no legal move. The horse on a5 can be taken by the chariot on a0
     * alone, the soldier on i6 by nothing. The soldier on g3 can move and take nothing.
     */
    private static final Position PINNED = Positions.drawn(Side.RED, """
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . r . . . p
            n . . . . . . . .
            . . . . . . . . .
            . . . . . . P . .
            . . . . . . . . .
            . . . . N . . . .
            R . . . K . . . .
            """);

    /** As before without the chariot, so that nothing can be taken. */
    private static final Position NOTHING_TO_TAKE = Positions.of("3k5/9/9/4r3p/n8/9/6P2/9/4N4/4K4 w");

    /** The chariot on e6 checks: only the chariot on a3 can step between, on e3. */
    private static final Position IN_CHECK = Positions.of("3k5/9/9/4r4/n8/9/R8/9/9/1N2K4 w");

    /** Two of each: the chariots can take either horse, each on its file. */
    private static final Position PAIRS = Positions.of("3k5/9/9/9/n7n/9/9/9/9/R3K3R w");

    private static TouchRuling judge(Position position, String... touches) {
        return judge(position, TouchPolicy.byDefault(), 0, touches);
    }

    private static TouchRuling judge(Position position, TouchPolicy policy, long technicals, String... touches) {
        return switch (TouchRule.judge(position, touches(touches), technicals, policy)) {
            case TouchRuling ruling -> ruling;
            case TouchJudgement.EmptyPoint empty -> throw new AssertionError(empty);
        };
    }

    /** Points, with {@code +} before one touched at once with that before it, in brackets where adjusting was announced. */
    private static List<Touch> touches(String... names) {
        List<Touch> touches = new ArrayList<>();
        for (String name : names) {
            String point = name.replaceAll("[+()]", "");
            touches.add(new Touch(Positions.square(point), name.startsWith("+"), name.endsWith(")")));
        }
        return touches;
    }

    private static void mustMove(TouchRuling ruling, String article, String square) {
        assertThat(ruling.obligation()).isEqualTo(Obligation.MOVE);
        binds(ruling, article, square, null);
        assertThat(ruling.allowedMoves())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.from()).isEqualTo(Positions.square(square)));
    }

    private static void mustTake(TouchRuling ruling, String article, String target, String... moves) {
        assertThat(ruling.obligation()).isEqualTo(Obligation.CAPTURE);
        binds(ruling, article, null, target);
        assertThat(names(ruling.allowedMoves())).containsExactlyInAnyOrder(moves);
    }

    private static void mustTakeWith(TouchRuling ruling, String article, String square, String target) {
        assertThat(ruling.obligation()).isEqualTo(Obligation.MOVE_AND_CAPTURE);
        binds(ruling, article, square, target);
        assertThat(names(ruling.allowedMoves())).containsExactly(square + target);
    }

    private static void binds(TouchRuling ruling, String article, @Nullable String square, @Nullable String target) {
        assertThat(ruling.article().id()).isEqualTo(article);
        assertThat(ruling.mustMove().map(Square::toString)).isEqualTo(Optional.ofNullable(square));
        assertThat(ruling.mustCapture().map(Square::toString)).isEqualTo(Optional.ofNullable(target));
        assertThat(ruling.technical()).isEqualTo(Technical.none(0));
    }

    private static void isTechnical(TouchRuling ruling, String article, Position position) {
        assertThat(ruling.obligation()).isEqualTo(Obligation.TECHNICAL);
        assertThat(ruling.article().id()).isEqualTo(article);
        assertThat(ruling.mustMove()).isEmpty();
        assertThat(ruling.mustCapture()).isEmpty();
        assertThat(ruling.technical()).isEqualTo(new Technical(true, 1, Technical.Penalty.BY_EVENT, Optional.empty()));
        assertThat(ruling.allowedMoves()).containsExactlyElementsOf(position.legalMoves());
    }

    private static void obligesToNothing(TouchRuling ruling, Position position) {
        assertThat(ruling.obligation()).isEqualTo(Obligation.NONE);
        binds(ruling, "9f", null, null);
        assertThat(ruling.allowedMoves()).containsExactlyElementsOf(position.legalMoves());
    }

    private static List<String> names(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    // a. An own piece touched must move.

    @Test
    void anOwnPieceTouchedMustMove() {
        mustMove(judge(PINNED, "g3"), "9a", "g3");
        assertThat(names(judge(PINNED, "a0").allowedMoves()))
                .containsExactlyInAnyOrder("a0a1", "a0a2", "a0a3", "a0a4", "a0a5", "a0b0", "a0c0", "a0d0");
    }

    @Test
    void anOwnPieceWithoutALegalMoveIsATechnical() {
        isTechnical(judge(PINNED, "e1"), "9a", PINNED);
    }

    @Test
    void ofSeveralOwnPiecesTheFirstThatCanMustMove() {
        mustMove(judge(PINNED, "g3", "a0"), "9a", "g3");
        mustMove(judge(PINNED, "a0", "g3"), "9a", "a0");
        mustMove(judge(PINNED, "e1", "a0", "g3"), "9a", "a0");
        mustMove(judge(PINNED, "e1", "+g3", "+a0"), "9a", "g3");
    }

    // b. An opponent's piece touched must be taken.

    @Test
    void aPieceOfTheOpponentTouchedMustBeTaken() {
        mustTake(judge(PINNED, "a5"), "9b", "a5", "a0a5");
    }

    @Test
    void itMayBeTakenByAnyPiece() {
        Position byTwo = Positions.of("3k5/9/9/9/n3R4/9/9/9/9/R3K4 w");
        mustTake(judge(byTwo, "a5"), "9b", "a5", "a0a5", "e5a5");
    }

    @Test
    void aPieceOfTheOpponentThatCannotBeTakenIsATechnical() {
        isTechnical(judge(PINNED, "i6"), "9b", PINNED);
    }

    @Test
    void aPinnedPieceCannotTakeForAnother() {
        Position horseCouldTake = Positions.of("3k5/9/9/4r4/9/9/3p5/9/4N4/4K4 w");
        isTechnical(judge(horseCouldTake, "d3"), "9b", horseCouldTake);
    }

    @Test
    void ofSeveralPiecesOfTheOpponentTheFirstThatCanBeTakenMustBe() {
        mustTake(judge(PAIRS, "a5", "i5"), "9b", "a5", "a0a5");
        mustTake(judge(PAIRS, "i5", "a5"), "9b", "i5", "i0i5");
        mustTake(judge(PINNED, "i6", "e6", "a5"), "9b", "a5", "a0a5");
    }

    @Test
    void theGeneralOfTheOpponentCanNeverBeTaken() {
        isTechnical(judge(PINNED, "d9"), "9b", PINNED);
    }

    // c. An own piece first, then an opponent's.

    @Test
    void ownFirstTheTouchedPieceMustTakeTheTouchedPiece() {
        mustTakeWith(judge(PINNED, "a0", "a5"), "9c", "a0", "a5");
    }

    @Test
    void ownFirstElseTheOwnPieceMustMove() {
        mustMove(judge(NOTHING_TO_TAKE, "g3", "a5"), "9c", "g3");
        mustMove(judge(PINNED, "g3", "a5"), "9c", "g3");
    }

    @Test
    void ownFirstElseAnotherPieceMustTakeTheTouchedPiece() {
        mustTake(judge(PINNED, "e1", "a5"), "9c", "a5", "a0a5");
    }

    @Test
    void ownFirstElseItIsATechnical() {
        isTechnical(judge(PINNED, "e1", "i6"), "9c", PINNED);
    }

    @Test
    void ownFirstOfSeveralTheFirstOwnPieceThatCanTakesTheFirstThatItCan() {
        mustTakeWith(judge(PAIRS, "i0", "a0", "a5", "i5"), "9c", "i0", "i5");
        mustTakeWith(judge(PAIRS, "e0", "a0", "i0", "i5", "a5"), "9c", "a0", "a5");
        mustTakeWith(judge(PINNED, "e1", "g3", "a0", "i6", "a5"), "9c", "a0", "a5");
    }

    // d. An opponent's piece first, then an own one.

    @Test
    void opponentsFirstTheTouchedPieceMustTakeTheTouchedPiece() {
        mustTakeWith(judge(PINNED, "a5", "a0"), "9d", "a0", "a5");
    }

    @Test
    void opponentsFirstElseAnotherPieceMustTakeTheTouchedPiece() {
        mustTake(judge(PINNED, "a5", "e1"), "9d", "a5", "a0a5");
        mustTake(judge(PINNED, "a5", "g3"), "9d", "a5", "a0a5");
    }

    @Test
    void opponentsFirstElseTheOwnPieceMustMove() {
        mustMove(judge(NOTHING_TO_TAKE, "a5", "g3"), "9d", "g3");
    }

    @Test
    void opponentsFirstElseItIsATechnical() {
        isTechnical(judge(NOTHING_TO_TAKE, "a5", "e1"), "9d", NOTHING_TO_TAKE);
    }

    @Test
    void opponentsFirstOfSeveralTheFirstThatCanBeTakenIsTakenByTheFirstThatCan() {
        mustTakeWith(judge(PAIRS, "i5", "a5", "a0", "i0"), "9d", "i0", "i5");
        mustTakeWith(judge(PAIRS, "d9", "a5", "i5", "i0", "a0"), "9d", "a0", "a5");
    }

    // e. Both at once.

    @Test
    void bothAtOnceTheTouchedPieceMustTakeTheTouchedPiece() {
        mustTakeWith(judge(PINNED, "a0", "+a5"), "9e", "a0", "a5");
        mustTakeWith(judge(PINNED, "a5", "+a0"), "9e", "a0", "a5");
    }

    @Test
    void bothAtOnceElseAnotherPieceMustTakeTheTouchedPiece() {
        mustTake(judge(PINNED, "g3", "+a5"), "9e", "a5", "a0a5");
    }

    @Test
    void bothAtOnceElseTheOwnPieceMustMove() {
        mustMove(judge(NOTHING_TO_TAKE, "g3", "+a5"), "9e", "g3");
    }

    @Test
    void bothAtOnceElseItIsATechnical() {
        isTechnical(judge(NOTHING_TO_TAKE, "e1", "+a5"), "9e", NOTHING_TO_TAKE);
    }

    @Test
    void onlyTheFirstGraspTellsWhatWasFirst() {
        mustMove(judge(PINNED, "g3", "e1", "+a5"), "9c", "g3");
        mustTake(judge(PINNED, "a5", "i6", "+g3"), "9d", "a5", "a0a5");
        mustTake(judge(PINNED, "g3", "+e1", "+a5"), "9e", "a5", "a0a5");
    }

    // f. Adjusting.

    @Test
    void anOwnPieceAdjustedDoesNotCount() {
        obligesToNothing(judge(PINNED, "(g3)"), PINNED);
        obligesToNothing(judge(PINNED, "(e1)", "(a0)"), PINNED);
        mustMove(judge(PINNED, "(a0)", "g3"), "9a", "g3");
    }

    @Test
    void aPieceOfTheOpponentAdjustedCountsAllTheSame() {
        mustTake(judge(PINNED, "(a5)"), "9b", "a5", "a0a5");
        mustTakeWith(judge(PINNED, "a0", "(a5)"), "9c", "a0", "a5");
    }

    @Test
    void adjustingIsNoFirstTouchEither() {
        mustTake(judge(PINNED, "(g3)", "a5"), "9b", "a5", "a0a5");
        mustTake(judge(PINNED, "(g3)", "+a5"), "9b", "a5", "a0a5");
        mustTake(judge(PINNED, "(g3)", "a5", "g3"), "9d", "a5", "a0a5");
        mustTake(judge(PINNED, "g3", "+(a0)", "+a5"), "9e", "a5", "a0a5");
    }

    // No take-back, and each piece once.

    @Test
    void noTouchIsTakenBackByTouchingAnother() {
        mustMove(judge(PINNED, "g3", "a0", "a0"), "9a", "g3");
        mustMove(judge(PINNED, "g3", "(g3)"), "9a", "g3");
    }

    @Test
    void aPieceTouchedTwiceCountsOnce() {
        mustMove(judge(PINNED, "g3", "a5", "g3"), "9c", "g3");
        mustTake(judge(PINNED, "a5", "g3", "+a5"), "9d", "a5", "a0a5");
    }

    // Only legal moves count as possible.

    @Test
    void inCheckOnlyWhatEndsTheCheckCounts() {
        TouchRuling chariot = judge(IN_CHECK, "a3");
        mustMove(chariot, "9a", "a3");
        assertThat(names(chariot.allowedMoves())).containsExactly("a3e3");
        isTechnical(judge(IN_CHECK, "b0"), "9a", IN_CHECK);
        isTechnical(judge(IN_CHECK, "a5"), "9b", IN_CHECK);
        mustMove(judge(IN_CHECK, "a5", "a3"), "9d", "a3");
    }

    @Test
    void thePieceBetweenTheGeneralsCannotLeaveTheFile() {
        Position facing = Positions.of("4k4/9/9/9/9/9/9/9/4A4/4K4 w");
        isTechnical(judge(facing, "e1"), "9a", facing);
    }

    @Test
    void theSideToMoveIsTheOneThatTouches() {
        Position black = Positions.of("3k5/9/9/9/n7n/9/9/9/9/R3K3R b");
        mustMove(judge(black, "a5"), "9a", "a5");
        assertThat(judge(black, "a5").side()).isEqualTo(Side.BLACK);
        isTechnical(judge(black, "a0"), "9b", black);
    }

    // Technicals.

    @Test
    void aTechnicalAddsToThoseBefore() {
        assertThat(judge(PINNED, TouchPolicy.byDefault(), 4, "e1").technical())
                .isEqualTo(new Technical(true, 5, Technical.Penalty.BY_EVENT, Optional.empty()));
        assertThat(judge(PINNED, TouchPolicy.byDefault(), 4, "a0").technical()).isEqualTo(Technical.none(4));
        assertThat(judge(PINNED, TouchPolicy.byDefault(), Integer.MAX_VALUE, "e1")
                        .technical()
                        .count())
                .isEqualTo(Integer.MAX_VALUE + 1L);
    }

    @Test
    void theGameIsLostAtTheTechnicalThatThePolicyNames() {
        TouchPolicy third = TouchPolicy.byDefault().losingAt(3);
        TouchRuling second = judge(PINNED, third, 1, "e1");
        assertThat(second.technical()).isEqualTo(new Technical(true, 2, Technical.Penalty.NONE, Optional.empty()));
        assertThat(second.allowedMoves()).containsExactlyElementsOf(PINNED.legalMoves());
        TouchRuling lost = judge(PINNED, third, 2, "e1");
        assertThat(lost.technical()).isEqualTo(new Technical(true, 3, Technical.Penalty.LOSS, Optional.of(Side.RED)));
        assertThat(lost.allowedMoves()).isEmpty();
        assertThat(lost.obligation()).isEqualTo(Obligation.TECHNICAL);
        assertThat(judge(PINNED, third, 2, "a0").technical()).isEqualTo(Technical.none(2));
    }

    @Test
    void noTechnicalHasANumberBelowOne() {
        assertThatThrownBy(() -> TouchPolicy.byDefault().losingAt(0)).isInstanceOf(IllegalArgumentException.class);
    }

    // Points without a piece.

    @Test
    void aTouchOfAnEmptyPointIsNamed() {
        assertThat(TouchRule.judge(PINNED, touches("a0", "b0", "c0"), 0, TouchPolicy.byDefault()))
                .isEqualTo(new TouchJudgement.EmptyPoint(1, Positions.square("b0")));
        assertThat(TouchRule.judge(PINNED, touches("(b0)"), 0, TouchPolicy.byDefault()))
                .isEqualTo(new TouchJudgement.EmptyPoint(0, Positions.square("b0")));
    }

    // What is said about it.

    @Test
    void theExplanationTellsWhatWasTouchedAndWhyThatBinds() {
        assertThat(judge(PINNED, "e1", "a5").explanation())
                .isEqualTo(
                        "Red touched Red's horse on e1, then Black's horse on a5. No touched piece of Red can move, so a"
                                + " piece of Red must take Black's horse on a5.");
        assertThat(judge(PINNED, "e1", "+g3").explanation())
                .isEqualTo(
                        "Red touched Red's horse on e1 and at once Red's soldier on g3. Red's soldier on g3 must move,"
                                + " which is the first that can be obeyed.");
        assertThat(judge(PINNED, "(g3)", "(a5)").explanation())
                .isEqualTo(
                        "Red touched Red's soldier on g3, then Black's horse on a5. That it was putting straight Red's"
                                + " soldier on g3 was announced beforehand, and does not count. Only the referee may put straight"
                                + " Black's horse on a5: that counts, although announced. A piece of Red must take Black's horse on"
                                + " a5.");
        assertThat(judge(PINNED, "(g3)").explanation())
                .endsWith("Nothing that counts was touched: Red may make any legal move.");
    }

    @Test
    void theExplanationTellsWhatATechnicalCosts() {
        assertThat(judge(PINNED, "e1", "i6").explanation())
                .endsWith(
                        "No touched piece of Red can move and no piece of Red can take a touched piece of Black, so it is a"
                                + " technical. It is number 1 of Red; the rules of the event say what it costs. Red may make any"
                                + " legal move.");
        TouchPolicy second = TouchPolicy.byDefault().losingAt(2);
        assertThat(judge(PINNED, second, 0, "e1").explanation())
                .endsWith("It is number 1 of Red; the game is lost at number 2. Red may make any legal move.");
        assertThat(judge(PINNED, second, 1, "e1").explanation())
                .endsWith("It is number 2 of Red, at which the game is lost: Black wins.");
    }
}
