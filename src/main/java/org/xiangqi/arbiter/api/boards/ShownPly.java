package org.xiangqi.arbiter.api.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.Evidence;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Verdict;

/**
 * A game at one of its plies, to be shown.
 *
 * @param ply how many moves are played, 0 for the start
 * @param position after them
 * @param captured what the last of them took; null if nothing, or if it is the start
 * @param checkers where the pieces stand that give check in the position
 * @param checked where the general stands that is in check; null if none is
 */
public record ShownPly(
        Game game,
        int ply,
        Position position,
        @Nullable Piece captured,
        List<Square> checkers,
        @Nullable Square checked) {

    /** Copies the list. */
    public ShownPly {
        checkers = List.copyOf(checkers);
    }

    /** That ply of a game, 0 to its last. */
    public static ShownPly of(Game game, int ply) {
        Board board = new Board(game.start());
        Piece captured = null;
        for (Move move : game.moves().subList(0, ply)) {
            captured = board.pieceAt(move.to().index());
            board.make(move.code());
        }
        Square checked = board.inCheck() ? board.general(board.sideToMove()) : null;
        return new ShownPly(game, ply, board.position(), captured, board.checkers(), checked);
    }

    /** The move that led to the position; null if it is the start. */
    public @Nullable Move lastMove() {
        return ply == 0 ? null : game.moves().get(ply - 1);
    }

    /** How the game ended, if it did, before this ply, by it or after it. */
    Optional<Verdict.Decided> verdict() {
        return game.verdict() instanceof Verdict.Decided decided ? Optional.of(decided) : Optional.empty();
    }

    /** What the verdict says of this ply, if that is among those it rests on. */
    Optional<Evidence.Ply> evidence() {
        return verdict().stream()
                .flatMap(decided -> decided.evidence().plies().stream())
                .filter(each -> each.ply() == ply)
                .findFirst();
    }

    /** From each attacker that counts to what it attacks: who gives check, and what the verdict holds against the ply. */
    public List<Arrow> attacks() {
        SequencedSet<Arrow> attacks = new LinkedHashSet<>();
        if (checked != null) {
            checkers.forEach(checker -> attacks.add(new Arrow(checker, checked)));
        }
        evidence()
                .ifPresent(told -> told.targets()
                        .forEach(target ->
                                target.by().forEach(attacker -> attacks.add(new Arrow(attacker, target.square())))));
        return new ArrayList<>(attacks);
    }

    /**
     * The picture of it.
     *
     * @param arrows null for {@link #attacks}
     */
    public BoardPicture picture(@Nullable List<Arrow> arrows, List<Square> marks, BoardPicture.View view) {
        List<Arrow> drawn = arrows == null ? attacks() : arrows;
        return new BoardPicture(
                position, lastMove(), checked, drawn, marks, view, new CaptionWriter(this, drawn, marks).write());
    }
}
