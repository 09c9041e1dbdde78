package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Samples.Cycle;
import org.xiangqi.arbiter.rules.threat.ChaseReport;

/**
 * A way to come to where a cycle starts: a move of each side that captures nothing, gives no check and chases nothing, and
 * does not pass through a position of the cycle.
 */
record Approach(Position start, List<Move> moves) {
    private static final int MOST = 2;

    /** Up to {@value #MOST} approaches to each cycle; none where the last one would have to give check. */
    static final Map<Cycle, List<Approach>> APPROACHES =
            Samples.CYCLES.stream().collect(Collectors.toMap(Function.identity(), Approach::to));

    private static List<Approach> to(Cycle cycle) {
        Set<String> taken = positions(cycle);
        Random random = new Random(cycle.name().hashCode());
        List<Approach> approaches = new ArrayList<>();
        for (Approach second : oneMoveTo(cycle.start(), random)) {
            for (Approach both : oneMoveTo(second.start(), random)) {
                Approach approach = new Approach(
                        both.start(),
                        List.of(both.moves().getFirst(), second.moves().getFirst()));
                boolean passesThrough = taken.contains(pieces(second.start())) || taken.contains(pieces(both.start()));
                if (!passesThrough && approach.isIdle()) {
                    approaches.add(approach);
                    break;
                }
            }
            if (approaches.size() == MOST) {
                return approaches;
            }
        }
        return approaches;
    }

    private static Set<String> positions(Cycle cycle) {
        Set<String> positions = new HashSet<>();
        for (int plies = 0; plies < cycle.round().size(); plies++) {
            positions.add(pieces(cycle.from(plies).start()));
        }
        return positions;
    }

    /** The FEN without its counters. */
    private static String pieces(Position position) {
        return position.fen().substring(0, position.fen().indexOf(" - -"));
    }

    /** The legal moves without capture that lead to that position, in random order, each with where it starts. */
    private static List<Approach> oneMoveTo(Position position, Random random) {
        Side mover = position.sideToMove().opponent();
        List<Approach> approaches = new ArrayList<>();
        for (Position before : withSideToMove(position, mover)) {
            List<Move> back = new ArrayList<>(before.legalMoves());
            back.removeIf(move -> position.pieceAt(move.to()).isPresent());
            Collections.shuffle(back, random);
            for (Move move : back) {
                Move forth = new Move(move.to(), move.from());
                withSideToMove(Samples.after(before, List.of(move)), mover).stream()
                        .filter(start -> start.whyIllegal(forth).isEmpty())
                        .forEach(start -> approaches.add(new Approach(start, List.of(forth))));
            }
        }
        return approaches;
    }

    /** The same pieces with that side to move, if that is legal. */
    private static List<Position> withSideToMove(Position position, Side side) {
        String fen = position.fen().replaceFirst(" [wb] ", " " + side.fenLetter() + " ");
        return Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal(Position legal)
                ? List.of(legal)
                : List.of();
    }

    private boolean isIdle() {
        Board board = new Board(start);
        ChaseReport chases = new ChaseReport(Asian.CHASES);
        for (Move move : moves) {
            board.make(move.code());
            if (board.inCheck() || !chases.of(board, 1).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
