package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.board.IllegalReason.CANNON_JUMPS_WITHOUT_CAPTURE;
import static org.xiangqi.arbiter.board.IllegalReason.CANNON_NEEDS_ONE_SCREEN;
import static org.xiangqi.arbiter.board.IllegalReason.ELEPHANT_CROSSES_RIVER;
import static org.xiangqi.arbiter.board.IllegalReason.ELEPHANT_EYE_BLOCKED;
import static org.xiangqi.arbiter.board.IllegalReason.GENERALS_FACE;
import static org.xiangqi.arbiter.board.IllegalReason.HORSE_LEG_BLOCKED;
import static org.xiangqi.arbiter.board.IllegalReason.LEAVES_GENERAL_IN_CHECK;
import static org.xiangqi.arbiter.board.IllegalReason.NOT_A_MOVE_OF_THE_PIECE;
import static org.xiangqi.arbiter.board.IllegalReason.NOT_YOUR_PIECE;
import static org.xiangqi.arbiter.board.IllegalReason.NO_PIECE;
import static org.xiangqi.arbiter.board.IllegalReason.OUTSIDE_PALACE;
import static org.xiangqi.arbiter.board.IllegalReason.OWN_PIECE_ON_TARGET;
import static org.xiangqi.arbiter.board.IllegalReason.PATH_BLOCKED;
import static org.xiangqi.arbiter.board.IllegalReason.SAME_SQUARE;
import static org.xiangqi.arbiter.board.IllegalReason.SOLDIER_BACKWARD;
import static org.xiangqi.arbiter.board.IllegalReason.SOLDIER_SIDEWAYS_BEFORE_RIVER;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Why a move is illegal: each reason, and which one is named when several apply. */
class LegalityTest {
    private static void legal(Position position, String... moves) {
        for (String move : moves) {
            assertThat(position.whyIllegal(Positions.move(move))).as(move).isEmpty();
        }
    }

    private static void illegal(IllegalReason reason, Position position, String... moves) {
        for (String move : moves) {
            assertThat(position.whyIllegal(Positions.move(move))).as(move).contains(reason);
        }
    }

    @Test
    void reasonsAreTestedInThisOrder() {
        assertThat(Arrays.stream(IllegalReason.values()).map(Enum::name))
                .containsExactly(
                        "GAME_OVER",
                        "SAME_SQUARE",
                        "NO_PIECE",
                        "NOT_YOUR_PIECE",
                        "OWN_PIECE_ON_TARGET",
                        "NOT_A_MOVE_OF_THE_PIECE",
                        "OUTSIDE_PALACE",
                        "ELEPHANT_CROSSES_RIVER",
                        "SOLDIER_BACKWARD",
                        "SOLDIER_SIDEWAYS_BEFORE_RIVER",
                        "HORSE_LEG_BLOCKED",
                        "ELEPHANT_EYE_BLOCKED",
                        "PATH_BLOCKED",
                        "CANNON_JUMPS_WITHOUT_CAPTURE",
                        "CANNON_NEEDS_ONE_SCREEN",
                        "GENERALS_FACE",
                        "LEAVES_GENERAL_IN_CHECK");
    }

    @Test
    void aMoveStartsFromAPieceOfTheMoverAndEndsElsewhere() {
        Position red = Position.INITIAL;
        illegal(SAME_SQUARE, red, "h2h2", "h7h7", "e4e4");
        illegal(NO_PIECE, red, "e4e5", "a1a0", "e4e9");
        illegal(NOT_YOUR_PIECE, red, "h7e7", "a9a8", "a9b9", "h7h0", "a6a5");
        illegal(OWN_PIECE_ON_TARGET, red, "a0b0", "a0a3", "e0d0", "h2b2");
    }

    @Test
    void anOwnPieceOnTheTargetIsNamedBeforeHowThePieceMoves() {
        illegal(OWN_PIECE_ON_TARGET, Position.INITIAL, "a0i0", "a0e3", "e0e3", "a3c3", "h2g0", "c0i0");
    }

    @Test
    void generalMovesOneStepAlongRankOrFileInThePalace() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . K . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        legal(red, "f2e2", "f2f1");
        illegal(OUTSIDE_PALACE, red, "f2f3", "f2g2");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "f2e1", "f2g3", "f2d2", "f2f0", "f2f4", "f2a8");
    }

    @Test
    void generalDoesNotFlyAcrossTheBoard() {
        Position red = Positions.drawn(Side.RED, """
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
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "e0e9", "e0e7");
    }

    @Test
    void advisorMovesOneStepDiagonallyInThePalace() {
        Position black = Positions.drawn(Side.BLACK, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . a . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(black, "f7e8");
        illegal(OUTSIDE_PALACE, black, "f7e6", "f7g6", "f7g8");
        illegal(NOT_A_MOVE_OF_THE_PIECE, black, "f7f8", "f7e7", "f7d7", "f7f6", "f7h5");
    }

    @Test
    void elephantMovesTwoPointsDiagonallyOnItsSideOfTheRiver() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . B . . . . . .
                . . . n . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "c4a2");
        illegal(ELEPHANT_EYE_BLOCKED, red, "c4e2");
        illegal(ELEPHANT_CROSSES_RIVER, red, "c4e6", "c4a6");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "c4d5", "c4b3", "c4c2", "c4e4", "c4f1", "c4e3");

        Position black = Positions.drawn(Side.BLACK, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . b . . . . . .
                . . . N . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(black, "c5a7", "c5e7");
        illegal(ELEPHANT_CROSSES_RIVER, black, "c5e3", "c5a3");
    }

    @Test
    void horseMovesOneStepThenOneDiagonallyOutward() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . r . . .
                . . . . P . P . .
                . . . . p N . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "f4e6", "f4g6", "f4h5", "f4h3", "f4g2", "f4e2");
        illegal(HORSE_LEG_BLOCKED, red, "f4d5", "f4d3");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "f4f5", "f4f6", "f4g3", "f4h2", "f4i4", "f4h4");
    }

    @Test
    void everyLegOfAHorseCanBeBlockedByEitherSide() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . C . . .
                . . . . p N r . .
                . . . . . n . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        illegal(HORSE_LEG_BLOCKED, red, "f4e6", "f4g6", "f4h5", "f4h3", "f4g2", "f4e2", "f4d3", "f4d5");
    }

    @Test
    void chariotMovesAlongOpenRanksAndFiles() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . n . . . . . .
                . . p . . . . . .
                . . . . . . . . .
                . . R . . C . . .
                . . . . . . . . .
                . . c . . . . . .
                . . . . K . . . .
                """);
        legal(red, "c3c4", "c3c5", "c3c2", "c3c1", "c3a3", "c3e3");
        illegal(PATH_BLOCKED, red, "c3c6", "c3c7", "c3c9", "c3c0", "c3g3", "c3i3");
        illegal(OWN_PIECE_ON_TARGET, red, "c3f3");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "c3d4", "c3d5", "c3f6", "c3a1");
    }

    @Test
    void cannonMovesAsAChariotButNeverOverAPiece() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . p . . . . . .
                . . . . . . . . .
                . . C . . N . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "c3c4", "c3a3", "c3c0", "c3e3");
        illegal(CANNON_JUMPS_WITHOUT_CAPTURE, red, "c3g3", "c3i3", "c3c7", "c3c9");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "c3d4", "c3b1", "c3e5");
    }

    @Test
    void cannonCapturesOverExactlyOnePiece() {
        Position red = Positions.drawn(Side.RED, """
                . . n . k . . . .
                . . . . . . . . .
                . . c . . . . . .
                . . . . . . . . .
                . . p . . . . . .
                . . . . . . . . .
                n . C . N r . r .
                . . p . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        legal(red, "c3c7", "c3f3");
        illegal(CANNON_NEEDS_ONE_SCREEN, red, "c3c2", "c3c5", "c3a3", "c3c9", "c3h3");
        illegal(CANNON_JUMPS_WITHOUT_CAPTURE, red, "c3c6", "c3c8", "c3g3", "c3i3", "c3c1", "c3c0");
        illegal(OWN_PIECE_ON_TARGET, red, "c3e3");
    }

    @Test
    void redSoldierMovesForwardAndSidewaysOnlyAcrossTheRiver() {
        Position red = Positions.drawn(Side.RED, """
                P . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . P . . . . . .
                P . . . . . . . .
                . . . . . . P . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "g3g4", "a4a5", "c5c6", "c5b5", "c5d5", "a9b9");
        illegal(SOLDIER_BACKWARD, red, "g3g2", "a4a3", "c5c4", "a9a8");
        illegal(SOLDIER_SIDEWAYS_BEFORE_RIVER, red, "g3f3", "g3h3", "a4b4");
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "g3g5", "g3g1", "g3f4", "g3h2", "g3e3", "c5d6", "c5e5", "c5c3", "c5d4");
    }

    @Test
    void blackSoldierMovesTheOtherWay() {
        Position black = Positions.drawn(Side.BLACK, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . p . .
                p . . . . . . . .
                . . p . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . p
                """);
        legal(black, "g6g5", "a5a4", "c4c3", "c4b4", "c4d4", "i0h0");
        illegal(SOLDIER_BACKWARD, black, "g6g7", "a5a6", "c4c5", "i0i1");
        illegal(SOLDIER_SIDEWAYS_BEFORE_RIVER, black, "g6f6", "g6h6", "a5b5");
        illegal(NOT_A_MOVE_OF_THE_PIECE, black, "g6g4", "g6g8", "g6f5", "c4d3", "c4e4");
    }

    @Test
    void aMoveDoesNotWrapAroundTheEdge() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . P
                . . . . . . . . .
                . . . . . . . . N
                . . . . . . . . .
                B . . . . . . . .
                . . . . . . . . R
                . . . . K . . . .
                """);
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "i6a7", "i6a6", "i4b6", "i4a7", "i4b5", "a2h3", "i1a3");
    }

    @Test
    void generalsMayNotComeToFaceEachOther() {
        Position red = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        illegal(GENERALS_FACE, red, "e0f0");
        legal(red, "e0d0", "e0e1");
    }

    @Test
    void theLastPieceBetweenTheGeneralsMayNotLeaveTheFile() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . p c .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "e4e5", "e4e8", "e4e1");
        illegal(GENERALS_FACE, red, "e4d4", "e4h4", "e4a4");
    }

    @Test
    void twoPiecesBetweenTheGeneralsAreFree() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . n . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . N . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        legal(red, "e4d6", "e4f2", "e4g3");
    }

    @Test
    void aPinnedPieceLeavesItsGeneralInCheck() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        illegal(LEAVES_GENERAL_IN_CHECK, red, "e3a3", "e3f3");
        illegal(CANNON_NEEDS_ONE_SCREEN, red, "e3e6");
        legal(red, "e3e5", "e3e1");
    }

    @Test
    void aMoveThatDoesNotAnswerTheCheckLeavesTheGeneralInCheck() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . r . . . .
                . . . . . . . . .
                . . . . . . . . .
                . N . . . . . . R
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """);
        illegal(LEAVES_GENERAL_IN_CHECK, red, "b3c5", "i3i6", "i3f3", "e0e1");
        legal(red, "i3e3", "e0f0");
    }

    @Test
    void aGeneralMayNotStepIntoAnAttack() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . n . .
                . . . . . . . . .
                . . . . K . . . .
                r . . . . . . . .
                """);
        illegal(LEAVES_GENERAL_IN_CHECK, red, "e1e0", "e1f1", "e1e2");
        illegal(GENERALS_FACE, red, "e1d1");
    }

    @Test
    void facingGeneralsAreNamedBeforeAnotherCheck() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . C . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . . . K . . . .
                """);
        illegal(GENERALS_FACE, red, "e4d4", "e4i4");
        illegal(LEAVES_GENERAL_IN_CHECK, red, "e4e5");

        Position stepping = Positions.drawn(Side.RED, """
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . . . K . . . .
                . . . . . . . . .
                """);
        illegal(GENERALS_FACE, stepping, "e1f1");
        illegal(LEAVES_GENERAL_IN_CHECK, stepping, "e1d1");
        legal(stepping, "e1e0", "e1e2");
    }

    @Test
    void howAPieceMovesIsNamedBeforeTheDangerToTheGeneral() {
        Position red = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                r . . . K . . . .
                """);
        illegal(NOT_A_MOVE_OF_THE_PIECE, red, "e1d1");
        illegal(GENERALS_FACE, red, "e1d0", "e1d2");
    }

    @Test
    void leavingThePalaceIsNamedBeforeFacingGenerals() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . A . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        illegal(OUTSIDE_PALACE, red, "d2c3", "d2c1");
        illegal(GENERALS_FACE, red, "d2e1");
    }

    @Test
    void theRiverIsNamedBeforeABlockedEyeAndTheEyeBeforeACheck() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . n . . . . .
                . . B . . . . . .
                . n . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . . . K . . . .
                """);
        illegal(ELEPHANT_CROSSES_RIVER, red, "c4e6");
        illegal(ELEPHANT_EYE_BLOCKED, red, "c4a2");
        illegal(LEAVES_GENERAL_IN_CHECK, red, "c4e2");
    }

    @Test
    void blockedLegsPathsAndScreensAreNamedBeforeACheck() {
        Position red = Positions.drawn(Side.RED, """
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                n . . . . . . . .
                . . . . . . . . p
                R . . . . . . . C
                P N p . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                r . . . K . . . .
                """);
        illegal(HORSE_LEG_BLOCKED, red, "b3d4", "b3d2");
        illegal(LEAVES_GENERAL_IN_CHECK, red, "b3c5", "b3a1", "a4a5", "a4b4", "i4h4");
        illegal(SOLDIER_BACKWARD, red, "a3a2");
        illegal(PATH_BLOCKED, red, "a4a7");
        illegal(CANNON_JUMPS_WITHOUT_CAPTURE, red, "i4i6");
        illegal(CANNON_NEEDS_ONE_SCREEN, red, "i4i5");
    }
}
