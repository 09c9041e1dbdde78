package org.xiangqi.arbiter.api.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.RuleSet;
import org.xiangqi.arbiter.rules.Verdict;

/** Says in words what a picture shows. Nothing in them is as it was sent: all is read and written anew. */
record CaptionWriter(ShownPly shown, List<Arrow> arrows, List<Square> marks) {

    BoardPicture.Caption write() {
        return new BoardPicture.Caption(title(), description());
    }

    private String title() {
        String which = shown.ply() == 0 ? "Xiangqi position" : "Xiangqi position after ply " + shown.ply();
        String title = which + ", " + shown.position().sideToMove().title() + " to move";
        return shown.verdict()
                .map(decided -> title + ". " + when(decided) + result(decided) + ".")
                .orElse(title);
    }

    /** Where the end lies from the ply that is shown. */
    private String when(Verdict.Decided decided) {
        return decided.ply() == shown.ply() ? "" : "The game ended after ply " + decided.ply() + ": ";
    }

    private static String result(Verdict.Decided decided) {
        String who = decided.outcome() == Outcome.DRAW
                ? "Draw"
                : decided.outcome().winner().orElseThrow().title() + " wins";
        return who + " (" + decided.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ') + ")";
    }

    private String description() {
        List<String> sentences = new ArrayList<>();
        sentences.add("FEN: " + shown.position().fen() + ".");
        Move move = shown.lastMove();
        if (move != null) {
            sentences.add(
                    "Last move: " + titleAt(move.to()) + " from " + move.from() + " to " + move.to() + taking() + ".");
        }
        Square checked = shown.checked();
        if (checked != null) {
            sentences.add(titleAt(checked) + " on " + checked + " is in check from " + on(shown.checkers()) + ".");
        }
        shown.evidence().ifPresent(told -> sentences.add("Evidence: " + told.why()));
        shown.verdict().ifPresent(decided -> {
            RuleSet rules = shown.game().rules();
            sentences.add("Ruling by " + rules.id() + " " + rules.version() + ": " + decided.explanation());
        });
        if (!arrows.isEmpty()) {
            sentences.add("Arrows: "
                    + arrows.stream()
                            .map(arrow -> arrow.from() + " to " + arrow.to())
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        if (!marks.isEmpty()) {
            sentences.add("Marked: " + marks.stream().map(Square::toString).collect(Collectors.joining(", ")) + ".");
        }
        return String.join(" ", sentences);
    }

    private String taking() {
        return shown.captured() == null ? "" : ", taking " + shown.captured().title();
    }

    private String on(List<Square> squares) {
        return squares.stream().map(square -> titleAt(square) + " on " + square).collect(Collectors.joining(" and "));
    }

    private String titleAt(Square square) {
        return shown.position().pieceAt(square).orElseThrow().title();
    }
}
