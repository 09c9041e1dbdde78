package org.xiangqi.arbiter.notation;

import java.text.Normalizer;

/** One form for characters that are written in several. */
final class Characters {
    /** More than any move has, however its characters are written; bringing long texts to one form can take very long. */
    private static final int LONGEST = 16;

    private Characters() {}

    /** Full-width letters, digits and signs as the plain ones, compatibility ideographs as the usual ones, dashes as minus.
     * What is too long for a move is left as it is. */
    static String halfWidth(String text) {
        if (text.length() > LONGEST) {
            return text;
        }
        String plain = Normalizer.isNormalized(text, Normalizer.Form.NFKC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFKC);
        return plain.replace('–', '-').replace('—', '-').replace('−', '-');
    }
}
