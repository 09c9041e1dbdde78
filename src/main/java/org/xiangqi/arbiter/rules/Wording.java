package org.xiangqi.arbiter.rules;

import java.util.List;
import org.xiangqi.arbiter.board.Side;

/** Puts a verdict into words. */
final class Wording {
    private Wording() {}

    static String ongoing(History history) {
        String toMove = history.board().sideToMove().title() + " is to move";
        return history.inCheck() ? toMove + " and stands in check; the game goes on." : toMove + "; the game goes on.";
    }

    static String explanation(History history, Finding finding) {
        Side toMove = history.board().sideToMove();
        return switch (finding.reason()) {
            case CHECKMATE ->
                toMove.title() + " stands in check and has no legal move: checkmate, "
                        + toMove.opponent().title() + " wins.";
            case STALEMATE ->
                toMove.title() + " does not stand in check but has no legal move: stalemate, which loses; "
                        + toMove.opponent().title() + " wins.";
            case PERPETUAL_CHECK -> {
                Side checker = finding.outcome().winner().orElseThrow().opponent();
                yield stood(history) + checker.title() + " gave check with every one of its moves from ply "
                        + finding.firstPly() + " to ply " + history.ply() + ", "
                        + checker.opponent().title() + " did not: " + checker.title()
                        + " loses by perpetual check.";
            }
            case MUTUAL_PERPETUAL ->
                stood(history) + "Both sides gave check with every one of their moves from ply " + finding.firstPly()
                        + " to ply " + history.ply() + ": draw.";
            case REPETITION ->
                stood(history) + "Neither side gave check with every one of its moves from ply " + finding.firstPly()
                        + " to ply " + history.ply() + ": draw by repetition.";
            case MOVE_LIMIT ->
                history.board().pliesSinceCapture()
                        + " plies have been played without a capture: draw by the move limit.";
        };
    }

    private static String stood(History history) {
        List<String> plies = history.occurrences().stream().map(String::valueOf).toList();
        return "The position stands for the " + ordinal(history.occurrence()) + " time (after plies "
                + String.join(", ", plies.subList(0, plies.size() - 1)) + " and " + plies.getLast() + "). ";
    }

    static String ordinal(int n) {
        return switch (n) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            case 4 -> "fourth";
            case 5 -> "fifth";
            default -> n + "th";
        };
    }
}
