package org.xiangqi.arbiter.rules.threat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.PointSet;
import org.xiangqi.arbiter.board.Square;

/**
 * What the last move on a board newly threatens to capture: the pieces threatened after it less those that the same side
 * could already have captured at a gain instead of it.
 *
 * <p>The two positions differ by that one move, so a target stands on the same point in both, and one subtraction covers
 * attacks by the moved piece, those that it uncovers or lends a screen to, and protection that it pins, blocks or lures
 * away.
 *
 * <p>Reusable scratch memory for one thread.
 */
public final class Chases {
    private static final Set<PieceType> SOLDIERS = EnumSet.of(PieceType.SOLDIER);

    private final ChaseRule rule;
    private final Set<PieceType> kinds;
    private final Set<PieceType> kindsAndSoldiers;
    private final Sight sight = new Sight();
    private final Nodes nodes = new Nodes();
    private final Threats threats;

    /** Only asked with {@link Gain#EXCHANGE}. */
    private final @Nullable CheckSeries series;

    private final PointSet candidates = new PointSet();
    private final PointSet scratch = new PointSet();
    private final PointSet chased = new PointSet();
    private final PointSet direct = new PointSet();

    /** By point of the target. */
    private final PointSet[] attackers = new PointSet[Square.COUNT];

    private boolean byChecks;
    private boolean soldiersChase;

    /** What that rule takes for a chase. */
    public Chases(ChaseRule rule) {
        this.rule = rule;
        kinds = EnumSet.copyOf(rule.attackers());
        kindsAndSoldiers = EnumSet.copyOf(rule.attackers());
        kindsAndSoldiers.add(PieceType.SOLDIER);
        switch (rule.gain()) {
            case NO_REAL_PROTECTOR -> {
                threats = new Threats(sight, new Unprotected(rule.minorsChaseMajors(), sight));
                series = null;
            }
            case EXCHANGE -> {
                threats = new Threats(sight, new Exchange(sight, nodes));
                series = new CheckSeries(kinds, nodes);
            }
            default -> throw new IllegalArgumentException(String.valueOf(rule.gain()));
        }
        Arrays.setAll(attackers, square -> new PointSet());
    }

    /**
     * Looks at the last move made on the board, ply 1 or later; the board is as before afterwards.
     *
     * @param gaveCheck whether that move gave check
     * @param exchangeNodes how many positions it may cost to tell which captures gain; only {@link Gain#EXCHANGE} asks
     */
    public void look(Board board, boolean gaveCheck, int exchangeNodes) {
        nodes.refill(exchangeNodes);
        soldiersChase = false;
        byChecks = false;
        chased.clear();
        direct.clear();
        if (gaveCheck && rule.onChecks() == ChaseRule.OnChecks.NEVER) {
            return;
        }
        lookFor(board, kinds, kinds);
        if (gaveCheck) {
            chased.keepAll(direct);
        }
        if (chased.isEmpty() && series != null) {
            lookForSeries(board, series);
        }
        if (chased.isEmpty() && rule.mutualSoldiers()) {
            lookFor(board, SOLDIERS, kindsAndSoldiers);
            soldiersChase = !chased.isEmpty();
            chased.clear();
            direct.clear();
        }
        if (nodes.spent()) {
            chased.clear();
            direct.clear();
        }
    }

    /** Finds what pieces of those kinds threaten now, and pieces of the others did not threaten before. */
    private void lookFor(Board board, Set<PieceType> now, Set<PieceType> before) {
        sight.standAt(board);
        findCandidates(board);
        board.pass();
        for (int target = candidates.first(); target != PointSet.NONE; target = candidates.next(target + 1)) {
            attackers[target].clear();
            threats.findOn(board, target, now, attackers[target]);
            if (!attackers[target].isEmpty()) {
                chased.add(target);
            }
        }
        board.pass();
        if (!chased.isEmpty()) {
            takeOutThoseBefore(board, before);
        }
    }

    /** The pieces of the side to move that count as material. */
    private void findCandidates(Board board) {
        candidates.clear();
        board.findPieces(board.sideToMove(), candidates);
        for (int target = candidates.first(); target != PointSet.NONE; target = candidates.next(target + 1)) {
            if (!Sight.isMaterial(board, target)) {
                candidates.remove(target);
            }
        }
    }

    private void takeOutThoseBefore(Board board, Set<PieceType> kinds) {
        int move = board.move(board.ply());
        candidates.copy(chased);
        board.unmake();
        sight.standAt(board);
        for (int target = candidates.first(); target != PointSet.NONE; target = candidates.next(target + 1)) {
            scratch.clear();
            threats.findOn(board, target, kinds, scratch);
            if (!scratch.isEmpty()) {
                chased.remove(target);
            } else if (byChecks || attackedAnew(board, attackers[target], target, move)) {
                direct.add(target);
            }
        }
        takeOutThoseWonByChecks(board);
        board.make(move);
    }

    private void takeOutThoseWonByChecks(Board board) {
        if (series != null && !chased.isEmpty()) {
            scratch.clear();
            series.find(board, chased, scratch);
            chased.removeAll(scratch);
            direct.removeAll(scratch);
        }
    }

    /** Whether one of the attackers could not capture the target before the move. */
    private boolean attackedAnew(Board board, PointSet by, int target, int move) {
        for (int attacker = by.first(); attacker != PointSet.NONE; attacker = by.next(attacker + 1)) {
            int stood = attacker == Move.to(move) ? Move.from(move) : attacker;
            if (!sight.couldCapture(board, stood, target)) {
                return true;
            }
        }
        return false;
    }

    /** Finds what can be won by checks now, and could neither be captured at a gain before nor won by checks. */
    private void lookForSeries(Board board, CheckSeries series) {
        findCandidates(board);
        board.pass();
        series.find(board, candidates, chased);
        board.pass();
        if (!chased.isEmpty()) {
            for (int target = chased.first(); target != PointSet.NONE; target = chased.next(target + 1)) {
                attackers[target].clear();
            }
            byChecks = true;
            takeOutThoseBefore(board, kinds);
        }
    }

    /** The points of the pieces newly threatened. */
    public PointSet chased() {
        return chased;
    }

    /**
     * The points of the pieces that can capture the one on that point, which is among those newly threatened, at a gain; none
     * if it is won by checks.
     */
    public PointSet attackers(int target) {
        return attackers[target];
    }

    /** Whether those newly threatened are won by a series of checks. */
    boolean byChecks() {
        return byChecks;
    }

    /**
     * The checks that begin a series which wins the piece on that point, in the order of their moves; none if pieces are not
     * won by checks. The board is as after the move looked at.
     *
     * @param exchangeNodes how many positions it may cost to find them; if it does not suffice, some are left out
     */
    List<Move> firstChecks(Board board, int target, int exchangeNodes) {
        List<Move> checks = new ArrayList<>();
        if (series != null) {
            nodes.refill(exchangeNodes);
            board.pass();
            series.findFirstChecks(board, target, checks);
            board.pass();
        }
        return checks;
    }

    /** Those newly threatened that are attacked anew, or won by checks; of the others only the protection has changed. */
    public PointSet direct() {
        return direct;
    }

    /** Whether the move would chase if the attacks of soldiers counted, where the rule asks for it. */
    public boolean soldiersChase() {
        return soldiersChase;
    }

    /** How many positions the last look has cost. */
    public int nodes() {
        return nodes.used();
    }

    /** Whether the budget did not suffice to tell: then nothing is said to be newly threatened. */
    public boolean undetermined() {
        return nodes.spent();
    }
}
