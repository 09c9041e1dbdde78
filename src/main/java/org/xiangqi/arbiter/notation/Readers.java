package org.xiangqi.arbiter.notation;

import java.util.List;
import java.util.Optional;

/** Chooses how to read a game by the form of its moves. */
public final class Readers {
    private Readers() {}

    /**
     * The notations that a game may be written in, the likeliest first: more than one only where coordinates do not tell how
     * they count the ranks.
     */
    public static List<MoveNotation> of(List<String> texts) {
        return switch (Family.toldBy(texts).orElse(Family.COORDINATES)) {
            case CHARACTERS -> List.of(new Chinese());
            case LETTERS -> List.of(letters(texts));
            case COORDINATES -> {
                Optional<RankBase> toldBy = RankBase.toldBy(texts);
                yield toldBy.isPresent() ? List.of(toldBy.get()) : List.of(RankBase.ZERO, RankBase.ONE);
            }
        };
    }

    /** How a game is read that is written in letters and signs. */
    public static MoveNotation letters(List<String> texts) {
        Optional<Vietnamese> vietnamese = Vietnamese.tellsOf(texts);
        return vietnamese.isPresent() ? vietnamese.get() : new Wxf();
    }
}
