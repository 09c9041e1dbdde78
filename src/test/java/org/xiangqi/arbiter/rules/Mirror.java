package org.xiangqi.arbiter.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** A way to see a game that must not change its ruling. */
enum Mirror {
    /** From the other side of the board, with the colours swapped. */
    SIDES_SWAPPED {
        @Override
        Square of(Square square) {
            return Square.of(Square.COUNT - 1 - square.index());
        }

        @Override
        Side of(Side side) {
            return side.opponent();
        }

        @Override
        String board(String rows) {
            return swapCase(new StringBuilder(rows).reverse().toString());
        }
    },
    /** In a looking-glass beside the board. */
    LEFT_AND_RIGHT {
        @Override
        Square of(Square square) {
            return Square.at(Square.FILES - 1 - square.file(), square.rank()).orElseThrow();
        }

        @Override
        Side of(Side side) {
            return side;
        }

        @Override
        String board(String rows) {
            return List.of(rows.split("/", -1)).stream()
                    .map(row -> new StringBuilder(row).reverse().toString())
                    .collect(Collectors.joining("/"));
        }
    };

    abstract Square of(Square square);

    abstract Side of(Side side);

    /** The first field of a FEN. */
    abstract String board(String rows);

    Piece of(Piece piece) {
        return Piece.of(of(piece.side()), piece.type());
    }

    Move of(Move move) {
        return new Move(of(move.from()), of(move.to()));
    }

    Outcome of(Outcome outcome) {
        return outcome.winner()
                .map(winner -> Outcome.lostBy(of(winner.opponent())))
                .orElse(outcome);
    }

    Position of(Position position) {
        String fen = position.fen();
        int blank = fen.indexOf(' ');
        return Positions.of(board(fen.substring(0, blank))
                + " " + of(position.sideToMove()).fenLetter()
                + fen.substring(blank + 2));
    }

    Samples.Sample of(Samples.Sample sample) {
        List<Move> moves = sample.moves().stream().map(this::of).toList();
        return new Samples.Sample(sample.name(), of(sample.start()), moves, sample.first(), sample.third());
    }

    /** The ruling with all its points and sides seen so; its words stay. */
    Verdict.Decided of(Verdict.Decided ruling) {
        Evidence evidence = ruling.evidence();
        return new Verdict.Decided(
                of(ruling.outcome()),
                ruling.reason(),
                ruling.ply(),
                ruling.article(),
                ruling.explanation(),
                new Evidence(
                        evidence.firstPly(),
                        evidence.lastPly(),
                        evidence.occurrences(),
                        evidence.plies().stream().map(this::of).toList()));
    }

    private Evidence.Ply of(Evidence.Ply ply) {
        List<Evidence.Target> targets = ply.targets().stream().map(this::of).toList();
        return new Evidence.Ply(ply.ply(), of(ply.move()), of(ply.side()), ply.classes(), targets, ply.why());
    }

    private Evidence.Target of(Evidence.Target target) {
        List<Square> by = target.by().stream().map(this::of).toList();
        return new Evidence.Target(of(target.piece()), of(target.square()), by, target.why());
    }

    private static String swapCase(String text) {
        return text.chars()
                .mapToObj(c -> Character.toString(
                        Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c)))
                .collect(Collectors.joining());
    }
}
