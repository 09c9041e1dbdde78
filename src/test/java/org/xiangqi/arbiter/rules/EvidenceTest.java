package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** What the evidence of a repetition says of each ply: its classes, its targets, who attacks them, and why. */
class EvidenceTest {
    private static Evidence.Ply ply(String ruleSet, String fen, String loop, int ply) {
        Game game = Replays.replay(
                        RuleSet.byId(ruleSet).orElseThrow(),
                        Positions.of(fen),
                        Replays.times(2, loop),
                        Replay.Until.FIRST_END)
                .game();
        Evidence evidence = Replays.decided(game).evidence();
        assertThat(evidence.plies())
                .extracting(Evidence.Ply::ply)
                .startsWith(evidence.firstPly())
                .endsWith(evidence.lastPly());
        assertThat(evidence.plies()).extracting(Evidence.Ply::move).containsExactlyElementsOf(game.moves());
        return evidence.plies().get(ply - 1);
    }

    private static Evidence.Target target(Evidence.Ply ply) {
        assertThat(ply.targets()).hasSize(1);
        return ply.targets().getFirst();
    }

    @Test
    void aCheckNamesTheGeneralAndItsAttacker() {
        Evidence.Ply check = ply("asian", "3k5/9/9/9/4R4/9/9/9/9/5K3 w", "e5d5 d9e9 d5e5 e9d9", 1);
        assertThat(check.side()).isEqualTo(Side.RED);
        assertThat(check.classes()).containsExactly(PlyClass.CHECK);
        assertThat(target(check).piece()).isEqualTo(Piece.of(Side.BLACK, PieceType.GENERAL));
        assertThat(target(check).square()).hasToString("d9");
        assertThat(target(check).by()).extracting(Object::toString).containsExactly("d5");
        assertThat(target(check).why()).isEqualTo("Red's chariot on d5 attacks Black's general on d9.");
        assertThat(check.why()).isEqualTo("Red's chariot goes from e5 to d5 and gives check.");
    }

    @Test
    void aChaseNamesTheTargetWhereItStandsAfterThePly() {
        Evidence.Ply chase = ply("asian", "3k5/9/9/9/c8/4R4/9/9/9/4K4 w", "e4e5 a5a4 e5e4 a4a5", 3);
        assertThat(chase.classes()).containsExactly(PlyClass.CHASE);
        assertThat(target(chase).piece()).isEqualTo(Piece.of(Side.BLACK, PieceType.CANNON));
        assertThat(target(chase).square()).hasToString("a4");
        assertThat(target(chase).by()).extracting(Object::toString).containsExactly("e4");
        assertThat(target(chase).why())
                .isEqualTo(
                        "Red's chariot on e4 newly attacks Black's cannon on a4; nothing protects Black's cannon on a4.");
        assertThat(chase.why()).isEqualTo("Red's chariot goes from e5 to e4 and chases Black's cannon on a4.");
    }

    @Test
    void aCannonsScreenIsNamed() {
        Evidence.Ply chase = ply("asian", "4k4/9/9/9/r1p6/2P1C4/9/9/9/3K5 w", "e4e5 a5a4 e5e4 a4a5", 1);
        assertThat(target(chase).why()).contains("Red's cannon on e5 over the screen on c5 newly attacks");
    }

    @Test
    void aFalseProtectorIsNamedWithWhoWouldAttackItsGeneral() {
        Evidence.Ply chase = ply("asian", "3k5/3c5/5R3/9/9/9/9/9/9/3K5 w", "f7f8 d8d7 f8f7 d7d8", 1);
        assertThat(target(chase).why())
                .contains("Black's general on d9 may not retake, for Red's general on d0 would attack its general");
    }

    @Test
    void aProtectorThatWouldOpenALineIsNamedWithTheCannonBehindIt() {
        Evidence.Ply chase = ply("asian", "3ak1b2/4a4/4b4/9/2c6/2R6/9/4C4/4A4/2BAK1B2 b", "c5g5 c4g4 g5c5 g4c4", 2);
        assertThat(target(chase).why())
                .contains("Black's elephant on e7 may not retake, for Red's cannon on e2 would attack its general");
    }

    @Test
    void aSubvertedProtectionIsToldFromANewAttack() {
        Evidence.Ply chase = ply("asian", "5k3/9/9/9/9/4c4/3r5/3NB4/4A4/4K4 w", "e0d0 e4d4 d0e0 d4e4", 2);
        assertThat(target(chase).by()).extracting(Object::toString).containsExactly("d3");
        assertThat(target(chase).why())
                .startsWith(
                        "Black's chariot on d3 already attacked Red's horse on d2; the move changes its protection: ");
    }

    @Test
    void aProtectedChariotIsSaidToBeChasedAllTheSame() {
        Evidence.Ply chase = ply("asian", "2b1k4/9/4r4/9/9/8r/2N6/9/9/3K5 w", "c3d5 e7e4 d5c3 e4e7", 1);
        assertThat(target(chase).why()).endsWith("a horse chases a chariot even when it is protected.");
    }

    @Test
    void aMoveThatChecksAndChasesHasBothClassesAndBothTargets() {
        Evidence.Ply both = ply("asian", "3k5/9/9/9/9/9/9/9/cr1CAK3/9 w", "d1d3 b1b3 d3d1 b3b1", 2);
        assertThat(both.classes()).containsExactly(PlyClass.CHECK, PlyClass.CHASE);
        assertThat(both.targets())
                .extracting(target -> target.piece().type())
                .containsExactly(PieceType.GENERAL, PieceType.CANNON);
        assertThat(both.why()).endsWith("gives check and chases Red's cannon on d3.");
    }

    @Test
    void severalTargetsStandInTheOrderOfTheirPoints() {
        Evidence.Ply two = ply("asian", "3N1k3/9/1C3a3/4c4/9/9/9/9/9/4K4 w", "d9c7 e6e7 c7d9 e7e6", 1);
        assertThat(two.targets())
                .extracting(target -> target.square().toString())
                .containsExactly("e6", "f7");
        assertThat(two.why()).endsWith("chases Black's cannon on e6 and Black's advisor on f7.");
    }

    @Test
    void aKillThreatTellsTheMate() {
        Evidence.Ply kill = ply("chinese", "3k5/4a2R1/3a5/9/6P2/9/6n2/2C6/9/5K3 w", "h8h9 d9d8 h9h8 d8d9", 3);
        assertThat(kill.classes()).containsExactly(PlyClass.KILL_THREAT);
        assertThat(kill.targets()).isEmpty();
        assertThat(kill.why()).startsWith("Red's chariot goes from h9 to h8 and threatens mate by checks: c2d2.");
    }

    @Test
    void aPieceWonByChecksNamesTheFirstOfThem() {
        Evidence.Ply series = ply("chinese", "3k4n/9/9/6p2/9/9/9/9/9/4K1R2 w", "g0h0 d9d8 h0g0 d8d9", 1);
        assertThat(series.classes()).containsExactly(PlyClass.CHASE);
        assertThat(target(series).square()).hasToString("i9");
        assertThat(target(series).by()).hasToString("[h0]");
        assertThat(target(series).why())
                .isEqualTo("Black's horse on i9 can now be won by a series of checks that begins with h0h9 by Red's"
                        + " chariot.");
    }

    @Test
    void rootsThatAreTooFewAreSaidToLoseTheExchange() {
        Evidence.Ply chase = ply("chinese", "2ba1k1r1/4a4/4b4/9/9/9/7c1/1R7/9/4K2R1 w", "b2b3 h3h2 b3b2 h2h3", 1);
        assertThat(target(chase).why()).endsWith("playing out the captures on h3 wins material.");
    }

    @Test
    void idleMovesSayWhatTheyDoAllTheSame() {
        assertThat(ply("asian", "3kr4/9/9/9/c8/4R4/9/9/9/4K4 w", "e4e5 a5a4 e5e4 a4a5", 1)
                        .why())
                .contains("offers itself to Black's chariot on e9, and nothing would retake");
        assertThat(ply("asian", "5k3/9/9/c8/9/P1P6/9/2C6/9/3K5 w", "c2a2 a6c6 a2c2 c6a6", 1)
                        .why())
                .contains("offers an exchange with Black's cannon on a6");
        assertThat(ply("asian", "3k5/9/9/9/9/9/9/9/cr1CAK3/9 w", "d1d3 b1b3 d3d1 b3b1", 3)
                        .why())
                .contains("steps between Black's cannon on a1 and Red's general on f1");
        assertThat(ply("asian", "2ba1k1r1/4a4/4b4/9/9/9/7c1/1R7/9/4K2R1 w", "b2b3 h3h2 b3b2 h2h3", 3)
                        .why())
                .contains("follows Black's cannon on h2, which is protected");
        assertThat(ply("asian", "3k5/9/9/9/R8/9/9/9/9/4K4 w", "a5b5 d9d8 b5a5 d8d9", 1)
                        .why())
                .contains("does nothing that counts");
    }

    @Test
    void aPieceThatIsNotProtectedIsNotSaidToBeFollowed() {
        Evidence.Ply attack = ply("asian", "3k5/9/9/9/9/9/9/4c4/5K3/9 w", "f1e1 e2f2 e1f1 f2e2", 3);
        assertThat(attack.classes()).containsExactly(PlyClass.IDLE);
    }
}
