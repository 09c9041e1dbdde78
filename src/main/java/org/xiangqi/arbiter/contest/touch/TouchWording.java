package org.xiangqi.arbiter.contest.touch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Square;

/** Says in sentences what was touched and what follows from it. */
record TouchWording(Board board, List<Touch> touches, Touched touched) {
    String explanation(Ladder ladder, Optional<Duty> duty, Technical technical, TouchPolicy policy) {
        List<String> sentences = new ArrayList<>();
        sentences.add(whatWasTouched());
        adjusted().ifPresent(sentences::add);
        announcedInVain().ifPresent(sentences::add);
        sentences.add(
                ladder.steps().isEmpty()
                        ? "Nothing that counts was touched: " + mover() + " may make any legal move."
                        : duty.map(each -> whatBinds(ladder, each)).orElseGet(this::whyNothingBinds));
        if (technical.given()) {
            sentences.add(whatItCosts(technical, policy));
        }
        return String.join(" ", sentences);
    }

    private String mover() {
        return board.sideToMove().title();
    }

    private String other() {
        return board.sideToMove().opponent().title();
    }

    private String whatWasTouched() {
        StringBuilder text = new StringBuilder(mover()).append(" touched ");
        for (int i = 0; i < touches.size(); i++) {
            Touch touch = touches.get(i);
            if (i > 0) {
                text.append(touch.atOnce() ? " and at once " : ", then ");
            }
            text.append(name(touch.square()));
        }
        return text.append('.').toString();
    }

    private String name(Square square) {
        return Objects.requireNonNull(board.pieceAt(square.index())).title() + " on " + square;
    }

    private Optional<String> adjusted() {
        List<Square> squares = announced(true).stream()
                .filter(square -> !touched.own().contains(square))
                .toList();
        return squares.isEmpty()
                ? Optional.empty()
                : Optional.of("That it was putting straight " + names(squares)
                        + " was announced beforehand, and does not count.");
    }

    private Optional<String> announcedInVain() {
        List<Square> squares = announced(false);
        return squares.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Only the referee may put straight " + names(squares) + ": that counts, although announced.");
    }

    /** The points where the player said to be putting an own piece straight, or one of the opponent. */
    private List<Square> announced(boolean own) {
        return touches.stream()
                .filter(Touch::adjusting)
                .map(Touch::square)
                .filter(square -> (board.side(square.index()) == board.sideToMove()) == own)
                .distinct()
                .toList();
    }

    private String names(List<Square> squares) {
        return String.join(" and ", squares.stream().map(this::name).toList());
    }

    private String whatBinds(Ladder ladder, Duty duty) {
        String must = duty.mover().map(this::name).orElse("a piece of " + mover()) + " must "
                + duty.target().map(target -> "take " + name(target)).orElse("move");
        int step = ladder.steps().indexOf(Ladder.Step.of(duty));
        // That a later step failed says that the ones before it did.
        List<String> failed =
                step == 0 ? List.of() : List.of(failing(ladder.steps().get(step - 1)));
        return sentence(failed, isFirst(duty) ? must : must + ", which is the first that can be obeyed");
    }

    /** Whether no other touched piece could have bound before, on the step of that duty. */
    private boolean isFirst(Duty duty) {
        return duty.mover().map(own -> own.equals(touched.own().getFirst())).orElse(true)
                && duty.target()
                        .map(target -> target.equals(touched.opponents().getFirst()))
                        .orElse(true);
    }

    private static String sentence(List<String> failed, String must) {
        String text = failed.isEmpty() ? must : String.join(" and ", failed) + ", so " + must;
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    private String failing(Ladder.Step step) {
        return switch (step) {
            case TAKE_WITH_TOUCHED -> "no touched piece of " + mover() + " can take a touched piece of " + other();
            case MOVE -> "no touched piece of " + mover() + " can move";
            case TAKE -> "no piece of " + mover() + " can take a touched piece of " + other();
        };
    }

    private String whyNothingBinds() {
        List<String> failed = new ArrayList<>();
        if (!touched.own().isEmpty()) {
            failed.add(failing(Ladder.Step.MOVE));
        }
        if (!touched.opponents().isEmpty()) {
            failed.add(failing(Ladder.Step.TAKE));
        }
        return sentence(failed, "it is a technical");
    }

    private String whatItCosts(Technical technical, TouchPolicy policy) {
        String number = "It is number " + technical.count() + " of " + mover();
        return number
                + switch (technical.penalty()) {
                    case NONE ->
                        "; the game is lost at number "
                                + policy.lossAtTechnical().orElseThrow() + ". " + free();
                    case LOSS -> ", at which the game is lost: " + other() + " wins.";
                    case BY_EVENT -> "; the rules of the event say what it costs. " + free();
                };
    }

    private String free() {
        return mover() + " may make any legal move.";
    }
}
