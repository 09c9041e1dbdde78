package org.xiangqi.arbiter.notation;

import java.util.List;
import java.util.Optional;

/** The kinds of notation, which a single move's form tells apart. A game is written in one of them throughout. */
public enum Family {
    /** Two points: see {@link RankBase}. */
    COORDINATES,
    /** Letters and signs: see {@link Wxf} and {@link Vietnamese}. */
    LETTERS,
    /** Characters: see {@link Chinese}. */
    CHARACTERS;

    /** The family that the first move whose form tells one belongs to; empty if none does. */
    public static Optional<Family> toldBy(List<String> texts) {
        for (String text : texts) {
            Optional<Family> told = of(text);
            if (told.isPresent()) {
                return told;
            }
        }
        return Optional.empty();
    }

    /** The family that a text has the form of; empty if it is a move in none. */
    public static Optional<Family> of(String text) {
        if (Coordinates.parse(text).isPresent()) {
            return Optional.of(COORDINATES);
        }
        if (Chinese.looksLike(text)) {
            return Optional.of(CHARACTERS);
        }
        boolean letters = Wxf.looksLike(text) || Vietnamese.looksLike(text);
        return letters ? Optional.of(LETTERS) : Optional.empty();
    }
}
