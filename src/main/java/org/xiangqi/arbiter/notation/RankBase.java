package org.xiangqi.arbiter.notation;

import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Square;

/** The two ways in which coordinates count the ranks; files are a to i in both. */
public enum RankBase implements MoveNotation {
    /** Ranks 0 to 9: UCCI, ICCS. */
    ZERO(0),
    /** Ranks 1 to 10: UCI as Fairy-Stockfish speaks it. */
    ONE(1);

    private final int lowest;

    RankBase(int lowest) {
        this.lowest = lowest;
    }

    /**
     * The base that the texts of one game can only have: any rank 0 means ranks from 0, otherwise any rank 10 means ranks
     * from 1. Empty if neither occurs. Texts that are no coordinates are passed over.
     */
    public static Optional<RankBase> toldBy(List<String> texts) {
        boolean ten = false;
        for (int index = 0; index < texts.size(); index++) {
            int usual = texts instanceof TextList list ? list.usual(index) : -1;
            if (usual >= 0) {
                if (Move.from(usual) < Square.FILES || Move.to(usual) < Square.FILES) {
                    return Optional.of(ZERO);
                }
                continue;
            }
            Optional<Coordinates> read = Coordinates.parse(texts.get(index));
            if (read.isPresent()) {
                if (read.get().hasRank(0)) {
                    return Optional.of(ZERO);
                }
                ten |= read.get().hasRank(10);
            }
        }
        return ten ? Optional.of(ONE) : Optional.empty();
    }

    @Override
    public MoveReading read(String text, Board board) {
        int usual = this == ZERO && text.length() == Coordinates.USUAL_LENGTH
                ? Coordinates.usual(text.charAt(0), text.charAt(1), text.charAt(2), text.charAt(3))
                : -1;
        if (usual >= 0) {
            return new MoveReading.Read(Move.of(usual));
        }
        Optional<Move> move = Coordinates.parse(text).flatMap(this::move);
        return move.isPresent() ? new MoveReading.Read(move.get()) : new MoveReading.Unreadable();
    }

    private Optional<Move> move(Coordinates read) {
        Optional<Square> from = Square.at(read.fromFile(), read.fromRank() - lowest);
        Optional<Square> to = Square.at(read.toFile(), read.toRank() - lowest);
        return from.isPresent() && to.isPresent() ? Optional.of(new Move(from.get(), to.get())) : Optional.empty();
    }

    /** The move in these coordinates, lower case, without a dash. */
    public String write(Move move) {
        return name(move.from()) + name(move.to());
    }

    private String name(Square square) {
        return "" + (char) ('a' + square.file()) + (square.rank() + lowest);
    }
}
