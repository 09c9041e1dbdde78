package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which setups are legal positions, and which faults the others have. */
class SetupTest {
    /** Each fault as its code and its points, such as {@code PIECE_COUNT a0 b0 c0}. */
    private static List<String> faults(Setup setup) {
        return switch (setup.check()) {
            case Setup.Legal(Position position) -> List.of();
            case Setup.Illegal(List<PositionFault> faults) -> {
                assertThat(faults)
                        .isNotEmpty()
                        .allSatisfy(fault -> assertThat(fault.detail()).endsWith("."));
                yield faults.stream()
                        .map(fault -> fault.code()
                                + fault.squares().stream().map(it -> " " + it).collect(Collectors.joining()))
                        .toList();
            }
        };
    }

    private static List<String> faults(String fen) {
        return faults(Positions.setup(fen));
    }

    private static List<String> redToMove(String board) {
        return faults(Positions.drawnSetup(Side.RED, board));
    }

    private static List<String> blackToMove(String board) {
        return faults(Positions.drawnSetup(Side.BLACK, board));
    }

    @Test
    void twoRedGenerals() {
        assertThat(redToMove("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . . . . . . .
                . . . . . K . . .
                """)).containsExactly("GENERAL_COUNT f0 e2");
    }

    @Test
    void noBlackGeneral() {
        assertThat(redToMove("""
                . . . a . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """)).containsExactly("GENERAL_COUNT");
    }

    @Test
    void noGeneralOnEitherSide() {
        assertThat(faults("9/9/9/9/9/9/9/9/9/9")).containsExactly("GENERAL_COUNT");
    }

    @Test
    void twoOfOneGeneralAndNoneOfTheOther() {
        assertThat(redToMove("""
                . . . k . . . . .
                . . . . . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """)).containsExactly("GENERAL_COUNT f8 d9");
    }

    @Test
    void threeHorses() {
        assertThat(redToMove("""
                . . . k . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . n
                . . . . . . . . .
                N . . . . . . . .
                . . . . . . . . N
                . . . . . . . . .
                . . . . . . . . .
                . N . . K . . . .
                """)).containsExactly("PIECE_COUNT b0 i3 a4");
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/9/9/9/9/9/RRR1K4, PIECE_COUNT a0 b0 c0",
        "3k5/9/9/9/9/9/9/9/9/CCC1K4, PIECE_COUNT a0 b0 c0",
        "3k5/9/9/9/9/9/9/3A1A3/9/3AK4, PIECE_COUNT d0 d2 f2",
        "2b1k1b2/9/b8/9/9/9/9/9/9/3K5, PIECE_COUNT a7 c9 g9",
        "3k5/9/9/PPPPPP3/9/9/9/9/9/4K4, PIECE_COUNT a6 b6 c6 d6 e6 f6",
        "3k5/9/9/9/9/ppp6/ppp6/9/9/4K4, PIECE_COUNT a3 b3 c3 a4 b4 c4",
        "3k5/9/9/9/9/ppp6/ppp6/9/CCC6/4K4, PIECE_COUNT a1 b1 c1 a3 b3 c3 a4 b4 c4",
    })
    void tooManyOfAKind(String board, String fault) {
        assertThat(faults(board)).containsExactly(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/9/9/4K4/9/9/9, GENERAL_OUTSIDE_PALACE e3",
        "3k5/9/9/9/9/9/9/9/9/2K6, GENERAL_OUTSIDE_PALACE c0",
        "6k2/9/9/9/9/9/9/9/9/4K4, GENERAL_OUTSIDE_PALACE g9",
        "9/9/9/5k3/9/9/9/9/9/4K4, GENERAL_OUTSIDE_PALACE f6",
        "3K5/9/9/9/9/9/9/9/9/4k4, GENERAL_OUTSIDE_PALACE e0 d9",
        "9/9/9/9/k8/8K/9/9/9/9, GENERAL_OUTSIDE_PALACE i4 a5",
    })
    void generalOutsideItsPalace(String board, String fault) {
        assertThat(faults(board)).containsExactly(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/9/9/9/9/9/4KA3, ''",
        "3k5/9/9/9/9/9/9/9/4A4/5K3, ''",
        "3k5/9/9/9/9/9/9/9/3A5/4K4, ADVISOR_POINT d1",
        "3k5/9/9/9/9/9/9/4A4/9/5K3, ADVISOR_POINT e2",
        "3k5/9/9/9/9/9/9/6A2/9/5K3, ADVISOR_POINT g2",
        "3k5/9/9/9/9/3A5/9/9/9/5K3, ADVISOR_POINT d4",
        "3A1k3/9/9/9/9/9/9/9/9/4K4, ADVISOR_POINT d9",
        "4k4/3a5/9/9/9/9/9/9/9/3K1a3, ADVISOR_POINT f0 d8",
    })
    void advisorOffItsPoints(String board, String fault) {
        assertThat(String.join(" ", faults(board))).isEqualTo(fault);
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/9/2B3B2/9/9/9/4K4, ''",
        "3k5/9/9/9/9/9/9/B7B/9/4K4, ''",
        "3k5/9/4b4/9/2b6/9/9/9/9/4K4, ''",
        "3k5/9/9/9/9/9/9/9/9/B3K4, ELEPHANT_POINT a0",
        "3k5/9/9/9/9/9/9/2B6/9/4K4, ELEPHANT_POINT c2",
        "3k5/9/9/9/9/B8/9/9/9/4K4, ELEPHANT_POINT a4",
        "3k5/9/9/9/2B6/9/9/9/9/4K4, ELEPHANT_POINT c5",
        "2b1k4/1b7/9/9/9/2b6/9/9/9/3K5, PIECE_COUNT c4 b8 c9 ELEPHANT_POINT c4 b8",
        "4kb3/9/9/9/6b2/9/9/9/9/3K2B2, ELEPHANT_POINT f9",
    })
    void elephantOffItsPoints(String board, String fault) {
        assertThat(String.join(" ", faults(board))).isEqualTo(fault);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Start points and one step on, then anything across the river.
                "3k5/9/9/9/9/9/P1P1P1P1P/9/9/4K4",
                "3k5/9/9/9/9/P1P1P1P1P/9/9/9/4K4",
                "3k5/9/9/9/1P1P1P1P1/9/9/9/9/4K4",
                "3k5/9/9/9/9/1p1p1p1p1/9/9/9/4K4",
                "3k5/9/9/9/p1p1p1p1p/9/9/9/9/4K4",
                "3k5/9/9/p1p1p1p1p/9/9/9/9/9/4K4",
                // All five on one file, on the enemy's back rank.
                "3k5/9/9/P8/P8/P8/P8/9/9/4K4",
                "P2k4P/9/9/9/9/9/9/9/9/p3K3p",
            })
    void soldierOnPointsItCanReach(String board) {
        assertThat(faults(board)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "3k5/9/9/9/9/9/9/P8/9/4K4, SOLDIER_POINT a2",
        "3k5/9/9/9/9/9/9/9/9/4K3P, SOLDIER_POINT i0",
        "3k5/9/9/9/9/9/1P1P1P1P1/9/9/4K4, SOLDIER_POINT b3 d3 f3 h3",
        "3k5/9/9/9/9/1P1P1P1P1/9/9/9/4K4, SOLDIER_POINT b4 d4 f4 h4",
        "3k5/9/p8/9/9/9/9/9/9/4K4, SOLDIER_POINT a7",
        "3k4p/9/9/9/9/9/9/9/9/4K4, SOLDIER_POINT i9",
        "3k5/9/9/1p1p1p1p1/9/9/9/9/9/4K4, SOLDIER_POINT b6 d6 f6 h6",
        "3k5/9/9/9/1p1p1p1p1/9/9/9/9/4K4, SOLDIER_POINT b5 d5 f5 h5",
        "3k5/9/9/9/7p1/1P7/9/9/9/4K4, SOLDIER_POINT b4 h5",
    })
    void soldierOnPointsItCannotReach(String board, String fault) {
        assertThat(faults(board)).containsExactly(fault);
    }

    @Test
    void generalsFacing() {
        String board = """
                . . . . . . . . .
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                """;
        assertThat(redToMove(board)).containsExactly("GENERALS_FACE e0 e8");
        assertThat(blackToMove(board)).containsExactly("GENERALS_FACE e0 e8");
    }

    @Test
    void sideNotToMoveInCheck() {
        String board = """
                . . . . k . . . .
                . . . . . . . . .
                . . . N . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . R . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """;
        assertThat(redToMove(board)).containsExactly("OPPONENT_IN_CHECK e3 d7 e9");
        assertThat(blackToMove(board)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/4P4/9/9/9/9/9/9/9/3K5 w, OPPONENT_IN_CHECK e8 e9",
        "3Pk4/9/9/9/9/9/9/9/9/3K5 w, OPPONENT_IN_CHECK d9 e9",
        "4k4/9/9/9/4p4/9/4C4/9/9/3K5 w, OPPONENT_IN_CHECK e3 e9",
        "3k5/9/9/9/9/9/9/4p4/4K4/9 b, OPPONENT_IN_CHECK e1 e2",
        "3k5/9/9/9/9/9/9/9/9/4Kp3 b, OPPONENT_IN_CHECK e0 f0",
    })
    void sideNotToMoveInCheckByOtherPieces(String fen, String fault) {
        assertThat(faults(fen)).containsExactly(fault);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // A soldier behind the general, a blocked horse, a cannon without and with two screens.
                "4P4/4k4/9/9/9/9/9/9/9/3K5 w",
                "4k4/3n5/3N5/9/9/9/9/9/9/3K5 w",
                "4k4/9/9/9/9/9/4C4/9/9/3K5 w",
                "4k4/9/9/4p4/4p4/9/4C4/9/9/3K5 w",
            })
    void noCheckToTheSideNotToMove(String fen) {
        assertThat(faults(fen)).isEmpty();
    }

    @Test
    void everyCountAndPointFaultAtOnceInOrder() {
        assertThat(redToMove("""
                . . . k . k . . .
                . . . . . . . . .
                . . . . . . . . .
                . p . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R R R . . . . . .
                A . . . . . . . .
                B . K . . . . . .
                """))
                .containsExactly(
                        "GENERAL_COUNT d9 f9",
                        "PIECE_COUNT a2 b2 c2",
                        "GENERAL_OUTSIDE_PALACE c0",
                        "ADVISOR_POINT a1",
                        "ELEPHANT_POINT a0",
                        "SOLDIER_POINT b6");
    }

    @Test
    void everyFaultWithOneGeneralEachAtOnceInOrder() {
        assertThat(redToMove("""
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                R R . . . . . . .
                A . . . . . . . .
                B P . . K . . . .
                """))
                .containsExactly(
                        "PIECE_COUNT a2 b2 a6",
                        "GENERAL_OUTSIDE_PALACE e6",
                        "ADVISOR_POINT a1",
                        "ELEPHANT_POINT a0",
                        "SOLDIER_POINT b0",
                        "GENERALS_FACE e0 e6",
                        "OPPONENT_IN_CHECK a6 e6");
    }

    @Test
    void bareGeneralsAreLegal() {
        assertThat(faults("3k5/9/9/9/9/9/9/9/9/4K4 b")).isEmpty();
    }

    @Test
    void aClockAtOrBeyondTheMoveLimitIsLegal() {
        assertThat(Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 120 61").pliesSinceCapture())
                .isEqualTo(120);
        assertThat(Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 5000 0").fen())
                .isEqualTo("3k5/9/9/9/9/9/9/9/9/4K4 w - - 5000 0");
    }

    @Test
    void matedAndStalematedSidesAreLegal() {
        assertThat(Positions.of("R3k4/R8/9/9/9/9/9/9/9/3K5 b").legalMoves()).isEmpty();
        assertThat(Positions.of("3k5/4P4/9/9/9/9/9/9/9/4K4 b").legalMoves()).isEmpty();
    }
}
