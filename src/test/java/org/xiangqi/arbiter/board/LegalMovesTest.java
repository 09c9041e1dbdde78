package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What ties a piece down, what answers a check, and what ends a game. */
class LegalMovesTest {
    private static List<String> allMoves(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }

    /** Where the piece on that point may go, in the order of the points. */
    private static List<String> targets(Position position, String from) {
        return position.legalMoves().stream()
                .filter(move -> move.from().equals(Positions.square(from)))
                .map(Move::to)
                .sorted()
                .map(Square::toString)
                .toList();
    }

    @Test
    void theInitialPositionHasFortyFourMoves() {
        assertThat(Position.INITIAL.legalMoves()).hasSize(44).doesNotHaveDuplicates();
        assertThat(targets(Position.INITIAL, "b0")).containsExactly("a2", "c2");
        assertThat(targets(Position.INITIAL, "h2"))
                .containsExactly("h1", "c2", "d2", "e2", "f2", "g2", "i2", "h3", "h4", "h5", "h6", "h9");
    }

    @Test
    void aPiecePinnedByAChariotStaysOnTheLineOrTakesIt() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . N . K . . . .
                """);
        assertThat(targets(red, "e3")).containsExactly("e1", "e2", "e4", "e5", "e6");
        assertThat(targets(red, "c0")).isEmpty();
    }

    @Test
    void aPinnedSoldierGoesForwardAPinnedElephantNowhere() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . B . r
                """);
        assertThat(targets(red, "e6")).containsExactly("e7");
        assertThat(targets(red, "g0")).isEmpty();
    }

    @Test
    void aPieceBetweenTheGeneralsStaysBetweenThem() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . p n .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e4")).containsExactly("e1", "e2", "e3", "e5", "e6", "e7", "e8");

        Position black = Positions.drawn(Side.BLACK, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . n . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(black, "e7")).isEmpty();
        assertThat(targets(black, "e9")).containsExactly("e8", "d9", "f9");
    }

    @Test
    void oneOfTwoScreensStaysOnTheLineAndLeavesTheOtherAlone() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e2")).containsExactly("e1", "e3");

        Position nearer = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(nearer, "e5")).containsExactly("e4", "e6", "e7");
    }

    @Test
    void bothScreensAreTiedWhenBothAreOwn() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                c . R N K . . . .
                """);
        assertThat(targets(red, "c0")).containsExactly("a0", "b0");
        assertThat(targets(red, "d0")).isEmpty();
    }

    @Test
    void aCannonThatIsAScreenMayTakeTheCannonOverTheOther() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . . . . . .
                n . p . C . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e2")).containsExactly("e1", "e3", "e7");
    }

    @Test
    void threePiecesBeforeACannonAreFree() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . p . . . .
                . . . . p . . . .
                . . . . . . . . .
                . . . . N . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e2")).containsExactly("d0", "f0", "c1", "g1", "c3", "g3", "d4", "f4");
    }

    @Test
    void aPieceOnTheLegOfAHorseStaysOrTakesThatHorse() {
        Position red = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . n . . . . .
                . . . R . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """);
        assertThat(targets(red, "d2")).containsExactly("d3");

        Position fromTheSide = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n R . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """);
        assertThat(targets(fromTheSide, "d2")).containsExactly("c2");

        Position advisor = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . n . . . . .
                . . . A . . . . .
                . . . K . . . . .
                . . . . . . . . .
                """);
        assertThat(targets(advisor, "d2")).as("no leg of this horse's").containsExactly("e1");
    }

    @Test
    void aPieceOnTheLegOfTwoHorsesStays() {
        Position red = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . n . . . . .
                . . n R . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """);
        assertThat(targets(red, "d2")).isEmpty();
    }

    @Test
    void aPieceOfTheHorsesOwnSideOnItsLegMayBeTaken() {
        Position red = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . n . . . . .
                R . . c . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """);
        assertThat(targets(red, "a2")).contains("d2");
    }

    @Test
    void nothingStepsOntoAnOpenLineBetweenACannonAndTheGeneral() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . . . . . .
                . . . . . . N . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "a4"))
                .containsExactly(
                        "a0", "a1", "a2", "a3", "b4", "c4", "d4", "f4", "g4", "h4", "i4", "a5", "a6", "a7", "a8", "a9");
        assertThat(targets(red, "g3")).containsExactly("f1", "h1", "i2", "i4", "f5", "h5");

        Position alongTheRank = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . R . . . . . R .
                c . . . K . . . c
                """);
        assertThat(targets(alongTheRank, "b1")).doesNotContain("b0").contains("b9", "a1", "g1");
        assertThat(targets(alongTheRank, "h1")).doesNotContain("h0").contains("h9", "i1", "c1");
    }

    @Test
    void aPieceBeyondTheCannonMayTakeIt() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . R . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e8")).contains("e7", "e9").doesNotContain("e6");
    }

    @Test
    void aCheckIsAnsweredByTakingInterposingOrStepping() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . r . . . .
                . . . . . . . . .
                . . . . . . . . C
                . . . . . . . . .
                . . . . . . . . .
                . . B . K . . . .
                """);
        assertThat(allMoves(red)).containsExactlyInAnyOrder("a5e5", "i3e3", "c0e2", "e0f0");
    }

    @Test
    void onlyTheGeneralAnswersACheckByChariotAndHorse() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . n . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(red.checkers()).containsExactly(Positions.square("d2"), Positions.square("e5"));
        assertThat(allMoves(red)).containsExactlyInAnyOrder("e0d0", "e0f0");
    }

    @Test
    void againstAChariotBeforeACannonInterposingHelpsAndTakingDoesNot() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . r . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(red.checkers()).containsExactly(Positions.square("e4"), Positions.square("e7"));
        assertThat(allMoves(red)).containsExactlyInAnyOrder("a3e3", "e0f0");
    }

    @Test
    void aCannonCheckIsAnsweredByTheScreenLeaving() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . c . . . .
                . . . . . . . . .
                . . . . . . . . R
                . . . . . . . . .
                . . . . N . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "e3")).containsExactly("d1", "f1", "c2", "g2", "c4", "g4", "d5", "f5");
        assertThat(targets(red, "i5")).containsExactly("e5");
        assertThat(targets(red, "e0")).containsExactly("f0");
    }

    @Test
    void aHorseCheckIsAnsweredOnItsLeg() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . n . . .
                R . . . . . . . .
                . . . . K . . . .
                """);
        assertThat(targets(red, "a1")).containsExactly("f1");
        assertThat(targets(red, "e0")).containsExactly("f0", "e1");
    }

    @Test
    void aGeneralMayNotStepIntoAnAttackOrAwayAlongTheLine() {
        Position red = Positions.drawn(Side.RED, """
                . . . . . . . . .
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                """);
        assertThat(allMoves(red)).containsExactly("e1f1");

        Position horseAndCannon = Positions.drawn(Side.RED, """
                . . . . . . . . .
                . . . k . . . . .
                . . . . . c . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . R . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . n . .
                . . . . . . . . .
                """);
        assertThat(targets(horseAndCannon, "e1")).isEmpty();
    }

    @Test
    void aGeneralTakesOnlyWhatIsUnprotected() {
        Position unprotected = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . r
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . p . . .
                . . . . . K . . .
                """);
        assertThat(targets(unprotected, "f0")).containsExactly("e0", "f1");

        Position isProtected = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . r . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . p . . .
                . . . . . K . . .
                """);
        assertThat(targets(isProtected, "f0")).containsExactly("e0");
    }

    @Test
    void aMatedSideHasNoMoveAndIsInCheck() {
        Board board = new Board(Positions.drawn(Side.BLACK, """
                R . . . k . . . .
                R . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """));
        LegalMoves legal = new LegalMoves();
        legal.find(board);
        assertThat(legal.any()).isFalse();
        assertThat(legal.count()).isZero();
        assertThat(legal.inCheck()).isTrue();
    }

    @Test
    void aStalematedSideHasNoMoveAndIsNotInCheck() {
        Board board = new Board(Positions.drawn(Side.BLACK, """
                . . . k . . . . .
                . . . . P . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """));
        LegalMoves legal = new LegalMoves();
        legal.find(board);
        assertThat(legal.any()).isFalse();
        assertThat(legal.count()).isZero();
        assertThat(legal.inCheck()).isFalse();
    }

    @Test
    void aDoubleCannonMates() {
        Position black = Positions.of("3aka3/9/4C4/4C4/9/9/9/9/9/4K4 b");
        assertThat(black.inCheck()).isTrue();
        assertThat(black.legalMoves()).isEmpty();
    }

    @Test
    void oneInstanceServesOnePositionAfterTheOther() {
        LegalMoves legal = new LegalMoves();
        for (PerftTest.Row row :
                PerftTest.table().filter(row -> row.depth() == 1).toList()) {
            legal.find(new Board(Positions.of(row.fen())));
            assertThat(legal.count()).as(row.toString()).isEqualTo((int) row.nodes());
        }
    }

    @Test
    void movesAreWrittenBehindTheOffset() {
        LegalMoves legal = new LegalMoves();
        legal.find(new Board(Position.INITIAL));
        int[] moves = new int[LegalMoves.MOST + 5];
        Arrays.fill(moves, -1);
        assertThat(legal.write(moves, 5)).isEqualTo(49);
        assertThat(Arrays.copyOf(moves, 5)).containsOnly(-1);
        assertThat(Arrays.copyOfRange(moves, 5, 49)).doesNotContain(-1).doesNotHaveDuplicates();
        assertThat(Arrays.copyOfRange(moves, 49, moves.length)).containsOnly(-1);
    }
}
