package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** Whether a quiet move threatens mate: known mates, as if the side that mates had just moved. */
class KillThreatsTest {
    private static final int BUDGET = Budget.DEFAULT.killThreatNodes();

    record Mate(String name, Position position, Set<String> matingMoves) {
        @Override
        public String toString() {
            return name;
        }

        /** The position with the other side to move: the threat stands, and is not executed yet. */
        Board threatened() {
            Board board = new Board(position);
            board.pass();
            return board;
        }
    }

    /** Mates in one, where the other side's general is not attacked: its opponent may well have just moved. */
    static Stream<Mate> matesInOne() {
        return Tables.lines("mates.tsv").stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .filter(cell -> cell[3].equals("1"))
                .map(cell -> new Mate(cell[1], Positions.of(cell[2]), Set.of(cell[5].split("[ ,]+", -1))))
                .filter(mate -> !new Board(mate.position()).inCheck())
                .limit(200);
    }

    @Test
    void thereAreEnoughOfThem() {
        assertThat(matesInOne()).hasSize(200);
    }

    @ParameterizedTest
    @MethodSource("matesInOne")
    void aMateInOneIsAThreat(Mate mate) {
        KillThreats threats = new KillThreats();
        Board board = mate.threatened();
        assertThat(threats.of(board, BUDGET)).isEqualTo(KillThreats.Answer.YES);
        assertThat(mate.matingMoves()).contains(threats.lineInWords());
        assertThat(threats.nodes()).isBetween(1, BUDGET);
        board.pass();
        assertThat(board.position()).isEqualTo(mate.position());
    }

    @Test
    void aMateByAnUnbrokenSeriesOfChecksIsAThreat() {
        KillThreats threats = new KillThreats();
        Board board = new Board(Positions.of("9/2Cca4/3k1C3/4P1p2/4N1b2/4R1r2/4c1n2/3p1n3/2rNK4/9 w"));
        board.pass();
        assertThat(threats.of(board, BUDGET)).isEqualTo(KillThreats.Answer.YES);
        assertThat(threats.lineInWords().split(" ", -1)).hasSizeGreaterThan(2);
    }

    @Test
    void whereNoCheckIsPossibleThereIsNoThreat() {
        Board board = new Board(Position.INITIAL);
        board.pass();
        assertThat(new KillThreats().of(board, BUDGET)).isEqualTo(KillThreats.Answer.NO);
    }

    @Test
    void checksThatLeadNowhereAreNoThreat() {
        Board board = new Board(Positions.of("3k5/9/9/9/4R4/9/9/9/9/5K3 w"));
        board.pass();
        assertThat(new KillThreats().of(board, BUDGET)).isEqualTo(KillThreats.Answer.NO);
    }

    @Test
    void aBudgetThatDoesNotSufficeProvesNothing() {
        Board board = new Board(Positions.of("9/2Cca4/3k1C3/4P1p2/4N1b2/4R1r2/4c1n2/3p1n3/2rNK4/9 w"));
        board.pass();
        assertThat(new KillThreats().of(board, 1)).isEqualTo(KillThreats.Answer.UNDETERMINED);
    }
}
