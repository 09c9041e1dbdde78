package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.rules.threat.ChaseReport;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Chased;
import org.xiangqi.arbiter.rules.threat.IdleMoves;
import org.xiangqi.arbiter.rules.threat.Phrases;

/** Says of each ply what it does and why: the evidence that verdicts share. */
final class Witness {
    private final Position start;

    /** Made when first needed. */
    private @Nullable Board own;

    /** The board looked at: {@link #own}, or the game's where that stands as wanted. */
    private Board board;

    private final List<Move> moves;
    private final History history;
    private final Budget budget;
    private final Strikes strikes;

    /** Made when first needed. */
    private @Nullable ChaseReport chases;

    private @Nullable KillThreats killThreats;
    private final IdleMoves idleMoves = new IdleMoves();

    /** By ply: what was told of it, looking only for check, and looking for everything the rule set counts. */
    private final List<Evidence.@Nullable Ply> checksOnly = new ArrayList<>();

    private final List<Evidence.@Nullable Ply> inFull = new ArrayList<>();

    /** @param history the game, at its end */
    Witness(Position start, History history, List<Move> moves, Strikes strikes, Budget budget) {
        this.start = start;
        board = history.board();
        this.moves = moves;
        this.history = history;
        this.budget = budget;
        this.strikes = strikes;
    }

    /**
     * The plies from the first (1 or more) to the last one given.
     *
     * @param everything whether to look for all that the rule set counts; otherwise for check only
     */
    List<Evidence.Ply> plies(int first, int last, boolean everything) {
        if (!everything && first == last && last == history.ply()) {
            board = history.board();
            return List.of(checkOrNot(moves.getLast()));
        }
        board = ownBoard();
        List<Evidence.@Nullable Ply> known = everything ? inFull : checksOnly;
        while (known.size() <= last) {
            known.add(null);
        }
        board.restart();
        List<Evidence.Ply> plies = new ArrayList<>();
        for (int ply = 1; ply <= last; ply++) {
            Move move = moves.get(ply - 1);
            board.make(move.code());
            if (ply >= first) {
                Evidence.Ply told = known.get(ply);
                if (told == null) {
                    told = everything ? lastPly(move) : checkOrNot(move);
                    known.set(ply, told);
                }
                plies.add(told);
            }
        }
        return List.copyOf(plies);
    }

    private Board ownBoard() {
        if (own == null) {
            own = new Board(start);
        }
        return own;
    }

    private Evidence.Ply checkOrNot(Move move) {
        boolean check = board.inCheck();
        return check
                ? ply(move, EnumSet.of(PlyClass.CHECK), List.of(check()), "gives check")
                : ply(move, EnumSet.of(PlyClass.IDLE), List.of(), "gives no check");
    }

    private Evidence.Ply lastPly(Move move) {
        Set<PlyClass> classes = EnumSet.noneOf(PlyClass.class);
        List<Evidence.Target> targets = new ArrayList<>();
        List<String> does = new ArrayList<>();
        boolean check = board.inCheck();
        if (check) {
            classes.add(PlyClass.CHECK);
            targets.add(check());
            does.add("gives check");
        }
        tellStrikes(classes, targets, does);
        if (classes.isEmpty()) {
            return idle(move);
        }
        return ply(move, classes, targets, Phrases.listed(does));
    }

    /** Tells what {@link Deeds} has found; looks again only for what it does not keep, the mate and the protection. */
    private void tellStrikes(Set<PlyClass> classes, List<Evidence.Target> targets, List<String> does) {
        Deeds deeds = history.deeds();
        int ply = board.ply();
        deeds.find(ply, ply);
        if (deeds.gravest(ply) == PlyClass.KILL_THREAT) {
            classes.add(PlyClass.KILL_THREAT);
            does.add("threatens mate by checks" + mate());
        }
        ChaseRule rule = strikes.chases();
        if (rule != null && !deeds.chased(ply).isEmpty()) {
            if (chases == null) {
                chases = new ChaseReport(rule);
            }
            List<Chased> chased = chases.of(board, budget.exchangeNodes());
            for (Chased each : chased) {
                targets.add(new Evidence.Target(piece(each.square()), each.square(), each.by(), each.why()));
            }
            classes.add(PlyClass.CHASE);
            does.add("chases "
                    + Phrases.on(board, chased.stream().map(Chased::square).toList()));
        }
        if (deeds.undetermined(ply)) {
            classes.add(PlyClass.UNDETERMINED);
            does.add("may strike: the search for that ran out of its budget");
        }
    }

    private String mate() {
        if (killThreats == null) {
            killThreats = new KillThreats();
        }
        boolean found = killThreats.of(board, budget.killThreatNodes()) == KillThreats.Answer.YES;
        return found ? ": " + killThreats.lineInWords() : "";
    }

    private Evidence.Ply idle(Move move) {
        if (history.deeds().soldiersChase(board.ply())) {
            String does = "attacks with a soldier, which is a chase only where both sides strike with every move";
            return ply(move, EnumSet.of(PlyClass.IDLE), List.of(), does);
        }
        return switch (idleMoves.of(board)) {
            case IdleMoves.ExchangeOffer(Square other) ->
                ply(move, EnumSet.of(PlyClass.EXCHANGE_OFFER), List.of(), "offers an exchange with " + on(other));
            case IdleMoves.Sacrifice(List<Square> takers) ->
                ply(
                        move,
                        EnumSet.of(PlyClass.SACRIFICE),
                        List.of(),
                        "offers itself to " + Phrases.on(board, takers) + ", and nothing would retake");
            case IdleMoves.Block(Square attacker, Square attacked) ->
                ply(
                        move,
                        EnumSet.of(PlyClass.BLOCK),
                        List.of(),
                        "steps between " + on(attacker) + " and " + on(attacked));
            case IdleMoves.Follow(Square followed) ->
                ply(move, EnumSet.of(PlyClass.FOLLOW), List.of(), "follows " + on(followed) + ", which is protected");
            case IdleMoves.Nothing nothing ->
                ply(move, EnumSet.of(PlyClass.IDLE), List.of(), "does nothing that counts");
        };
    }

    private Evidence.Ply ply(Move move, Set<PlyClass> classes, List<Evidence.Target> targets, String does) {
        Side mover = board.sideToMove().opponent();
        String why = Phrases.title(board, move.to()) + " goes from " + move.from() + " to " + move.to() + " and " + does
                + ".";
        return new Evidence.Ply(board.ply(), move, mover, classes, List.copyOf(targets), why);
    }

    private Evidence.Target check() {
        Piece general = Piece.of(board.sideToMove(), PieceType.GENERAL);
        Square square = board.general(board.sideToMove());
        List<Square> checkers = board.checkers();
        String why = checkers.stream()
                .map(checker -> on(checker) + " attacks " + general.title() + " on " + square
                        + Phrases.over(board, checker, square))
                .collect(Collectors.joining("; "));
        return new Evidence.Target(general, square, checkers, why + ".");
    }

    private String on(Square square) {
        return Phrases.on(board, square);
    }

    private Piece piece(Square square) {
        return Objects.requireNonNull(board.pieceAt(square.index()));
    }
}
