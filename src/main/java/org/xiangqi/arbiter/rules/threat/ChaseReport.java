package org.xiangqi.arbiter.rules.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Square;

/** Says of the last move on a board what it chases and why that is a chase. */
public final class ChaseReport {
    private final ChaseRule rule;
    private final Chases chases;
    private final Sight sight = new Sight();

    /** What that rule takes for a chase. */
    public ChaseReport(ChaseRule rule) {
        this.rule = rule;
        chases = new Chases(rule);
    }

    /** The pieces that the last move chases, in the order of their points; the budget is as in {@link Chases#look}. */
    public List<Chased> of(Board board, int exchangeNodes) {
        chases.look(board, board.inCheck(), exchangeNodes);
        List<Square> targets = chases.chased().squares();
        sight.standAt(board);
        List<Chased> report = new ArrayList<>();
        for (Square target : targets) {
            report.add(chases.byChecks() ? wonByChecks(board, target, exchangeNodes) : threatened(board, target));
        }
        return report;
    }

    private Chased wonByChecks(Board board, Square target, int exchangeNodes) {
        List<Move> checks = chases.firstChecks(board, target.index(), exchangeNodes);
        List<Square> by = checks.stream().map(Move::from).distinct().sorted().toList();
        String begun = checks.stream()
                .map(check -> check + " by " + Phrases.title(board, check.from()))
                .collect(Collectors.joining(" or "));
        String why =
                Phrases.on(board, target) + " can now be won by a series of checks that begins with " + begun + ".";
        return new Chased(target, by, true, why);
    }

    private Chased threatened(Board board, Square target) {
        List<Square> by = chases.attackers(target.index()).squares();
        boolean direct = chases.direct().has(target.index());
        return new Chased(target, by, direct, why(board, target, by, direct));
    }

    private String why(Board board, Square target, List<Square> by, boolean direct) {
        List<String> attacks = by.stream()
                .map(attacker -> Phrases.on(board, attacker) + Phrases.over(board, attacker, target))
                .toList();
        String attack = Phrases.listed(attacks)
                + (direct ? " newly attack" : " already attacked")
                + (direct && by.size() == 1 ? "s " : " ")
                + Phrases.on(board, target);
        board.pass();
        String worth = worth(board, target, by.getFirst());
        board.pass();
        return attack + "; " + (direct ? "" : "the move changes its protection: ") + worth + ".";
    }

    /** Why the capture is a gain; the capturing side is to move. */
    private String worth(Board board, Square target, Square by) {
        PieceType attacked = board.type(target.index());
        PieceType attacker = board.type(by.index());
        String kind = attacker.term();
        String name = Phrases.on(board, target);
        board.make(Move.code(by.index(), target.index()));
        List<String> falseProtectors = new ArrayList<>();
        boolean retaken = false;
        for (Square retaker : retakers(board, target)) {
            int retake = Move.code(retaker.index(), target.index());
            if (sight.allows(board, retake)) {
                retaken = true;
            } else {
                falseProtectors.add(Phrases.on(board, retaker) + " may not retake, for " + exposed(board, retake));
            }
        }
        board.unmake();
        if (retaken) {
            return rule.gain() == Gain.EXCHANGE
                    ? "playing out the captures on " + target + " wins material"
                    : "a " + kind + " chases a " + attacked.term() + " even when it is protected";
        }
        return falseProtectors.isEmpty() ? "nothing protects " + name : Phrases.listed(falseProtectors);
    }

    private static List<Square> retakers(Board board, Square target) {
        PointSet retakers = new PointSet();
        board.findCapturers(target.index(), board.sideToMove(), retakers);
        return retakers.squares();
    }

    /** Says who would attack the general of the side to move after that move. */
    private static String exposed(Board board, int move) {
        board.make(move);
        PointSet checkers = new PointSet();
        board.findCheckers(board.sideToMove().opponent(), checkers);
        String who = Phrases.on(board, checkers.squares());
        board.unmake();
        String verb = checkers.size() == 1 ? " would attack its general" : " would attack its general at once";
        return who + verb;
    }
}
