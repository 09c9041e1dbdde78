package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** What each legal move would lead to at once, and what to warn of. */
final class Outlook {
    private final History history;
    private final Judge judge;

    Outlook(History history, Judge judge) {
        this.history = history;
        this.judge = judge;
    }

    /** The legal moves in the order of their points, each tried on the history and taken back. */
    List<Option> options() {
        return options(move -> true);
    }

    /** Those of them that may end the game by what went before, which are few. */
    List<Option> mayRepeat() {
        return judge.mayRepeat(history) ? options(move -> judge.mayRepeat(history, move)) : List.of();
    }

    private List<Option> options(IntPredicate wanted) {
        int[] moves = new int[LegalMoves.MOST];
        int count = history.legalMoves(moves);
        int[] inOrder = new int[count];
        int chosen = 0;
        for (int i = 0; i < count; i++) {
            if (wanted.test(moves[i])) {
                inOrder[chosen++] = Square.COUNT * Move.from(moves[i]) + Move.to(moves[i]);
            }
        }
        Arrays.sort(inOrder, 0, chosen);
        List<Option> options = new ArrayList<>(chosen);
        for (int i = 0; i < chosen; i++) {
            options.add(option(Move.code(inOrder[i] / Square.COUNT, inOrder[i] % Square.COUNT)));
        }
        return options;
    }

    private Option option(int move) {
        Side mover = history.board().sideToMove();
        Piece piece = Objects.requireNonNull(history.board().pieceAt(Move.from(move)));
        Piece captured = history.board().pieceAt(Move.to(move));
        history.play(move);
        boolean check = history.inCheck();
        Finding finding = judge.judge(history);
        history.takeBack();
        return new Option(
                Move.of(move),
                piece,
                captured,
                check,
                consequence(mover, finding),
                finding instanceof Finding.End end ? end.reason() : null);
    }

    private static Option.Consequence consequence(Side mover, @Nullable Finding finding) {
        if (!(finding instanceof Finding.End end)) {
            return Option.Consequence.NONE;
        }
        return end.outcome()
                .winner()
                .map(winner -> winner == mover ? Option.Consequence.WIN : Option.Consequence.LOSS)
                .orElse(Option.Consequence.DRAW);
    }

    /** Warnings for a position which is undecided: that a side has to do something else than before. */
    List<Warning> mustVary() {
        List<Warning> warnings = new ArrayList<>();
        if (judge.repetitionSoFar(history) instanceof Finding.End soFar) {
            soFar.outcome()
                    .winner()
                    .ifPresent(winner -> warnings.add(Wording.mustVary(history, soFar, winner.opponent())));
        }
        for (EndTest test : judge.tests()) {
            if (test instanceof EndTest.Run run) {
                for (Side side : Side.values()) {
                    Guilt guilt = judge.atTheLimit(history, run, side);
                    if (guilt != null) {
                        warnings.add(Wording.mustVary(history, run, guilt, side));
                    }
                }
            }
        }
        return warnings;
    }

    /**
     * The warning for a position which is undecided that the next move can decide the game by repetition.
     *
     * @param options the legal moves, or at least those that {@link #mayRepeat}
     */
    Optional<Warning> repetitionNext(List<Option> options) {
        if (options.isEmpty()) {
            return Optional.empty();
        }
        String repeating = options.stream()
                .filter(option -> isRepetition(option.consequenceReason()))
                .map(option -> option.move() + " (" + option.consequence() + ")")
                .collect(Collectors.joining(", "));
        return repeating.isEmpty()
                ? Optional.empty()
                : Optional.of(new Warning(
                        WarningCode.REPETITION_NEXT,
                        history.ply(),
                        "The next move can decide the game by repetition; for the side that makes it: " + repeating
                                + "."));
    }

    private static boolean isRepetition(@Nullable Reason reason) {
        return reason != null && reason.isOfRepetition();
    }
}
