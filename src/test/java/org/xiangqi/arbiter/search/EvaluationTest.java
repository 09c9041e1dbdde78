package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/** The evaluation does not care which colour is whose, nor which side of the board is left. */
class EvaluationTest {
    private final Evaluation evaluation = new Evaluation(Weights.DEFAULT);

    private int evaluate(Position position) {
        Board board = new Board(position);
        int material = Material.of(board);
        int sum = evaluation.squares().sum(board) + evaluation.features(board, material);
        return evaluation.value(board, sum, material);
    }

    /** With left and right changed. */
    static String mirrored(String fen) {
        StringBuilder mirrored = new StringBuilder();
        for (String row : fen.substring(0, fen.indexOf(' ')).split("/", -1)) {
            mirrored.append(mirrored.isEmpty() ? "" : "/").append(new StringBuilder(row).reverse());
        }
        return mirrored + fen.substring(fen.indexOf(' '));
    }

    /** With the colours swapped and the board turned. */
    static String turned(String fen) {
        StringBuilder turned = new StringBuilder(fen.substring(0, fen.indexOf(' '))).reverse();
        for (int i = 0; i < turned.length(); i++) {
            char letter = turned.charAt(i);
            turned.setCharAt(
                    i, Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter));
        }
        return turned + (fen.contains(" w ") ? " b " : " w ") + "- - 0 1";
    }

    /** A random game: each number names a legal move by its place in the list, counted round and round. */
    private static Position after(List<Integer> choices) {
        Board board = new Board(Position.INITIAL);
        for (int choice : choices) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            board.make(legal.get(choice % legal.size()).code());
        }
        return board.position();
    }

    @Property(tries = 200)
    void isTheSameForBothSidesAndBothHands(
            @ForAll @Size(max = 160) List<@IntRange(min = 0, max = 9_999) Integer> choices) {
        Position position = after(choices);
        int value = evaluate(position);
        assertThat(evaluate(Positions.of(turned(position.fen())))).isEqualTo(value);
        assertThat(evaluate(Positions.of(mirrored(position.fen())))).isEqualTo(value);
        assertThat(Math.abs(value)).isLessThanOrEqualTo(Values.MOST_EVALUATION);
    }

    /** What a tuner is told adds up to what is evaluated. */
    @Property(tries = 50)
    void isTheSumOfItsWeights(@ForAll @Size(max = 80) List<@IntRange(min = 0, max = 9_999) Integer> choices) {
        Board board = new Board(after(choices));
        Coefficients coefficients = new Coefficients();
        int[] counts = new int[Weights.count()];
        coefficients.find(board, counts);
        double middle = 0;
        double ending = 0;
        for (int i = 0; i < counts.length; i++) {
            middle += counts[i] * (double) Weights.middle(Weights.DEFAULT.at(i));
            ending += counts[i] * (double) Weights.ending(Weights.DEFAULT.at(i));
        }
        double share = Coefficients.middleGame(board);
        double value = middle * share + ending * (1 - share);
        if (coefficients.plain(board)) {
            int evaluated = evaluate(board.position());
            assertThat((double) (board.sideToMove() == Side.RED ? evaluated : -evaluated))
                    .isBetween(value - 1, value + 1);
        }
    }

    @Test
    void aSideWithoutAttackersIsNeverAhead() {
        Position defendersOnly = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . B A . K B . .
                """);
        assertThat(evaluate(defendersOnly)).isZero();
    }

    @Test
    void aLoneHorseDoesNotBreakAFullDefence() {
        Position horse = Positions.drawn(Side.RED, """
                . . b . k a b . .
                . . . . a . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . N . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . A . . . .
                . . B A . K B . .
                """);
        assertThat(evaluate(horse)).isBetween(0, 100);
    }
}
