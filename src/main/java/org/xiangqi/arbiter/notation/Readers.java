package org.xiangqi.arbiter.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds how a game may be read by the form of its moves. */
public final class Readers {
    private Readers() {}

    /**
     * The notations that a game may be written in, the likeliest first: more than one where coordinates do not tell how they
     * count the ranks, and for letters. Which it is in is told by how far it can be played in each.
     */
    public static List<MoveNotation> of(List<String> texts) {
        return switch (Family.toldBy(texts).orElse(Family.COORDINATES)) {
            case CHARACTERS -> List.of(new Chinese());
            case LETTERS -> letters(texts);
            case COORDINATES -> {
                Optional<RankBase> toldBy = RankBase.toldBy(texts);
                yield toldBy.isPresent() ? List.of(toldBy.get()) : List.of(RankBase.ZERO, RankBase.ONE);
            }
        };
    }

    /** Those of a game that is in letters and signs, the likeliest first: WXF, and Vietnamese letters with either signs. */
    public static List<MoveNotation> letters(List<String> texts) {
        return likeliestFirst(List.of(new Wxf(), Vietnamese.OWN_SIGNS, Vietnamese.WXF_SIGNS), texts);
    }

    /** Those of a game that is known to be in Vietnamese letters, the likeliest first. */
    public static List<MoveNotation> vietnamese(List<String> texts) {
        return likeliestFirst(List.of(Vietnamese.OWN_SIGNS, Vietnamese.WXF_SIGNS), texts);
    }

    /** First come those whose form the texts have, of which the first text that tells them apart decides, and so on. */
    private static List<MoveNotation> likeliestFirst(List<Letters> all, List<String> texts) {
        List<Letters> likely = all;
        for (String text : texts) {
            List<Letters> fitting =
                    likely.stream().filter(each -> each.hasForm(text)).toList();
            likely = fitting.isEmpty() ? likely : fitting;
        }
        List<MoveNotation> sorted = new ArrayList<>(likely);
        for (Letters each : all) {
            if (!sorted.contains(each)) {
                sorted.add(each);
            }
        }
        return sorted;
    }
}
